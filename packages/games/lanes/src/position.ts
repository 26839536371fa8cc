import { rngFrom, type Rng, type Seat } from '@mechatable/kernel';
import { cardNumber } from './content/cards.ts';
import type { Options } from './decks.ts';
import { lanes, run } from './game.ts';
import { plus } from './lists.ts';
import { emptyPile, setup } from './setup.ts';
import { NOBODY, OWNER, type Pile, type Rules, type State } from './state.ts';
import { CURRENT } from './versions.ts';
import { SEAT_LETTERS, ZONE_NAME, zoneNumber } from './zones.ts';

export type Letter = (typeof SEAT_LETTERS)[number];

/** Cards as a text: `VG-01 NT-02`. Piles are written top first. */
export interface SideGiven {
  readonly hand?: string;
  readonly deck?: string;
  /** Top first, unknown to all; three filler cards if left out. */
  readonly protection?: string;
  readonly pool?: string;
  readonly revealed?: string;
  /** In the order they went there. */
  readonly graveyard?: string;
  readonly trash?: string;
}

/**
 * A position: zones by name, each with its card and, where they matter, rest and equips
 * (`NT-01 r2 +MD-01`; an equip of the other side `+B:MD-06`), and the piles of A and B.
 */
export interface Position extends Partial<Record<string, string | SideGiven | number>> {
  readonly A?: SideGiven;
  readonly B?: SideGiven;
}

export interface Setting extends Partial<Rules> {
  /** The source of chance. Default: always the same dice and shuffles. */
  readonly rng?: Rng;
  readonly turn?: number;
  readonly active?: Letter;
  /**
   * The point in the turn: `main` in the neutral state (the default), `turn` as the active seat's turn is
   * about to start (its number is `turn`), `draw` as its Draw Phase is about to start.
   */
  readonly at?: 'main' | 'turn' | 'draw';
}

/** The filler card of decks that a scenario does not specify; when drawn, it differs from the rest. */
export const FILLER = 'NT-02';

const parts = (text = ''): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function numbers(text?: string): number[] {
  return parts(text).map((id) => {
    const card = cardNumber(id);
    if (card < 0) throw new Error(`there is no card ${id}`);
    return card;
  });
}

const topFirst = (text?: string): number[] => numbers(text).reverse();

function pileOf(s: State, given: SideGiven = {}): Pile {
  const filler = cardNumber(FILLER);
  const deck = given.deck === undefined ? new Array<number>(20).fill(filler) : topFirst(given.deck);
  const protection =
    given.protection === undefined ? new Array<number>(3).fill(filler) : topFirst(given.protection);
  const graveyard = numbers(given.graveyard);
  const graveyardId = graveyard.map(() => s.zoneOf.push(-1) - 1);
  return {
    ...emptyPile([], []),
    hand: numbers(given.hand),
    deck,
    deckKnown: deck.map(() => NOBODY),
    protection,
    protectionKnown: protection.map(() => (s.rules.protectionFrom === 'hand' ? OWNER : NOBODY)),
    pool: topFirst(given.pool),
    revealed: numbers(given.revealed),
    graveyard,
    graveyardId,
    trash: numbers(given.trash),
  };
}

function putOnBoard(s: State, zone: string, text: string): void {
  const place = zoneNumber(zone);
  if (place < 0) throw new Error(`there is no zone ${zone}`);
  const [id, ...marks] = parts(text);
  const cards = numbers(id);
  if (cards.length === 0) throw new Error(`zone ${zone} has no card`);
  const object = s.zoneOf.push(place) - 1;
  s.card[place] = cards[0];
  s.object[place] = object;
  for (const mark of marks) {
    const rest = /^r(\d)$/.exec(mark);
    const equip = /^\+(?:([AB]):)?(\S+)$/.exec(mark);
    if (rest !== null) s.rest[place] = Number(rest[1]);
    else if (equip !== null) {
      const owner = SEAT_LETTERS.indexOf((equip.at(1) ?? zone.charAt(0)) as Letter);
      s.equipCard = [...s.equipCard, ...numbers(equip[2])];
      s.equipOwner = plus(s.equipOwner, owner);
      s.equipObject = plus(s.equipObject, s.zoneOf.push(-1) - 1);
      s.equipUnit = plus(s.equipUnit, object);
    } else throw new Error(`${zone}: what does "${mark}" mean?`);
  }
}

/** The lists that the cards of the position would have come from. */
function withLists(s: State, seat: Seat): Pile {
  const pile = s.piles[seat];
  const mine = s.card.filter(
    (card, zone) => card >= 0 && ZONE_NAME[zone]?.startsWith(seat === 0 ? 'A' : 'B'),
  );
  const equips = s.equipCard.filter((_, i) => s.equipOwner[i] === seat);
  const { hand, deck, protection, graveyard, trash, pool, revealed } = pile;
  const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
  return {
    ...pile,
    deckList: sorted([...hand, ...deck, ...protection, ...graveyard, ...trash, ...mine, ...equips]),
    poolList: sorted([...pool, ...revealed]),
  };
}

export function position(pieces: Position, setting: Setting = {}): State {
  const {
    turn = 5,
    active = 'A',
    at = 'main',
    version = CURRENT,
    rng = rngFrom('scenario'),
    ...rules
  } = setting;
  const options: Options = lanes.rules.options.parse(rules);
  const bare = setup(options, rng, version);
  const s: State = { ...bare, agenda: [], piles: [pileOf(bare, pieces.A), pileOf(bare, pieces.B)] };
  for (const [zone, text] of Object.entries(pieces)) if (typeof text === 'string') putOnBoard(s, zone, text);
  const ready: State = { ...s, piles: [withLists(s, 0), withLists(s, 1)] };
  const seat = SEAT_LETTERS.indexOf(active);
  ready.turn = at === 'turn' ? turn - 1 : turn;
  ready.active = at === 'turn' ? 1 - seat : seat;
  ready.agenda.push({ do: at === 'main' ? 'main' : at === 'turn' ? 'startTurn' : 'drawPhase' });
  return ready;
}

/** The same, played on to its first question: a match can begin there. */
export function startAt(pieces: Position, setting?: Setting): State {
  const s = position(pieces, setting);
  run(s, []);
  return s;
}
