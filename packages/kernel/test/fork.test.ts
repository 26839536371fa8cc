import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  act,
  BadInputError,
  below,
  concede,
  CONCEDE,
  hashOf,
  movesOf,
  openMatch,
  parseRecord,
  person,
  recordOf,
  replay,
  ReplayError,
  rngOfMatch,
  sha256,
  verify,
  type AnyGame,
  type AnyMatch,
  type Fork,
  type Game,
  type MatchRecord,
  type RecordV2,
  type Rng,
} from '../src/index.ts';
import { tiny, type Action, type Event, type State } from './tiny.ts';

/** The tiny game, with the pile in the dark: only seat 0 may count it. */
interface Peer {
  readonly state: State;
  readonly pile: number | null;
}
const dark: Game<State, Action, Event, Peer, { stones: number }> = {
  ...tiny,
  rules: {
    ...tiny.rules,
    answering: null,
    view: (state, viewer) => ({ state: { ...state, pile: 0 }, pile: viewer === 0 ? state.pile : null }),
    imagine: ({ state, pile }, rng) => ({ ...tiny.rules.clone(state), pile: pile ?? 20 + below(rng, 1000) }),
  },
  words: {
    ...tiny.words,
    label: () => '',
    anchors: () => [],
    question: () => '',
    describe: (event) => tiny.words.describe(event),
    sketch: () => '',
    deeds: () => [],
  },
};

const take = (count: number): Action => ({ kind: 'take', count });

function parentMatch(): AnyMatch {
  const match = openMatch(dark, {
    players: ['Ada', 'Ben'].map(person),
    seed: 'parent',
    options: { stones: 9 },
  });
  for (const seat of [0, 1, 0, 1]) act(match, seat, take(1));
  return match;
}

const parent = recordOf(parentMatch(), 'always') as RecordV2;
const from: Fork = { record: parent, moves: 2, seat: 1 };

function forkOf(fork: Fork = from, seed = 'fork'): AnyMatch {
  return openMatch(dark, { players: ['person', 'greedy'].map(person), seed, from: fork });
}

/** A fork, two moves on, as its file. */
function file(change: Partial<RecordV2> = {}, forkChange: Record<string, unknown> = {}): string {
  const match = forkOf();
  act(match, 0, take(2));
  act(match, 1, take(1));
  const record = recordOf(match, 'always');
  return JSON.stringify({ ...record, from: { ...record.from, ...forkChange }, ...change });
}

describe('a match that continues another', () => {
  test('begins with what the seat knew then, and deals the rest from its own seed', () => {
    const then = replay(dark, parent, 2).state;
    const dealt = dark.rules.imagine(dark.rules.view(then as State, 1), rngOfMatch('fork', 2));
    expect(forkOf().state).toEqual(dealt);
    expect(forkOf().state).not.toEqual(then);
    expect(forkOf(from, 'another').state).not.toEqual(dealt);
    expect(forkOf({ ...from, seat: 0 }).state).toEqual(then);
  });

  test('has the same options, and no moves yet', () => {
    expect(forkOf()).toMatchObject({ options: { stones: 9 }, moves: [], head: { from } });
    expect(() =>
      openMatch(dark, { players: ['a', 'b'].map(person), seed: 's', from, options: { stones: 8 } }),
    ).toThrow(
      "This match can't continue another one. Its options differ from those of the match it continues.",
    );
    expect(
      openMatch(dark, { players: ['a', 'b'].map(person), seed: 's', from, options: { stones: 9 } }).options,
    ).toEqual({
      stones: 9,
    });
  });

  test('is saved, read and verified together with the match it continues', () => {
    const record = parseRecord(file());
    expect(record.from).toEqual({ ...from, start: forkOf().state });
    expect(verify(dark, record)).toMatchObject({ ok: true, problems: [], moves: 2 });
    expect(hashOf(replay(dark, record).state)).toBe((record as RecordV2).state);
  });

  test('continues from omitted options, word for word', () => {
    const bare = {
      ...recordOf(openMatch(dark, { players: ['Ada', 'Ben'].map(person), seed: 'x' }), 'always'),
      options: {},
    };
    const match = forkOf({ record: bare, moves: 0, seat: 0 });
    expect(match.options).toEqual({ stones: 8 });
    expect(replay(dark, parseRecord(JSON.stringify(recordOf(match, 'always')))).state).toEqual(match.state);
  });

  test('does not change other records', () => {
    expect(parent).not.toHaveProperty('from');
    expect(parent.state).toBe(hashOf(parentMatch().state));
  });

  test('can be continued again, twenty times over', () => {
    let record: MatchRecord = parent;
    for (let i = 0; i < 20; i++) record = recordOf(forkOf({ record, moves: 0, seat: i % 2 }), 'always');
    expect(verify(dark, parseRecord(JSON.stringify(record)))).toMatchObject({ ok: true });
    const tooMany = 'It continues a chain of more than 20 matches.';
    const from = { record, moves: 0, seat: 0 };
    expect(() => forkOf(from)).toThrow(`This match can't continue another one. ${tooMany}`);
    expect(() => parseRecord(JSON.stringify({ ...record, from }))).toThrow(
      `Invalid match record. ${tooMany}`,
    );
  });
});

