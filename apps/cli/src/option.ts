import { availableParallelism } from 'node:os';
import { BadInputError } from '@mechatable/kernel';
import { words } from './words.ts';

interface Valued {
  /** The value's placeholder in the help: `<N>`. */
  readonly value: string;
  readonly help: string;
}

/** The kind of value an option takes. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly help: string; readonly default?: undefined }
  | (Valued & { readonly kind: 'text'; readonly default?: string })
  | (Valued & {
      readonly kind: 'whole';
      readonly min: number;
      readonly max?: number;
      readonly default?: number;
    })
  | (Valued & { readonly kind: 'list'; readonly default?: readonly string[] })
  | (Valued & { readonly kind: 'json'; readonly default?: undefined });

interface Kinds {
  flag: boolean;
  text: string;
  whole: number;
  list: readonly string[];
  json: Readonly<Record<string, unknown>>;
}

/** The value a command gets: undefined only if the option was left out and has no default. */
export type ValueOf<S extends OptionSpec> = S extends
  | { readonly kind: 'flag' }
  | { readonly default: Default }
  ? Kinds[S['kind']]
  : Kinds[S['kind']] | undefined;

type Default = string | number | readonly string[];

/** More threads than this slow each other down, and each needs memory. */
const THREADS_A_CORE = 4;

/** The number of matches. The maximum takes days in the fastest game. */
export const MATCHES = { kind: 'whole', value: '<N>', min: 1, max: 1_000_000_000 } as const;

/** The bots of matches between bots. */
export const BOTS = {
  kind: 'list',
  value: '<a,b>',
  help: 'one bot for all seats, or one per seat',
} as const satisfies OptionSpec;

export const GAME_OPTIONS = {
  kind: 'json',
  value: '<JSON>',
  help: 'game options',
} as const satisfies OptionSpec;

export const SEED = { kind: 'text', value: '<text>', help: 'any text' } as const satisfies OptionSpec;

export const CORES = {
  kind: 'whole',
  value: '<N>',
  help: `number of threads, at most ${String(THREADS_A_CORE)} per core (default: one per core)`,
  min: 1,
  max: THREADS_A_CORE * availableParallelism(),
} as const satisfies OptionSpec;

export const JSON_FLAG = { kind: 'flag', help: 'print the result as JSON' } as const satisfies OptionSpec;

/** `start` reads this before it loads the command, because games must not be loaded yet. */
export const CONTENT = {
  kind: 'text',
  value: '<file>',
  help: 'play with a content file (see "npx mechatable content check --help")',
} as const satisfies OptionSpec;

/** Reads one value. An error says what is expected. */
export function readValue(name: string, spec: OptionSpec, given: string | undefined): Kinds[keyof Kinds] {
  if (spec.kind === 'flag') {
    if (given !== undefined) throw new BadInputError(words.option.noValue(name, given));
    return true;
  }
  if (given === undefined || given === '') {
    throw new BadInputError(words.option.needsValue(name, spec.value, spec.help));
  }
  switch (spec.kind) {
    case 'text':
      return given;
    case 'whole':
      return readWhole(name, given, spec);
    case 'list':
      return readList(name, given);
    case 'json':
      return readObject(name, given);
  }
}

function readWhole(
  name: string,
  given: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { readonly min: number; readonly max?: number },
): number {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= min && number <= max) return number;
  throw new BadInputError(
    number > max ? words.option.between(name, min, max, given) : words.option.atLeast(name, min, given),
  );
}

function readList(name: string, given: string): readonly string[] {
  const items = given.split(',').map((item) => item.trim());
  if (items.includes('')) {
    throw new BadInputError(words.option.list(name, given));
  }
  return items;
}

function readObject(name: string, given: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch (error) {
    throw new BadInputError(words.option.json(name, (error as Error).message));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new BadInputError(words.option.object(name, given));
}
