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
  movesOf,
  openMatch,
  partsFrom,
  person,
  recordOf,
  replay,
  ReplayError,
  stateHash,
  undo,
  verify,
  type AnyGame,
  type AnyMatch,
  type Move,
  type RecordV2,
} from '../src/index.ts';
import { tiny } from './tiny.ts';

const start = { players: [person('Ada'), person('Ben')], seed: 'a seed', options: { stones: 9 } };

/** A whole match: always as few stones as can be. */
function played(): AnyMatch {
  const match = openMatch(tiny, start);
  while (tiny.rules.outcome(match.state) === null) {
    const [seat = 0] = tiny.rules.toAct(match.state);
    act(match, seat, { kind: 'take', count: 1 });
  }
  return match;
}

const record = recordOf(played()) as RecordV2;
const moves = movesOf(record);
const parts = partsFrom('a seed', 2);

describe('a match', () => {
  test('fills in omitted options', () => {
    expect(openMatch(tiny, { players: [person('Ada'), person('Ben')], seed: 's' }).options).toEqual({
      stones: 8,
    });
  });

  test('does not begin with the wrong number of players, or with bad options', () => {
    const opening = (names: string[], options: unknown) => () =>
      openMatch(tiny, { players: names.map(person), options, seed: 's' });
    expect(opening(['Ada'], {})).toThrow('Tiny is for 2 players, not 1.');
    expect(opening(['Ada', 'Ben', 'Cleo'], {})).toThrow(BadInputError);
    expect(opening(['Ada', 'Ben'], { stones: 0 })).toThrow(/^Invalid options for Tiny\. stones: /);
    const wide = { ...tiny, seats: { min: 2, max: 4 } };
    expect(() => openMatch(wide, { players: [], seed: 's' })).toThrow('Tiny is for 2 to 4 players, not 0.');
  });

  test('grows with every action, but not with refused ones', () => {
    const match = openMatch(tiny, start);
    expect(act(match, 0, { kind: 'take', count: 2 })).toMatchObject({ ok: true });
    const before = hashOf(match.state);
    expect(act(match, 0, { kind: 'take', count: 2 })).toMatchObject({ ok: false, clause: 'TY-TURN-2' });
    expect(match.moves).toEqual([{ seat: 0, action: { kind: 'take', count: 2 } }]);
    expect(hashOf(match.state)).toBe(before);
  });

  test('ends when a seat concedes', () => {
    const match = openMatch(tiny, start);
    expect(concede(match, 0)).toMatchObject([{ type: 'won', seat: 1 }]);
    expect(() => concede(match, 1)).toThrow('already over');
    expect(match.moves).toEqual([{ seat: 0, action: CONCEDE }]);
    expect(tiny.rules.outcome(match.state)).toMatchObject({ winners: [1] });
    expect(verify(tiny, recordOf(match))).toMatchObject({ ok: true, moves: 1 });
  });
});

describe('undoing', () => {
  test('goes back, keeps the undone moves on record, and continues as before', () => {
    let match = openMatch(tiny, start);
    act(match, 0, { kind: 'take', count: 1 });
    const before = hashOf(match.state);
    act(match, 1, { kind: 'take', count: 2 });
    match = undo(match, 1, 1);
    expect(hashOf(match.state)).toBe(before);
    expect(match.moves).toHaveLength(1);
    act(match, 1, { kind: 'take', count: 3 });
    const undone = recordOf(match, 'always') as RecordV2;
    expect(undone.entries).toHaveLength(4);
    expect(movesOf(undone).map(({ action }) => (action as { count: number }).count)).toEqual([1, 3]);
    expect(verify(tiny, undone)).toMatchObject({ ok: true, moves: 2, undos: 1 });
    expect(replay(tiny, undone).state).toEqual(match.state);
  });

  test.each([-1, 1, 0.5, Number.NaN, 'length', '__proto__'])('does not go back to move %s', (to) => {
    const match = openMatch(tiny, start);
    act(match, 0, { kind: 'take', count: 1 });
    expect(() => undo(match, 0, to as number)).toThrow(BadInputError);
  });

  test.each([-1, 2, 0.5, Number.NaN, 'length', '__proto__', '0'])(
    'is refused for seat %s, which does not exist',
    (seat) => {
      const match = openMatch(tiny, start);
      expect(() => act(match, seat as number, { kind: 'take', count: 1 })).toThrow('There is no seat');
      expect(() => concede(match, seat as number)).toThrow('There is no seat');
      expect(() => undo(match, seat as number, 0)).toThrow('There is no seat');
      expect(match.entries).toEqual([]);
    },
  );
});

