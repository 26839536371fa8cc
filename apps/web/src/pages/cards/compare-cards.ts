import type { Part } from '@mechatable/kernel';
import { capital } from '../../ui/capital.ts';
import type { Figures } from '../../ui/parts.ts';
import { words } from './words.ts';

/** One property of a card that changed. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

export interface Pair {
  readonly before: Part;
  readonly after: Part;
  /** Empty if the card is unchanged. */
  readonly changes: readonly Change[];
}

/** How two card lists differ. */
export interface CardDifferences {
  readonly pairs: readonly Pair[];
  readonly gone: readonly Part[];
  readonly added: readonly Part[];
}

/** Pairs a card with the one of the same name, or with the one that had this name before. */
export function compareCards(
  older: readonly Part[],
  newer: readonly Part[],
  figures: Figures,
): CardDifferences {
  const byName = new Map(newer.map((part) => [part.was ?? part.name, part]));
  const pairs = older.flatMap((before): Pair[] => {
    const after = byName.get(before.name);
    return after === undefined ? [] : [{ before, after, changes: changesOf(before, after, figures) }];
  });
  const followed = new Set(pairs.map(({ before }) => before));
  const following = new Set(pairs.map(({ after }) => after));
  return {
    pairs,
    gone: older.filter((part) => !followed.has(part)),
    added: newer.filter((part) => !following.has(part)),
  };
}

function changesOf(before: Part, after: Part, figures: Figures): readonly Change[] {
  const rows: readonly (readonly [string, (part: Part) => string])[] = [
    [words.cardChanges.name, ({ name }) => name],
    [words.cardChanges.kind, ({ kind }) => capital(kind)],
    ...figures.map(({ id, name }) => [name, (part: Part) => String(part.figures[id] ?? '')] as const),
    [words.cardChanges.keywords, ({ keywords }) => [...keywords].sort().join(', ')],
    [
      words.cardChanges.copies,
      ({ most }) => (most === null ? words.cardChanges.anyNumber : String(most.copies)),
    ],
    [words.cardChanges.text, ({ text }) => text],
  ];
  return rows
    .map(([what, read]) => ({ what, before: read(before), after: read(after) }))
    .filter((change) => change.before !== change.after);
}
