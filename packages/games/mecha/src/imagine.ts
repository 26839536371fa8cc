import { below, deriveRng, openQuestion, pick, shuffle, type Rng, type Seat } from '@mechatable/kernel';
import { CELLS, NOWHERE, cellNumber } from './board.ts';
import { CARDS, cardNumber, nameNumber } from './content/cards.ts';
import { expectedUnder, type Expected } from './expected.ts';
import { MOST_COPIES } from './options.ts';
import type { Answers } from './agenda.ts';
import type { Pile, Unit } from './pieces.ts';
import type { State } from './state.ts';
import type { UnitView, View } from './view.ts';

const numbers = (cards: readonly string[]): number[] => cards.map(cardNumber);

function countOf(cards: readonly number[]): number[] {
  const counts = new Array<number>(CARDS.length).fill(0);
  for (const card of cards) counts[card]++;
  return counts;
}

/** The pile without these cards, as far as it contains them. */
function without(heap: readonly number[], cards: readonly number[]): number[] {
  const gone = countOf(cards);
  return heap.filter((card) => {
    if (gone[card] === 0) return true;
    gone[card]--;
    return false;
  });
}

const deckCounts = new WeakMap<readonly number[], readonly number[]>();

/** Whether a deck list, which never changes, contains these cards. */
function contains(list: readonly number[], cards: readonly number[]): boolean {
  let there = deckCounts.get(list);
  if (there === undefined) {
    there = countOf(list);
    deckCounts.set(list, there);
  }
  const counts = new Array<number>(CARDS.length).fill(0);
  for (const card of cards) if (++counts[card] > there[card]) return false;
  return true;
}

/** Every card of a side that the viewer can place. */
function placed(view: View, seat: Seat): number[] {
  const side = view.sides[seat];
  const cards = numbers(side.hand ?? side.seen);
  cards.push(...numbers(side.top), ...numbers(side.discard), ...numbers(side.damage));
  const onBoard = [...view.units, ...view.units.flatMap(({ attached }) => attached), ...view.lying];
  for (const { owner, card } of onBoard) if (owner === seat) cards.push(cardNumber(card));
  for (const link of view.chain) {
    if (link.kind === 'card' && link.seat === seat && !link.gone) cards.push(link.card);
    if (link.kind !== 'ability') continue;
    for (const { owner, card } of link.pilots) if (owner === seat) cards.push(card);
  }
  return cards;
}

/** The cards of a deck in the order of the card list, if the viewer knows its deck list; otherwise null. */
export function deckContents(view: View, seat: Seat): string[] | null {
  const { list, top } = view.sides[seat];
  if (list === null) return null;
  const deck = [...without(numbers(list), placed(view, seat)), ...numbers(top)];
  return deck.sort((a, b) => a - b).map((card) => CARDS[card].id);
}

/** A list that fits all that was seen: a starter deck, or else one made up within the limits of copies. */
function guessList(expected: Expected, seen: readonly number[], size: number, rng: Rng): readonly number[] {
  const fitting = expected.decks.filter((list) => list.length === size && contains(list, seen));
  if (fitting.length > 0) return pick(rng, fitting);
  const list = seen.slice();
  const copies = countOf(list);
  const rest = without(pick(rng, expected.decks), seen);
  shuffle(rng, rest);
  while (list.length < size) {
    const card = rest.pop() ?? pick(rng, expected.cards);
    if (copies[card] >= MOST_COPIES[card]) continue;
    copies[card]++;
    list.push(card);
  }
  return list.sort((a, b) => a - b);
}

function imaginePile(view: View, seat: Seat, rng: Rng): Pile {
  const side = view.sides[seat];
  const known = numbers(side.seen);
  const top = numbers(side.top);
  const seen = placed(view, seat);
  const inHand = side.hand === null ? side.handCount - known.length : 0;
  const deckList =
    side.list === null
      ? guessList(expectedUnder(view.rules), seen, seen.length + inHand + side.deckCount - top.length, rng)
      : numbers(side.list);
  const dark = without(deckList, seen);
  shuffle(rng, dark);
  const hand = side.hand === null ? [...known, ...dark.splice(0, inHand)] : numbers(side.hand);
  return {
    deckList,
    hand,
    seen: known,
    open: numbers(side.open),
    deck: [...dark, ...top],
    ownTop: side.ownTop,
    openTop: side.openTop,
    discard: numbers(side.discard),
    damage: numbers(side.damage),
    markers: side.markers,
    noTowers: side.noTowers,
  };
}

function imagineUnit(u: UnitView): Unit {
  return {
    id: u.id,
    card: cardNumber(u.card),
    owner: u.owner,
    controller: u.controller,
    cell: cellNumber(u.cell),
    damage: u.damage,
    armour: u.armour,
    arrived: u.arrived,
    attached: u.attached.map(({ id, card, owner, controller, on, name }) => ({
      id,
      card: cardNumber(card),
      owner,
      controller,
      on,
      name: name === null ? NOWHERE : nameNumber(name),
    })),
    steps: u.steps,
    attacks: u.attacks,
    completed: u.completed,
    forfeited: u.forfeited,
    extraSteps: u.extraSteps,
    extraAttacks: u.extraAttacks,
    speed: u.speed,
    range: u.range,
    now: u.now,
    next: u.next,
  };
}

/** MG-R-5, MG-R-24: it is public who has answered, but not what. */
function imagineAnswers(view: View, piles: readonly Pile[], rng: Rng): Answers {
  const ask = openQuestion(view);
  const answers: Answers = [NOWHERE, NOWHERE];
  if (ask === null || !('seats' in ask)) return answers;
  for (const seat of [0, 1]) {
    const { hand } = piles[seat];
    if (view.viewer === seat) answers[seat] = view.answer;
    else if (ask.seats.includes(seat)) continue;
    else if (ask.ask === 'mulligan') answers[seat] = below(rng, 2);
    else if (hand.length > 0) answers[seat] = pick(rng, hand);
  }
  return answers;
}

/** A full state that matches the view, with everything unknown dealt at random. */
export function imagine(view: View, rng: Rng): State {
  const board = new Array<Unit | null>(CELLS).fill(null);
  for (const u of view.units) board[cellNumber(u.cell)] = imagineUnit(u);
  const piles: [Pile, Pile] = [imaginePile(view, 0, rng), imaginePile(view, 1, rng)];
  return {
    rules: view.rules,
    rng: deriveRng(rng),
    turn: view.turn,
    active: view.active,
    mainActions: view.mainActions,
    towerPlayed: view.towerPlayed,
    arrivals: view.arrivals,
    piles,
    board,
    lying: view.lying.map(({ id, card, owner, cell, time }) => ({
      id,
      card: cardNumber(card),
      owner,
      cell: cellNumber(cell),
      time,
    })),
    chain: view.chain.slice(),
    queue: view.queue.slice(),
    held: view.held.slice(),
    mover: view.mover,
    bereaved: view.bereaved,
    eligible: view.eligible,
    turnKeys: [view.turnKeys[0], view.turnKeys[1]],
    stillness: view.stillness,
    discards: view.discards,
    mills: view.mills,
    failedDraw: view.failedDraw,
    answers: imagineAnswers(view, piles, rng),
    mulligans: view.mulligans,
    agenda: view.agenda.slice(),
    outcome: view.outcome,
  };
}
