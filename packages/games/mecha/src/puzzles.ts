import type { Foe, PuzzleRules, Rng, Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { answering } from './answering.ts';
import { CELL_NAME, NOWHERE } from './board.ts';
import { clone } from './clone.ts';
import { NAMES } from './content/cards.ts';
import type { Pile } from './pieces.ts';
import type { State } from './state.ts';
import { areHandsOpen, nameOf } from './values.ts';

function veilPile(s: State, pile: Pile, isOwn: boolean, unknown: never): Pile {
  const { hand, seen, deck, ownTop, openTop } = pile;
  const firstKnown = deck.length - (isOwn ? Math.max(ownTop, openTop) : openTop);
  const isOpen = isOwn || areHandsOpen(s);
  return {
    ...pile,
    deckList: isOwn || s.rules.openDeckLists ? pile.deckList : [],
    hand: isOpen ? hand : [...seen, ...new Array<number>(hand.length - seen.length).fill(unknown)],
    deck: deck.map((card, place) => (place < firstKnown ? unknown : card)),
  };
}

function veil(state: State, seat: Seat, unknown: never): State {
  const s = clone(state);
  const rng: Rng = [unknown, unknown, unknown, unknown];
  const [a, b] = s.piles;
  const answers: State['answers'] = [s.answers[0], s.answers[1]];
  const other = 1 - seat;
  if (answers[other] !== NOWHERE) answers[other] = unknown;
  return {
    ...s,
    rng,
    answers,
    piles: [veilPile(s, a, seat === 0, unknown), veilPile(s, b, seat === 1, unknown)],
  };
}

/** The enemy units on the battlefield. */
function foes(s: State, seat: Seat): Foe[] {
  return s.board.flatMap((unit) =>
    unit === null || unit.controller === seat
      ? []
      : [{ id: String(unit.id), name: NAMES[nameOf(unit)], anchor: `cell:${CELL_NAME[unit.cell]}` }],
  );
}

export const puzzles: PuzzleRules<State, Action> = { veil, foes, assumed: answering.pass };
