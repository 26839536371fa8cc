import type { Part } from '@mechatable/kernel';
import { wordsOf } from './search.ts';
import type { Figures } from './parts.ts';

/** A search among pieces; an empty text matches anything. */
export interface Filter {
  readonly query: string;
  readonly kind: string;
  readonly keyword: string;
  /** A figure and its number: `cost=3`. */
  readonly figure: string;
}

export const EVERYTHING: Filter = { query: '', kind: '', keyword: '', figure: '' };

/** The pieces that match, in their order. */
export function filtered(parts: readonly Part[], filter: Filter): readonly Part[] {
  const words = wordsOf(filter.query);
  const [figure = '', number = ''] = filter.figure.split('=');
  return parts.filter((part) => {
    if (filter.kind !== '' && part.kind !== filter.kind) return false;
    if (filter.keyword !== '' && !part.keywords.some((keyword) => bare(keyword) === filter.keyword))
      return false;
    if (filter.figure !== '' && part.figures[figure] !== Number(number)) return false;
    const whole = [part.id, part.name, part.kind, ...part.keywords, part.text].join(' ').toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

export function isEverything(filter: Filter): boolean {
  return Object.values(filter).every((wish) => wish === '');
}

/** The values that can be chosen. */
export interface FilterChoices {
  readonly kinds: readonly string[];
  readonly keywords: readonly string[];
  readonly figures: readonly {
    readonly id: string;
    readonly name: string;
    readonly numbers: readonly number[];
  }[];
}

export function filterChoices(parts: readonly Part[], figures: Figures): FilterChoices {
  return {
    kinds: [...new Set(parts.map(({ kind }) => kind))],
    keywords: [...new Set(parts.flatMap(({ keywords }) => keywords.map(bare)))].sort(),
    figures: figures.map(({ id, name }) => ({ id, name, numbers: numbersOf(parts, id) })),
  };
}

/** The numbers that occur, sorted, without duplicates. */
function numbersOf(parts: readonly Part[], figure: string): readonly number[] {
  const found = parts.flatMap(({ figures }) => figures[figure] ?? []);
  return [...new Set(found)].sort((a, b) => a - b);
}

/** A keyword without its number: a search for Range finds every Range. */
function bare(keyword: string): string {
  return keyword.replace(/ \d+$/, '');
}
