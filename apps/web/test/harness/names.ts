import type { Thing } from '@mechatable/board';
import type { Names, Seat, Viewer } from '@mechatable/kernel';
import type { Drawing, Inspection } from '../../src/games/shared/drawing.ts';

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dora'] as const;

/** The names of the players in a test, as one of them reads them. */
export function namesFor(viewer: Viewer): Names {
  return { viewer, names: PLAYERS };
}

interface Seen {
  readonly viewer: Viewer;
}

/** A scene as the viewer of each view sees it. */
export function sceneWithNames<View extends Seen>(
  drawing: Pick<Drawing<View, never>, 'scene'>,
): (view: View, near: Seat) => Thing {
  return (view, near) => drawing.scene(view, near, namesFor(view.viewer));
}

/** The details of a thing, as the viewer of each view reads them. */
export function inspectWithNames<View extends Seen>(
  drawing: Pick<Drawing<View, never>, 'inspect'>,
): (view: View, anchor: string) => Inspection | null {
  return (view, anchor) => drawing.inspect(view, anchor, namesFor(view.viewer));
}
