import { LocalHost, directChooser } from '@mechatable/host';
import { movesOf, person } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { memoryStore, type Store } from '@mechatable/store';
import { afterAll, expect, test, vi } from 'vitest';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import type { MatchModel } from '../../../src/table/model/match-model.ts';

// A table keeps its settings where the browser keeps them.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

/** A store that saves no move before it is released. */
function slowStore(): { store: Store; release: () => void } {
  const inner = memoryStore();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const append: Store['append'] = async (...entry) => {
    await released;
    await inner.append(...entry);
  };
  return { store: { ...inner, append }, release };
}

async function sitDown(store: Store): Promise<MatchModel> {
  const host = await LocalHost.open(
    { id: 'sending', game: lanes, options: {}, players: [person('Mira'), person('Jon')], seed: 'sending' },
    { store, chooser: directChooser },
  );
  const { MatchModel } = await import('../../../src/table/model/match-model.ts');
  const model = new MatchModel({ game: lanes, drawing }, host);
  model.screen.sit(host.frame('table').asked[0] ?? 0);
  return model;
}

test('while a move is being saved, there are no choices, and a second click sends nothing', async () => {
  const { store, release } = slowStore();
  const model = await sitDown(store);
  const [choice] = model.choices.value;
  if (choice === undefined) throw new Error('something is offered');
  const sent = model.act(choice);
  expect(model.choices.value).toEqual([]);
  await model.act(choice);
  release();
  await sent;
  expect(movesOf(await model.host.record())).toHaveLength(1);
  expect(model.notice.value).toBeNull();
});
