import { deriveRng, pick, shuffle, type Rng } from '@mechatable/kernel';
import { CARDS, cardNumber } from './content/cards.ts';
import { MAX_COPIES } from './deck-rules.ts';
import { expectedUnder, type Expected } from './expected.ts';
import { EVERYBODY, NOBODY, OWNER, type Known, type Pile, type State, type Step } from './state.ts';
import { NOWHERE } from './zones.ts';
import type { KnownCard, SideView, View } from './view.ts';

const numbers = (cards: readonly string[]): number[] => cards.map(cardNumber);

/** Cards on their way: neither in a pile nor on the board (LN-R-76). */
export function inTransit(agenda: readonly Step[]): { seat: number; card: number }[] {
  const found: { seat: number; card: number }[] = [];
  for (const step of agenda) {
    if ('ask' in step ? step.ask === 'zone' : step.do === 'trashTech' || step.do === 'attach') {
      found.push(step as { seat: number; card: number });
    }
  }
  return found;
}

/** A multiset of cards, for subtracting one group of cards from another. */
class Heap {
  /** By card. */
  readonly #count = new Array<number>(CARDS.length).fill(0);
  /** Every kind of card that was ever here, the first one first. */
  readonly #kinds: number[] = [];

  constructor(cards: readonly number[]) {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (this.#count[card]++ === 0) this.#kinds.push(card);
    }
  }

  of(card: number): number {
    return this.#count[card];
  }

