import type { Thing } from '@mechatable/board';
import { replay, type AnyGame, type MatchRecord, type Names } from '@mechatable/kernel';
import type { TableGame } from '../../games/shared/drawing.ts';

/** A few moments of a recorded match. */
export interface PlayLoop {
  /** As much of the record as it takes to get there. */
  readonly record: MatchRecord;
  /** The moments, each after this many moves. */
  readonly frames: readonly number[];
}

/** A moment: what leads to it, and the table after that. */
export interface Frame {
  /** The things that the last moves were about, by anchor. */
  readonly points: readonly string[];
  readonly scene: Thing;
}

/** Made when the site is built, from `vite/loops.json`; fetched on demand. */
const LOOPS = import.meta.glob<PlayLoop | null>('../../../../../corpus/*/format-2.jsonl', {
  query: '?loop',
  import: 'loop',
});

export async function loadLoop({ id, rulesVersion }: AnyGame): Promise<PlayLoop | null> {
  return (await LOOPS[`../../../../../corpus/${id}-${rulesVersion}/format-2.jsonl`]?.()) ?? null;
}

/** The moments as the first player saw them. */
export function framesOf(
  { game, drawing }: TableGame,
  loop: PlayLoop,
  nameOf: (seat: number) => string,
): Frame[] {
  const wanted = new Set(loop.frames);
  const names: Names = { viewer: 0, names: Array.from({ length: seatsOf(loop) }, (_, seat) => nameOf(seat)) };
  const found: Frame[] = [];
  let moves = 0;
  let points: string[] = [];
  replay(game, loop.record, Infinity, (match, _, events) => {
    moves++;
    points.push(...events.flatMap((event) => drawing.pointsAt(event)));
    if (!wanted.has(moves)) return;
    found.push({ points, scene: drawing.scene(game.rules.view(match.state, 0), 0, names) });
    points = [];
  });
  return found;
}

const seatsOf = ({ record }: PlayLoop): number =>
  'players' in record ? record.players.length : record.seats.length;
