import { BadInputError, type AnyGame, type Figure } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { changeableIn, optionFigures } from '../content/changeable.ts';
import { OPTIONS, type GivenChanges } from '../content/changes.ts';
import { leavesOf } from '../content/leaves.ts';
import { words } from '../words.ts';
import type { Point } from './ntbea.ts';

/** A figure that may be tuned, with the values to try, in order. */
export interface Parameter {
  readonly id: string;
  readonly path: string;
  readonly published: number;
  readonly values: readonly number[];
}

const say = words.tune;
const MAX_VALUES = 50;

/** `LB-*.front`: every such figure, up to `reach` away from the published one. `options.turnCap=60..100`: these values. */
export function parametersFrom(
  game: AnyGame,
  patterns: readonly string[],
  reach: number,
): readonly Parameter[] {
  const figures = numbersOf(game);
  const found = new Map<string, Parameter>();
  for (const pattern of patterns) {
    const [, glob = pattern, low, high] = /^(.*)=(-?\d+)\.\.(-?\d+)$/.exec(pattern) ?? [];
    const test = new RegExp(`^${glob.split('*').map(escaped).join('.*')}$`);
    const hits = [...figures].filter(([name]) => test.test(name));
    if (hits.length === 0)
      throw new BadInputError(
        say.noFigure(
          game.title,
          glob,
          nearestFirst(glob, [...figures.keys()])
            .slice(0, 3)
            .join(', '),
        ),
      );
    for (const [name, published] of hits) {
      const [from, to] =
        low === undefined
          ? [Math.min(published, Math.max(0, published - reach)), published + reach]
          : [Number(low), Number(high)];
      const dot = name.indexOf('.');
      const values = valuesBetween(pattern, from, to, published);
      found.set(name, { id: name.slice(0, dot), path: name.slice(dot + 1), published, values });
    }
  }
  return [...found.values()];
}

function valuesBetween(pattern: string, from: number, to: number, published: number): readonly number[] {
  if (to < from || to - from >= MAX_VALUES) throw new BadInputError(say.range(pattern, MAX_VALUES));
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return values.includes(published) ? values : [...values, published].sort((a, b) => a - b);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every number that can be changed, by its name: `LB-05.front`. */
function numbersOf(game: AnyGame): ReadonlyMap<string, number> {
  const decks = new Set(game.content.loadouts.map(({ id }) => id));
  const all: readonly (readonly [string, ReadonlyMap<string, Figure>])[] = [
    ...changeableIn(game)
      .filter(({ id }) => !decks.has(id)) // cards of a deck can only be swapped
      .map((piece) => [piece.id, leavesOf(piece)] as const),
    [OPTIONS, optionFigures(game)],
  ];
  return new Map(
    all.flatMap(([id, figures]) =>
      [...figures].flatMap(([path, value]) =>
        typeof value === 'number' ? [[`${id}.${path}`, value] as const] : [],
      ),
    ),
  );
}

/** The point at which nothing is changed. */
export function publishedPoint(parameters: readonly Parameter[]): Point {
  return parameters.map(({ values, published }) => values.indexOf(published));
}

/** The changes of a point. */
export function changesAt(parameters: readonly Parameter[], point: Point): GivenChanges {
  const given: Record<string, Record<string, unknown>> = {};
  for (const [place, { id, path, published, values }] of parameters.entries()) {
    const value = values[point[place] ?? 0];
    if (value !== published) (given[id] ??= {})[path] = value;
  }
  return given;
}

/** How large a change is: the sum of all steps away from what is published. */
export function sizeOf(parameters: readonly Parameter[], point: Point): number {
  return parameters.reduce(
    (sum, { published, values }, place) =>
      sum + Math.abs((values[point[place] ?? 0] ?? published) - published),
    0,
  );
}
