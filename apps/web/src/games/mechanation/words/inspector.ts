import { does, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import { acts, counted, owned, player, reader, territories, together, type Reader } from './people.ts';

export interface AbilityMode {
  readonly optional: boolean;
  readonly show: boolean;
}

/** The strings of the inspector. */
export const inspector = {
  mech: {
    kind: (tier: number, power: number): string => `Tier ${tier} Mech · Power ${power}`,
    /** `timing` and `text` are printed. */
    ability: (timing: string, { optional, show }: AbilityMode, text: string): string => {
      const mode = optional ? `, optional${show ? ', Show' : ''}` : '';
      return `${timing}${mode}: ${text}`;
    },
    unseen: 'Not seen yet: a pilot may have it, or it wasn’t dealt.',
    undealt: 'It wasn’t dealt.',
    owner: (names: Names, seat: Seat): string => owned(names, seat, 'Mech.'),
    ownerAndPlace: (names: Names, seat: Seat, place: string): string => owned(names, seat, `Mech, ${place}.`),
    used: 'Its ability has been used this turn.',
    repairs: (n: number): string => `Needs ${counted(n, 'repair')}, one per Initiation.`,
    either: 'Only its pilot knows which.',
    revealed: 'Revealed: everyone knows it.',
    onlyReaderAndPilot: (by: Reader): string => `Only ${reader(by)} and its pilot know it.`,
    secret: (names: Names, seat: Seat): string => `Secret: nobody else knows ${does(names, seat, 'has it')}.`,
    seenBy: (names: Names, seats: readonly Seat[]): string => `Seen by ${together(names, seats)}.`,
    faceUp: 'Deployed face-up.',
    faceDown: 'Deployed face-down.',
  },
  land: { kind: 'Territory · 2 copies' },
  stage: {
    kind: 'Repair Stage',
    repairs: (n: number): string => `Needs ${counted(n, 'repair')} to return to hand, one per Initiation.`,
    faceUp: 'Mechs in the hangar are face-up and can’t be used.',
  },
  pilot: {
    title: player,
    alpha: 'Alpha Pilot',
    kind: 'Pilot',
    rank: (rank: number): string => `Final rank: ${rank}.`,
    conceded: 'Conceded: the game answers for this seat.',
    place: (place: number): string => `Number ${place} in turn order.`,
    territories: (n: number, limit: number): string =>
      `${territories(n)}, limit ${limit} at the end of a turn.`,
    hand: (n: number): string => `${counted(n, 'Mech')} in hand.`,
    mech: (mech: string, place: string): string => `${mech}: ${place}.`,
    line: (progress: string): string => `${progress}.`,
    unseen: (n: number): string => `${counted(n, 'card')} not seen yet.`,
    asked: 'Choosing now.',
  },
  lines: {
    title: (names: Names, seat: Seat): string => owned(names, seat, 'lines'),
    kind: 'Five of one color or number win',
    none: 'No line has two known cards.',
    unseen: (n: number): string => `${counted(n, 'card')} in this row not seen yet.`,
  },
  hand: {
    title: (names: Names, seat: Seat): string => owned(names, seat, 'hand'),
    kind: (n: number): string => counted(n, 'Mech'),
    certain: (mechs: string): string => `In hand: ${mechs}.`,
    either: (mechs: string): string => `In hand or deployed: ${mechs}.`,
    unknown: 'None of them is known.',
  },
  tier: {
    title: (names: Names, seat: Seat, tier: number): string => owned(names, seat, `Tier ${tier} Mech`),
    kind: 'Not seen yet',
    place: 'In hand or deployed: it has never been in a hangar.',
    possible: (mechs: readonly { readonly name: string; readonly power: number }[]): string =>
      `One of ${mechs.length}: ${mechs.map(({ name, power }) => `${name} (${power})`).join(', ')}.`,
  },
  out: {
    title: (names: Names, seat: Seat): string => owned(names, seat, 'Mech'),
    kind: 'Deployed face-down',
    mayBeDown: 'Not a Mech that is always deployed face-up.',
  },
  tile: {
    unknown: 'Face-down Territory',
    inArena: 'Territory in the Arena',
    inCollection: (names: Names, seat: Seat): string => `Territory in ${whose(names, seat)} collection`,
    up: 'Face-up.',
    down: (insight: string): string => `Face-down, ${insight}.`,
    mechHere: (names: Names, seat: Seat): string => `${acts(names, seat, 'has a Mech here')}.`,
    fromStart: 'Owned since the start.',
    dealt: (turn: number): string => `Dealt on turn ${turn}.`,
    fromDeck: (turn: number): string => `Came from the deck on turn ${turn}.`,
    fromArena: (turn: number): string => `Came from the Arena on turn ${turn}.`,
    fromPile: (turn: number): string => `Came from the scrap pile on turn ${turn}.`,
    fromPilot: (names: Names, seat: Seat, turn: number): string =>
      `Came from ${whom(names, seat)} on turn ${turn}.`,
    open: 'The Alpha Pilot can attack it.',
    hidden: 'Only Nightlatch can attack it.',
  },
  pile: {
    deck: 'Deck',
    deckRunsOut: 'When it runs out, the scrap pile is shuffled into a new deck.',
    scrap: 'Scrap pile',
    count: territories,
    noScrap: 'Nothing has been scrapped yet.',
    fromTop: (cards: readonly string[]): string => `From the top: ${cards.join(', ')}.`,
  },
};
