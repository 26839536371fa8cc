import {
  act as actIn,
  illegal,
  openMatch,
  parseRecord,
  pick,
  rngFrom,
  same,
  verify,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalHost, FrameUpdate } from '../src/index.ts';
import { takeBackOf } from '../src/take-back.ts';
import { cellar, type Action } from './cellar-game.ts';
import { act, open, PERSON, reopen, seated, eventTexts, TWO } from './tables.ts';

/** The number of matches bounds the duration, not a clock. */
const NO_LIMIT = 0;

const no = (reason: string) => ({ free: false, sentence: `Too late to undo: ${reason}` });
const NOT_MOVED = { free: false, sentence: "Nothing to undo: you haven't moved yet." };

/** A frame without traces of undos, whose entries stay in the record. */
function seen(host: LocalHost, viewer: Viewer): unknown {
  const { entry: _, link: __, undo: ___, ...rest } = host.frame(viewer);
  return rest;
}

describe('taking back', () => {
  test('is free if the player learned nothing new', async () => {
    const { host } = await open();
    for (const kind of ['lay', 'call', 'bid'] as const) {
      await act(host, 0, kind);
      expect(host.frame(0).undo).toEqual({ free: true, to: host.frame(0).seq - 1 });
    }
  });

  test('is free, again and again, until something was revealed', async () => {
    const { host } = await open();
    await act(host, 0, 'draw');
    const before = [seen(host, 0), seen(host, 1), seen(host, 'table'), host.history(0)];
    await act(host, 0, 'lay');
    await act(host, 0, 'lay');
    expect(await host.takeBack(0)).toEqual({ free: true, to: 2 });
    expect(await host.takeBack(0)).toEqual({ free: true, to: 1 });
    expect([seen(host, 0), seen(host, 1), seen(host, 'table'), host.history(0)]).toEqual(before);
    expect(await host.takeBack(0)).toMatchObject({ free: false });
    expect(host.frame(0).seq).toBe(1);
  });

  test('is not possible after a draw, a look or a die, and says what was seen', async () => {
    for (const kind of ['draw', 'look', 'roll'] as const) {
      const { host } = await open();
      await act(host, 0, kind);
      const [event = ''] = eventTexts(host, 0);
      expect(host.frame(0).undo).toEqual(no(`you have seen "${event.slice(2)}"`));
    }
  });

  test('is not possible after others have seen something new, and the refusal does not reveal it', async () => {
    const { host } = await open();
    await act(host, 0, 'give');
    expect(host.frame(0).undo).toEqual(no('you have seen "B drew."'));
  });

  test('is free if players revealed only their own secrets', async () => {
    const { host } = await open();
    await act(host, 0, 'look');
    for (const kind of ['give', 'draw'] as const) {
      if (kind === 'draw') await act(host, 0, 'look');
      await act(host, 0, kind);
      expect(host.frame(0).undo).toMatchObject({ free: true });
    }
  });

  test('is not possible once bids are open', async () => {
    const { host } = await open();
    await act(host, 0, 'call');
    await host.act(1, { kind: 'bid', n: 1 });
    await host.act(0, { kind: 'bid', n: 2 });
    expect(host.frame(0).undo).toEqual(no('you have seen "A bids 3."'));
  });

  test('is not possible after someone else has moved, before the first move, or after the end', async () => {
    const { host } = await open({ turns: 3 });
    expect(host.frame(0).undo).toEqual(NOT_MOVED);
    await act(host, 0, 'end');
    expect(host.frame(1).undo).toEqual(NOT_MOVED);
    await act(host, 1, 'end');
    expect(host.frame(0).undo).toEqual(no('Player 2 has moved.'));
    await act(host, 0, 'end');
    expect(host.frame(0).undo).toEqual(no('the match is over.'));
    const given = await open();
    await given.host.concede(0);
    expect(given.host.frame(0).undo).toEqual(no('the match is over.'));
  });

  describe('in practice', () => {
    const practise = (turns = 8) =>
      open({ seats: [PERSON, 'random'], practice: true, isStepped: true, turns });

    test('is always possible: after a draw, a die, a bot’s move and the end', async () => {
      const { host } = await practise(3);
      for (const kind of ['draw', 'look', 'roll'] as const) {
        await act(host, 0, kind);
        expect(host.frame(0).undo).toEqual({ free: true, to: 0 });
        await host.takeBack(0);
      }
      await act(host, 0, 'draw');
      await act(host, 0, 'end');
      while (host.frame(0).asked[0] === 1) await host.step();
      expect(host.frame(0).undo).toEqual({ free: true, to: 1 });
      await act(host, 0, 'end');
      expect(host.frame(0).outcome).not.toBe(null);
      expect(await host.takeBack(0)).toMatchObject({ free: true });
      expect(host.frame(0).outcome).toBe(null);
      expect(await host.takeBack(0)).toEqual({ free: true, to: 1 });
      expect(await host.takeBack(0)).toEqual({ free: true, to: 0 });
      expect(host.frame(0).undo).toEqual(NOT_MOVED);
    });

    test('is not possible for a concession', async () => {
      const { host } = await practise();
      await host.concede(0);
      expect(host.frame(0).undo).toEqual(no('the match is over.'));
    });

    test('is in the record, which replays and can be verified, and stays after the match is resumed', async () => {
      const { host, store } = await practise(3);
      await act(host, 0, 'draw');
      await act(host, 0, 'end');
      while (host.frame(0).asked[0] === 1) await host.step();
      await host.takeBack(0);
      await act(host, 0, 'end');
      while (host.frame(0).asked[0] === 1) await host.step();
      await act(host, 0, 'end');
      const record = await host.record();
      expect(record).toMatchObject({ practice: true });
      expect(verify(cellar, parseRecord(JSON.stringify(record)))).toMatchObject({ ok: true });
      const { practice: _, ...denied } = record as typeof record & { practice?: true };
      expect(verify(cellar, denied as typeof record)).toMatchObject({ ok: false });
      const resumed = await reopen(store);
      expect(resumed.host.frame(0).undo).toMatchObject({ free: true });
    });

    test('is only for one person against bots', async () => {
      await expect(open({ seats: TWO, practice: true })).rejects.toThrow(/Practice needs one person/);
      await expect(open({ seats: ['random', 'random'], practice: true })).rejects.toThrow(/one person/);
    });
  });

  test('says that something was revealed even if no event shows it', () => {
    const silent = { ...cellar, rules: { ...cellar.rules, eventFor: () => null } };
    const match = openMatch(silent, { players: seated(TWO), seed: 's' });
    actIn(match, 0, { kind: 'draw' });
    expect(takeBackOf(match, 0)).toEqual(no('hidden information was revealed.'));
  });

  describe('if a rule of the game makes a move final', () => {
    const LAID = illegal('CE-5', 'A card that was laid stays there.');
    const BID = illegal('CE-6', 'A bid is final.');
    const strict: typeof cellar = {
      ...cellar,
      rules: {
        ...cellar.rules,
        binding: ({ bids }, _seat, { kind }) => (bids !== null ? BID : kind === 'lay' ? LAID : null),
      },
    };
    /** The answer for seat 0 after these moves, which are all its own. */
    const after = (actions: readonly Action[], automatic?: ReadonlySet<number>) => {
      const match = openMatch(strict, { players: seated(TWO), seed: 's' });
      for (const action of actions) actIn(match, 0, action);
      return takeBackOf(match, 0, automatic);
    };
    const [lay] = cellar.rules.legal(openMatch(cellar, { players: seated(TWO), seed: 's' }).state, 0);

    test('is not possible, and names the rule', () => {
      expect(lay).toMatchObject({ kind: 'lay' });
      expect(after([lay as Action])).toEqual({
        free: false,
        sentence: 'A card that was laid stays there.',
        rule: LAID,
      });
    });

    test('is free for everything else, by the state in which the move was made', () => {
      expect(after([{ kind: 'call' }])).toEqual({ free: true, to: 0 });
      expect(after([{ kind: 'call' }, { kind: 'bid', n: 1 }])).toEqual({
        free: false,
        sentence: 'A bid is final.',
        rule: BID,
      });
    });

    test('is not possible if it would undo a final move that the table made for the seat', () => {
      expect(after([{ kind: 'call' }, { kind: 'bid', n: 1 }], new Set([1]))).toMatchObject({ free: false });
    });
  });

  test('notifies all followers', async () => {
    const { host, store } = await open();
    await act(host, 0, 'lay');
    const news: FrameUpdate[] = [];
    host.follow(1, (one) => news.push(one));
    await host.takeBack(0);
    expect(news).toEqual([{ frame: host.frame(1), events: [], mover: null, takenBack: true }]);
    expect(await store.read('m')).toMatchObject({ entries: [{ seat: 0 }, { seat: 0, undo: 0 }] });
  });

  test('waits for the move before it', async () => {
    const { host } = await open();
    const [made, taken] = [host.act(0, { kind: 'end' }), host.takeBack(0)];
    expect(await made).toEqual({ ok: true });
    expect(await taken).toEqual({ free: true, to: 0 });
  });
});

