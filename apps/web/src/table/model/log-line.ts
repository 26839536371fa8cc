import type { AnyGame, ClauseId, GameEvent, Names } from '@mechatable/kernel';
import type { AnyDrawing } from '../../games/shared/drawing.ts';

/** A sentence of the log: what happened, the clause it follows from, and the pieces it is about. */
export interface LogLine {
  readonly words: string;
  readonly clause: ClauseId;
  readonly anchors: readonly string[];
  /** The number of the move that it belongs to; 0 before the first. */
  readonly at: number;
  /** Begins a turn, passes on a chance, or anything else. */
  readonly kind: 'turn' | 'pass' | 'event';
  /** The cards or other pieces that its words name. */
  readonly cards: readonly NamedPiece[];
}

export interface NamedPiece {
  readonly id: string;
  readonly name: string;
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
  at: number,
  { names, view }: Reader,
): LogLine {
  const words = game.words.describe(event, names, view);
  return {
    words,
    clause: event.clause,
    anchors: drawing.pointsAt(event),
    at,
    kind: kindOf(game, event),
    cards: piecesIn(game, event).filter(({ name }) => words.includes(name)),
  };
}

/** In every game with turns, an event of type `turn` begins one. */
function kindOf(game: AnyGame, { type }: GameEvent): LogLine['kind'] {
  if (type === 'turn') return 'turn';
  return type === 'passed' || game.rules.answering?.passEvents?.includes(type) === true ? 'pass' : 'event';
}

/** The pieces that an event names by their ids. */
function piecesIn({ content }: AnyGame, event: GameEvent): readonly NamedPiece[] {
  const named = new Set(Object.values(event).flat());
  return content.pieces.filter(({ id }) => named.has(id)).map(({ id, name }) => ({ id, name }));
}
