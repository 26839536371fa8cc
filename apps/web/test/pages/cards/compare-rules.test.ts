import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { expect, test } from 'vitest';
import { compareRules, editionOf } from '../../../src/pages/cards/compare-rules.ts';
import { clausesOf } from '../../../src/games/books/book.ts';
import { readBook } from '../../../vite/rulebooks.ts';

const book = readBook('mecha');
const chapters = compareRules(book, '1e', '2e');
const ids = (part: 'older' | 'newer' | 'both'): readonly string[] =>
  chapters.flatMap((chapter) => chapter[part].map(({ id }) => id));

test('every clause marked for one edition is in its column once', () => {
  const marked = (mark: string): readonly string[] =>
    clausesOf(book)
      .filter(({ text }) => text.startsWith(mark))
      .map(({ id }) => id);
  expect(ids('older')).toEqual(marked('[1e]'));
  expect(ids('newer')).toEqual(marked('[2e]'));
  expect(ids('older').length).toBeGreaterThan(10);
  expect(ids('newer').length).toBeGreaterThan(50);
});

test('a clause in its column has no mark', () => {
  const decks = chapters.find(({ older }) => older.some(({ id }) => id === 'MG-DECK-1'));
  expect(decks?.older.map(({ html }) => html)).toEqual(['<p>A deck has 40 cards.</p>']);
  expect(decks?.newer[0]).toMatchObject({ id: 'MG-DECK-2', html: '<p>A deck has at least 40 cards.</p>' });
});

test('a clause that names both editions is listed once, and others are left out', () => {
  expect(ids('both')).toContain('MG-R-6');
  expect(ids('both')).not.toContain('MG-DECK-3');
  expect(new Set([...ids('older'), ...ids('newer'), ...ids('both')]).size).toBe(
    ids('older').length + ids('newer').length + ids('both').length,
  );
});

test('chapters that are the same for both are left out', () => {
  expect(compareRules(book, '8e', '9e')).toEqual([]);
});

test('the mark of an edition is the end of its id', () => {
  const shared: AnyGame = { ...(lanes as unknown as AnyGame), id: 'lanes-2e' };
  expect(editionOf(shared)).toBe('2e');
  expect(editionOf(lanes as unknown as AnyGame)).toBeNull();
});
