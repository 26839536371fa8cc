import { expect, test } from 'vitest';
import type { ClauseBlock } from '../../src/games/books/book.ts';
import { holds, markWords, wordsOf } from '../../src/ui/search.ts';

const clause: ClauseBlock = {
  kind: 'clause',
  id: 'TB-ATK-1',
  flavor: false,
  pending: 'none',
  html: '<p>A <a href="/rules/tb#TB-R-2">TB-R-2</a> says &quot;empty lane&quot; &amp; more.</p>',
  text: 'A TB-R-2 says "empty lane" & more.',
  tested: 1,
};

test('a clause is found by all words, in its text or its id, in any case and order', () => {
  expect(holds(clause, wordsOf('LANE  empty'))).toBe(true);
  expect(holds(clause, wordsOf('tb-atk lane'))).toBe(true);
  expect(holds(clause, wordsOf('lane full'))).toBe(false);
  expect(wordsOf('  ')).toEqual([]);
});

test('found words are marked in the text, never inside a tag or an entity', () => {
  const mark = (query: string): string => markWords(clause.html, wordsOf(query));
  expect(mark('')).toBe(clause.html);
  expect(mark('EMPTY la')).toContain('&quot;<mark>empty</mark> <mark>la</mark>ne&quot;');
  expect(mark('tb-r-2')).toContain('<a href="/rules/tb#TB-R-2"><mark>TB-R-2</mark></a>');
  expect(mark('quot amp href')).toBe(clause.html);
  expect(mark('"empty &')).toContain('<mark>&quot;empty</mark> lane&quot; <mark>&amp;</mark>');
  expect(mark('more. (')).toContain('<mark>more.</mark>');
});

test('of two words with the same start, the longer one is marked', () => {
  expect(markWords('attacker', ['attack', 'attacker'])).toBe('<mark>attacker</mark>');
});
