import { describe, expect, test } from 'vitest';
import {
  act,
  BadInputError,
  bot,
  botContribution,
  commitTo,
  CONCEDE,
  concede,
  DRAW,
  drawByAgreement,
  isTableAction,
  lineOf,
  linkOf,
  linksOf,
  movesOf,
  nextLink,
  openMatch,
  parseRecord,
  person,
  playersAt,
  recordOf,
  replay,
  sha256,
  signedText,
  stateHash,
  timeoutEntry,
  timeoutsInARow,
  undo,
  verify,
  type AnyMatch,
  type Entry,
  type RecordV2,
} from '../src/index.ts';
import { timed, tiny } from './tiny.ts';

const ada = person('Ada');
const ben = person('Ben');
const start = { players: [ada, ben], seed: 'a seed', options: { stones: 40 } };
const take = (count: number) => ({ kind: 'take', count }) as const;

function timeOut(match: AnyMatch, seat: number): void {
  const entry = timeoutEntry(match, seat);
  if (entry?.action === CONCEDE) concede(match, seat, 'clock');
  else act(match, seat, entry?.action, 'clock');
}

/** The record as a file would have it. */
function saved(match: AnyMatch): RecordV2 {
  return parseRecord(JSON.stringify(recordOf(match, 'always'))) as RecordV2;
}

describe('a move by the clock', () => {
  test('is recorded as such, and replays', () => {
    const match = openMatch(timed, start);
    timeOut(match, 0);
    expect(match.entries).toEqual([{ seat: 0, action: take(2), by: 'clock' }]);
    expect(movesOf(saved(match))).toEqual([{ seat: 0, action: take(2), by: 'clock' }]);
    expect(stateHash(replay(timed, saved(match)))).toBe(stateHash(match));
  });

  test('is null where a bot takes the seat, and refused for a seat that is not asked', () => {
    const bots = { ...tiny, rules: { ...tiny.rules, timeout: () => ({ kind: 'bot' }) as const } };
    const match = openMatch(bots, start);
    expect(timeoutEntry(match, 0)).toBeNull();
    expect(() => timeoutEntry(match, 1)).toThrow(BadInputError);
  });

  test('passes if possible, and otherwise takes the first legal action, unless the game decides', () => {
    const { state } = openMatch(tiny, start);
    expect(tiny.rules.timeout(state, 0, 0)).toEqual({ kind: 'move', action: take(1) });
  });

  test('loses if the game says so, and then the record says why', () => {
    const match = openMatch(timed, start);
    for (let i = 0; i < 2; i++) {
      timeOut(match, 0);
      act(match, 1, take(1));
    }
    timeOut(match, 0);
    expect(match.entries.at(-1)).toEqual({ seat: 0, action: CONCEDE, by: 'clock' });
    expect(timed.rules.outcome(match.state)?.winners).toEqual([1]);
    expect(verify(timed, saved(match))).toMatchObject({ ok: true, moves: 5 });
  });

  test('counts in a row, until the player does something', () => {
    const clock: Entry = { seat: 0, action: take(2), by: 'clock' };
    const other: Entry = { seat: 1, action: take(1) };
    const pass: Entry = { seat: 0, action: take(1), by: 'host' };
    expect(timeoutsInARow([], 0)).toBe(0);
    expect(timeoutsInARow([clock, other, clock, other], 0)).toBe(2);
    expect(timeoutsInARow([clock, other, clock, other], 1)).toBe(0);
    expect(timeoutsInARow([clock, other, pass, other, clock], 0)).toBe(2);
    expect(timeoutsInARow([clock, other, clock, other], 0, 2)).toBe(1);
    for (const own of [
      { seat: 0, action: take(1) },
      { seat: 0, undo: 0 },
      { seat: 0, player: ada },
    ])
      expect(timeoutsInARow([clock, own, other, clock], 0)).toBe(1);
  });
});

