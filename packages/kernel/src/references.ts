import { copy } from './data.ts';
import { invariant } from './invariant.ts';
import type { GameEvent, Rules } from './rules.ts';
import { BadInputError } from './schema.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;

/** The fields that refer to content. A field that only some members of a union have is named like any other. */
export type Fields<T, Kind extends string> = { readonly [Key in KeyOf<T>]?: Shape<FieldOf<T, Key>, Kind> };

type Inner<T, Kind extends string> = [T] extends [readonly (infer Item)[]]
  ? readonly [Shape<Item, Kind>]
  : [T] extends [object]
    ? Fields<T, Kind> | ((value: T) => Fields<T, Kind>)
    : never;

/**
 * Where plain data refers to content: it is itself a reference of some kind, a list with references in its items, or
 * an object with references in some fields. A function names the fields where that depends on the object; it is also
 * given objects whose references are ids.
 */
export type Shape<T, Kind extends string> = Kind | Inner<NonNullable<T>, Kind>;

/**
 * How references of one kind are written. Never called with -1, which means "none" and is stored unchanged.
 */
export interface Reference<Stored = unknown, Held = unknown> {
  /** From the number in a state to the stored form, and back. The stored form may come from a file. */
  toPortable(value: unknown): Stored;
  fromPortable(value: unknown): Held;
  /** From the number in a state to the number in the first release. */
  toFormer(value: unknown): Held;
}

/** Whether a match follows the rules of the first release: it names that version, or none, as all matches did then. */
export function isFirstRelease(rules: object, version: number): boolean {
  return !('version' in rules) || rules.version === version;
}

const NONE = -1;

/** References by number to a list of content. `first` holds the ids of the first release in their order then. */
export function referenceTo(
  what: string,
  ids: readonly string[],
  first: readonly string[],
): Reference<string, number> {
  const numbers = new Map<unknown, number>(ids.map((id, number) => [id, number]));
  const former = new Map(first.map((id, number) => [id, number]));
  const toPortable = (value: unknown): string => {
    const id = typeof value === 'number' ? ids[value] : undefined;
    invariant(id !== undefined, `there is no ${what} ${String(value)}`);
    return id;
  };
  return {
    toPortable,
    fromPortable(value) {
      const number = numbers.get(value);
      if (number === undefined) throw new BadInputError(`Unknown ${what} ${JSON.stringify(value)}.`);
      return number;
    },
    toFormer(value) {
      const id = toPortable(value);
      const number = former.get(id);
      if (number === undefined) throw new BadInputError(`The ${what} "${id}" was not in the first release.`);
      return number;
    },
  };
}

type Rewrite<Kind extends string> = Readonly<Record<Kind, (value: unknown) => unknown>>;

/** A copy of the data with every reference rewritten. The data may come from a file. */
function rewrite(value: unknown, shape: unknown, by: Rewrite<string>, path: string): unknown {
  if (typeof shape === 'string') return value === NONE ? NONE : at(path, () => by[shape](value));
  if (value === null) return null;
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) throw new BadInputError(`${path} should be a list.`);
    return value.map((item, index) => rewrite(item, shape[0], by, `${path}[${String(index)}]`));
  }
  if (typeof value !== 'object' || Array.isArray(value))
    throw new BadInputError(`${path} should be an object.`);
  const fields = (typeof shape === 'function' ? (shape as (of: object) => unknown)(value) : shape) as object;
  const shapes = new Map<string, unknown>(Object.entries(fields));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const of = shapes.get(key);
      return [key, of === undefined ? copy<unknown>(inner) : rewrite(inner, of, by, `${path}.${key}`)];
    }),
  );
}

/** Says where in the data a reference is wrong. */
function at<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof BadInputError ? new BadInputError(`${path}: ${error.message}`) : error;
  }
}

type PortableRules<State> = Pick<
  Rules<State, unknown, GameEvent, unknown, unknown>,
  'portable' | 'restore' | 'formerly'
>;

/** `portable`, `restore` and `formerly` of a game, from where its states refer to content. */
export function portableBy<State extends { readonly rules: object }, Kind extends string>(
  shape: Fields<State, Kind> | ((state: State) => Fields<State, Kind>),
  references: Readonly<Record<Kind, Reference>>,
): PortableRules<State> {
  const each = (of: keyof Reference): Rewrite<Kind> =>
    Object.fromEntries(
      Object.entries<Reference>(references).map(([kind, reference]) => [
        kind,
        (value: unknown) => reference[of](value),
      ]),
    ) as Rewrite<Kind>;
  const toPortable = each('toPortable');
  const fromPortable = each('fromPortable');
  const toFormer = each('toFormer');
  return {
    portable: (state) => rewrite(state, shape, toPortable, 'The state'),
    restore(portable) {
      if (portable === null) throw new BadInputError('The state should be an object.');
      return rewrite(portable, shape, fromPortable, 'The state') as State;
    },
    formerly(state) {
      const former = rewrite(state, shape, toFormer, 'The state') as State;
      // Which version of the rules a match follows has been part of its state only since the first release.
      const rules = Object.entries(former.rules).filter(([key]) => key !== 'version');
      return { ...former, rules: Object.fromEntries(rules) };
    },
  };
}
