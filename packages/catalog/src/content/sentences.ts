import type { ClauseId } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { z } from 'zod';
import type { Path } from './parse.ts';
import { words } from './words.ts';

type Issue = z.core.$ZodIssue;

/** The errors of a schema in plain words. */
export interface Objection {
  readonly path: Path;
  /** The problem is the field itself, not its value. */
  readonly of: 'value' | 'name';
  readonly sentence: string;
  readonly clause?: ClauseId;
}

const say = words.field;
/** A longer text is not a misspelled word. */
const LONGEST_WORD = 40;

/** `known`: names of fields, for those that are misspelled. */
export function objectionsOf(
  issues: readonly Issue[],
  value: unknown,
  known: readonly string[],
): readonly Objection[] {
  return issues.flatMap((issue) => objectionsTo(issue, value, known));
}

function objectionsTo(issue: Issue, value: unknown, known: readonly string[]): readonly Objection[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const given = valueAt(value, path);
  const name = called(path);
  const one = (sentence: string): readonly Objection[] => [{ path, of: 'value', sentence }];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      of: 'name',
      sentence: unknownField(key, known),
    }));
  if (issue.code === 'invalid_union') return inUnion(issue, path, given, known);
  if (given === undefined) return one(say.missing(name));
  if (issue.code === 'invalid_type')
    return one(say.type(name, words.types[issue.expected] ?? issue.expected, shown(given)));
  if (issue.code === 'invalid_value') return one(notOneOf(name, issue.values, given));
  if (issue.code === 'too_small') return one(say.least(name, sized(issue.origin, issue.minimum)));
  if (issue.code === 'too_big') return one(say.most(name, sized(issue.origin, issue.maximum)));
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') return one(say.noFit(name));
  return one(issue.message);
}

/** The objections of the alternative that the value was probably meant to be. */
function inUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  path: Path,
  given: unknown,
  known: readonly string[],
): readonly Objection[] {
  const whole = called(path);
  if (given === undefined) return [{ path, of: 'value', sentence: say.missing(whole) }];
  const [best, ...others] = [...issue.errors].sort((a, b) => distance(a) - distance(b));
  if (best === undefined) return [{ path, of: 'value', sentence: noDiscriminator(issue, whole, given) }];
  const wrong = best.find((inner) => inner.code === 'invalid_value' && inner.path.length <= 1);
  if (wrong?.code === 'invalid_value' && distance(best) >= WRONG_KIND) {
    const at = wrong.path.map(String);
    const values = [best, ...others]
      .flat()
      .flatMap((inner) =>
        inner.code === 'invalid_value' && inner.path.join() === at.join() ? inner.values : [],
      );
    const place = [...path, ...at];
    const inner = valueAt(given, at);
    const name = called(place);
    const sentence = inner === undefined ? say.missing(name) : notOneOf(name, values, inner);
    return [{ path: place, of: 'value', sentence }];
  }
  return objectionsOf(best, given, known).map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
}

const WRONG_TYPE = 1000;
const WRONG_KIND = 100;

/** How far a value is from an alternative: another type, another kind of thing, or just some fields. */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, { code, path }) => {
    if (code === 'invalid_type' && path.length === 0) return sum + WRONG_TYPE;
    if (code === 'invalid_value' && (path.length === 0 || path[0] === 'kind')) return sum + WRONG_KIND;
    return sum + 1;
  }, 0);
}

/** The word that chooses the alternative, such as `op`, is unknown. */
function noDiscriminator(issue: z.core.$ZodIssueInvalidUnion, name: string, given: unknown): string {
  const { options } = issue as { readonly options?: readonly z.core.util.Primitive[] };
  return options === undefined || options.length === 0 ? say.noFit(name) : notOneOf(name, options, given);
}

function unknownField(key: string, known: readonly string[]): string {
  const [near = null] = key.length > LONGEST_WORD ? [] : nearestFirst(key, known);
  return near === null || near === key ? say.unknown(key) : say.unknownNear(key, near);
}

function notOneOf(name: string, values: readonly z.core.util.Primitive[], given: unknown): string {
  const unique = [...new Set(values.map(String))];
  const texts = unique.map((value) => (values.includes(value) ? `"${value}"` : value));
  const list = texts.length === 1 ? (texts[0] ?? '') : `one of ${texts.join(', ')}`;
  if (typeof given !== 'string' || given.length > LONGEST_WORD || unique.length < 2)
    return say.oneOf(name, list, shown(given));
  const [near = ''] = nearestFirst(given, unique);
  return say.oneOf(name, list, shown(given)) + say.near(`"${near}"`);
}

function sized(origin: string, n: number | bigint): string {
  if (origin === 'string') return words.characters(String(n));
  return origin === 'array' || origin === 'tuple' ? words.items(String(n)) : String(n);
}

/** `"front"`, or `Item 2` of a list. */
function called(path: Path): string {
  const last = path.at(-1);
  return typeof last === 'number' ? words.item(last + 1) : `"${last ?? ''}"`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return words.types.array ?? '';
  if (typeof value === 'object' && value !== null) return words.types.object ?? '';
  const text = JSON.stringify(value);
  return text.length > LONGEST_WORD ? `${text.slice(0, LONGEST_WORD)}…` : text;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    value,
  );
}
