import {
  BadInputError,
  bot,
  commitTo,
  CONCEDE,
  openMatch,
  partsFrom,
  person,
  program,
  RECORD_FORMAT_1,
  ReplayError,
  scriptedHead,
  verify,
  type RecordV2,
} from '@mechatable/kernel';
import { memoryStore, StaleSequenceError, StoreFailedError } from '@mechatable/store';
import { describe, expect, test, vi } from 'vitest';
import { directChooser, HostClosedError, LocalHost, type News } from '../src/index.ts';
import { cellar } from './cellar-game.ts';
import {
  act,
  actionOf,
  failing,
  held,
  movesIn,
  open,
  PERSON,
  reopen,
  rest,
  seated,
  told,
  TWO,
} from './tables.ts';

describe('a host opens a match', () => {
  test('and keeps it at once, with its options filled in', async () => {
    const { store } = await open();
    const { matches } = await store.list();
    expect(matches).toMatchObject([{ id: 'm', opened: 5, length: 0, touched: 5, ended: null }]);
    expect(matches[0]?.head).toMatchObject({
      ...{ game: 'cellar', rulesVersion: 1, options: { turns: 8 }, players: seated(TWO) },
      ...partsFrom('a seed', 2),
      commitment: commitTo(partsFrom('a seed', 2).secret),
    });
  });

  test('only with players and options that there are', async () => {
    await expect(open({ seats: [PERSON, 'oracle'] })).rejects.toThrow('Unknown bot "oracle"');
    await expect(open({ seats: [PERSON] })).rejects.toThrow('Cellar is for 2 to 3 players, not 1.');
    await expect(open({ turns: 0 })).rejects.toBeInstanceOf(BadInputError);
  });

  test('only under a new id', async () => {
    const { store } = await open();
    await expect(open({ store })).rejects.toBeInstanceOf(StaleSequenceError);
  });
});

