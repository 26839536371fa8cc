import type { Move } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { FRESH, MatchNotFoundError, StaleSequenceError, type MatchHead, type Store } from '../src/index.ts';

/** A store to be tested, at a clock that the test sets. */
export type Factory = (clock: () => number) => Promise<Store>;

export const head = (id: string, opened = 100): MatchHead => ({
  id,
  game: 'tiny',
  rulesVersion: 3,
  options: { stones: 9, list: ['a', { deep: null }] },
  seats: ['person', 'greedy'],
  seed: 'a seed',
  from: null,
  opened,
});

export const move = (n: number): Move => ({ seat: n % 2, action: { kind: 'take', count: n } });

/** What holds for every store. */
export function storeSuite(name: string, open: Factory): void {
  const at = (moves: number, takenBack = 0) => ({ moves, takenBack });

  /** A store with one match of so many moves, and its clock. */
  async function withMoves(count: number): Promise<{ store: Store; clock: { now: number } }> {
    const clock = { now: 1000 };
    const store = await open(() => clock.now);
    await store.create(head('m'));
    for (let n = 0; n < count; n++) await store.append('m', at(n), move(n), null);
    return { store, clock };
  }

  describe(`a store in ${name}`, () => {
    test('gives back a match as it was created and appended to', async () => {
      const { store } = await withMoves(3);
      expect(await store.read('m')).toEqual({
        head: head('m'),
        moves: [move(0), move(1), move(2)],
        takenBack: 0,
        ended: null,
      });
    });

    test('keeps where a match goes on from', async () => {
      const { store } = await withMoves(0);
      const from = { record: { moves: [move(0)] }, moves: 1, seat: 0 };
      await store.create({ ...head('fork'), from });
      expect((await store.read('fork')).head.from).toEqual(from);
    });

    test('holds more than ten moves in their order', async () => {
      const { store } = await withMoves(25);
      expect((await store.read('m')).moves).toEqual(Array.from({ length: 25 }, (_, n) => move(n)));
    });

    test('does not change with what was handed in or out', async () => {
      const { store } = await withMoves(0);
      const given = { seat: 0, action: { kind: 'take', count: 1 } };
      await store.append('m', FRESH, given, null);
      given.action.count = 7;
      const read = await store.read('m');
      (read.moves as Move[]).pop();
      (read.head.seats as string[]).push('stranger');
      expect(await store.read('m')).toMatchObject({
        head: head('m'),
        moves: [move(1)].map((m) => ({ ...m, seat: 0 })),
      });
    });

    test('says how a match ended', async () => {
      const { store } = await withMoves(1);
      await store.append('m', at(1), move(1), 'The last stone is taken.');
      expect((await store.read('m')).ended).toBe('The last stone is taken.');
      expect(await store.list()).toMatchObject([{ moves: 2, ended: 'The last stone is taken.' }]);
    });

    test.each([
      ['a move that is there already', at(1)],
      ['a move beyond the next', at(3)],
      ['a move before the first', at(-1)],
    ])('refuses %s', async (_what, mark) => {
      const { store } = await withMoves(2);
      await expect(store.append('m', mark, move(9), null)).rejects.toBeInstanceOf(StaleSequenceError);
      expect((await store.read('m')).moves).toEqual([move(0), move(1)]);
    });

    test('lets one of two writers win', async () => {
      const { store } = await withMoves(2);
      const both = await Promise.allSettled([
        store.append('m', at(2), move(5), null),
        store.append('m', at(2), move(6), null),
      ]);
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(both[1]).toMatchObject({ reason: expect.any(StaleSequenceError) as unknown });
      expect((await store.read('m')).moves).toEqual([move(0), move(1), move(5)]);
    });

    test('forgets moves from the n-th on, and with them the end', async () => {
      const { store } = await withMoves(2);
      await store.append('m', at(2), move(2), 'Over.');
      await store.truncate('m', at(3), 1);
      expect(await store.read('m')).toMatchObject({ moves: [move(0)], takenBack: 1, ended: null });
      await store.append('m', at(1, 1), move(8), null);
      expect((await store.read('m')).moves).toEqual([move(0), move(8)]);
    });

    test('refuses a writer that has not heard of moves taken back, though their number be the same again', async () => {
      const { store } = await withMoves(3);
      await store.truncate('m', at(3), 2);
      await store.append('m', at(2, 1), move(7), null);
      await expect(store.append('m', at(3), move(3), null)).rejects.toBeInstanceOf(StaleSequenceError);
      expect((await store.read('m')).moves).toEqual([move(0), move(1), move(7)]);
    });

    test('lets nobody take back what went on elsewhere', async () => {
      const { store } = await withMoves(3);
      await expect(store.truncate('m', at(2), 1)).rejects.toBeInstanceOf(StaleSequenceError);
      await store.truncate('m', at(3), 2);
      await expect(store.truncate('m', at(2), 1)).rejects.toBeInstanceOf(StaleSequenceError);
      expect((await store.read('m')).moves).toEqual([move(0), move(1)]);
    });

    test('lists matches, the one touched last first', async () => {
      const { store, clock } = await withMoves(0);
      await store.create(head('new', 500));
      expect((await store.list()).map(({ id, touched }) => [id, touched])).toEqual([
        ['new', 500],
        ['m', 100],
      ]);
      clock.now = 600;
      await store.append('m', FRESH, move(0), null);
      clock.now = 700;
      await store.append('new', FRESH, move(0), null);
      clock.now = 800;
      await store.truncate('m', at(1), 0);
      expect(await store.list()).toEqual([
        { ...head('m'), moves: 0, takenBack: 1, touched: 800, ended: null },
        { ...head('new', 500), moves: 1, takenBack: 0, touched: 700, ended: null },
      ]);
    });

    test('removes a match with its moves, and no other', async () => {
      const { store } = await withMoves(2);
      await store.create(head('m2'));
      await store.append('m2', FRESH, move(4), null);
      await store.remove('m');
      await store.remove('m');
      await expect(store.read('m')).rejects.toBeInstanceOf(MatchNotFoundError);
      expect((await store.list()).map(({ id }) => id)).toEqual(['m2']);
      expect((await store.read('m2')).moves).toEqual([move(4)]);
      await store.create(head('m'));
      expect((await store.read('m')).moves).toEqual([]);
    });

    test('knows no match that was never created', async () => {
      const { store } = await withMoves(0);
      const missing = expect.objectContaining({
        name: 'MatchNotFoundError',
        message: 'There is no match x here, or no longer.',
      }) as Error;
      await expect(store.read('x')).rejects.toEqual(missing);
      await expect(store.append('x', FRESH, move(0), null)).rejects.toEqual(missing);
      await expect(store.truncate('x', FRESH, 0)).rejects.toEqual(missing);
    });

    test('does not create a match over another', async () => {
      const { store } = await withMoves(2);
      await expect(store.create(head('m'))).rejects.toBeInstanceOf(StaleSequenceError);
      expect((await store.read('m')).moves).toHaveLength(2);
    });
  });
}
