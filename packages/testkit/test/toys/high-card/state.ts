import type { Rng, Seat, Viewer } from '@mechatable/kernel';

/**
 * High Card, a toy: ten cards, three in each hand, the rest a face-down deck. In turn the seats play a card;
 * the higher one takes the trick, and each seat draws. Instead of playing, a seat may fold: the card goes away
 * face down, and a six on a die brings a point.
 */
export interface State {
  rng: Rng;
  deck: number[];
  hands: [number[], number[]];
  /** Face down, known to their owner. */
  folded: [number[], number[]];
  /** The trick so far; a folded card is a 0. */
  trick: Laid[];
  /** Face up, out of play. */
  played: number[];
  scores: [number, number];
  lastRoll: number;
  turn: number;
  gaveUp: Seat;
  agenda: Step[];
}

export interface Laid {
  readonly seat: Seat;
  readonly card: number;
}

export interface Ask {
  readonly ask: 'turn';
  readonly seat: Seat;
}

export interface Do {
  readonly do: 'trick';
}

export type Step = Ask | Do;

export interface Action {
  readonly kind: 'play' | 'fold';
  readonly card: number;
}

export interface Event {
  readonly type: 'played' | 'folded' | 'drew' | 'rolled' | 'took' | 'gaveUp';
  readonly clause: string;
  readonly seat: Seat;
  /** The face of the card or of the die; 0 if there is none to be seen. */
  readonly face: number;
}

export interface View {
  viewer: Viewer;
  hand: number[];
  handCounts: [number, number];
  folded: number[];
  foldedCounts: [number, number];
  deckCount: number;
  trick: Laid[];
  played: number[];
  scores: [number, number];
  lastRoll: number;
  turn: number;
  gaveUp: Seat;
  asked: Seat;
}

export const NOBODY = -1;
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function of<T>(pair: readonly [T, T], seat: Seat): T {
  return seat === 0 ? pair[0] : pair[1];
}

export function clone(state: State): State {
  const { hands, folded } = state;
  return {
    ...state,
    rng: [...state.rng],
    deck: [...state.deck],
    hands: [[...hands[0]], [...hands[1]]],
    folded: [[...folded[0]], [...folded[1]]],
    trick: [...state.trick],
    played: [...state.played],
    scores: [...state.scores],
    agenda: [...state.agenda],
  };
}
