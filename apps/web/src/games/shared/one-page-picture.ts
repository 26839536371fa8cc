import type { Thing } from '@mechatable/board';
import { act, beginReplay, invariant, scriptedHead, type AnyGame, type Names } from '@mechatable/kernel';
import type { AnyDrawing } from './drawing.ts';
import type { OnePage } from './one-page.ts';

export interface Picture {
  readonly scene: Thing;
  /** The keys of the labelled things, in the order of the labels. */
  readonly keys: readonly string[];
}

/** The table to put labels on: a moment of the lesson, as the learner sees it. */
export function pictureOf(
  { game, drawing }: { readonly game: AnyGame; readonly drawing: Pick<AnyDrawing, 'scene' | 'lesson'> },
  { after, labels }: Pick<OnePage, 'after' | 'labels'>,
  nameOf: (seat: number) => string,
): Picture {
  const { lesson } = drawing;
  invariant(lesson !== null && after <= lesson.steps.length, 'the picture shows a moment of the lesson');
  const { options, seed, seat, seats = game.seats.min } = lesson;
  const names: Names = { viewer: seat, names: Array.from({ length: seats }, (_, one) => nameOf(one)) };
  const match = beginReplay(game, scriptedHead(game, { options, names: names.names, seed }));
  for (const step of lesson.steps.slice(0, after)) act(match, step.seat, step.action);
  const scene = drawing.scene(game.rules.view(match.state, seat), seat, names);
  return { scene, keys: labels.map(({ at }) => keyOf(scene, at)) };
}

function keyOf(scene: Thing, at: string): string {
  const thing = find(scene, at);
  invariant(thing !== null, `the picture shows ${at}`);
  return thing.key;
}

function find(thing: Thing, at: string): Thing | null {
  if (thing.anchor === at || thing.key === at) return thing;
  for (const inner of thing.of ?? []) {
    const found = find(inner, at);
    if (found !== null) return found;
  }
  return null;
}
