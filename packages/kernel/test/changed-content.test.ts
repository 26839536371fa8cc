import { expect, test } from 'vitest';
import {
  changeContent,
  contentFromFile,
  contentHashIn,
  idWithContent,
  playedContent,
  playedId,
  publishedContent,
  publishedId,
  useContent,
} from '../src/changed-content.ts';

const CARDS = [
  { id: 'A', name: 'Ant', power: 1, effects: [{ n: 2 }, { n: 3 }] },
  { id: 'B', name: 'Bee', power: 4, effects: [] },
];
const DECKS = [{ id: 'one', name: 'One', deck: { A: 4 } }];

test('matches use the changed content, and the published content stays the same', () => {
  changeContent('toy-changed', { A: { power: 7, 'effects.1.n': 5 }, one: { 'deck.B': 2 } });
  const before = structuredClone(CARDS);
  expect(playedContent('toy-changed', 'cards', CARDS)).toEqual([
    { id: 'A', name: 'Ant', power: 7, effects: [{ n: 2 }, { n: 5 }] },
    CARDS[1],
  ]);
  expect(playedContent<(typeof DECKS)[number]>('toy-changed', 'decks', DECKS)[0]?.deck).toEqual({
    A: 4,
    B: 2,
  });
  expect(CARDS).toEqual(before);
  expect(publishedContent('toy-changed')).toEqual([...CARDS, ...DECKS]);
});

test('without changes, matches use the published list itself', () => {
  expect(playedContent('toy-unchanged', 'cards', CARDS)).toBe(CARDS);
  expect(playedId('toy', 'toy-unchanged')).toBe('toy');
});

test('content that is in use can no longer be changed', () => {
  playedContent('toy-loaded', 'cards', CARDS);
  expect(() => {
    changeContent('toy-loaded', { A: { power: 2 } });
  }).toThrow('must be changed before it is loaded');
});

test('the id of a changed game depends on the changes, not on their order', () => {
  const id = idWithContent('toy', { A: { power: 2 }, B: { power: 3 } });
  expect(id).toMatch(/^toy~[0-9a-f]{32}$/);
  expect(idWithContent('toy', { B: { power: 3 }, A: { power: 2 } })).toBe(id);
  expect(idWithContent('toy', { A: { power: 2 }, B: { power: 4 } })).not.toBe(id);
  expect(idWithContent('toy', {})).toBe('toy');
});

test('pieces from a file replace published ones or come last, and figures are changed after that', () => {
  const content = {
    game: 'toy',
    rulebook: 'toy-custom',
    name: 'More insects',
    lists: {
      cards: [
        { id: 'x-cat', name: 'Cat', power: 9, effects: [] },
        { ...CARDS[0], id: 'A', name: 'Aunt' },
      ],
    },
  };
  useContent(content);
  changeContent('toy-custom', { 'x-cat': { power: 8 } });
  const cards = playedContent('toy-custom', 'cards', CARDS);
  expect(cards.map(({ name, power }) => `${name} ${power}`)).toEqual(['Aunt 1', 'Bee 4', 'Cat 8']);
  expect(playedContent('toy-custom', 'decks', DECKS)).toEqual(DECKS);
  expect(publishedContent('toy-custom')).toContainEqual(content.lists.cards[0]);
});

test('a list without figures accepts pieces from a file, and studies leave it alone', () => {
  const lists = { cards: [{ id: 'x-cat', name: 'Cat', power: 9, effects: [] }] };
  useContent({ game: 'toy', rulebook: 'toy-tiles', name: 'Cats', lists });
  changeContent('toy-tiles', { A: { power: 8 } });
  const names = contentFromFile('toy-tiles', 'cards', CARDS).map(({ name, power }) => `${name} ${power}`);
  expect(names).toEqual(['Ant 1', 'Bee 4', 'Cat 9']);
  expect(publishedContent('toy-tiles')).toEqual([]);
  expect(contentFromFile('toy-tiles', 'decks', DECKS)).toBe(DECKS);
  expect(() => {
    changeContent('toy-tiles', {});
  }).toThrow('must be changed before it is loaded');
});

test('only the game that a file changes has its hash in the id, whatever the author calls it', () => {
  const content = {
    game: 'toy',
    rulebook: 'toys',
    name: 'One',
    lists: { cards: [{ id: 'x-cat', name: 'Cat' }] },
  };
  const id = idWithContent('toy', undefined, content);
  expect(idWithContent('toy', {}, { ...content, name: 'Two' })).toBe(id);
  expect(idWithContent('toy', {}, { ...content, lists: {} })).not.toBe(id);
  expect(idWithContent('toy', { A: { power: 2 } }, content)).not.toBe(id);
  expect(idWithContent('toy-2e', {}, content)).toBe('toy-2e');
  expect(publishedId(id)).toBe('toy');
  expect(id).toBe(`toy~${contentHashIn(id) ?? ''}`);
  expect(contentHashIn('toy')).toBeNull();
});
