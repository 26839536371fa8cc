import { parseArgs } from 'node:util';
import { BadInputError } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { readValue, type OptionSpec, type ValueOf } from './option.ts';
import { words } from './words.ts';

/** A positional argument of a command. */
export interface OperandSpec {
  readonly help: string;
  readonly optional?: true;
}

export type OperandSpecs = Readonly<Record<string, OperandSpec>>;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type Operands<W extends OperandSpecs> = {
  readonly [K in keyof W]: W[K] extends { readonly optional: true } ? string | undefined : string;
};
export type Options<O extends OptionSpecs> = { readonly [K in keyof O]: ValueOf<O[K]> };

interface Described<W extends OperandSpecs, O extends OptionSpecs> {
  readonly name: string;
  readonly operands: W;
  readonly options: O;
}

/** Ids of players and matches may begin with a dash. They are not options. */
const DASHED_ID = /^-[\w-]{21}$/;
const MARK = '\0';

/** Reads the operands and options after a command's name. An error says what is wrong and how to fix it. */
export function parseWords<W extends OperandSpecs, O extends OptionSpecs>(
  { name, operands, options }: Described<W, O>,
  given: readonly string[],
): { operands: Operands<W>; options: Options<O> } {
  const see = words.args.see(name);
  const { tokens } = parseArgs({
    args: given.map((word) => (DASHED_ID.test(word) && !isOption(word, options) ? `${MARK}${word}` : word)),
    options: Object.fromEntries(
      Object.entries(options).map(([key, spec]) => [
        key,
        { type: spec.kind === 'flag' ? 'boolean' : 'string' },
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const positional: string[] = [];
  const values: Record<string, unknown> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') positional.push(unmarked(token.value));
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(options, token.name) ? options[token.name] : undefined; // `--toString` is not an option
    if (spec === undefined) throw new BadInputError(unknownOption(name, token.rawName, Object.keys(options)));
    const swallowed = token.inlineValue === false && token.value.startsWith('--');
    const value = readValue(
      token.rawName,
      spec,
      swallowed ? undefined : token.value && unmarked(token.value),
    );
    const before = values[token.name];
    values[token.name] =
      Array.isArray(value) && Array.isArray(before) ? (before as unknown[]).concat(value) : value;
  }
  for (const [key, spec] of Object.entries(options)) {
    if (!Object.hasOwn(values, key)) values[key] = spec.kind === 'flag' ? false : spec.default;
  }
  const places = Object.entries(operands);
  const read: Record<string, string | undefined> = {};
  for (const [index, [key, { help, optional }]] of places.entries()) {
    read[key] = positional[index];
    if (positional[index] === undefined && optional !== true) {
      throw new BadInputError(`${words.args.missing(name, key, help)} ${see}`);
    }
  }
  const extra = positional[places.length];
  if (extra !== undefined) throw new BadInputError(`${words.args.extra(name, extra)} ${see}`);
  // Every key of the two tables was given a value of its kind above.
  return { operands: read as Operands<W>, options: values as Options<O> };
}

function isOption(word: string, options: OptionSpecs): boolean {
  return Object.hasOwn(options, word.slice(2));
}

function unmarked(word: string): string {
  return word.startsWith(MARK) ? word.slice(MARK.length) : word;
}

function unknownOption(name: string, wanted: string, known: readonly string[]): string {
  const nearest = nearestFirst(wanted.replace(/^-+/, ''), [...known, 'help']).map((key) => `--${key}`);
  return words.args.unknownOption(name, wanted, nearest);
}
