import type { Thing } from '@mechatable/board';
import { act, beginReplay, invariant, scriptedHead, type AnyGame, type Names } from '@mechatable/kernel';
import type { AnyDrawing } from './drawing.ts';

/** A game on one page, for someone who has never seen it: how to win, the table, a turn, and what people get wrong. */
export interface OnePage {
  /** How to win, in a sentence or two. */
  readonly goal: string;
  /** After so many steps of the lesson, the table is worth a picture. */
  readonly after: number;
  /** What is what in the picture. */
  readonly labels: readonly Label[];
  /** What happens in a turn, in order. */
  readonly turn: readonly Part[];
  readonly mistakes: readonly Part[];
}

export interface Part {
  readonly title: string;
  readonly text: string;
}

export interface Label extends Part {
  /** The anchor or the key of a thing in the picture. */
  readonly at: string;
}

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
