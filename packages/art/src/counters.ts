import { ant } from './counters/ant.ts';
import { frog } from './counters/frog.ts';
import { SIZE, back, base, type Side } from './counters/parts.ts';
import { rat } from './counters/rat.ts';
import { spider } from './counters/spider.ts';
import { turtle } from './counters/turtle.ts';
import { wolf } from './counters/wolf.ts';
import { moved, type Shape } from './pen.ts';
import { print, type Drawing } from './print.ts';

export const COUNTER_KINDS = ['frog', 'rat', 'ant', 'turtle', 'wolf', 'spider'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];
export type CounterSide = Side;

const MACHINES: Readonly<Record<CounterKind, () => Shape[]>> = { frog, rat, ant, turtle, wolf, spider };

/** How much of a counter its machine fills. */
const SHARE = 0.8;
const onCounter = (shapes: readonly Shape[]): Shape[] =>
  moved(shapes, ([x, y]) => [SIZE / 2 + SHARE * (x - SIZE / 2), SIZE / 2 + SHARE * (y - SIZE / 2)]);

/** A counter of a side, seen from above; null is face down. */
export function counter(kind: CounterKind | null, side: CounterSide): Drawing {
  return print(kind === null ? back(side) : [...base(side), ...onCounter(MACHINES[kind]())], SIZE, SIZE);
}
