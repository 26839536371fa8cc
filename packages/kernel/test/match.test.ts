import { describe, expect, test } from 'vitest';
import {
  act,
  BadInputError,
  commitTo,
  CONCEDE,
  concede,
  hashOf,
  illegal,
  LEGAL,
  openMatch,
  recordOf,
  replay,
  ReplayError,
  verify,
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  type Move,
} from '../src/index.ts';
import { tiny } from './tiny.ts';

const start = { players: ['Ada', 'Ben'], seed: 'a seed', options: { stones: 9 } };

/** A whole match: always as few stones as can be. */
function played(): AnyMatch {
  const match = openMatch(tiny, start);
  while (tiny.outcome(match.state) === null) {
    const [seat = 0] = tiny.toAct(match.state);
    act(match, seat, { kind: 'take', count: 1 });
  }
  return match;
}

const record = recordOf(played());

describe('a match', () => {
  test('begins with the options that were left out filled in', () => {
    expect(openMatch(tiny, { players: ['Ada', 'Ben'], seed: 's' }).options).toEqual({ stones: 8 });
  });

  test('does not begin with the wrong number of players, or options', () => {
    const opening = (players: string[], options: unknown) => () =>
      openMatch(tiny, { players, options, seed: 's' });
    expect(opening(['Ada'], {})).toThrow('Tiny is for 2 players, not 1.');
    expect(opening(['Ada', 'Ben', 'Cleo'], {})).toThrow(BadInputError);
    expect(opening(['Ada', 'Ben'], { stones: 0 })).toThrow(/^The options for Tiny is not valid\. stones: /);
    const wide = { ...tiny, seats: { min: 2, max: 4 } };
    expect(() => openMatch(wide, { players: [], seed: 's' })).toThrow('Tiny is for 2 to 4 players, not 0.');
  });

  test('grows by every action, and not by a refused one', () => {
    const match = openMatch(tiny, start);
    expect(act(match, 0, { kind: 'take', count: 2 })).toMatchObject({ ok: true });
    const before = hashOf(match.state);
    expect(act(match, 0, { kind: 'take', count: 2 })).toMatchObject({ ok: false, clause: 'TY-TURN-2' });
    expect(match.moves).toEqual([{ seat: 0, action: { kind: 'take', count: 2 } }]);
    expect(hashOf(match.state)).toBe(before);
  });

  test('ends when a seat gives up', () => {
    const match = openMatch(tiny, start);
    expect(concede(match, 0)).toMatchObject([{ type: 'won', seat: 1 }]);
    expect(() => concede(match, 1)).toThrow('already over');
    expect(match.moves).toEqual([{ seat: 0, action: CONCEDE }]);
    expect(tiny.outcome(match.state)).toMatchObject({ winners: [1] });
    expect(verify(tiny, recordOf(match))).toMatchObject({ ok: true, actions: 1 });
  });
});

describe('a record', () => {
  test('keeps the seed to itself until the match is over', () => {
    const match = openMatch(tiny, start);
    expect(recordOf(match)).not.toHaveProperty('seed');
    expect(recordOf(match).seedCommitment).toBe(commitTo('a seed'));
    expect(recordOf(match, 'always').seed).toBe('a seed');
    expect(record.seed).toBe('a seed');
  });

  test('is not changed by what is played after it was taken', () => {
    const match = openMatch(tiny, start);
    const early = recordOf(match, 'always');
    act(match, 0, { kind: 'take', count: 1 });
    expect(early.moves).toEqual([]);
    expect(verify(tiny, early).ok).toBe(true);
  });
});

