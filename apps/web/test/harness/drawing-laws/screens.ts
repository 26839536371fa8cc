import type { Thing } from '@mechatable/board';
import type { Viewer } from '@mechatable/kernel';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { nearest } from '../../../src/table/model/persons.ts';
import { namesFor } from '../names.ts';
import { things } from '../scenes.ts';
import type { Position } from './walk.ts';

/** The table on one viewer's screen. */
export interface Screen {
  readonly viewer: Viewer | 'replay';
  /** `seat 1`, `a spectator`, `the replay`. */
  readonly whose: string;
  readonly scene: Thing;
  /** Everything in the scene. */
  readonly all: readonly Thing[];
}

/** The one place where the laws draw. */
export function draw({ drawing }: TableGame, view: unknown, viewer: Viewer): Thing {
  return drawing.scene(view, nearest(viewer), namesFor(viewer));
}

/** The screens of all viewers, and of a replay with nothing hidden. */
export function screensOf(table: TableGame, { state, viewers }: Position): readonly Screen[] {
  const { rules } = table.game;
  const views = viewers.filter((viewer) => viewer !== 'table').map((seat) => rules.view(state, seat));
  return [
    ...viewers.map((viewer) => screenOf(viewer, draw(table, rules.view(state, viewer), viewer))),
    screenOf('replay', draw(table, table.drawing.openView(views), 'table')),
  ];
}

function screenOf(viewer: Screen['viewer'], scene: Thing): Screen {
  return { viewer, whose: whose(viewer), scene, all: [...things(scene)] };
}

function whose(viewer: Screen['viewer']): string {
  if (viewer === 'replay') return 'the replay';
  return viewer === 'table' ? 'a spectator' : `seat ${viewer}`;
}
