import type { Thing } from './scene.ts';

/** A thing with its place in the scene. */
export interface Placed {
  readonly thing: Thing;
  /** The key of its parent; null for the scene itself. */
  readonly parent: string | null;
  /** Whether a descendant has an anchor. */
  readonly holds: boolean;
}

/** Everything in a scene by key, parents before children. */
export type Plan = ReadonlyMap<string, Placed>;

export function planOf(scene: Thing): Plan {
  const plan = new Map<string, Placed>();
  const place = (thing: Thing, parent: string | null): boolean => {
    if (plan.has(thing.key)) throw new Error(`Two things in this scene have the key ‘${thing.key}’.`);
    const placed = { thing, parent, holds: false };
    plan.set(thing.key, placed);
    for (const inner of thing.children ?? []) if (place(inner, thing.key)) placed.holds = true;
    return placed.holds || thing.anchor !== undefined;
  };
  place(scene, null);
  return plan;
}

/**
 * Which items of a row can stay so that as few as possible have to move: their indexes. `present` has the current places
 * of the items in the new order, -1 for new ones.
 */
export function unmovedItems(present: readonly number[]): Set<number> {
  // The longest increasing subsequence: `tails[n]` ends the best one of length n + 1 found so far.
  const tails: number[] = [];
  const before: number[] = [];
  const at = (index: number | undefined): number => present[index ?? -1] ?? -1;
  present.forEach((place, index) => {
    before.push(-1);
    if (place < 0) return;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(tails[middle]) < place) low = middle + 1;
      else high = middle;
    }
    before[index] = tails[low - 1] ?? -1;
    tails[low] = index;
  });
  const stay = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) stay.add(index);
  return stay;
}
