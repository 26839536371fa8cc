import { expect, test } from 'vitest';
import { parseRoute } from '../src/routes.ts';

test('every room has its address', () => {
  expect(parseRoute('/', '')).toEqual({ page: 'lobby' });
  expect(parseRoute('/match/ab12', '')).toEqual({ page: 'match', id: 'ab12' });
  expect(parseRoute('/replay/ab12', '')).toEqual({ page: 'replay', id: 'ab12' });
  expect(parseRoute('/rules/lanes', '')).toEqual({ page: 'rules', game: 'lanes', clause: null });
  expect(parseRoute('/rules/lanes', '#LN-R-1')).toEqual({ page: 'rules', game: 'lanes', clause: 'LN-R-1' });
  expect(parseRoute('/first-steps/lanes', '')).toEqual({ page: 'lesson', game: 'lanes' });
  expect(parseRoute('/art/', '')).toEqual({ page: 'art' });
});

test.each(['/nothing', '/match', '/match/a/b', '/rules', '/art/x'])('%s leads nowhere', (path) => {
  expect(parseRoute(path, '')).toEqual({ page: 'nowhere', path });
});

test('an address that is badly written is taken as it stands', () => {
  expect(parseRoute('/match/%zz', '')).toEqual({ page: 'match', id: '%zz' });
  expect(parseRoute('/rules/lanes', '#%')).toEqual({ page: 'rules', game: 'lanes', clause: '%' });
});
