import { publishedContent, type AnyGame, type Figure, type Printed } from '@mechatable/kernel';
import { z } from 'zod';
import { leavesOf } from './leaves.ts';

/** The pieces and loadouts of a game whose figures can be changed, as published. */
export function changeableIn({ content: { rulebook, pieces, loadouts } }: AnyGame): readonly Printed[] {
  const inGame = new Set([...pieces, ...loadouts].map(({ id }) => id));
  return publishedContent(rulebook).filter(({ id }) => inGame.has(id));
}

/** The options of a game that are a number, a flag or a word, with their defaults. */
export function optionFigures({ rules }: AnyGame): ReadonlyMap<string, Figure> {
  const found = leavesOf(rules.options.parse({}) as object);
  return new Map([...found].filter(([path]) => !path.includes('.')));
}

/** The words that pieces have in a field. */
export function wordsAt(pieces: readonly object[], path: string): readonly string[] {
  const found = pieces.flatMap((piece) => leavesOf(piece).get(path) ?? []);
  return [...new Set(found.filter((value) => typeof value === 'string'))];
}

interface OptionsSchema {
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
}

/** The words that an option can be; empty if it takes something else. */
export function optionWords({ rules }: AnyGame, name: string): readonly string[] {
  const schema = z.toJSONSchema(rules.options, { io: 'input', unrepresentable: 'any' }) as OptionsSchema;
  return schema.properties?.[name]?.enum?.filter((value) => typeof value === 'string') ?? [];
}
