import type { Hint } from '@mechatable/board';
import type { RangeOverlay } from '../../games/shared/drawing.ts';

/** How a thing's reach is marked on the board; the path to the place looked at is highlighted. */
export function hintsOf(reach: RangeOverlay | null, gaze: string | null): ReadonlyMap<string, Hint> {
  const hints = new Map<string, Hint>();
  if (reach === null) return hints;
  for (const way of reach.ways) {
    const to = way.at(-1);
    if (to !== undefined) hints.set(to, 'way');
  }
  for (const step of reach.ways.find((way) => way.at(-1) === gaze) ?? []) hints.set(step, 'path');
  for (const anchor of reach.blockers ?? []) hints.set(anchor, 'breaks');
  for (const anchor of reach.threats) hints.set(anchor, 'threat');
  for (const anchor of reach.targets) hints.set(anchor, 'target');
  return hints;
}
