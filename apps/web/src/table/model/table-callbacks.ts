import type { OnAnswers } from './answer-model.ts';
import type { Script } from '../choices/script.ts';

/** What a table reports to the page. All can be left out. */
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
