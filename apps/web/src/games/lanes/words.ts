import { does, sentence, whom, whose, type Names, type Seat } from '@mechatable/kernel';
import type { Card } from '@mechatable/lanes';

type Row = 'front' | 'land' | 'back';
/** The piles off the board. */
export type PileName = 'hand' | 'deck' | 'protection' | 'pool' | 'graveyard' | 'trash';

const KINDS: Record<Card['kind'], string> = { unit: 'unit', land: 'land', tech: 'tech', equip: 'equip' };
const KIND_TITLES: Record<Card['kind'], string> = {
  unit: 'Unit',
  land: 'Land',
  tech: 'Tech',
  equip: 'Equip',
};
const ROWS: Record<Row, string> = { front: 'frontline', land: 'land', back: 'backline' };
const PILES: Record<PileName, string> = {
  hand: 'hand',
  deck: 'deck',
  protection: 'protection',
  pool: 'pool',
  graveyard: 'graveyard',
  trash: 'trash',
};

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
/** `Your`, `Mira’s`, at the start of a text. */
const Whose = (names: Names, seat: Seat): string => sentence(whose(names, seat));

/** The known facts about a unit in play. */
interface UnitFacts {
  readonly name: string;
  readonly lane: number;
  readonly row: 'front' | 'back';
  readonly power: number;
  readonly rest: number;
  readonly equips: readonly string[];
}

