import { describe, expect, test } from 'vitest';
import { StaleListError, type SavedList, type ListStore } from '../src/index.ts';

export const saved = (id: string, touched = 100): SavedList => ({
  id,
  game: 'tiny',
  name: 'My stones',
  list: { bag: { black: 4 }, pocket: {} },
  touched,
});

/** The tests that every list store must pass. */
export function listStoreSuite(name: string, open: () => Promise<ListStore>): void {
  describe(`a list store in ${name}`, () => {
    test('returns a stored list unchanged, and null for an unknown one', async () => {
      const listStore = await open();
      await listStore.put(saved('a'));
      expect(await listStore.get('a')).toEqual(saved('a'));
      expect(await listStore.get('b')).toBeNull();
    });

    test('keeps one list per id: the last one', async () => {
      const listStore = await open();
      await listStore.put(saved('a'));
      await listStore.put({ ...saved('a', 200), name: 'Better stones' });
      expect((await listStore.list()).map((list) => list.name)).toEqual(['Better stones']);
    });

    test('the second of two writers of a list gets an error and changes nothing', async () => {
      const listStore = await open();
      await listStore.put(saved('a', 100));
      await listStore.replace({ ...saved('a', 200), name: 'Theirs' }, 100);
      const late = listStore.replace({ ...saved('a', 300), name: 'Mine' }, 100);
      await expect(late).rejects.toThrow(StaleListError);
      expect(await listStore.get('a')).toMatchObject({ name: 'Theirs', touched: 200 });
      await listStore.remove('a');
      await expect(listStore.replace(saved('a', 400), 200)).rejects.toThrow('deleted elsewhere');
      expect(await listStore.get('a')).toBeNull();
    });

    test('lists the latest first; at the same time, by id', async () => {
      const listStore = await open();
      for (const [id, touched] of [
        ['a', 100],
        ['c', 300],
        ['b', 100],
      ] as const) {
        await listStore.put(saved(id, touched));
      }
      expect((await listStore.list()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    });

    test('deletes lists, and ignores missing ones', async () => {
      const listStore = await open();
      await listStore.put(saved('a'));
      await listStore.remove('a');
      await listStore.remove('a');
      expect(await listStore.list()).toEqual([]);
    });

    test('doesn’t change when the objects passed in or out change', async () => {
      const listStore = await open();
      const given = { ...saved('a'), list: { bag: { black: 4 } } };
      await listStore.put(given);
      given.list.bag.black = 1;
      const got = await listStore.get('a');
      expect(got?.list).toEqual({ bag: { black: 4 } });
      Object.assign(got?.list.bag ?? {}, { black: 9 });
      expect((await listStore.list())[0]?.list).toEqual({ bag: { black: 4 } });
    });
  });
}
