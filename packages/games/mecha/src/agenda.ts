import type { Seat } from '@mechatable/kernel';
import type { Progress, Trigger } from './links.ts';

/** MG-R-15: the occasions on which a seat may answer. */
export type WindowName = 'start' | 'draw' | 'end' | 'destroyed' | 'card' | 'move' | 'attack' | 'ability';

/** MG-R-14: how many passes in a row close the chain, and how many there were. */
interface Offer {
  readonly window: WindowName;
  readonly seat: Seat;
  readonly need: number;
  readonly passes: number;
}

/** A question that an effect asks: the seat, and how the effect continues. */
interface EffectQuestion {
  readonly seat: Seat;
  readonly progress: Progress;
}

export type Ask =
  | { readonly ask: 'mulligan'; readonly seats: readonly Seat[] }
  | { readonly ask: 'main'; readonly seat: Seat }
  | ({ readonly ask: 'respond' } & Offer)
  | { readonly ask: 'skip'; readonly seat: Seat }
  | { readonly ask: 'place'; readonly seat: Seat }
  | { readonly ask: 'dismiss'; readonly seat: Seat; readonly card: number }
  /** MG-R-79: one card too many in the hand. */
  | { readonly ask: 'trim'; readonly seat: Seat }
  | ({ readonly ask: 'sacrifice' } & EffectQuestion)
  | ({ readonly ask: 'discard'; readonly left: number } & EffectQuestion)
  | { readonly ask: 'discardEach'; readonly seats: readonly Seat[] }
  /** `taken`: the cards chosen so far. */
  | ({ readonly ask: 'take'; readonly left: number; readonly taken: readonly number[] } & EffectQuestion)
  | ({ readonly ask: 'put'; readonly left: number } & EffectQuestion)
  | ({ readonly ask: 'putBack'; readonly left: number } & EffectQuestion)
  | ({ readonly ask: 'name' } & EffectQuestion)
  | ({ readonly ask: 'target' } & EffectQuestion)
  /** Whether to look through the deck; then which card of it is played (card Drone Nest). */
  | { readonly ask: 'look' | 'fetch'; readonly seat: Seat; readonly trigger: Trigger };

export type Do =
  | { readonly do: 'mulligans' }
  | { readonly do: 'startTurn' }
  | { readonly do: 'drawPhase' }
  | { readonly do: 'drawStep' }
  | { readonly do: 'drawCard' }
  | { readonly do: 'startMain' }
  | { readonly do: 'main' }
  | { readonly do: 'endPhase' }
  | { readonly do: 'trim' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'window'; readonly window: WindowName }
  | ({ readonly do: 'offer' } & Offer)
  | { readonly do: 'resolve' }
  | { readonly do: 'finish' }
  /** The state check and the triggers; the first `waiting` of the queue are left for later. */
  | { readonly do: 'settle'; readonly waiting: number }
  /** A Trigger Command that has come to its owner's damage zone (MG-TRIG-2). */
  | { readonly do: 'spring'; readonly seat: Seat; readonly card: number }
  | { readonly do: 'discardAll' }
  | { readonly do: 'effect'; readonly progress: Progress };

export type Step = Ask | Do;

/** The secret answers of a simultaneous question, by seat: -1 none yet, else as the question counts them. */
export type Answers = [number, number];