  /** Removes the cards that are present. */
  without(cards: readonly number[]): this {
    for (let i = 0; i < cards.length; i++) if (this.#count[cards[i]] > 0) this.#count[cards[i]]--;
    return this;
  }

  contains(other: Heap): boolean {
    for (const card of other.#kinds) if (this.#count[card] < other.#count[card]) return false;
    return true;
  }

  cards(): number[] {
    const cards: number[] = [];
    for (const card of this.#kinds) for (let n = this.#count[card]; n > 0; n--) cards.push(card);
    return cards;
  }
}

const heaps = new WeakMap<readonly number[], Heap>();

/** The heap of a list, made once and only read. */
function heapOf(list: readonly number[]): Pick<Heap, 'contains'> {
  let heap = heaps.get(list);
  if (heap === undefined) {
    heap = new Heap(list);
    heaps.set(list, heap);
  }
  return heap;
}

/** Every card of a side that the viewer can locate outside the revealed pool, including known hidden cards. */
function placed(view: View, seat: number): number[] {
  const side = view.sides[seat];
  const cards = numbers(side.hand ?? side.shown);
  for (const known of [...side.deckKnown, ...side.protectionKnown]) cards.push(cardNumber(known.card));
  for (const { card } of side.graveyard) cards.push(cardNumber(card));
  cards.push(...numbers(side.trash));
  view.board.forEach((held, zone) => {
    if (held === null) return;
    if ((zone < 12 ? zone < 6 : zone < 15) === (seat === 0)) cards.push(cardNumber(held.card));
    for (const equip of held.equips) if (equip.owner === seat) cards.push(cardNumber(equip.card));
  });
  for (const moving of inTransit(view.agenda)) if (moving.seat === seat) cards.push(moving.card);
  return cards;
}

interface Guess {
  readonly deckList: readonly number[];
  readonly poolList: readonly number[];
  /** The cards unknown to the viewer: those in the face-down pool, and those in hand, deck and protection. */
  readonly pool: number[];
  readonly dark: number[];
}

/** The viewer's own list is known: every card that isn't visible must be hidden. */
function ownGuess(side: SideView, seen: readonly number[]): Guess | null {
  if (side.list === null) return null;
  const deckList = numbers(side.list.deck);
  const poolList = numbers(side.list.pool);
  const pool = new Heap(poolList).without(numbers(side.revealed)).without(numbers(side.taken)).cards();
  const dark = new Heap([...deckList, ...numbers(side.taken)]).without(seen).cards();
  return { deckList, poolList, pool, dark };
}

/** The opponent's list: a starter deck that fits everything seen so far, or an invented one. */
function foreignGuess(
  expected: Expected,
  side: SideView,
  seen: readonly number[],
  hidden: number,
  rng: Rng,
): Guess {
  const taken = numbers(side.taken);
  const poolSeen = [...numbers(side.revealed), ...taken];
  const deckSeen = new Heap(seen).without(taken);
  const lost = new Heap(taken).without(seen).cards(); // taken from the pool and no longer visible
  const poolHeap = new Heap(poolSeen);
  const fitting = expected.decks.filter(
    ({ deck, pool }) =>
      pool.length === poolSeen.length + side.poolCount &&
      deck.length + taken.length === seen.length + hidden &&
      heapOf(deck).contains(deckSeen) &&
      heapOf(pool).contains(poolHeap),
  );
  const base = pick(rng, fitting.length > 0 ? fitting : expected.decks);
  const inSight = [...deckSeen.cards(), ...poolSeen];
  const left = new Heap(base.pool).without(poolSeen).cards();
  const pool = topUp(expected, left, side.poolCount, inSight, rng);
  const rest = new Heap(base.deck).without(deckSeen.cards()).cards();
  const dark = [...lost, ...topUp(expected, rest, hidden - lost.length, [...inSight, ...pool], rng)];
  if (fitting.length > 0) return { deckList: base.deck, poolList: base.pool, pool, dark };
  return {
    deckList: new Heap([...seen, ...dark])
      .without(taken)
      .cards()
      .sort((a, b) => a - b),
    poolList: [...poolSeen, ...pool].sort((a, b) => a - b),
    pool,
    dark,
  };
}

/** Exactly this many cards: drops some at random, or adds others within the copy limit. */
function topUp(
  expected: Expected,
  cards: number[],
  wanted: number,
  others: readonly number[],
  rng: Rng,
): number[] {
  shuffle(rng, cards);
  const all = new Heap(others);
  const copies = CARDS.map((_, card) => all.of(card));
  const kept: number[] = [];
  const add = (card: number): void => {
    if (kept.length >= wanted || copies[card] >= MAX_COPIES) return;
    copies[card]++;
    kept.push(card);
  };
  cards.forEach(add);
  while (kept.length < wanted) add(pick(rng, expected.cards));
  return kept;
}

/** A pile of the right size: known cards in their places, the others from the top of the hidden cards. */
function fill(
  count: number,
  known: readonly KnownCard[],
  dark: number[],
): { cards: number[]; known: Known[] } {
  const cards = new Array<number>(count).fill(NOWHERE);
  const levels = new Array<Known>(count).fill(NOBODY);
  for (const { place, card, open } of known) {
    cards[place] = cardNumber(card);
    levels[place] = open ? EVERYBODY : OWNER;
  }
  for (let i = 0; i < count; i++) if (cards[i] === NOWHERE) cards[i] = dark.pop() as number;
  return { cards, known: levels };
}

function imaginePile(view: View, seat: number, rng: Rng): Pile {
  const side = view.sides[seat];
  const seen = placed(view, seat);
  const hidden =
    (side.hand === null ? side.handCount - side.shown.length : 0) +
    (side.deckCount - side.deckKnown.length) +
    (side.protectionCount - side.protectionKnown.length);
  const guess = ownGuess(side, seen) ?? foreignGuess(expectedUnder(view.rules), side, seen, hidden, rng);
  shuffle(rng, guess.pool);
  shuffle(rng, guess.dark);
  const deck = fill(side.deckCount, side.deckKnown, guess.dark);
  const protection = fill(side.protectionCount, side.protectionKnown, guess.dark);
  return {
    deckList: guess.deckList,
    poolList: guess.poolList,
    hand: side.hand === null ? [...numbers(side.shown), ...guess.dark] : numbers(side.hand),
    shown: numbers(side.shown),
    deck: deck.cards,
    deckKnown: deck.known,
    protection: protection.cards,
    protectionKnown: protection.known,
    pool: guess.pool,
    revealed: numbers(side.revealed),
    taken: numbers(side.taken),
    graveyard: side.graveyard.map(({ card }) => cardNumber(card)),
    graveyardId: side.graveyard.map(({ object }) => object),
    trash: numbers(side.trash),
  };
}

/** A full state consistent with the view, with everything unknown dealt at random. */
export function imagine(view: View, rng: Rng): State {
  const held = view.board.filter((card) => card !== null);
  const equips = held.flatMap(({ object, equips: on }) => on.map((equip) => ({ ...equip, unit: object })));
  equips.sort((a, b) => a.object - b.object);
  const changes = held.flatMap(({ object, changes: of }) =>
    of.map((change) => ({ ...change, unit: object })),
  );
  return {
    rules: view.rules,
    rng: deriveRng(rng),
    turn: view.turn,
    active: view.active,
    mainActions: view.mainActions,
    resolutions: view.resolutions,
    piles: [imaginePile(view, 0, rng), imaginePile(view, 1, rng)],
    card: view.board.map((card) => (card === null ? NOWHERE : cardNumber(card.card))),
    object: view.board.map((card) => card?.object ?? NOWHERE),
    rest: view.board.map((card) => card?.rest ?? 0),
    zoneOf: view.zoneOf.slice(),
    equipCard: equips.map(({ card }) => cardNumber(card)),
    equipOwner: equips.map(({ owner }) => owner),
    equipObject: equips.map(({ object }) => object),
    equipUnit: equips.map(({ unit }) => unit),
    changeUnit: changes.map(({ unit }) => unit),
    changeBy: changes.map(({ by }) => cardNumber(by)),
    changeAmount: changes.map(({ amount }) => amount),
    changeUntil: changes.map(({ until }) => until),
    changeSeat: changes.map(({ seat }) => seat),
    used: view.used.slice(),
    queue: view.queue.slice(),
    combat: view.combat,
    agenda: view.agenda.slice(),
    outcome: view.outcome,
  };
}
