import type { AnyGame, ClauseId, GameEvent } from '@mechatable/kernel';
import type { AnyDrawing } from '../games/shared/drawing.ts';

/** A sentence of the log: what happened, the clause it follows from, and the pieces it is about. */
export interface LogLine {
  readonly words: string;
  readonly clause: ClauseId;
  readonly anchors: readonly string[];
}

export function logLine(game: AnyGame, drawing: AnyDrawing, event: GameEvent): LogLine {
  return { words: game.words.tell(event), clause: event.clause, anchors: drawing.pointsAt(event) };
}
