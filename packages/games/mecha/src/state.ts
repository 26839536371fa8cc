import type { Outcome, Rng, Seat } from '@mechatable/kernel';
import type { Answers, Step } from './agenda.ts';
import type { Edition } from './content/traits.ts';
import type { Knobs } from './editions.ts';
import type { Link, Trigger } from './links.ts';
import type { FieldCommand, Pile, Unit } from './pieces.ts';
import type { None, UnitId } from './references.ts';

/** Constant for the whole match. */
export interface Rules extends Knobs {
  readonly edition: Edition;
  /** The rules version that the match was opened under; see `versions.ts`. */
  readonly version: number;
}

/** Links, triggers, steps and Commands on spaces are never changed once made, so clones may share them. */
export interface State {
  readonly rules: Rules;
  readonly rng: Rng;
  turn: number;
  active: Seat;
  /** Main Phase actions of this turn (MG-R-35), and whether its Tower has been played (MG-R-37). */
  mainActions: number;
  towerPlayed: boolean;
  /** How many units and Commands have come to the battlefield. */
  arrivals: number;
  readonly piles: readonly [Pile, Pile];
  /** By cell. */
  readonly board: (Unit | null)[];
  lying: FieldCommand[];
  readonly chain: Link[];
  readonly queue: Trigger[];
  /** Triggers that play a card: held back until the chain is over (MG-R-19). */
  readonly held: Trigger[];
  /** The unit that has moved and whose attack must come next (MG-R-48); -1 for none. */
  mover: UnitId | None;
  /** Seats that lost a Mecha since the last DESTROYED window, and those who may use it now, as bits (MG-R-81). */
  bereaved: number;
  eligible: number;
  /** Of this turn: Turn The Key by seat, Grand Hurricane, cards discarded from hands, uses of Rumour Mill. */
  readonly turnKeys: [number, number];
  stillness: boolean;
  discards: number;
  mills: number;
  /** Seats whose draw failed (MG-R-31), as bits: the loss is taken in the next state check. */
  failedDraw: number;
  readonly answers: Answers;
  /** Seats that took a mulligan, as bits: public once both have decided (MG-R-5). */
  mulligans: number;
  readonly agenda: Step[];
  outcome: Outcome | null;
}
