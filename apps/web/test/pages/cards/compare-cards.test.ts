import { expect, test } from 'vitest';
import { compareCards } from '../../../src/pages/cards/compare-cards.ts';
import { editionLinks } from '../../../src/pages/cards/edition-links.ts';
import type { GameEntry } from '../../../src/games/games.ts';
import { FIGURES, part } from '../../ui/toy-parts.ts';

const OLDER = [
  part('Cruiser', { figures: { cost: 3, power: 3 }, keywords: ['Haste', 'Reach'] }),
  part('Jager', { figures: { cost: 6 }, text: 'Big.' }),
  part('Dragon', { figures: { cost: 4 } }),
  part('Mega Bot'),
  part('Skipper', { keywords: ['Haste'] }),
];
const NEWER = [
  part('Skipper', { id: 'OTHER', keywords: ['Haste'] }),
  part('Jaeger', { was: 'Jager', figures: { cost: 6 }, text: 'Big.' }),
  part('Dragon Ship', { was: 'Dragon', figures: {}, most: { copies: 1, clause: 'TOY-2' } }),
  part('Cruiser', { kind: 'Command', figures: { cost: 3, power: 4 }, keywords: ['Reach', 'Haste'] }),
  part('Radio Tower', { most: null }),
];

test('cards are paired by name or former name, and every change is listed', () => {
  const { pairs } = compareCards(OLDER, NEWER, FIGURES);
  expect(pairs.map(({ before, after, changes }) => [before.name, after.name, changes])).toEqual([
    [
      'Cruiser',
      'Cruiser',
      [
        { what: 'Kind', before: 'Mecha', after: 'Command' },
        { what: 'Power', before: '3', after: '4' },
      ],
    ],
    ['Jager', 'Jaeger', [{ what: 'Name', before: 'Jager', after: 'Jaeger' }]],
    [
      'Dragon',
      'Dragon Ship',
      [
        { what: 'Name', before: 'Dragon', after: 'Dragon Ship' },
        { what: 'Cost', before: '4', after: '' },
        { what: 'Copies', before: '3', after: '1' },
      ],
    ],
    ['Skipper', 'Skipper', []],
  ]);
});

test('cards without a counterpart are gone or new', () => {
  const { gone, added } = compareCards(OLDER, NEWER, FIGURES);
  expect(gone.map(({ name }) => name)).toEqual(['Mega Bot']);
  expect(added.map(({ name }) => name)).toEqual(['Radio Tower']);
});

test('changes of text, keywords and copies are listed', () => {
  const { pairs } = compareCards(
    [part('Ox', { text: 'One.', keywords: ['Range 2'] })],
    [part('Ox', { text: 'Two.', keywords: ['Range 3'], most: null })],
    FIGURES,
  );
  expect(pairs[0]?.changes).toEqual([
    { what: 'Keywords', before: 'Range 2', after: 'Range 3' },
    { what: 'Copies', before: '3', after: 'any number' },
    { what: 'Text', before: 'One.', after: 'Two.' },
  ]);
});

test('both editions link to their comparison, and no other game does', () => {
  const entry = (id: string, title: string): GameEntry => ({
    hasLessons: true,
    id,
    title,
    tagline: '',
    seats: { min: 2, max: 2 },
    rulebook: 'ox',
    load: () => Promise.reject(new Error('not needed here')),
  });
  const entries = [
    entry('ox-1e', 'Ox'),
    { ...entry('ox-2e', 'Ox Again'), earlier: 'ox-1e' },
    entry('hen', 'Hen'),
  ];
  const links = [{ href: '/cards/ox-1e/vs/ox-2e', title: 'What changed from Ox to Ox Again' }];
  expect(editionLinks('ox-1e', entries)).toEqual(links);
  expect(editionLinks('ox-2e', entries)).toEqual(links);
  expect(editionLinks('hen', entries)).toEqual([]);
});
