import {
  bot,
  person,
  program,
  RECORD_FORMAT_1,
  ReplayError,
  scriptedHead,
  verify,
  type RecordV2,
} from '@mechatable/kernel';
import { memoryStore, StaleSequenceError, StoreFailedError } from '@mechatable/store';
import { describe, expect, test } from 'vitest';
import { directChooser, LocalHost } from '../src/index.ts';
import { cellar } from './cellar-game.ts';
import { act, failing, movesIn, open, reopen, seated, TWO } from './tables.ts';

describe('the store', () => {
  test('fails with one report, and play continues unsaved', async () => {
    const { host, store, problems } = await open({ store: failing(memoryStore(), 1) });
    for (const kind of ['roll', 'roll', 'draw', 'end'] as const) await act(host, 0, kind);
    expect(problems).toEqual([{ kind: 'store', error: expect.any(StoreFailedError) as unknown }]);
    expect(host.frame(0).seq).toBe(4);
    expect((await store.read('m')).entries).toHaveLength(1);
    expect(verify(cellar, host.journal()).ok).toBe(true);
  });

  test('failing from the start doesn’t keep the match from opening', async () => {
    const broken = { ...memoryStore(), create: () => Promise.reject(new StoreFailedError('Forbidden.')) };
    const { host, problems } = await open({ store: broken });
    await act(host, 0, 'end');
    expect(problems).toMatchObject([{ kind: 'store' }]);
    expect(host.frame(0).seq).toBe(1);
  });

  test('losing the match counts as failing', async () => {
    const { host, store, problems } = await open();
    await store.remove('m');
    await act(host, 0, 'end');
    expect(problems).toMatchObject([{ kind: 'store', error: { name: 'MatchNotFoundError' } }]);
  });

  test('lets one of two tabs continue: the other is out of date and can’t move anymore', async () => {
    const here = await open();
    const there = await reopen(here.store);
    await act(there.host, 0, 'draw');
    const before = here.host.frame(0);
    const behind = 'This match was continued elsewhere';
    await expect(here.host.act(0, { kind: 'end' })).rejects.toBeInstanceOf(StaleSequenceError);
    await expect(here.host.act(0, { kind: 'roll' })).rejects.toThrow(behind);
    await expect(here.host.concede(0)).rejects.toThrow(behind);
    await expect(here.host.takeBack(0)).rejects.toThrow(behind);
    expect(here.problems).toMatchObject([{ kind: 'stale' }]);
    expect(here.host.frame(0)).toEqual(before);
    await act(there.host, 0, 'end');
    expect((await here.store.read('m')).entries).toHaveLength(2);
  });

  test('also notices if moves were undone elsewhere and made again', async () => {
    const here = await open();
    await act(here.host, 0, 'lay');
    const there = await reopen(here.store);
    await there.host.takeBack(0);
    await act(there.host, 0, 'end');
    await expect(here.host.act(0, { kind: 'end' })).rejects.toBeInstanceOf(StaleSequenceError);
  });
});

describe('a stored match', () => {
  test('resumes where it stopped: same frames, same history, same record', async () => {
    const first = await open();
    for (const kind of ['draw', 'look', 'lay', 'end'] as const) await act(first.host, 0, kind);
    const { host, store } = await reopen(first.store);
    for (const viewer of [0, 1, 'table'] as const) {
      expect(host.frame(viewer)).toEqual(first.host.frame(viewer));
      expect(host.history(viewer)).toEqual(first.host.history(viewer));
    }
    expect(host.journal()).toEqual(first.host.journal());
    await act(host, 1, 'roll');
    expect((await store.read('m')).entries).toHaveLength(5);
  });

  test('resumes after undos', async () => {
    const first = await open();
    await act(first.host, 0, 'lay');
    await first.host.takeBack(0);
    const { host, store } = await reopen(first.store);
    await act(host, 0, 'end');
    expect((await store.read('m')).entries).toMatchObject([
      { seat: 0, action: { kind: 'lay' } },
      { seat: 0, undo: 0 },
      { seat: 0, action: { kind: 'end' } },
    ]);
    expect(movesIn(host)).toEqual([{ seat: 0, action: { kind: 'end' } }]);
    expect(verify(cellar, host.journal())).toMatchObject({ ok: true, moves: 1, undos: 1 });
    expect(host.frame('table').link).toBe((host.journal() as RecordV2).chain);
  });

  test('has people in the seats of bots that don’t exist here', async () => {
    const { store } = await open();
    const stored = await store.read('m');
    const players = [program('evil --now'), bot('oracle')];
    const named = { ...stored, head: { ...stored.head, head: { ...stored.head.head, players } } };
    const host = LocalHost.resume(cellar, named, { store, chooser: directChooser });
    expect(host.players).toEqual([person('evil --now'), person('oracle')]);
    expect(host.journal()).toMatchObject({ players });
  });

  test('can have other players in its seats, while the record keeps the original names', async () => {
    const { store } = await open();
    const others = [bot('random'), person('Ada')];
    const host = LocalHost.resume(cellar, await store.read('m'), { store, chooser: directChooser }, others);
    expect(host.players).toEqual(others);
    expect(host.journal()).toMatchObject({ players: seated(TWO) });
  });

  test('of the old format resumes, with bots found by their names and without running programs', async () => {
    const store = memoryStore();
    const names = ['person', 'cmd:rm -rf /', 'random'];
    const head = scriptedHead(cellar, { options: { turns: 8 }, names, seed: 'old' });
    await store.create({ id: 'm', opened: 1, head });
    const { host } = await reopen(store);
    expect(host.players).toEqual([person('Player 1'), person('rm -rf /'), bot('random')]);
    await act(host, 0, 'lay');
    await host.takeBack(0);
    await act(host, 0, 'end');
    expect(host.journal()).toMatchObject({ format: RECORD_FORMAT_1, moves: [{ action: { kind: 'end' } }] });
    expect(host.frame('table').link).toBeNull();
    expect(verify(cellar, host.journal())).toMatchObject({ ok: true, format: 1 });
  });

  test('cannot be resumed if it cannot be replayed', async () => {
    const { store } = await open();
    const stored = await store.read('m');
    const services = { store, chooser: directChooser };
    const newer = { ...stored, head: { ...stored.head, head: { ...stored.head.head, rulesVersion: 2 } } };
    expect(() => LocalHost.resume(cellar, newer, services)).toThrow(ReplayError);
    const odd = { ...stored, entries: [{ seat: 0, action: { kind: 'fly' } }] };
    expect(() => LocalHost.resume(cellar, odd, services)).toThrow('Move 1 is not an action of Cellar.');
  });
});

describe('a match can continue another', () => {
  test('with everything unknown to the seat reshuffled, and be stored that way', async () => {
    const parent = await open();
    for (const kind of ['draw', 'end'] as const) await act(parent.host, 0, kind);
    const from = { record: parent.host.journal(), moves: 1, seat: 0 };
    const services = { store: parent.store, chooser: directChooser };
    const host = await LocalHost.open(
      { id: 'fork', game: cellar, players: seated(TWO), seed: 'again', from },
      services,
    );
    const known = await reopen(parent.store);
    await known.host.rewind(0, 1);
    expect(host.frame(0).view).toEqual(known.host.frame(0).view);
    expect(host.frame(1).view).not.toEqual(known.host.frame(1).view);
    await act(host, 0, 'roll');
    expect(verify(cellar, host.journal())).toMatchObject({ ok: true });
    const again = LocalHost.resume(cellar, await parent.store.read('fork'), services);
    expect(again.journal()).toEqual(host.journal());
  });
});
