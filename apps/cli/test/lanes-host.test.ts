import { findGame } from '@mechatable/catalog';
import { directChooser, displayNames, keepRecord, LocalHost, memoryStore, whyNot } from '@mechatable/host';
import {
  below,
  bot,
  invariant,
  movesOf,
  person,
  pick,
  rngFrom,
  same,
  verify,
  type MatchRecord,
  type MatchStart,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { beforeAll, describe, expect, test } from 'vitest';

const NO_LIMIT = 0;
const lanes = findGame('lanes');
const PERSONS = [person('Player 1'), person('Player 2')];
const services = () => ({ store: memoryStore(), chooser: directChooser });

/** A match of bots, played to its end. */
async function played(seed: string, from?: MatchStart['from']): Promise<LocalHost> {
  const options = { loadouts: ['second-life', 'second-life'] };
  const start = { id: seed, game: lanes, options, players: [bot('random'), bot('random')], seed, from };
  const host = await LocalHost.open(start, services());
  return new Promise((resolve) => {
    host.follow('table', ({ frame }) => {
      if (frame.outcome !== null) resolve(host);
    });
  });
}

interface Happened {
  readonly seq: number;
  readonly mover: Seat;
  /** The seat that the event is about. */
  readonly seat: Seat | undefined;
  readonly type: string;
  /** The types of all events of the move. */
  readonly types: readonly string[];
}

function happenedIn(host: LocalHost): readonly Happened[] {
  const moves = movesOf(host.journal());
  const history = host.history('table');
  return history.map(({ seq, event }) => ({
    seq,
    mover: moves[seq - 1]?.seat ?? -1,
    seat: (event as { seat?: Seat }).seat,
    type: event.type,
    types: history.filter((other) => other.seq === seq).map((other) => other.event.type),
  }));
}

const WANTED = {
  playing: ({ type, types }) => type === 'played' && types.length === 1,
  placing: ({ type, types }) => type === 'arrived' && types.length === 1,
  ending: ({ type, types }) => type === 'drew' && types.includes('passed'),
  drawing: ({ type, types, seat, mover }) =>
    type === 'drew' && seat === mover && !types.includes('turn') && !types.includes('toss'),
  breaching: ({ type, types }) => type === 'protectionLost' && !types.includes('ended'),
  looking: ({ type }) => type === 'looked',
} satisfies Record<string, (happened: Happened) => boolean>;

let whole: LocalHost;
let record: MatchRecord;

/** The first match in which all of these events happen. */
beforeAll(async () => {
  for (let n = 0; ; n++) {
    whole = await played(`match ${n}`);
    const happened = happenedIn(whole);
    if (Object.values(WANTED).every((fits) => happened.some(fits))) break;
  }
  record = whole.journal();
}, NO_LIMIT);

/** The match after this many moves, with people in its seats. */
async function after(moves: number): Promise<LocalHost> {
  const { store, chooser } = services();
  const { head, entries } = await keepRecord(store, 'early', record, null, 0);
  const early = { head, entries: entries.slice(0, moves), ended: null };
  return LocalHost.resume(lanes, early, { store, chooser }, PERSONS);
}

/** Right after the first move of a kind: what its player saw, and the answer to an undo. */
async function justAfter(kind: keyof typeof WANTED) {
  const found = happenedIn(whole).find(WANTED[kind]);
  invariant(found !== undefined, 'the match was chosen for it');
  const { seq, mover, type } = found;
  const host = await after(seq);
  const seen = host.history(mover).filter((one) => one.seq === seq && one.event.type === type);
  const names = { viewer: mover, names: displayNames(host.players) };
  const saw = seen.map(({ event }) => lanes.words.describe(event, names));
  return { answer: host.frame(mover).undo, saw, seq };
}

const cannotUnsee = (sentence = '') => ({
  free: false,
  sentence: `Too late to undo: you have seen "${sentence}"`,
});

describe('undo in a match with hidden cards', () => {
  test('is free after playing a card, and after choosing its zone', async () => {
    for (const kind of ['playing', 'placing'] as const) {
      const { answer, seq } = await justAfter(kind);
      expect(answer).toEqual({ free: true, to: seq - 1 });
    }
  });

  test('is not possible after ending the turn: the opponent has drawn', async () => {
    const { answer, saw } = await justAfter('ending');
    expect(saw[0]).toContain('draws a card.');
    expect(answer).toEqual(cannotUnsee(saw[0]));
  });

  test('is not possible after a draw, and names the card that was drawn', async () => {
    const { answer, saw } = await justAfter('drawing');
    expect(saw[0]).not.toContain('a card');
    expect(answer).toEqual(cannotUnsee(saw[0]));
  });

  test('is not possible after an attack on protection: its owner has seen the card', async () => {
    const { answer, saw } = await justAfter('breaching');
    expect(saw[0]).toContain('takes a protection card into hand.');
    expect(answer).toEqual(cannotUnsee(saw[0]));
  });

  test('is not possible after looking at hidden cards', async () => {
    const { answer, saw } = await justAfter('looking');
    expect(answer).toEqual(cannotUnsee(saw[0]));
  });
});

const REVEALING = ['drew', 'looked', 'toss'];

/** A frame without its history: entries, links and undo. */
function seen(host: LocalHost, viewer: Viewer): Record<string, unknown> {
  const { entry: _, link: __, undo: ___, ...rest } = host.frame(viewer);
  return rest;
}

test(
  'in any match, an undone move leaves no trace, and a drawn card can’t be undone',
  async () => {
    const free = new Set<string>();
    for (const seed of ['one', 'two', 'three']) {
      const rng = rngFrom(seed);
      const host = await LocalHost.open({ id: seed, game: lanes, players: PERSONS, seed }, services());
      const everything = (): unknown =>
        ([0, 1, 'table'] as const).map((viewer) => [seen(host, viewer), host.history(viewer)]);
      for (let n = 0; n < 60 && host.frame('table').outcome === null; n++) {
        const seat = host.frame('table').asked[0] as Seat;
        const action = pick(rng, host.frame(seat).legal) as { kind: string };
        const before = everything();
        await host.act(seat, action);
        if (below(rng, 3) > 0) continue;
        const after = everything();
        const { seq } = host.frame(seat);
        const types = host
          .history('table')
          .flatMap(({ seq: move, event }) => (move === seq ? [event.type] : []));
        const answer = await host.takeBack(seat);
        if (types.some((type) => REVEALING.includes(type))) expect(answer.free).toBe(false);
        if (!answer.free) continue;
        free.add(action.kind);
        expect(same(everything(), before)).toBe(true);
        await host.act(seat, action);
        expect(same(everything(), after)).toBe(true);
      }
    }
    expect(free.size).toBeGreaterThan(2);
  },
  NO_LIMIT,
);

describe('a match that continues another', () => {
  test(
    'begins with what the seat knew, reshuffles the rest, and its record verifies',
    async () => {
      const moves = Math.floor(movesOf(record).length / 2);
      for (const seat of [0, 1]) {
        const then = await after(moves);
        const from = { record, moves, seat };
        const start = { id: 'fork', game: lanes, players: PERSONS, seed: 'again', from };
        const fork = await LocalHost.open(start, services());
        expect(seen(fork, seat)).toEqual({ ...seen(then, seat), seq: 0 });
        expect(fork.frame(1 - seat).view).not.toEqual(then.frame(1 - seat).view);
        const end = await played('again', from);
        expect(end.frame('table').outcome).not.toBeNull();
        expect(verify(lanes, end.journal())).toMatchObject({ ok: true, problems: [] });
      }
    },
    NO_LIMIT,
  );
});

test('refusals say where a player would click', async () => {
  let explained = 0;
  for (const moves of [10, 20, 30, 40]) {
    const host = await after(moves);
    const [seat = 0] = host.frame('table').asked;
    const { view, legal } = host.frame(seat);
    for (const { action, label, anchors } of whyNot(lanes, view, seat)) {
      expect(label).toBe(lanes.words.label(view, action));
      expect(anchors).toEqual(lanes.words.anchors(view, action));
      expect(legal.some((possible) => same(possible, action))).toBe(false);
      explained++;
    }
  }
  expect(explained).toBeGreaterThan(0);
});