describe('a record', () => {
  test('hides the seed until the match is over', () => {
    const match = openMatch(tiny, start);
    expect(recordOf(match)).not.toHaveProperty('secret');
    expect(recordOf(match)).toMatchObject({
      commitment: commitTo(parts.secret),
      contributions: parts.contributions,
    });
    expect(recordOf(match, 'always')).toMatchObject({ secret: parts.secret });
    expect(record.secret).toBe(parts.secret);
  });

  test('is not changed by later moves', () => {
    const match = openMatch(tiny, start);
    const early = recordOf(match, 'always');
    act(match, 0, { kind: 'take', count: 1 });
    expect(movesOf(early)).toEqual([]);
    expect(verify(tiny, early).ok).toBe(true);
  });
});

describe('a replay', () => {
  test('leads to the same state and reports every move on the way', () => {
    const seen: [Move, number, number][] = [];
    const match = replay(tiny, record, undefined, (at, move, events) => {
      seen.push([move, at.moves.length, events.length]);
    });
    expect(stateHash(match)).toBe(record.state);
    expect(seen.map(([move]) => move)).toEqual(moves);
    expect(seen.map(([, moves]) => moves)).toEqual(moves.map((_, i) => i + 1));
    expect(seen.every(([, , events]) => events > 0)).toBe(true);
  });

  test('can stop early, and stops at the last move if asked for more', () => {
    expect(replay(tiny, record, 0).moves).toEqual([]);
    expect(replay(tiny, record, 2).moves).toEqual(moves.slice(0, 2));
    expect(replay(tiny, record, 10_000).moves).toEqual(moves);
  });

  test.each<[string, Partial<RecordV2>, string]>([
    ['of another game', { game: 'chess' }, 'The record is a match of chess, not of tiny.'],
    ['under other rules', { rulesVersion: 2 }, 'The record uses rules version 2 of tiny; this is version 3.'],
    [
      'of a seat that is not there',
      { entries: [{ seat: 5, action: CONCEDE }] },
      'Move 1 of seat 5: there is no such seat.',
    ],
    [
      'beyond the end',
      { entries: [...moves, { seat: 0, action: CONCEDE }] },
      `Move ${moves.length + 1} comes after the end of the match.`,
    ],
    [
      'of an illegal move',
      { entries: [...moves.slice(0, 1), { seat: 1, action: { kind: 'take', count: 9 } }] },
      'Move 2 is illegal (TY-TAKE-1): Take one, two or three stones.',
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
    ].map((action): [string, Partial<RecordV2>, string] => [
      `of what is no action, ${JSON.stringify(action)}`,
      { entries: [...moves.slice(0, 1), { seat: 1, action }] },
      'Move 2 is not an action of Tiny.',
    ]),
  ])('says why it cannot be: %s', (_what, change, message) => {
    const tampered = { ...record, ...change };
    expect(() => replay(tiny, tampered)).toThrow(ReplayError);
    expect(() => replay(tiny, tampered)).toThrow(message);
    expect(verify(tiny, tampered)).toMatchObject({ ok: false, state: null });
    expect(verify(tiny, tampered).problems.join()).toContain(message);
  });

  test('needs the seed', () => {
    const sealed = recordOf(openMatch(tiny, start));
    expect(() => replay(tiny, sealed)).toThrow('The record has no seed yet');
    expect(verify(tiny, sealed).problems).toEqual([
      "The record has no seed yet: the host's secret is published when the match is over.",
    ]);
  });
});

test('garbage in a record never reaches the rules', () => {
  const trusting = {
    ...tiny,
    rules: {
      ...tiny.rules,
      judge: (_state: unknown, _seat: number, action: { list: string[] }) =>
        action.list.length > 0 ? illegal('TY-TURN-1', 'No.') : LEGAL,
    },
  } as unknown as AnyGame;
  const garbage = { ...record, entries: [{ seat: 0, action: { kind: 'take' } }] };
  expect(() => replay(trusting, garbage)).toThrow('Move 1 is not an action of Tiny.');
});