describe('a match can’t continue another', () => {
  test.each<[string, Fork, string]>([
    [
      'from another game',
      { ...from, record: { ...parent, game: 'chess' } },
      'It is a match of tiny, but the match it continues is one of chess.',
    ],
    [
      'from other rules',
      { ...from, record: { ...parent, rulesVersion: 2 } },
      'It uses rules version 3, but the match it continues uses 2.',
    ],
    [
      'with more seats',
      {
        ...from,
        record: { ...parent, players: [person('Ada')], contributions: parent.contributions.slice(1) },
      },
      'It has 2 seats, but the match it continues has 1.',
    ],
    [
      'as a seat that is not there',
      { ...from, seat: 2 },
      'It continues from what seat 2 knew, but there is no such seat.',
    ],
    [
      'after a move that was not made',
      { ...from, moves: 5 },
      'It continues after move 5, but the match it continues has only 4.',
    ],
  ])('%s', (_what, fork, sentence) => {
    expect(() => forkOf(fork)).toThrow(BadInputError);
    expect(() => forkOf(fork)).toThrow(`This match can't continue another one. ${sentence}`);
    const { record, ...rest } = fork;
    expect(() => parseRecord(file({}, { record, ...rest }))).toThrow(`Invalid match record. ${sentence}`);
  });

  test('that has ended by then', () => {
    const over = parentMatch();
    concede(over, 0);
    const fork = { record: recordOf(over), moves: 5, seat: 0 };
    expect(() => forkOf(fork)).toThrow(
      'The match that this one continues was over after move 5: there is nothing left to continue.',
    );
    expect(forkOf({ ...fork, moves: 4 }).moves).toEqual([]);
  });

  test('whose seed is still secret', () => {
    const sealed = { ...parent, secret: undefined };
    const damaged = parseRecord(file({}, { record: sealed }));
    const message = 'The match that this one continues: The record has no seed yet';
    expect(() => replay(dark, damaged)).toThrow(ReplayError);
    expect(() => replay(dark, damaged)).toThrow(message);
    expect(verify(dark, damaged)).toMatchObject({ ok: false, state: null });
    expect(verify(dark, damaged).problems.join()).toContain(message);
  });

  test('that can’t be replayed up to there', () => {
    const entries = [
      ...parent.entries.slice(0, 1),
      { seat: 1, action: { kind: 'take', count: 9 } },
      ...parent.entries.slice(2),
    ];
    const damaged = parseRecord(file({}, { record: { ...parent, entries } }));
    const message = 'The match that this one continues: Move 2 is illegal (TY-TAKE-1)';
    expect(() => replay(dark, damaged)).toThrow(message);
    expect(verify(dark, damaged).problems.join()).toContain(message);
    expect(() => forkOf({ ...from, record: { ...parent, entries } })).toThrow(message);
  });
});

