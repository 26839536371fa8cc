import { bot, commitTo, person, RECORD_FORMAT, sha256, type Entry } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { MatchNotFoundError, StaleSequenceError, type MatchHead, type Store } from './store.ts';

/** A store to be tested, at a clock that the test sets. */
export type Factory = (clock: () => number) => Promise<Store>;

export const head = (id: string, opened = 100): MatchHead => ({
  id,
  opened,
  head: {
    format: RECORD_FORMAT,
    game: 'tiny',
    rulesVersion: 3,
    options: { stones: 9, list: ['a', { deep: null }] },
    players: [person('Ada'), bot('greedy')],
    secret: sha256('host'),
    commitment: commitTo(sha256('host')),
    contributions: [sha256('0'), sha256('1')],
  },
});

export const move = (n: number): Entry => ({ seat: n % 2, action: { kind: 'take', count: n } });

/** The tests that every store must pass. */
export function storeSuite(name: string, open: Factory): void {
  /** A store with one match of this many moves, and its clock. */
  async function withMoves(count: number): Promise<{ store: Store; clock: { now: number } }> {
    const clock = { now: 1000 };
    const store = await open(() => clock.now);
    await store.create(head('m'));
    for (let n = 0; n < count; n++) await store.append('m', n, move(n), null);
    return { store, clock };
  }

  describe(`a store in ${name}`, () => {
    test('returns a match as it was created and appended to', async () => {
      const { store } = await withMoves(3);
      expect(await store.read('m')).toEqual({
        head: head('m'),
        entries: [move(0), move(1), move(2)],
        ended: null,
      });
    });

    test('creates a match with all its entries at once', async () => {
      const { store } = await withMoves(0);
      await store.create(head('whole'), [move(0), move(1)], 'Over.');
      expect(await store.read('whole')).toEqual({
        head: head('whole'),
        entries: [move(0), move(1)],
        ended: 'Over.',
      });
      await store.append('whole', 2, { seat: 0, undo: 1 }, null);
      expect(await store.read('whole')).toMatchObject({ entries: [{}, {}, { undo: 1 }], ended: null });
    });

    test('keeps more than ten moves in order', async () => {
      const { store } = await withMoves(25);
      expect((await store.read('m')).entries).toEqual(Array.from({ length: 25 }, (_, n) => move(n)));
    });

    test('doesn’t change when the objects passed in or out change', async () => {
      const { store } = await withMoves(0);
      const given = { seat: 0, action: { kind: 'take', count: 1 } };
      await store.append('m', 0, given, null);
      given.action.count = 7;
      const read = await store.read('m');
      (read.entries as Entry[]).pop();
      (read.head.head.options as { list: unknown[] }).list.push('stranger');
      expect(await store.read('m')).toMatchObject({
        head: head('m'),
        entries: [move(1)].map((m) => ({ ...m, seat: 0 })),
      });
    });

    test('says how a match ended', async () => {
      const { store } = await withMoves(1);
      await store.append('m', 1, move(1), 'The last stone is taken.');
      expect((await store.read('m')).ended).toBe('The last stone is taken.');
      expect(await store.list()).toMatchObject({
        matches: [{ length: 2, ended: 'The last stone is taken.' }],
        damaged: [],
      });
    });

    test.each([
      ['a move that is there already', 1],
      ['a move beyond the next', 3],
      ['a move before the first', -1],
    ])('refuses %s', async (_what, mark) => {
      const { store } = await withMoves(2);
      await expect(store.append('m', mark, move(9), null)).rejects.toBeInstanceOf(StaleSequenceError);
      expect((await store.read('m')).entries).toEqual([move(0), move(1)]);
    });

    test('only one of two writers wins', async () => {
      const { store } = await withMoves(2);
      const both = await Promise.allSettled([
        store.append('m', 2, move(5), null),
        store.append('m', 2, move(6), null),
      ]);
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(both[1]).toMatchObject({ reason: expect.any(StaleSequenceError) as unknown });
      expect((await store.read('m')).entries).toEqual([move(0), move(1), move(5)]);
    });

    test('lists matches, the latest first', async () => {
      const { store, clock } = await withMoves(0);
      await store.create(head('new', 500));
      expect((await store.list()).matches.map(({ id, touched }) => [id, touched])).toEqual([
        ['new', 500],
        ['m', 100],
      ]);
      clock.now = 600;
      await store.append('m', 0, move(0), null);
      clock.now = 700;
      await store.append('new', 0, move(0), null);
      clock.now = 800;
      await store.append('m', 1, { seat: 0, undo: 0 }, null);
      expect((await store.list()).matches).toEqual([
        { ...head('m'), length: 2, touched: 800, ended: null },
        { ...head('new', 500), length: 1, touched: 700, ended: null },
      ]);
    });

    test('removes a match with its moves, and no other', async () => {
      const { store } = await withMoves(2);
      await store.create(head('m2'));
      await store.append('m2', 0, move(4), null);
      await store.remove('m');
      await store.remove('m');
      await expect(store.read('m')).rejects.toBeInstanceOf(MatchNotFoundError);
      expect((await store.list()).matches.map(({ id }) => id)).toEqual(['m2']);
      expect((await store.read('m2')).entries).toEqual([move(4)]);
      await store.create(head('m'));
      expect((await store.read('m')).entries).toEqual([]);
    });

    test('can’t find a match that was never created', async () => {
      const { store } = await withMoves(0);
      const missing = expect.objectContaining({
        name: 'MatchNotFoundError',
        message: 'Match x not found. It may have been deleted.',
      }) as Error;
      await expect(store.read('x')).rejects.toEqual(missing);
      await expect(store.append('x', 0, move(0), null)).rejects.toEqual(missing);
    });

    test('does not create a match over another', async () => {
      const { store } = await withMoves(2);
      await expect(store.create(head('m'))).rejects.toBeInstanceOf(StaleSequenceError);
      expect((await store.read('m')).entries).toHaveLength(2);
    });
  });
}
