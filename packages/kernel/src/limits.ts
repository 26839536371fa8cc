import { words } from './words.ts';

/** Larger record files are refused. Real ones have less than a tenth of this. */
export const MAX_RECORD_BYTES = 8 * 1024 * 1024;

/** The most entries a record may have: real matches have a few thousand at most. */
export const MAX_RECORD_ENTRIES = 100_000;

/** The most values of any kind a record may contain. */
const MAX_VALUES = 1_000_000;

/**
 * Why data is too large to be a record, in a sentence; null if it is not. Check this before the schema, which would
 * report every single value.
 */
export function sizeProblem(value: unknown): string | null {
  const open = isObject(value) ? [value] : [];
  let values = 1;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const members: readonly unknown[] = Object.values(next);
    if (members.length > MAX_RECORD_ENTRIES) return words.record.longList(members.length, MAX_RECORD_ENTRIES);
    values += members.length;
    if (values > MAX_VALUES) return words.record.manyValues(MAX_VALUES);
    for (const member of members) if (isObject(member)) open.push(member);
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
