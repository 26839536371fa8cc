import type { AnyGame, ClauseId, GameEvent, Names } from '@mechatable/kernel';
import type { AnyDrawing } from '../games/shared/drawing.ts';

/** A sentence of the log: what happened, the clause it follows from, and the pieces it is about. */
export interface LogLine {
  readonly words: string;
  readonly clause: ClauseId;
  readonly anchors: readonly string[];
}

/** The reader, and a view that is not older than the event. */
export interface Reader {
  readonly names: Names;
  readonly view: unknown;
}

export function logLine(
  game: AnyGame,
  drawing: AnyDrawing,
  event: GameEvent,
  { names, view }: Reader,
): LogLine {
  return {
    words: game.words.tell(event, names, view),
    clause: event.clause,
    anchors: drawing.pointsAt(event),
  };
}
