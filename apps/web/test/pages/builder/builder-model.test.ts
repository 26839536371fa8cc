import { memoryListStore, StoreFailedError, type SavedList, type ListStore } from '@mechatable/store';
import { expect, test } from 'vitest';
import { BuilderModel } from '../../../src/pages/builder/builder-model.ts';

const SAVED: SavedList = { id: 'a', game: 'toy', name: 'Mine', list: { deck: { ox: 2 } }, touched: 1 };

/** A list store whose writes wait for `letGo`. */
function slowListStore(): { listStore: ListStore; letGo: () => void; written: SavedList[] } {
  const written: SavedList[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const replace = async (saved: SavedList): Promise<void> => {
    await gate;
    written.push(saved);
  };
  return { listStore: { ...memoryListStore(), replace }, letGo: open, written };
}

test('every change is saved, and changes can be undone one by one', async () => {
  const listStore = memoryListStore();
  await listStore.put(SAVED);
  const model = new BuilderModel(listStore, SAVED);
  expect([model.saveState.value, model.canUndo.value]).toEqual(['saved', false]);
  const change = model.setCount('deck', 'ox', 3);
  expect(model.saveState.value).toBe('saving');
  await change;
  await model.setCount('pool', 'hen', 1);
  await model.rename('Ours');
  expect(model.saveState.value).toBe('saved');
  expect(await listStore.get('a')).toMatchObject({
    name: 'Ours',
    list: { deck: { ox: 3 }, pool: { hen: 1 } },
  });
  expect((await listStore.get('a'))?.touched).toBeGreaterThan(1);
  await model.undo();
  await model.undo();
  expect(await listStore.get('a')).toMatchObject({ name: 'Ours', list: { deck: { ox: 2 } } });
  expect(model.canUndo.value).toBe(false);
  await model.undo();
  expect(model.list.value).toEqual(SAVED.list);
});

test.each([
  [-1, {}],
  [0, {}],
  [2.9, { ox: 2 }],
  [1000, { ox: 99 }],
  [NaN, { ox: 2 }],
])('a count of %d is set to the nearest valid one', async (count, deck) => {
  const listStore = memoryListStore();
  await listStore.put(SAVED);
  const model = new BuilderModel(listStore, SAVED);
  await model.setCount('deck', 'ox', count);
  expect(model.list.value.deck).toEqual(deck);
});

test('setting the same count changes nothing', async () => {
  const model = new BuilderModel(memoryListStore(), SAVED);
  await model.setCount('deck', 'ox', 2);
  await model.setCount('deck', 'hen', 0);
  expect(model.canUndo.value).toBe(false);
});

test('of several quick changes, only the last is written', async () => {
  const { listStore, letGo, written } = slowListStore();
  const model = new BuilderModel(listStore, SAVED);
  const all = Promise.all([1, 2, 3, 4, 5].map((n) => model.setCount('deck', 'hen', n)));
  await Promise.resolve();
  letGo();
  await model.settled();
  expect(written.map(({ list }) => list.deck?.hen)).toEqual([5]);
  expect(model.saveState.value).toBe('saved');
  await all;
});

test('if two tabs change the same list, the second gets an error and the first keeps its change', async () => {
  const listStore = memoryListStore();
  await listStore.put(SAVED);
  const [first, second] = [new BuilderModel(listStore, SAVED), new BuilderModel(listStore, SAVED)];
  await first.setCount('deck', 'ox', 3);
  await second.rename('Ours');
  expect(first.saveState.value).toBe('saved');
  expect(second.saveState.value).toMatchObject({ problem: expect.stringContaining('another tab') as string });
  expect(second.saved.value.name).toBe('Ours');
  expect(await listStore.get('a')).toMatchObject({ name: 'Mine', list: { deck: { ox: 3 } } });
  await first.setCount('deck', 'ox', 4);
  expect(first.saveState.value).toBe('saved');
});

test('if storage is full, the error is shown and the change stays on screen', async () => {
  const replace = (): Promise<void> => Promise.reject(new StoreFailedError('No room.'));
  const model = new BuilderModel({ ...memoryListStore(), replace }, SAVED);
  await model.setCount('deck', 'ox', 3);
  expect(model.saveState.value).toEqual({ problem: 'No room.' });
  expect(model.list.value).toEqual({ deck: { ox: 3 } });
});

test('a bug is not reported as full storage', async () => {
  const replace = (): Promise<void> => Promise.reject(new Error('a bug'));
  const model = new BuilderModel({ ...memoryListStore(), replace }, SAVED);
  await expect(model.setCount('deck', 'ox', 3)).rejects.toThrow('a bug');
});
