import { CUSTOM_PREFIX, illegal, isFirstRelease, type Illegal } from '@mechatable/kernel';
import { FIRST_FORCES, FIRST_VERSION } from './content/first-release.ts';
import { FORCES, type Counts } from './content/forces.ts';
import { COUNTERS, TYPES, type MechaClass } from './content/types.ts';
import type { Options } from './options.ts';
import { words } from './words/index.ts';

type Sizes = Pick<Options, 'light' | 'mid'>;

const CLASSES = ['light', 'mid'] as const;

/** The numbers of the types of a class, in the order of the stat card. */
const OF_CLASS: Readonly<Record<MechaClass, readonly number[]>> = {
  light: TYPES.flatMap(({ kind }, type) => (kind === 'light' ? [type] : [])),
  mid: TYPES.flatMap(({ kind }, type) => (kind === 'mid' ? [type] : [])),
};

/** MASC-FORCE-1, MASC-R-12: everything that is wrong with a force, by name; empty if it is legal. */
export function forceProblems(counts: Counts, sizes: Sizes): Illegal[] {
  const say = words.refusals.setup;
  const problems: Illegal[] = [];
  for (const [type, { name }] of TYPES.entries()) {
    const count = counts[type];
    if (!Number.isInteger(count) || count < 0)
      problems.push(illegal('MASC-FORCE-2', say.notACount(name, COUNTERS)));
    else if (count > COUNTERS) problems.push(illegal('MASC-R-12', say.tooManyOfType(name, count, COUNTERS)));
  }
  if (problems.length > 0) return problems;
  for (const kind of CLASSES) {
    const there = OF_CLASS[kind].reduce((sum, type) => sum + counts[type], 0);
    if (there !== sizes[kind])
      problems.push(illegal('MASC-FORCE-1', say.wrongSize(sizes[kind], words.classes[kind], there)));
  }
  return problems;
}

/** All ways to take this many of three types, at most six of each. */
function mixes(size: number): readonly (readonly [number, number, number])[] {
  const found: [number, number, number][] = [];
  for (let a = 0; a <= COUNTERS; a++)
    for (let b = 0; b <= COUNTERS; b++) {
      const c = size - a - b;
      if (c >= 0 && c <= COUNTERS) found.push([a, b, c]);
    }
  return found;
}

const all = new Map<string, readonly Counts[]>();

/** MASC-D-4: every legal force of these sizes. */
export function legalForces({ light, mid }: Sizes): readonly Counts[] {
  const key = `${light}+${mid}`;
  let forces = all.get(key);
  if (forces === undefined) {
    forces = mixes(light).flatMap((few) => mixes(mid).map((many) => [...few, ...many]));
    all.set(key, forces);
  }
  return forces;
}

/** MASC-D-4: the forces that may be chosen under these rules. */
export function forceChoices(rules: Options): readonly Counts[] {
  return rules.setup === 'quick' ? QUICK : legalForces(rules);
}

const QUICK: readonly Counts[] = FORCES.map(({ counts }) => counts);
/** Forces from a content file make another game, which expects them. */
const FIRST_QUICK: readonly Counts[] = FORCES.filter(
  ({ id }) => FIRST_FORCES.includes(id) || id.startsWith(CUSTOM_PREFIX),
).map(({ counts }) => counts);

/**
 * The forces that a viewer considers possible if one is secret. Records of the first release begin with imagined
 * states, so new starter forces must not change what it imagines.
 */
export function expectedForces(rules: Options): readonly Counts[] {
  return rules.setup === 'quick' && isFirstRelease(rules, FIRST_VERSION) ? FIRST_QUICK : forceChoices(rules);
}

/** MASC-R-74: the most even mix of each class, with leftovers going to the types listed first. */
export function evenForce(sizes: Sizes): Counts {
  return TYPES.map(({ kind }, type) => {
    const share = Math.floor(sizes[kind] / OF_CLASS[kind].length);
    const over = sizes[kind] % OF_CLASS[kind].length;
    return share + (OF_CLASS[kind].indexOf(type) < over ? 1 : 0);
  });
}