describe('verifying a match that continues another', () => {
  const problemsOf = (text: string): readonly string[] => verify(dark, parseRecord(text)).problems;

  const CHANGED = 'The hash chain does not match: names, options, seed parts or entries were changed.';
  const PARENT = 'The match that this one continues: ';

  test('detects a different secret of the other match', () => {
    const problems = problemsOf(file({}, { record: { ...parent, secret: sha256('forged') } }));
    expect(problems).toContain(
      `${PARENT}The host's secret does not match the commitment made before the first move.`,
    );
  });

  test('detects changes to the other match after the fork', () => {
    const entries = [...parent.entries.slice(0, 3), { seat: 1, action: take(2) }];
    expect(problemsOf(file({}, { record: { ...parent, entries } }))).toEqual([
      `${PARENT}Replaying leads to a different final state than the record claims.`,
      `${PARENT}${CHANGED}`,
      CHANGED,
    ]);
  });

  test('detects a false starting point', () => {
    expect(problemsOf(file({}, { seat: 0 }))[0]).toContain('is not what its player knew');
    expect(problemsOf(file({}, { moves: 1 }))[0]).toContain('is not what its player knew');
    expect(problemsOf(file({}, { start: undefined }))).toEqual([CHANGED]);
  });

  test('reports whether the hidden cards were dealt from the seed', () => {
    const dealt = 'Everything unknown when the match was continued was dealt from the seed.';
    expect(verify(dark, parseRecord(file())).proven).toContain(dealt);
    const match = forkOf();
    const start = { ...(match.state as State), pile: 21 };
    const head = { ...match.head, from: { ...from, start } };
    const other = recordOf({ ...match, head, state: start }, 'always');
    expect(verify(dark, other)).toMatchObject({ ok: true });
    expect(verify(dark, other).proven).not.toContain(dealt);
  });

  test('does not hide a bug of the game', () => {
    const broken = {
      ...dark,
      rules: {
        ...dark.rules,
        imagine: (): never => {
          throw new TypeError('a bug');
        },
      },
    };
    expect(() => verify(broken, parseRecord(file()))).toThrow('a bug');
  });
});

describe('a damaged file of a match that continues another', () => {
  test.each<[string, unknown, string]>([
    ['from', 'elsewhere', 'from: '],
    ['from.record', { ...from, record: 7 }, 'from.record: '],
    [
      'from.record.entries',
      { ...from, record: { ...parent, entries: [{ seat: 'x' }] } },
      'from.record.entries.0.seat: ',
    ],
    ['from.record.format', { ...from, record: { ...parent, format: 'other' } }, 'from.record.format: '],
    ['from.moves', { ...from, moves: -1 }, 'from.moves: '],
    ['from.seat', { ...from, seat: 0.5 }, 'from.seat: '],
    ['from.note', { ...from, note: 1 }, 'note'],
    ['from.record.from', { ...from, record: { ...parent, from: null } }, 'from.record.from: '],
  ])('names the field that is wrong: %s', (_field, value, message) => {
    const text = file({ from: value as Fork });
    expect(() => parseRecord(text)).toThrow(BadInputError);
    expect(() => parseRecord(text)).toThrow(message);
  });

  test('is refused, however deeply it is nested', () => {
    const times = 50_000;
    const forks =
      '{"format":"mechatable-record-2","from":{"record":'.repeat(times) + '{}' + '}}'.repeat(times);
    expect(() => parseRecord(forks)).toThrow('It continues a chain of more than 20 matches');
    const lists = '['.repeat(times) + ']'.repeat(times);
    const deepOptions = file({ options: 'HERE' }).replace('"HERE"', lists);
    expect(() => parseRecord(deepOptions)).toThrow('It is nested more than 100 levels deep.');
    const deepAction = file({ entries: [{ seat: 0, action: 'HERE' }] }).replace('"HERE"', lists);
    expect(() => parseRecord(deepAction)).toThrow('It is nested more than 100 levels deep.');
  });

  test('may contain a concession, like any other', () => {
    const match = forkOf();
    concede(match, 1);
    const record = recordOf(match);
    expect(movesOf(record)).toEqual([{ seat: 1, action: CONCEDE }]);
    expect(verify(dark, parseRecord(JSON.stringify(record))).ok).toBe(true);
  });
});

test('options are compared by value, in any key order', () => {
  const wide = {
    ...dark,
    rules: {
      ...dark.rules,
      options: z.strictObject({ a: z.int(), b: z.int() }),
      setup: (_options: unknown, seats: number, rng: Rng) => dark.rules.setup({ stones: 8 }, seats, rng),
    },
  } as unknown as AnyGame;
  const start = { players: ['a', 'b'].map(person), seed: 's' };
  const record = recordOf(openMatch(wide, { ...start, options: { a: 1, b: 2 } }), 'always');
  expect(() =>
    openMatch(wide, { ...start, options: { b: 2, a: 1 }, from: { record, moves: 0, seat: 0 } }),
  ).not.toThrow();
});
