import { readFileSync } from 'node:fs';
import { CUSTOM_PREFIX } from '@mechatable/kernel';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableGame } from '../../src/games/shared/drawing.ts';

const EXAMPLES = new URL('../../../../examples/content/', import.meta.url);
interface Drawn {
  readonly tableGames: readonly TableGame[];
}
const mechanation = (): Promise<Drawn> => import('../../src/games/mechanation/table-game.ts');
const mecha = (): Promise<Drawn> => import('../../src/games/mecha/table-game.ts');
const masc = (): Promise<Drawn> => import('../../src/games/masc/table-game.ts');

// Content must be in use before a game is loaded, and other tests need the published content.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.resetModules();
});

test.each([
  ['masc', masc],
  ['mechanation', mechanation],
  ['mecha-1e', mecha],
  ['mecha-2e', mecha],
])('%s: the pieces that the example adds and changes are drawn', async (id, load) => {
  const { useContent } = await import('@mechatable/kernel');
  const { readContent } = await import('@mechatable/catalog/content');
  const read = await readContent(readFileSync(new URL(`${id}.json`, EXAMPLES), 'utf8'));
  if (!read.ok) throw new Error(`${id}.json has problems`);
  useContent(read.content);
  const table = (await load()).tableGames.find(({ game }) => game.id.startsWith(`${id}~`));
  const exhibits = new Map(table?.drawing.exhibits.map((exhibit) => [exhibit.id, exhibit]));
  const pieces = new Set(table?.game.content.pieces.map((piece) => piece.id));
  const ready = table?.game.content.deckRules?.ready.map((list) => list.id) ?? [];
  for (const added of Object.values(read.content.lists).flat()) {
    if (!pieces.has(added.id)) expect(ready).toContain(added.id);
    else expect(exhibits.get(added.id)?.svg, added.id).toContain('<svg');
  }
  expect([...pieces, ...ready].some((one) => one.startsWith(CUSTOM_PREFIX))).toBe(true);
});

test.each(['mecha-1e', 'mecha-2e'])(
  'if the chosen file of mecha-2e can’t be read, %s is played as published',
  async (id) => {
    const stored = new Map([['mechatable.content.mecha', `mecha-2e~${'0'.repeat(32)}`]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    });
    const { findEntry } = await import('../../src/games/games.ts');
    const { contentProblem } = await import('../../src/browser/content-files.ts');
    const table = await findEntry(id)?.load();
    expect(table?.game.id).toBe(id);
    const isChosen = id === 'mecha-2e';
    expect(contentProblem.value).toEqual(isChosen ? expect.stringContaining('no storage') : null);
    expect(stored.size).toBe(isChosen ? 0 : 1);
  },
);