describe('a replay', () => {
  test('leads to the same state and tells of every move on the way', () => {
    const told: [Move, number, number][] = [];
    const match = replay(tiny, record, undefined, (at, move, events) => {
      told.push([move, at.moves.length, events.length]);
    });
    expect(hashOf(match.state)).toBe(record.hash);
    expect(told.map(([move]) => move)).toEqual(record.moves);
    expect(told.map(([, moves]) => moves)).toEqual(record.moves.map((_, i) => i + 1));
    expect(told.every(([, , events]) => events > 0)).toBe(true);
  });

  test('can stop early, and does not mind being asked for more than there is', () => {
    expect(replay(tiny, record, 0).moves).toEqual([]);
    expect(replay(tiny, record, 2).moves).toEqual(record.moves.slice(0, 2));
    expect(replay(tiny, record, 10_000).moves).toEqual(record.moves);
  });

  test.each<[string, Partial<MatchRecord>, string]>([
    ['of another game', { game: 'chess' }, 'The record is of chess, not of tiny.'],
    [
      'under other rules',
      { rulesVersion: 2 },
      'made under rules version 2 of tiny; this program plays version 3.',
    ],
    [
      'of a seat that is not there',
      { moves: [{ seat: 5, action: CONCEDE }] },
      'Move 1 of seat 5: there is no such seat.',
    ],
    [
      'beyond the end',
      { moves: [...record.moves, { seat: 0, action: CONCEDE }] },
      `Move ${record.moves.length + 1} of seat 0: the match is already over.`,
    ],
    [
      'of an illegal move',
      { moves: [...record.moves.slice(0, 1), { seat: 1, action: { kind: 'take', count: 9 } }] },
      'Move 2 of seat 1 is illegal (TY-TAKE-1): Take one, two or three stones.',
    ],
    ...[
      null,
      'take',
      7,
      [],
      {},
      { kind: 'take' },
      { kind: 'take', count: '1' },
      { kind: 'steal', count: 1 },
    ].map((action): [string, Partial<MatchRecord>, string] => [
      `of what is no action, ${JSON.stringify(action)}`,
      { moves: [...record.moves.slice(0, 1), { seat: 1, action }] },
      'Move 2 of seat 1 is no action of Tiny.',
    ]),
  ])('says why it cannot be: %s', (_what, change, message) => {
    const tampered = { ...record, ...change };
    expect(() => replay(tiny, tampered)).toThrow(ReplayError);
    expect(() => replay(tiny, tampered)).toThrow(message);
    expect(verify(tiny, tampered)).toMatchObject({ ok: false, hash: null });
    expect(verify(tiny, tampered).problems.join()).toContain(message);
  });

  test('needs the seed', () => {
    const sealed = recordOf(openMatch(tiny, start));
    expect(() => replay(tiny, sealed)).toThrow('The record has no seed yet');
    expect(verify(tiny, sealed).problems).toEqual([
      'The record has no seed yet: it is published when the match is over.',
    ]);
  });
});

test('garbage in a record never reaches the rules', () => {
  const trusting = {
    ...tiny,
    judge: (_state: unknown, _seat: number, action: { list: string[] }) =>
      action.list.length > 0 ? illegal('TY-TURN-1', 'No.') : LEGAL,
  } as unknown as AnyGame;
  const garbage = { ...record, moves: [{ seat: 0, action: { kind: 'take' } }] };
  expect(() => replay(trusting, garbage)).toThrow('Move 1 of seat 0 is no action of Tiny.');
});

describe('verifying', () => {
  test('finds nothing wrong with an honest record', () => {
    expect(verify(tiny, record)).toEqual({
      ok: true,
      actions: record.moves.length,
      hash: record.hash,
      seedCommitment: commitTo('a seed'),
      problems: [],
    });
  });

  const BROKEN_SEAL = 'The seed is not the one that was committed to before the first action.';
  const OTHER_END = 'Replaying leads to another final state than the record claims.';
  const [first, second, ...rest] = record.moves;

  test('finds another seed', () => {
    expect(verify(tiny, { ...record, seed: 'another' }).problems).toContain(BROKEN_SEAL);
  });

  test('finds another commitment', () => {
    expect(verify(tiny, { ...record, seedCommitment: commitTo('another') }).problems).toEqual([BROKEN_SEAL]);
  });

  test('finds another move, though it be legal', () => {
    const moves = [{ seat: 0, action: { kind: 'take', count: 2 } }, second, ...rest.slice(0, 2)] as Move[];
    const honest = { ...record, moves: [first, second, ...rest.slice(0, 2)] as Move[] };
    const hash = hashOf(replay(tiny, honest).state);
    expect(verify(tiny, { ...honest, hash }).ok).toBe(true);
    expect(verify(tiny, { ...record, hash, moves }).problems).toEqual([OTHER_END]);
  });

  test('finds a move left out', () => {
    expect(verify(tiny, { ...record, moves: record.moves.slice(0, -1) }).problems).toEqual([OTHER_END]);
  });

  test('finds another hash, or none', () => {
    const { hash, ...open } = record;
    expect(verify(tiny, { ...record, hash: '0'.repeat(64) })).toMatchObject({
      ok: false,
      hash,
      problems: [OTHER_END],
    });
    expect(verify(tiny, open).problems).toEqual(['The record names no final hash to compare with.']);
  });

  test('finds options and players that the game does not allow', () => {
    expect(verify(tiny, { ...record, options: { stones: -1 } }).problems.join()).toContain('stones: ');
    expect(verify(tiny, { ...record, seats: ['Ada'] }).problems).toEqual(['Tiny is for 2 players, not 1.']);
  });

  test('does not hide a bug of the game', () => {
    const game = {
      ...tiny,
      setup: (): never => {
        throw new TypeError('a bug');
      },
    };
    expect(() => verify(game, record)).toThrow('a bug');
  });
});
