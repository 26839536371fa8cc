import { sha256 } from './sha256.ts';

/** Plain data, equal by content. A missing key and an undefined one are different things. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** A deep copy of plain data, for code off the hot path: games clone their states by hand. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T;
}

/** JSON with sorted keys: one text for one value, whatever order its keys were written in. */
export function canonical(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value); // several times faster than JSON.stringify
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const inner of value) text += `${text === '' ? '' : ','}${canonical(inner)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).sort()) {
    const inner = fields[key];
    if (inner !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(inner)}`;
  }
  return `{${text}}`;
}

/** The hash of a state (or of any plain data): the same in Node and in a browser. */
export function hashOf(value: unknown): string {
  return sha256(canonical(value));
}

/** The first place where two values differ, as a path for people: `.units[3].rest: 0 / 2`. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = a as Record<string, unknown>;
    const right = b as Record<string, unknown>;
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const step = Array.isArray(a) ? `[${key}]` : `.${key}`;
      const found = difference(left[key], right[key], path + step);
      if (found !== null) return found;
    }
  }
  return `${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`;
}
