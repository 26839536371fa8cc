import { does, sentence, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import { acts, counted, owned, player, reader, territories, together, type Reader } from './people.ts';

const PLACES = {
  hand: 'in hand',
  out: 'deployed',
  either: 'in hand or deployed',
  STB: 'Stand-By',
  DIS: 'Disabled',
  MALF: 'Malfunctioned',
};

type Place = keyof typeof PLACES;

/** A Mech on the table. */
export interface KnownMech {
  /** Its name, tier and Power. */
  readonly mech: string;
  readonly seat: Seat;
  readonly place: Place;
  /** Who knows it. */
  readonly secrecy: string;
  readonly used: boolean;
}

export interface PilotSigns {
  readonly isAlpha: boolean;
  readonly isAsked: boolean;
  readonly conceded: boolean;
  readonly rank: number | undefined;
}

export interface Turn {
  readonly turn: number;
  readonly phase: string | null;
  /** The Alpha Pilot first. */
  readonly order: readonly Seat[];
  readonly asked: Seat | null;
}

/** The strings of the parts of the table. */
export const table = {
  player,
  /** Where a Mech is, in full and as a tag. */
  places: PLACES,
  tags: {
    hand: 'hand',
    out: 'out',
    either: 'hand or out',
    STB: 'STB',
    DIS: 'DIS',
    MALF: 'MALF',
  },
  phases: { Initiation: 'Initiation', Arena: 'Arena', Pilot: 'Pilot', Scrap: 'Scrap' },
  status: {
    turn: (turn: number): string => `Turn ${turn}`,
    phase: (phase: string): string => `${phase} Phase`,
    over: 'Game over',
  },
  /** A name at the start of a label: `The face-down Territory`, `Your Green 3`. */
  label: (name: string): string => sentence(name.replace(/^the /, 'The ')),
  mech: (name: string, tier: number, power: number): string => `${name}, Tier ${tier}, Power ${power}`,
  knownMech: (names: Names, { mech, seat, place, secrecy, used }: KnownMech): string => {
    const facts = [`${whose(names, seat)} Mech`, PLACES[place], secrecy];
    return [mech, ...facts, ...(used ? ['ability used this turn'] : [])].join(', ');
  },
  /** Who knows which Mech it is. */
  secrecy: {
    revealed: 'revealed',
    secret: 'secret',
    seenBy: (names: Names, seats: readonly Seat[]): string => `seen by ${together(names, seats)}`,
    onlyReader: (by: Reader): string => `known only to ${reader(by)}`,
  },
  /** Who knows a face-down Territory. */
  insight: {
    everyone: 'known to everyone',
    seenBy: (names: Names, seats: readonly Seat[]): string => `seen by ${together(names, seats)}`,
    onlyOwner: (names: Names, owner: Seat): string => `only ${does(names, owner, 'knows it')}`,
    alsoSeenBy: (names: Names, seats: readonly Seat[]): string => `also seen by ${together(names, seats)}`,
    seen: (names: Names, seat: Seat): string => does(names, seat, 'has seen it'),
    seenToo: (names: Names, seat: Seat, others: readonly Seat[]): string =>
      `${whom(names, seat)} and ${together(names, others)} have seen it`,
    unknown: (by: Reader): string => `unknown to ${reader(by)}`,
    unknownSeenBy: (by: Reader, seats: readonly Seat[]): string =>
      `seen by ${together(by.names, seats)}, not by ${reader(by)}`,
  },
  hiddenTile: (tile: string, insight: string): string => `${tile}, ${insight}`,
  arena: {
    notDealt: 'Two Territories are dealt after the Initiation Phase',
    empty: 'No Territories left in the Arena',
    freeSpotAt: (territory: string): string => `Free spot at ${territory}`,
    free: 'free',
    dealt: (up: boolean, turn: number): string => `${up ? 'face-up' : 'face-down'}, from turn ${turn}`,
    dealtNow: (up: boolean): string => `${up ? 'face-up' : 'face-down'}, new`,
    deck: 'Deck',
    deckLabel: (n: number): string => `Deck: ${territories(n)}`,
    scrap: 'Scrap',
    scrapLabel: (n: number): string => `Scrap pile: ${territories(n)}`,
    scrapLabelWithTop: (n: number, top: string): string => `Scrap pile: ${territories(n)}, ${top} on top`,
  },
  clash: {
    claimed: (names: Names, seat: Seat): string => `${player(names, seat)} claimed it`,
    attacks: (names: Names, seat: Seat, owner: Seat): string =>
      acts(names, seat, `attacks ${whose(names, owner)} Territory`),
    mayDefend: (names: Names, seat: Seat): string => `${player(names, seat)} may defend`,
  },
  /** A deployed Mech. */
  out: {
    unknown: (names: Names, seat: Seat, eyes: readonly Seat[]): string => {
      const mech = owned(names, seat, 'Mech, face-down');
      return eyes.length === 0 ? mech : `${mech}, seen by ${together(names, eyes)}`;
    },
    faceUp: (names: Names, seat: Seat, mech: string): string => owned(names, seat, `Mech, face-up: ${mech}`),
    faceDown: (names: Names, seat: Seat, mech: string): string =>
      owned(names, seat, `Mech, face-down: ${mech}`),
    faceDownSeen: (by: Reader, seat: Seat, mech: string): string =>
      owned(by.names, seat, `Mech, face-down, known to ${reader(by)}: ${mech}`),
    withPower: (label: string, power: number): string => `${label}, current Power ${power}`,
  },
  pilot: {
    alpha: 'Alpha',
    rank: (rank: number): string => `rank ${rank}`,
    toAct: 'to act',
    conceded: 'conceded',
    label: (names: Names, seat: Seat, { isAlpha, isAsked, conceded, rank }: PilotSigns): string =>
      [
        player(names, seat),
        ...(isAlpha ? ['Alpha Pilot'] : []),
        ...(isAsked ? ['to act'] : []),
        ...(conceded ? ['conceded'] : []),
        ...(rank === undefined ? [] : [`rank ${rank}`]),
      ].join(', '),
    hand: 'Hand',
    handLabel: (names: Names, seat: Seat, mechs: number): string =>
      owned(names, seat, `hand: ${counted(mechs, 'Mech')}`),
    unseenTier: (names: Names, seat: Seat, tier: number): string =>
      owned(names, seat, `Tier ${tier} Mech, not seen yet`),
    unseen: 'unseen',
    allInHangar: (names: Names, seat: Seat): string => `All ${whose(names, seat)} Mechs are in the hangar`,
    deployed: 'deployed',
    hangar: 'Hangar',
    repairs: (n: number): string => counted(n, 'repair'),
    stage: (stage: Place, repairs: number): string =>
      `${PLACES[stage]}: ${counted(repairs, 'repair')} to return to hand`,
  },
  /** How far a line has come. `known`: cards the reader knows; `open`: those that everyone knows. */
  progress: (line: string, known: number, size: number, open: number): string =>
    open < known ? `${line}: ${known} of ${size} (${open} public)` : `${line}: ${known} of ${size}`,
  numberLine: (number: number): string => `Number ${number}`,
  lines: (names: Names, seat: Seat, best: readonly string[]): string =>
    owned(names, seat, `lines. ${best.length === 0 ? 'No line has two cards' : best.join('; ')}`),
  turn: (names: Names, { turn, phase, order, asked }: Turn): string => {
    const head = phase === null ? `Turn ${turn}.` : `Turn ${turn}, ${phase} Phase.`;
    const pilots = order.map((seat, place) => `${whom(names, seat)}${place === 0 ? ' (Alpha Pilot)' : ''}`);
    const line = `${head} Order: ${pilots.join(', ')}.`;
    return asked === null ? line : `${line} To act: ${whom(names, asked)}.`;
  },
  roster: {
    unseen: 'Not seen yet',
    undealt: 'Not dealt',
    nobodys: (mech: string): string => `${mech}, not seen yet`,
    heldBy: (names: Names, mech: string, seat: Seat): string => `${mech}, ${whose(names, seat)} Mech`,
    heldBySecretly: (by: Reader, mech: string, seat: Seat): string =>
      `${mech}, ${whose(by.names, seat)} Mech, known only to ${reader(by)}`,
  },
};
