import { BadInputError, commitTo, CONCEDE, openMatch, partsFrom, verify } from '@mechatable/kernel';
import { memoryStore, StaleSequenceError } from '@mechatable/store';
import { describe, expect, test, vi } from 'vitest';
import { HostClosedError, type FrameUpdate } from '../src/index.ts';
import { cellar } from './cellar-game.ts';
import { act, actionOf, held, movesIn, open, PERSON, rest, seated, eventTexts, TWO } from './tables.ts';

describe('a host opens a match', () => {
  test('and stores it immediately, with all options filled in', async () => {
    const { store } = await open();
    const { matches } = await store.list();
    expect(matches).toMatchObject([{ id: 'm', opened: 5, length: 0, touched: 5, ended: null }]);
    expect(matches[0]?.head).toMatchObject({
      ...{ game: 'cellar', rulesVersion: 1, options: { turns: 8 }, players: seated(TWO) },
      ...partsFrom('a seed', 2),
      commitment: commitTo(partsFrom('a seed', 2).secret),
    });
  });

  test('only with valid players and options', async () => {
    await expect(open({ seats: [PERSON, 'oracle'] })).rejects.toThrow('Unknown bot "oracle"');
    await expect(open({ seats: [PERSON] })).rejects.toThrow('Cellar is for 2 to 3 players, not 1.');
    await expect(open({ turns: 0 })).rejects.toBeInstanceOf(BadInputError);
  });

  test('only with a new id', async () => {
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
    expect(eventTexts(host, 1)).toHaveLength(1);
  });

  test('that is refused changes nothing, and says why', async () => {
    const { host, store } = await open();
    const before = host.frame(1);
    const onNews = vi.fn();
    host.follow(1, onNews);
    expect(await host.act(1, { kind: 'end' })).toEqual({
      ok: false,
      clause: 'CE-1',
      sentence: 'Wait until you are asked.',
    });
    expect(host.frame(1)).toEqual(before);
    expect(onNews).not.toHaveBeenCalled();
    expect((await store.read('m')).entries).toEqual([]);
  });

  test.each([null, 'concede', { kind: 'fly' }, { kind: 'end', extra: 1 }])(
    '%j is not an action',
    async (action) => {
      const { host, problems } = await open();
      await expect(host.act(0, action)).rejects.toThrow(/^Invalid action\. /);
      expect(host.frame(0).seq).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test('is saved before anyone is notified', async () => {
    const { store, letGo } = held(memoryStore());
    const { host } = await open({ store });
    const onNews = vi.fn();
    host.follow(1, onNews);
    const before = host.frame(1);
    const done = act(host, 0, 'draw');
    await rest();
    expect(onNews).not.toHaveBeenCalled();
    expect(host.frame(1)).toEqual(before);
    letGo();
    await done;
    expect(onNews).toHaveBeenCalledOnce();
    expect(host.frame(1)).not.toEqual(before);
  });

  test('is judged after those before it: of two quick clicks on one card, the second is refused', async () => {
    const { host } = await open();
    const lay = actionOf(host, 0, 'lay');
    const both = await Promise.all([host.act(0, lay), host.act(0, lay)]);
    expect(both).toMatchObject([{ ok: true }, { ok: false, clause: 'CE-2' }]);
    expect(movesIn(host)).toHaveLength(1);
  });

  test('that triggers a bug changes nothing, and the match continues', async () => {
    const { host, store, problems } = await open();
    const before = [host.frame(0), host.frame('table')];
    await expect(host.act(0, { kind: 'crash' })).rejects.toThrow('the cellar has crashed');
    expect(problems).toMatchObject([{ kind: 'bug', error: { message: 'the cellar has crashed' } }]);
    expect([host.frame(0), host.frame('table')]).toEqual(before);
    expect((await store.read('m')).entries).toEqual([]);
    await act(host, 0, 'end');
    expect(host.frame(1).asked).toEqual([1]);
  });
});

describe('followers', () => {
  test('each get their own frame with what they may know, the mover last', async () => {
    const { host } = await open();
    const news: FrameUpdate[] = [];
    for (const viewer of [0, 1, 'table'] as const) host.follow(viewer, (one) => news.push(one));
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

  test('get no updates once they have stopped', async () => {
    const { host } = await open();
    const onNews = vi.fn();
    const stop = host.follow(0, onNews);
    await act(host, 0, 'roll');
    stop();
    await act(host, 0, 'roll');
    expect(onNews).toHaveBeenCalledOnce();
  });

  test('that fail don’t keep updates from others', async () => {
    const { host, problems } = await open();
    const onNews = vi.fn();
    host.follow(0, () => {
      throw new Error('a page broke');
    });
    host.follow(1, onNews);
    await act(host, 0, 'end');
    expect(onNews).toHaveBeenCalledOnce();
    expect(problems).toMatchObject([{ kind: 'bug', error: { message: 'a page broke' } }]);
  });
});

describe('a frame', () => {
  test('contains what the viewer may know and do', async () => {
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

  test('never changes after it was returned', async () => {
    const { host } = await open();
    const early = host.frame(0);
    const text = JSON.stringify(early);
    await act(host, 0, 'draw');
    await act(host, 0, 'lay');
    expect(JSON.stringify(early)).toBe(text);
  });
});

describe('conceding', () => {
  test('ends the match for any seat, and the result is stored', async () => {
    const { host, store } = await open();
    await host.concede(1);
    expect(host.frame(0)).toMatchObject({ asked: [], legal: [], outcome: { winners: [0] } });
    expect(await store.read('m')).toMatchObject({
      entries: [{ seat: 1, action: CONCEDE }],
      ended: 'The cellar is closed.',
    });
  });

  test('is not possible twice, nor for a seat that doesn’t exist', async () => {
    const { host } = await open();
    await expect(host.concede(7)).rejects.toThrow('There is no such player: this match has 2.');
    await host.concede(0);
    await expect(host.concede(1)).rejects.toThrow('The match is already over.');
    expect(await host.act(1, { kind: 'end' })).toMatchObject({ ok: false });
  });
});

test('a history has the number of the move that caused each event', async () => {
  const { host } = await open();
  await act(host, 0, 'end');
  await act(host, 1, 'call');
  await host.act(1, { kind: 'bid', n: 2 });
  await host.act(0, { kind: 'bid', n: 1 });
  expect(eventTexts(host, 1)).toEqual(['1 A ended.', '2 B called.', '3 B bid 2.', '4 A bid.', '4 A bids 3.']);
});

test('a record contains the seed, so it can be resumed, and verifies', async () => {
  const { host } = await open();
  await act(host, 0, 'draw');
  expect(host.journal()).toMatchObject({ secret: partsFrom('a seed', 2).secret });
  expect(verify(cellar, host.journal())).toMatchObject({ ok: true, moves: 1 });
});

describe('a closed host', () => {
  test('sends no more updates and makes no more moves', async () => {
    const { host } = await open();
    const onNews = vi.fn();
    host.follow(0, onNews);
    const underWay = host.act(0, { kind: 'end' });
    host.close();
    await expect(underWay).rejects.toBeInstanceOf(HostClosedError);
    await expect(host.act(0, { kind: 'end' })).rejects.toThrow(
      'You left this match. Open it again to resume.',
    );
    host.follow(1, onNews);
    expect(onNews).not.toHaveBeenCalled();
  });

  test('finishes saving silently', async () => {
    const { store, letGo } = held(memoryStore());
    const { host } = await open({ store });
    const onNews = vi.fn();
    host.follow(0, onNews);
    const underWay = host.act(0, { kind: 'end' });
    await rest();
    host.close();
    letGo();
    await underWay;
    expect(onNews).not.toHaveBeenCalled();
    expect((await store.read('m')).entries).toHaveLength(1);
  });
});
