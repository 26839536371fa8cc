import type { OnAnswers } from './answer-model.ts';
import type { Script } from '../choices/script.ts';

/** The reports of a table to its page, all optional. */
export interface TableCallbacks {
  /** The person is asked, or their turn begins. */
  readonly onAsked?: (newTurn: boolean) => void;
  /** The table was drawn at this number of moves. */
  readonly onDrawn?: (seq: number) => void;
  readonly onClosed?: () => void;
  /** A person has changed when they are asked. Default: there is no such setting. */
  readonly onAnswers?: OnAnswers;
  /** Default: the person plays freely. */
  readonly script?: Script;
}
