import { expect, test } from 'vitest';
import { noticeOf, openTable, tableOf } from '../../../src/app/service-worker/notices.ts';
import type { Windows } from '../../../src/app/service-worker/scope.ts';

const TABLE = 'abcdefghijklmnopqrstuv';

test('a push message becomes a notification with its table', () => {
  expect(noticeOf(JSON.stringify({ table: TABLE, game: 'lanes', players: ['Ada', 'Bo'] }))).toEqual({
    title: 'Your turn',
    options: { body: 'Ada against Bo', icon: '/icon.svg', tag: TABLE, data: { table: TABLE } },
  });
});

test.each(['', 'no JSON', 'null', '[]', '{"table":"../me","players":"Ada"}'])(
  'an unexpected message %o still becomes a notification, since browsers require one',
  (payload) => {
    expect(noticeOf(payload)).toEqual({
      title: 'Your turn',
      options: { body: 'Open Mechatable to see your match.', icon: '/icon.svg' },
    });
  },
);

test('a notification leads only to a table', () => {
  expect(tableOf({ table: TABLE })).toBe(TABLE);
  for (const data of [null, undefined, 'x', {}, { table: 7 }, { table: '//evil.example' }])
    expect(tableOf(data)).toBeNull();
});

test('a click focuses the tab of the table, or opens one', async () => {
  const done: string[] = [];
  const windows: Windows = {
    claim: () => Promise.resolve(),
    matchAll: () =>
      Promise.resolve(
        ['https://m.example/', `https://m.example/table/${TABLE}#watch`].map((url) => ({
          url,
          focus: () => Promise.resolve(done.push(`focus ${url}`)),
        })),
      ),
    openWindow: (url) => Promise.resolve(done.push(`open ${url}`)),
  };
  await openTable(windows, 'https://m.example', TABLE);
  await openTable(windows, 'https://m.example', 'V'.repeat(22));
  await openTable(windows, 'https://m.example', null);
  expect(done).toEqual([
    `focus https://m.example/table/${TABLE}#watch`,
    `open https://m.example/table/${'V'.repeat(22)}`,
    'focus https://m.example/',
  ]);
});
