import { afterAll, expect, test, vi } from 'vitest';
import { ENTRIES } from '../../../src/games/games.ts';
import { optionsWith } from '../../../src/table/setup/setup.ts';

// Settings are read as soon as they are imported.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterAll(() => vi.unstubAllGlobals());

test.each(ENTRIES)('a match from the builder has every option that the lobby shows: $id', async (entry) => {
  const table = await entry.load();
  const shown = table.drawing.options.map(({ name }) => name);
  const list = table.game.content.deckRules?.ready[0]?.list ?? {};
  const options = optionsWith(list, table, {});
  expect(Object.keys(options)).toEqual(expect.arrayContaining(shown));
});

test('the list takes the first seat, and the others keep theirs', async () => {
  const table = await ENTRIES.find(({ id }) => id === 'lanes')?.load();
  if (table === undefined) throw new Error('Breachline is missing.');
  const { loadouts } = optionsWith({ deck: {} }, table, { loadouts: ['iron-spear', 'ghost-knife'] });
  expect(loadouts).toEqual([{ deck: {} }, 'ghost-knife']);
});
