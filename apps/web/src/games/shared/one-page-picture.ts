import type { Thing } from '@mechatable/board';
import { invariant, type AnyGame, type Names, type Seat } from '@mechatable/kernel';
import type { AnyDrawing } from './drawing.ts';
import type { OnePage } from './one-page.ts';

export interface Picture {
  readonly scene: Thing;
  /** The keys of the labelled things, in the order of the labels. */
  readonly keys: readonly string[];
}

/** The viewer of the table. */
const VIEWER: Seat = 0;

/** The table to put labels on. */
export function pictureOf(
  { game, drawing }: { readonly game: AnyGame; readonly drawing: Pick<AnyDrawing, 'scene'> },
  { table, labels }: Pick<OnePage, 'table' | 'labels'>,
  nameOf: (seat: Seat) => string,
): Picture {
  const names: Names = {
    viewer: VIEWER,
    names: Array.from({ length: game.seats.max }, (_, seat) => nameOf(seat)),
  };
  const scene = drawing.scene(game.rules.view(table(), VIEWER), VIEWER, names);
  return { scene, keys: labels.map(({ at }) => keyOf(scene, at)) };
}

function keyOf(scene: Thing, at: string): string {
  const thing = find(scene, at);
  invariant(thing !== null, `the picture shows ${at}`);
  return thing.key;
}

function find(thing: Thing, at: string): Thing | null {
  if (thing.anchor === at || thing.key === at) return thing;
  for (const inner of thing.children ?? []) {
    const found = find(inner, at);
    if (found !== null) return found;
  }
  return null;
}
