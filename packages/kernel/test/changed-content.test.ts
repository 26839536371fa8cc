import { expect, test } from 'vitest';
import {
  changeContent,
  idWithContent,
  playedContent,
  playedId,
  publishedContent,
} from '../src/changed-content.ts';

const CARDS = [
  { id: 'A', name: 'Ant', power: 1, effects: [{ n: 2 }, { n: 3 }] },
  { id: 'B', name: 'Bee', power: 4, effects: [] },
];
const DECKS = [{ id: 'one', name: 'One', deck: { A: 4 } }];

test('changed content is played, and the published content stays as it is', () => {
  changeContent('toy-changed', { A: { power: 7, 'effects.1.n': 5 }, one: { 'deck.B': 2 } });
  const before = structuredClone(CARDS);
  expect(playedContent('toy-changed', CARDS)).toEqual([
    { id: 'A', name: 'Ant', power: 7, effects: [{ n: 2 }, { n: 5 }] },
    CARDS[1],
  ]);
  expect(playedContent<(typeof DECKS)[number]>('toy-changed', DECKS)[0]?.deck).toEqual({ A: 4, B: 2 });
  expect(CARDS).toEqual(before);
  expect(publishedContent('toy-changed')).toEqual([...CARDS, ...DECKS]);
});

test('without changes the published list itself is played', () => {
  expect(playedContent('toy-unchanged', CARDS)).toBe(CARDS);
  expect(playedId('toy', 'toy-unchanged')).toBe('toy');
});

test('content that is in use can no longer be changed', () => {
  playedContent('toy-loaded', CARDS);
  expect(() => {
    changeContent('toy-loaded', { A: { power: 2 } });
  }).toThrow('must be changed before it is loaded');
});

test('the id of a changed game depends on what is changed, not on the order', () => {
  const id = idWithContent('toy', { A: { power: 2 }, B: { power: 3 } });
  expect(id).toMatch(/^toy~[0-9a-f]{12}$/);
  expect(idWithContent('toy', { B: { power: 3 }, A: { power: 2 } })).toBe(id);
  expect(idWithContent('toy', { A: { power: 2 }, B: { power: 4 } })).not.toBe(id);
  expect(idWithContent('toy', {})).toBe('toy');
});