describe('a draw by agreement', () => {
  test('ends the match, and replays', () => {
    const match = openMatch(timed, start);
    act(match, 0, take(1));
    expect(drawByAgreement(match, 0)).toMatchObject([{ clause: 'TY-END-2' }]);
    expect(match.entries.at(-1)).toEqual({ seat: 0, action: DRAW });
    expect(timed.rules.outcome(match.state)?.winners).toEqual([]);
    expect(stateHash(replay(timed, saved(match)))).toBe(stateHash(match));
    expect(() => drawByAgreement(match, 0)).toThrow('already over');
  });

  test('is not possible in a game without draws', () => {
    const match = openMatch(tiny, start);
    expect(() => drawByAgreement(match, 0)).toThrow('Tiny has no draws.');
    const record = { ...saved(match), entries: [{ seat: 1, action: DRAW }] };
    expect(() => replay(tiny, record)).toThrow('Move 1 is a draw by agreement, but Tiny has no draws.');
  });

  test('is not an action of the game, and neither is a concession', () => {
    expect([DRAW, CONCEDE, take(1), undefined].map(isTableAction)).toEqual([true, true, false, false]);
  });
});

describe('another player in a seat', () => {
  test('is an entry, not a move', () => {
    const match = openMatch(timed, start);
    act(match, 0, take(1));
    const before = stateHash(match);
    match.entries.push({ seat: 1, player: bot('greedy') });
    expect([stateHash(match), match.moves.length]).toEqual([before, 1]);
    act(match, 1, take(2));
    const record = saved(match);
    expect(lineOf(record.entries)).toEqual([
      { seat: 0, action: take(1) },
      { seat: 1, action: take(2) },
    ]);
    expect(stateHash(replay(timed, record))).toBe(stateHash(match));
    expect(verify(timed, record)).toMatchObject({ ok: true, moves: 2 });
  });

  test('stays there when a move is undone', () => {
    let match: AnyMatch = openMatch(timed, start);
    act(match, 0, take(1));
    match.entries.push({ seat: 1, player: bot('greedy') });
    act(match, 1, take(2));
    match = undo(match, 0, 0);
    expect(match.moves).toEqual([]);
    expect(playersAt([ada, ben], match.entries)).toEqual([ada, bot('greedy')]);
    expect(linkOf(match)).toBe(linksOf({ ...saved(match), secret: saved(match).secret ?? '' }).at(-1));
    expect(verify(timed, saved(match))).toMatchObject({ ok: true, undos: 1, moves: 0 });
  });

  test('is known at every moment', () => {
    const entries: Entry[] = [
      { seat: 0, action: take(1) },
      { seat: 1, player: bot('greedy') },
      { seat: 1, player: ben },
    ];
    const at = (n?: number) => playersAt([ada, ben], entries, n);
    expect([at(0), at(1), at(2), at(3), at()]).toEqual([
      [ada, ben],
      [ada, ben],
      [ada, bot('greedy')],
      [ada, ben],
      [ada, ben],
    ]);
  });

  test('needs a seat', () => {
    const match = openMatch(timed, start);
    concede(match, 0);
    const record = { ...saved(match), entries: [{ seat: 5, player: ada }] };
    expect(verify(timed, record).problems).toContain('Entry 1 of seat 5: there is no such seat.');
  });
});

describe('the hash chain', () => {
  const secret = sha256('secret');
  const link = sha256('link');
  const next = (entry: Entry): string => nextLink(link, entry, secret, 0);

  test('covers who made a move, and the new player, but no signatures', () => {
    const move: Entry = { seat: 0, action: take(1) };
    const variants: Entry[] = [
      move,
      { ...move, by: 'clock' },
      { ...move, by: 'host' },
      { seat: 0, player: ada },
      { seat: 0, player: ben },
      { seat: 0, undo: 0 },
    ];
    expect(new Set(variants.map(next)).size).toBe(variants.length);
    for (const entry of variants) {
      const signed = {
        ...entry,
        signature: 'ab'.repeat(64),
        agreed: [{ seat: 1, signature: 'cd'.repeat(64) }],
      };
      expect(next(signed)).toBe(next(entry));
      expect(signedText(link, signed)).toBe(signedText(link, entry));
    }
  });

  test('is the same as before for a move that its player chose', () => {
    const entry: Entry = { seat: 0, action: take(1), by: undefined };
    expect(next(entry)).toBe(next({ seat: 0, action: take(1) }));
    expect(signedText('l', entry)).toBe(
      '["mechatable:signed","l",{"action":{"count":1,"kind":"take"},"seat":0}]',
    );
  });
});

test('a bot contributes a part derived from the commitment and its seat', () => {
  const commitment = commitTo(sha256('secret'));
  expect(botContribution(commitment, 1)).toBe(sha256(`mechatable:bot:1:${commitment}`));
  expect(botContribution(commitment, 0)).not.toBe(botContribution(commitment, 1));
});
