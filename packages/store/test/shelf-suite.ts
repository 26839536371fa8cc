import { describe, expect, test } from 'vitest';
import { StaleListError, type SavedList, type Shelf } from '../src/index.ts';

export const saved = (id: string, touched = 100): SavedList => ({
  id,
  game: 'tiny',
  name: 'My stones',
  list: { bag: { black: 4 }, pocket: {} },
  touched,
});

/** What holds for every shelf. */
export function shelfSuite(name: string, open: () => Promise<Shelf>): void {
  describe(`a shelf in ${name}`, () => {
    test('returns a stored list unchanged, and null for an unknown one', async () => {
      const shelf = await open();
      await shelf.put(saved('a'));
      expect(await shelf.get('a')).toEqual(saved('a'));
      expect(await shelf.get('b')).toBeNull();
    });

    test('keeps one list under an id: the last one', async () => {
      const shelf = await open();
      await shelf.put(saved('a'));
      await shelf.put({ ...saved('a', 200), name: 'Better stones' });
      expect((await shelf.list()).map((list) => list.name)).toEqual(['Better stones']);
    });

    test('of two writers of one list, the second gets an error and changes nothing', async () => {
      const shelf = await open();
      await shelf.put(saved('a', 100));
      await shelf.replace({ ...saved('a', 200), name: 'Theirs' }, 100);
      const late = shelf.replace({ ...saved('a', 300), name: 'Mine' }, 100);
      await expect(late).rejects.toThrow(StaleListError);
      expect(await shelf.get('a')).toMatchObject({ name: 'Theirs', touched: 200 });
      await shelf.remove('a');
      await expect(shelf.replace(saved('a', 400), 200)).rejects.toThrow('deleted elsewhere');
      expect(await shelf.get('a')).toBeNull();
    });

    test('lists the latest first; at the same time, by id', async () => {
      const shelf = await open();
      for (const [id, touched] of [
        ['a', 100],
        ['c', 300],
        ['b', 100],
      ] as const) {
        await shelf.put(saved(id, touched));
      }
      expect((await shelf.list()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    });

    test('deletes lists, and ignores missing ones', async () => {
      const shelf = await open();
      await shelf.put(saved('a'));
      await shelf.remove('a');
      await shelf.remove('a');
      expect(await shelf.list()).toEqual([]);
    });

    test('does not change with the objects passed in or out', async () => {
      const shelf = await open();
      const given = { ...saved('a'), list: { bag: { black: 4 } } };
      await shelf.put(given);
      given.list.bag.black = 1;
      const got = await shelf.get('a');
      expect(got?.list).toEqual({ bag: { black: 4 } });
      Object.assign(got?.list.bag ?? {}, { black: 9 });
      expect((await shelf.list())[0]?.list).toEqual({ bag: { black: 4 } });
    });
  });
}