describe('an action', () => {
  test('is made, saved and published', async () => {
    const { host, store } = await open();
    const action = actionOf(host, 0, 'lay');
    expect(await host.act(0, action)).toEqual({ ok: true });
    expect(host.frame(0).seq).toBe(1);
    expect((await store.read('m')).entries).toEqual([{ seat: 0, action }]);
    expect(told(host, 1)).toHaveLength(1);
  });

  test('that is refused changes nothing, and says why', async () => {
    const { host, store } = await open();
    const before = host.frame(1);
    const hear = vi.fn();
    host.follow(1, hear);
    expect(await host.act(1, { kind: 'end' })).toEqual({
      ok: false,
      clause: 'CE-1',
      sentence: 'Wait until you are asked.',
    });
    expect(host.frame(1)).toEqual(before);
    expect(hear).not.toHaveBeenCalled();
    expect((await store.read('m')).entries).toEqual([]);
  });

  test.each([null, 'concede', { kind: 'fly' }, { kind: 'end', extra: 1 }])('%j is none', async (action) => {
    const { host, troubles } = await open();
    await expect(host.act(0, action)).rejects.toThrow(/^Invalid action\. /);
    expect(host.frame(0).seq).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('is kept before anyone hears of it', async () => {
    const { store, letGo } = held(memoryStore());
    const { host } = await open({ store });
    const hear = vi.fn();
    host.follow(1, hear);
    const before = host.frame(1);
    const done = act(host, 0, 'draw');
    await rest();
    expect(hear).not.toHaveBeenCalled();
    expect(host.frame(1)).toEqual(before);
    letGo();
    await done;
    expect(hear).toHaveBeenCalledOnce();
    expect(host.frame(1)).not.toEqual(before);
  });

  test('is judged after those before it: of two quick clicks on one card, the second is refused', async () => {
    const { host } = await open();
    const lay = actionOf(host, 0, 'lay');
    const both = await Promise.all([host.act(0, lay), host.act(0, lay)]);
    expect(both).toMatchObject([{ ok: true }, { ok: false, clause: 'CE-2' }]);
    expect(movesIn(host)).toHaveLength(1);
  });

  test('that meets a mistake of ours changes nothing, and the match goes on', async () => {
    const { host, store, troubles } = await open();
    const before = [host.frame(0), host.frame('table')];
    await expect(host.act(0, { kind: 'crash' })).rejects.toThrow('the cellar has crashed');
    expect(troubles).toMatchObject([{ kind: 'bug', error: { message: 'the cellar has crashed' } }]);
    expect([host.frame(0), host.frame('table')]).toEqual(before);
    expect((await store.read('m')).entries).toEqual([]);
    await act(host, 0, 'end');
    expect(host.frame(1).asked).toEqual([1]);
  });
});

describe('followers', () => {
  test('get what they may know, each with their own frame, the mover last', async () => {
    const { host } = await open();
    const news: News[] = [];
    for (const viewer of [0, 1, 'table'] as const) host.follow(viewer, (heard) => news.push(heard));
    await act(host, 0, 'draw');
    await act(host, 0, 'look');
    const cards = news.map(({ events }) => events.map((event) => (event as { n?: unknown }).n));
    expect(cards).toEqual([[null], [null], [expect.any(Number)], [], [], [expect.any(Number)]]);
    expect(news.map(({ frame: { viewer, seq } }) => [viewer, seq])).toEqual([
      ...[1, 'table', 0].map((viewer) => [viewer, 1]),
      ...[1, 'table', 0].map((viewer) => [viewer, 2]),
    ]);
    expect(news.slice(3).map(({ frame }) => frame)).toEqual([
      host.frame(1),
      host.frame('table'),
      host.frame(0),
    ]);
    expect(news.every(({ mover, takenBack }) => mover === 0 && !takenBack)).toBe(true);
  });

  test('hear no more once they have stopped', async () => {
    const { host } = await open();
    const hear = vi.fn();
    const stop = host.follow(0, hear);
    await act(host, 0, 'roll');
    stop();
    await act(host, 0, 'roll');
    expect(hear).toHaveBeenCalledOnce();
  });

  test('that fail do not keep others from hearing', async () => {
    const { host, troubles } = await open();
    const hear = vi.fn();
    host.follow(0, () => {
      throw new Error('a page broke');
    });
    host.follow(1, hear);
    await act(host, 0, 'end');
    expect(hear).toHaveBeenCalledOnce();
    expect(troubles).toMatchObject([{ kind: 'bug', error: { message: 'a page broke' } }]);
  });
});

describe('a frame', () => {
  test('is what the viewer may know and do', async () => {
    const { host } = await open();
    const { state } = openMatch(cellar, { players: seated(TWO), seed: 'a seed', options: { turns: 8 } });
    const frame = host.frame(0);
    expect({ ...frame, undo: frame.undo }).toEqual({
      ...{
        viewer: 0,
        seq: 0,
        entry: 0,
        link: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        undo: { free: false, sentence: "Nothing to undo: you haven't moved yet." },
        turn: 1,
        view: cellar.rules.view(state, 0),
        asked: [0],
        passing: false,
        outcome: null,
      },
      legal: cellar.rules.legal(state, 0),
    });
    expect(host.frame(1)).toMatchObject({ view: cellar.rules.view(state, 1), asked: [0], legal: [] });
    expect(host.frame('table')).toMatchObject({ view: cellar.rules.view(state, 'table'), legal: [] });
  });

  test('handed out stays as it was', async () => {
    const { host } = await open();
    const early = host.frame(0);
    const text = JSON.stringify(early);
    await act(host, 0, 'draw');
    await act(host, 0, 'lay');
    expect(JSON.stringify(early)).toBe(text);
  });
});

describe('the store', () => {
  test('fails with one report, and play goes on unsaved', async () => {
    const { host, store, troubles } = await open({ store: failing(memoryStore(), 1) });
    for (const kind of ['roll', 'roll', 'draw', 'end'] as const) await act(host, 0, kind);
    expect(troubles).toEqual([{ kind: 'store', error: expect.any(StoreFailedError) as unknown }]);
    expect(host.frame(0).seq).toBe(4);
    expect((await store.read('m')).entries).toHaveLength(1);
    expect(verify(cellar, host.journal()).ok).toBe(true);
  });

  test('failing from the very start does not keep the match from being opened', async () => {
    const broken = { ...memoryStore(), create: () => Promise.reject(new StoreFailedError('Forbidden.')) };
    const { host, troubles } = await open({ store: broken });
    await act(host, 0, 'end');
    expect(troubles).toMatchObject([{ kind: 'store' }]);
    expect(host.frame(0).seq).toBe(1);
  });

  test('not knowing the match any more counts as failing', async () => {
    const { host, store, troubles } = await open();
    await store.remove('m');
    await act(host, 0, 'end');
    expect(troubles).toMatchObject([{ kind: 'store', error: { name: 'MatchNotFoundError' } }]);
  });

  test('lets one of two tabs continue: the other is out of date, and can’t move any more', async () => {
    const here = await open();
    const there = await reopen(here.store);
    await act(there.host, 0, 'draw');
    const before = here.host.frame(0);
    const behind = 'This match was continued elsewhere';
    await expect(here.host.act(0, { kind: 'end' })).rejects.toBeInstanceOf(StaleSequenceError);
    await expect(here.host.act(0, { kind: 'roll' })).rejects.toThrow(behind);
    await expect(here.host.concede(0)).rejects.toThrow(behind);
    await expect(here.host.takeBack(0)).rejects.toThrow(behind);
    expect(here.troubles).toMatchObject([{ kind: 'stale' }]);
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

describe('giving up', () => {
  test('ends the match, for whichever seat, and is kept with how it ended', async () => {
    const { host, store } = await open();
    await host.concede(1);
    expect(host.frame(0)).toMatchObject({ asked: [], legal: [], outcome: { winners: [0] } });
    expect(await store.read('m')).toMatchObject({
      entries: [{ seat: 1, action: CONCEDE }],
      ended: 'The cellar is closed.',
    });
  });

  test('is not possible twice, nor for a seat that is not there', async () => {
    const { host } = await open();
    await expect(host.concede(7)).rejects.toThrow('There is no seat 7.');
    await host.concede(0);
    await expect(host.concede(1)).rejects.toThrow('The match is already over.');
    expect(await host.act(1, { kind: 'end' })).toMatchObject({ ok: false });
  });
});

describe('a match that was kept', () => {
  test('goes on where it was left: same frames, same history, same record', async () => {
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

  test('goes on after moves were taken back', async () => {
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

  test('has persons in the seats of those who are no bots here', async () => {
    const { store } = await open();
    const stored = await store.read('m');
    const players = [program('evil --now'), bot('oracle')];
    const named = { ...stored, head: { ...stored.head, head: { ...stored.head.head, players } } };
    const host = LocalHost.resume(cellar, named, { store, chooser: directChooser });
    expect(host.players).toEqual([person('evil --now'), person('oracle')]);
    expect(host.journal()).toMatchObject({ players });
  });

  test('can have others in its seats, while the record keeps the names it began with', async () => {
    const { store } = await open();
    const others = [bot('random'), person('Ada')];
    const host = LocalHost.resume(cellar, await store.read('m'), { store, chooser: directChooser }, others);
    expect(host.players).toEqual(others);
    expect(host.journal()).toMatchObject({ players: seated(TWO) });
  });

  test('of the old format goes on, with bots found by their names and no program run', async () => {
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

  test('cannot go on when it cannot be replayed', async () => {
    const { store } = await open();
    const stored = await store.read('m');
    const services = { store, chooser: directChooser };
    const newer = { ...stored, head: { ...stored.head, head: { ...stored.head.head, rulesVersion: 2 } } };
    expect(() => LocalHost.resume(cellar, newer, services)).toThrow(ReplayError);
    const odd = { ...stored, entries: [{ seat: 0, action: { kind: 'fly' } }] };
    expect(() => LocalHost.resume(cellar, odd, services)).toThrow(
      'Move 1 of seat 0 is not an action of Cellar.',
    );
  });
});

test('a history has the number of the move that brought each event about', async () => {
  const { host } = await open();
  await act(host, 0, 'end');
  await act(host, 1, 'call');
  await host.act(1, { kind: 'bid', n: 2 });
  await host.act(0, { kind: 'bid', n: 1 });
  expect(told(host, 1)).toEqual(['1 A ended.', '2 B called.', '3 B bid 2.', '4 A bid.', '4 A bids 3.']);
});

test('a record holds the seed, so that the match can go on from it, and verifies', async () => {
  const { host } = await open();
  await act(host, 0, 'draw');
  expect(host.journal()).toMatchObject({ secret: partsFrom('a seed', 2).secret });
  expect(verify(cellar, host.journal())).toMatchObject({ ok: true, moves: 1 });
});

describe('a match can go on from another', () => {
  test('with all that the seat did not know dealt anew, and be kept so', async () => {
    const parent = await open();
    for (const kind of ['draw', 'end'] as const) await act(parent.host, 0, kind);
    const from = { record: parent.host.journal(), moves: 1, seat: 0 };
    const services = { store: parent.store, chooser: directChooser };
    const host = await LocalHost.open(
      { id: 'fork', game: cellar, players: seated(TWO), seed: 'anew', from },
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

describe('a closed host', () => {
  test('sends no more updates and makes no more moves', async () => {
    const { host } = await open();
    const hear = vi.fn();
    host.follow(0, hear);
    const underWay = host.act(0, { kind: 'end' });
    host.close();
    await expect(underWay).rejects.toBeInstanceOf(HostClosedError);
    await expect(host.act(0, { kind: 'end' })).rejects.toThrow(
      'You left this match. Open it again to resume.',
    );
    host.follow(1, hear);
    expect(hear).not.toHaveBeenCalled();
  });

  test('still keeps what it was keeping, without a word', async () => {
    const { store, letGo } = held(memoryStore());
    const { host } = await open({ store });
    const hear = vi.fn();
    host.follow(0, hear);
    const underWay = host.act(0, { kind: 'end' });
    await rest();
    host.close();
    letGo();
    await underWay;
    expect(hear).not.toHaveBeenCalled();
    expect((await store.read('m')).entries).toHaveLength(1);
  });
});