/** The strings of the table. The game has its own, and the lessons are in `lesson-words.ts`. */
export const words = {
  rows: ROWS,

  status: {
    beforeFirstTurn: 'Before the first turn',
    turn: (turn: number): string => `Turn ${turn}`,
    phases: {
      opening: 'Opening',
      draw: 'Draw Phase',
      main: 'Main Phase',
      payment: 'Payment',
      effect: 'Effect',
      attack: 'Attack',
      combat: 'Combat',
      over: 'Over',
    },
  },

  /** Labels of cards: `Pike Lancer, Vanguard unit, frontline 5, backline 1`. */
  card: {
    printed: (name: string, kind: Card['kind'], tribe: string | null): string =>
      `${name}, ${tribe === null ? '' : `${tribe} `}${KINDS[kind]}`,
    withPower: (card: string, front: number, back: number): string =>
      `${card}, frontline ${front}, backline ${back}`,
    /** `unit · Vanguard`. */
    kind: (kind: Card['kind'], tribe: string | null): string =>
      tribe === null ? KINDS[kind] : `${KINDS[kind]} · ${tribe}`,
    beingPlayed: (names: Names, seat: Seat, card: string): string =>
      `${card}, being played by ${whom(names, seat)}`,
    inPile: (names: Names, seat: Seat, card: string, pile: PileName): string =>
      `${card}, in ${whose(names, seat)} ${PILES[pile]}`,
    inOpenPool: (names: Names, seat: Seat, card: string): string =>
      `${card}, face up in ${whose(names, seat)} pool`,
    land: (names: Names, seat: Seat, name: string, lane: number): string =>
      `${name}, ${whose(names, seat)} land in lane ${lane}`,
    /** `Pike Lancer, your unit in lane 1 frontline, power 5, rest counter 2`. */
    unit: (names: Names, seat: Seat, { name, lane, row, power, rest, equips }: UnitFacts): string =>
      [
        name,
        `${whose(names, seat)} unit in lane ${lane} ${ROWS[row]}`,
        `power ${power}`,
        ...(rest > 0 ? [`rest counter ${rest}`] : []),
        ...(equips.length > 0 ? [`equipped with ${equips.join(' and ')}`] : []),
      ].join(', '),
  },

  lanes: {
    /** Before the number of a lane. */
    caption: 'Lane',
    emptyZone: (names: Names, seat: Seat, lane: number, row: Row): string =>
      `${Whose(names, seat)} ${ROWS[row]} zone in lane ${lane}, empty`,
    lane: (names: Names, seat: Seat, lane: number): string => `Lane ${lane}, ${whose(names, seat)} side`,
  },

  piles: {
    captions: {
      hand: 'Hand',
      deck: 'Deck',
      protection: 'Protection',
      pool: 'Pool',
      graveyard: 'Grave',
      trash: 'Trash',
    } satisfies Record<PileName, string>,
    /** `Your deck: 32 cards`. */
    closed: (names: Names, seat: Seat, pile: PileName, n: number): string =>
      `${Whose(names, seat)} ${PILES[pile]}: ${cards(n)}`,
    /** `Your graveyard: 2 cards, Pike Lancer on top`. */
    open: (names: Names, seat: Seat, pile: PileName, n: number, top: string): string =>
      `${Whose(names, seat)} ${PILES[pile]}: ${cards(n)}, ${top} on top`,
    protection: (names: Names, seat: Seat, n: number): string =>
      `${Whose(names, seat)} protection: ${n === 0 ? 'none left' : `${cards(n)} face down`}`,
    /** `Your hand is empty`. */
    emptyHand: (names: Names, seat: Seat): string => `${Whose(names, seat)} ${PILES.hand} is empty`,
    beingPlayed: 'Being played',
    /** A pile fanned out to choose from. */
    fanned: { pool: 'Pool', graveyard: 'Graveyard', trash: 'Trash', deck: 'Top of deck' },
  },

  plaque: { won: 'won', playing: 'playing' },

  cues: {
    turn: (names: Names, seat: Seat): string => `${Whose(names, seat)} turn`,
    plays: (names: Names, seat: Seat): string => sentence(does(names, seat, 'plays')),
    uses: (names: Names, seat: Seat): string => sentence(does(names, seat, 'uses')),
    winsCombat: (names: Names, seat: Seat, unit: string): string => `${Whose(names, seat)} ${unit} wins`,
    tie: (isFought: boolean): string => (isFought ? 'Tie: both fall' : 'Tie: no power'),
    rest: (n: number): string => `Rest ${n}`,
    ready: 'Ready',
    noPower: 'No power',
    survives: 'Survives',
    ward: 'Ward',
    draw: 'Draw',
    wins: (names: Names, seat: Seat): string => sentence(does(names, seat, 'wins')),
  },

  inspect: {
    /** `Unit · Vanguard`. */
    kind: (kind: Card['kind'], tribe: string | null): string =>
      tribe === null ? KIND_TITLES[kind] : `${KIND_TITLES[kind]} · ${tribe}`,
    equipText: (equip: string, text: string): string => `${equip}: ${text}`,
    power: 'Current power',
    place: (names: Names, seat: Seat, lane: number, row: Row, zone: string): string =>
      `${Whose(names, seat)} side, lane ${lane}, ${ROWS[row]} (${zone}).`,
    resting: (rest: number): string =>
      `Resting: its rest counter is ${rest} and drops by 1 at the end of every turn. It can’t attack or move.`,
    equipped: (names: Names, owner: Seat, equip: string): string =>
      `Equipped with ${equip}, played by ${whom(names, owner)}.`,
    attacking: 'Attacking now.',
    underAttack: 'Under attack now.',
    zone: (lane: number, row: Row): string => `Lane ${lane}, ${ROWS[row]}`,
    emptyZone: (zone: string): string => `Empty zone ${zone}`,
    landZone: (names: Names, seat: Seat): string =>
      `${Whose(names, seat)} side. A land here affects both units in the lane.`,
    unitZone: (names: Names, seat: Seat, row: Row): string =>
      `${Whose(names, seat)} side. A unit here uses its ${ROWS[row]} power.`,
    lane: (lane: number): string => `Lane ${lane}`,
    laneOf: (names: Names, seat: Seat): string => `${Whose(names, seat)} lane`,
    meets: (unit: string, zone: string, power: number): string =>
      `An attack here meets ${unit} (${zone}) with power ${power}.`,
    behind: (unit: string, power: number): string => `Behind it: ${unit} with power ${power}.`,
    open: (protection: number): string => {
      if (protection === 0) return 'Open, and no protection is left: an attack here wins the match.';
      return protection === 1
        ? 'Open: an attack here takes the last protection card.'
        : `Open: an attack here takes 1 of ${protection} protection cards.`;
    },
    pile: (names: Names, seat: Seat, pile: PileName): string => `${Whose(names, seat)} ${PILES[pile]}`,
    cards,
    /** `Pike Lancer ×2`. */
    copies: (name: string, n: number): string => (n > 1 ? `${name} ×${n}` : name),
    known: (names: readonly string[]): string => `Known: ${names.join(', ')}.`,
    faceUp: (names: readonly string[]): string => `Face up: ${names.join(', ')}.`,
    faceDown: (n: number): string => `Face down: ${cards(n)}.`,
    taken: (names: readonly string[]): string => `Taken so far: ${names.join(', ')}.`,
    lastHit: 'The next hit wins the match.',
    nextHit: 'Each hit puts the top card into its owner’s hand.',
    /** A hidden card whose place is known; `place` counts from the top, which is 1. */
    knownCard: (card: string, place: number, size: number, open: boolean): string => {
      const where = place === 1 ? 'on top' : place === size ? 'at the bottom' : `card ${place} from the top`;
      return `${card}, ${where}: known ${open ? 'to everyone' : 'only to its owner'}.`;
    },
  },

  options: {
    protectionFrom: 'Protection cards',
    fromDeck: 'Dealt from the deck, unseen',
    fromHand: 'Chosen from the opening hand',
    firstTurnAttacks: 'Attacks on turn 1',
    notAllowed: 'Not allowed',
    allowed: 'Allowed',
    turnCap: 'Turn limit',
    turns: (n: number): string => `${n} turns`,
    shortMatch: (n: number): string => `${n} turns (short match)`,
  },

  statistics: {
    drawn: 'Cards drawn',
    taken: 'Cards taken from the pool',
    played: 'Cards played',
    attacks: 'Attacks',
    combatsWon: 'Combats won',
    unitsLost: 'Units lost',
    protectionBroken: 'Protection broken',
    effectsUsed: 'Effects used',
  },

  /** How the gallery groups cards without a tribe. */
  groups: { unit: 'Unaligned', land: 'Lands', tech: 'Techs', equip: 'Equips' } satisfies Record<
    Card['kind'],
    string
  >,
};
