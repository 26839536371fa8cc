import { expect, test } from 'vitest';
import { parseRoute } from '../../src/app/routes.ts';
import { reviewLink } from '../../src/browser/review-link.ts';

test('every page has its own address', () => {
  expect(parseRoute('/', '')).toEqual({ page: 'lobby' });
  expect(parseRoute('/me', '')).toEqual({ page: 'me', code: null });
  expect(parseRoute('/me', '#code=abc_1')).toEqual({ page: 'me', code: 'abc_1' });
  expect(parseRoute('/match/ab12', '')).toEqual({ page: 'match', id: 'ab12' });
  expect(parseRoute('/replay/ab12', '')).toEqual({ page: 'replay', id: 'ab12', review: null });
  expect(parseRoute('/replay/ab12', '#review')).toMatchObject({ review: { decision: null } });
  expect(
    parseRoute('/replay/ab12', reviewLink('ab12', { seat: 1, seq: 17 }).slice('/replay/ab12'.length)),
  ).toEqual({
    page: 'replay',
    id: 'ab12',
    review: { decision: { seat: 1, seq: 17 } },
  });
  expect(parseRoute('/rules/lanes', '')).toEqual({ page: 'rules', game: 'lanes', clause: null });
  expect(parseRoute('/rules/lanes', '#LN-R-1')).toEqual({ page: 'rules', game: 'lanes', clause: 'LN-R-1' });
  expect(parseRoute('/first-steps/lanes', '')).toEqual({ page: 'course', game: 'lanes' });
  expect(parseRoute('/first-steps/lanes/attack', '')).toEqual({
    page: 'lesson',
    game: 'lanes',
    lesson: 'attack',
  });
  expect(parseRoute('/first-steps/lanes/attack/2', '').page).toBe('not-found');
  expect(parseRoute('/puzzles', '')).toEqual({ page: 'puzzles', game: null });
  expect(parseRoute('/puzzles/lanes', '')).toEqual({ page: 'puzzles', game: 'lanes' });
  expect(parseRoute('/puzzles/lanes/7', '')).toEqual({ page: 'puzzle', game: 'lanes', number: '7' });
  expect(parseRoute('/art/', '')).toEqual({ page: 'art' });
  expect(parseRoute('/ratings', '')).toEqual({ page: 'ratings', game: null });
  expect(parseRoute('/ratings/lanes', '')).toEqual({ page: 'ratings', game: 'lanes' });
  expect(parseRoute('/player/ab12', '')).toEqual({ page: 'player', id: 'ab12' });
  expect(parseRoute('/lab', '')).toEqual({ page: 'lab', game: null, text: '' });
  expect(parseRoute('/lab/masc', '#set=a.b%3D1')).toEqual({ page: 'lab', game: 'masc', text: 'set=a.b%3D1' });
  expect(parseRoute('/lab/masc/report', '#seed=a')).toEqual({
    page: 'lab-report',
    game: 'masc',
    text: 'seed=a',
  });
  expect(parseRoute('/lab/studies/ab12', '')).toEqual({ page: 'shared-study', id: 'ab12' });
  expect(parseRoute('/cards', '')).toEqual({ page: 'cards', game: null, card: null });
  expect(parseRoute('/cards/lanes', '')).toEqual({ page: 'cards', game: 'lanes', card: null });
  expect(parseRoute('/cards/lanes/VG-01', '')).toEqual({ page: 'cards', game: 'lanes', card: 'VG-01' });
  expect(parseRoute('/cards/a/vs/b', '')).toEqual({ page: 'editions', older: 'a', newer: 'b' });
  expect(parseRoute('/builder', '')).toEqual({ page: 'builder', game: null, list: null, link: null });
  expect(parseRoute('/builder/lanes/ab12', '')).toMatchObject({ game: 'lanes', list: 'ab12', link: null });
});

test('a list in an address isn’t decoded: its checksum covers the text', () => {
  expect(parseRoute('/builder/lanes', '#1~A%20name~deck~ab12')).toMatchObject({
    game: 'lanes',
    list: null,
    link: '1~A%20name~deck~ab12',
  });
});

test.each([
  '/nothing',
  '/match',
  '/match/a/b',
  '/rules',
  '/art/x',
  '/cards/a/b/c',
  '/cards/a/vs/b/c',
  '/builder/a/b/c',
])('%s is not found', (path) => {
  expect(parseRoute(path, '')).toEqual({ page: 'not-found', path });
});

test('a malformed address is not decoded', () => {
  expect(parseRoute('/match/%zz', '')).toEqual({ page: 'match', id: '%zz' });
  expect(parseRoute('/rules/lanes', '#%')).toEqual({ page: 'rules', game: 'lanes', clause: '%' });
});
