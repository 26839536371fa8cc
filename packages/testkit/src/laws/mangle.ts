import { below, pick, type Rng } from '@mechatable/kernel';

/** Values that are not actions of any game. */
export const NON_ACTIONS: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  '',
  'pass',
  [],
  [{ kind: 'pass' }],
  {},
  { kind: null },
  { kind: 7 },
  { kind: '' },
  { kind: ['pass'] },
  { kind: { toString: null } },
  { kind: 'no such kind' },
  { kind: 'constructor' },
  { kind: 'toString' },
  { kind: '__proto__' },
];

const GARBAGE: readonly unknown[] = [
  -1,
  0,
  0.5,
  1e9,
  Number.NaN,
  '',
  'no such thing',
  '__proto__',
  'constructor',
  'length',
  true,
  null,
  undefined,
  [],
  {},
];

/** One action spoiled: a field dropped, swapped, or filled with garbage or with a value of another action. */
export function mangle(actions: readonly unknown[], rng: Rng): unknown {
  const action = pick(rng, actions);
  if (typeof action !== 'object' || action === null) return pick(rng, GARBAGE);
  const fields = action as Readonly<Record<string, unknown>>;
  const keys = Object.keys(fields);
  if (keys.length === 0) return pick(rng, GARBAGE);
  const key = pick(rng, keys);
  switch (below(rng, 6)) {
    case 0:
      return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
    case 1: {
      const other = pick(rng, keys);
      return { ...fields, [key]: fields[other], [other]: fields[key] };
    }
    case 2:
      return { ...fields, [key]: pick(rng, GARBAGE) };
    case 3:
      return { ...fields, [key]: disguised(fields[key], rng) };
    default:
      return { ...fields, [key]: valueOf(pick(rng, actions), key, rng) };
  }
}

/** Values that become the same property key, or nearly, if a lookup doesn't check the type. */
function disguised(value: unknown, rng: Rng): unknown {
  switch (below(rng, 3)) {
    case 0:
      return [value];
    case 1:
      return typeof value === 'number' ? String(value) : Number(value);
    default:
      return typeof value === 'number' ? value + 0.5 : { id: value };
  }
}

/** The value under the same key if there is one, otherwise any. */
function valueOf(action: unknown, key: string, rng: Rng): unknown {
  if (typeof action !== 'object' || action === null) return action;
  const fields = action as Readonly<Record<string, unknown>>;
  return Object.hasOwn(fields, key) ? fields[key] : pick(rng, Object.values(fields));
}