describe('going back after a reveal', () => {
  test('is for people who play alone', async () => {
    const { host } = await open();
    const start = seen(host, 0);
    await act(host, 0, 'draw');
    await act(host, 0, 'end');
    await host.rewind(0, 0);
    expect(seen(host, 0)).toEqual(start);
  });

  test('can’t go back to a move that was never made', async () => {
    const { host } = await open();
    await act(host, 0, 'draw');
    for (const n of [1, -1, 0.5])
      await expect(host.rewind(0, n)).rejects.toThrow(`There is no move ${String(n)}`);
    expect(host.frame(0).seq).toBe(1);
  });
});

/** Whether a move can't reveal anything new to its player, by the rules of the cellar game. */
function isInnocent({ kind }: Action, seat: Seat, view: ReturnType<typeof cellar.rules.view>): boolean {
  const knowsTop = view.top !== null || view.unknown.length === 1;
  if (kind === 'draw' || kind === 'give' || kind === 'look') return knowsTop;
  if (kind === 'bid') return view.bids?.some((bid, other) => other !== seat && bid === false) === true;
  return kind !== 'roll';
}

test(
  'in any match, a move is free exactly if it revealed nothing, and its undo leaves no trace',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.integer({ min: 2, max: 3 }), async (seed, players) => {
        const { host } = await open({ seed, seats: new Array<string>(players).fill('person'), turns: 6 });
        const viewers = [...host.players.keys(), 'table'] as const;
        const everything = (): unknown => viewers.map((viewer) => [seen(host, viewer), host.history(viewer)]);
        const rng = rngFrom(seed);
        while (host.frame('table').outcome === null) {
          const seat = pick(rng, host.frame('table').asked);
          const { view, legal } = host.frame(seat);
          const action = pick(rng, legal) as Action;
          const before = everything();
          await host.act(seat, action);
          const after = everything();
          const { outcome } = host.frame(seat);
          const innocent =
            outcome === null && isInnocent(action, seat, view as ReturnType<typeof cellar.rules.view>);
          expect({ action, free: host.frame(seat).undo?.free }).toEqual({ action, free: innocent });
          if (!innocent) continue;
          await host.takeBack(seat);
          expect(same(everything(), before)).toBe(true);
          await host.act(seat, action);
          expect(same(everything(), after)).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  },
  NO_LIMIT,
);

describe('the answer', () => {
  /** Every imagined world has the lowest unknown card on top, where it rarely is. */
  const sure: typeof cellar = {
    ...cellar,
    rules: {
      ...cellar.rules,
      imagine(view, rng) {
        const state = cellar.rules.imagine(view, rng);
        const piles = [state.cellar, ...state.hands.slice(1)];
        const lowest = Math.min(...piles.flat());
        const top = state.cellar.at(-1) ?? lowest;
        for (const pile of piles) if (pile.includes(lowest)) pile[pile.indexOf(lowest)] = top;
        state.cellar[state.cellar.length - 1] = lowest;
        return state;
      },
    },
  };

  test('does not depend on what another seat has seen', () => {
    const given = Array.from({ length: 200 }, (_, seed) => {
      const match = openMatch(sure, { players: seated(TWO), seed: String(seed) });
      actIn(match, 0, { kind: 'give' });
      return { card: (match.state as { hands: number[][] }).hands[1]?.at(-1), answer: takeBackOf(match, 0) };
    });
    expect(new Set(given.map(({ card }) => card)).size).toBeGreaterThan(3);
    expect(new Set(given.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  });
});
