import { below, type Rng } from '@mechatable/kernel';

export interface Place {
  readonly path: readonly (string | number)[];
}

export interface Mutated {
  readonly value: unknown;
  readonly what: string;
}

type Holder = Record<string | number, unknown>;

/** Every place in plain data, lists and objects themselves included. */
export function everyPlace(value: unknown, path: readonly (string | number)[] = []): readonly Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, i) => everyPlace(item, [...path, i]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => everyPlace(item, [...path, key]))
      : [];
  return path.length === 0 ? inner : [{ path }, ...inner];
}

/** The data with one change at a place; null if this kind of change has no effect there. */
export function mutatedAt(
  rng: Rng,
  top: unknown,
  path: readonly (string | number)[],
  way: number,
): Mutated | null {
  const key = path.at(-1) ?? '';
  const inside = path.slice(0, -1).reduce<unknown>((data, step) => (data as Holder)[step], top) as Holder;
  const old = inside[key];
  const done = (what: string): Mutated => ({ value: top, what });
  switch (way) {
    case 0:
      if (Array.isArray(inside)) inside.splice(Number(key), 1);
      else Reflect.deleteProperty(inside, key);
      return done('left out');
    case 1: {
      if (!isObject(old) || Array.isArray(old)) return null;
      const [name, member] = ADDED[below(rng, ADDED.length)] ?? [];
      if (name === undefined || name in old) return null;
      (old as Holder)[name] = member;
      return done(`${name} added`);
    }
    case 2: {
      if (!Array.isArray(old) || old.length < 2) return null;
      const [a, b] = [below(rng, old.length), below(rng, old.length)];
      const items: unknown[] = old;
      [items[a], items[b]] = [items[b], items[a]];
      return done(`${String(a)} and ${String(b)} swapped`);
    }
    case 3:
      if (!Array.isArray(old) || old.length === 0) return null;
      old.push(old[below(rng, old.length)]);
      return done('an item doubled');
    default:
      inside[key] = otherThan(rng, old);
      return done(`${JSON.stringify(old).slice(0, 60)} → ${JSON.stringify(inside[key]).slice(0, 60)}`);
  }
}

const ADDED: readonly (readonly [string, unknown])[] = [
  ['note', 'x'],
  ['seat', 0],
  ['signature', 'ab'.repeat(64)],
  ['key', `04${'ab'.repeat(64)}`],
  ['undo', 0],
  ['from', null],
];

/** A different value of the same kind, as close as possible: obvious errors don't test a proof. */
function otherThan(rng: Rng, old: unknown): unknown {
  if (typeof old === 'number') return old + (below(rng, 2) === 0 ? 1 : -1);
  if (typeof old === 'boolean') return !old;
  if (typeof old === 'string') {
    if (old === '') return 'x';
    const at = below(rng, old.length);
    return old.slice(0, at) + (old[at] === '0' ? '1' : '0') + old.slice(at + 1);
  }
  if (old === null) return 0;
  return Array.isArray(old) ? [] : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
