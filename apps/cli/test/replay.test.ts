import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@mechatable/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { cwd, mechatable } from './console.ts';

let record: MatchRecord;

beforeAll(async () => {
  await mechatable(['sim', 'duel', '--seed', 'film', '--only', '1', '--save', 'good.json']);
  record = JSON.parse(readFileSync(join(cwd, 'good.json'), 'utf8')) as MatchRecord;
});

async function verified(
  file: string,
  content: unknown,
): Promise<{ code: number; err: string; json: () => unknown }> {
  writeFileSync(join(cwd, file), typeof content === 'string' ? content : JSON.stringify(content));
  return mechatable(['replay', 'verify', file, '--json']);
}

describe('replay verify', () => {
  test('a good record', async () => {
    const { code, json } = await verified('copy.json', record);
    expect(code).toBe(0);
    const { hash, seedCommitment, moves } = record;
    expect(json()).toEqual({ ok: true, actions: moves.length, hash, seedCommitment, problems: [] });
    expect((await mechatable(['replay', 'verify', 'copy.json'])).out).toContain('The record holds: ');
  });

  const tampered: [string, (record: MatchRecord) => unknown, string][] = [
    [
      'another seed',
      (good) => ({ ...good, seed: 'chosen later' }),
      'The seed is not the one that was committed to',
    ],
    ['another end', (good) => ({ ...good, hash: 'ab'.repeat(32) }), 'Replaying leads to another final state'],
    [
      'a move left out',
      (good) => ({ ...good, moves: good.moves.slice(1) }),
      'Move 1 of seat 1 is illegal (DU-TURN-1)',
    ],
    [
      'the last move left out',
      (good) => ({ ...good, moves: good.moves.slice(0, -1) }),
      'another final state',
    ],
    [
      'a card from nowhere',
      (good) => ({ ...good, moves: [{ seat: 0, action: { kind: 'play', card: 9 } }] }),
      'Move 1 of seat 0 is illegal (DU-PLAY-2): Play a card from your hand.',
    ],
    [
      'no action at all',
      (good) => ({ ...good, moves: [{ seat: 0, action: null }] }),
      'Move 1 of seat 0 is no action of Duel.',
    ],
    [
      'a seat too many',
      (good) => ({ ...good, moves: [{ seat: 7, action: 'concede' }] }),
      'there is no such seat',
    ],
    ['other options', (good) => ({ ...good, options: { loadouts: ['x'] } }), 'The options for Duel'],
    ['no seed yet', (good) => ({ ...good, seed: undefined }), 'The record has no seed yet'],
    ['no hash', (good) => ({ ...good, hash: undefined }), 'names no final hash'],
  ];
  test.each(tampered)('%s does not hold, and it ends with 1', async (_name, change, problem) => {
    const { code, json } = await verified('tampered.json', change(record));
    expect(code).toBe(1);
    const { ok, problems } = json() as { ok: boolean; problems: string[] };
    expect(ok).toBe(false);
    expect(problems.join(' ')).toContain(problem);
    const { out } = await mechatable(['replay', 'verify', 'tampered.json']);
    expect(out).toContain('The record does not hold.');
  });

  test.each([
    ['no JSON', '{"format": ', 'This is not a match record: it is no JSON'],
    ['another format', '{"format":"png"}', '"format" should be "mechatable-record-1", not "png"'],
    ['a list', '[]', '"format" should be'],
    ['a field of the wrong kind', '{"format":"mechatable-record-1","game":7}', 'game: '],
  ])('%s is answered with what is wrong, and it ends with 2', async (_name, text, message) => {
    const { code, err } = await verified('foreign.json', text);
    expect(code).toBe(2);
    expect(err).toContain('foreign.json: ');
    expect(err).toContain(message);
  });

  test('a game that is not here is named', async () => {
    const { code, err } = await verified('chess.json', { ...record, game: 'chess' });
    expect({ code, err }).toEqual({ code: 2, err: 'There is no game "chess": choose duel.\n' });
  });

  test('a rules version that is not here is answered with those that are', async () => {
    const { code, err } = await verified('newer.json', { ...record, rulesVersion: 9 });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'This program plays rules version 1 of duel, not version 9.\n',
    });
  });
});

describe('replay show', () => {
  interface Shown {
    moves: { move: number; seat: number; label: string | null; events: { text: string; clause: string }[] }[];
    view: { hand: number[] };
    outcome: { sentence: string } | null;
  }
  const show = async (...words: string[]): Promise<Shown> =>
    (await mechatable(['replay', 'show', 'good.json', '--json', ...words])).json() as Shown;

  test('a spectator sees what happened, not what was chosen from', async () => {
    const { moves, view, outcome } = await show();
    expect(moves).toHaveLength(record.moves.length);
    expect(moves.every(({ label }) => label === null)).toBe(true);
    expect(view.hand).toEqual([]);
    expect(outcome).not.toBeNull();
  });

  test('a seat sees its own choices and its own hand', async () => {
    const { moves, view } = await show('--seat', '0', '--move', '1');
    expect(moves).toHaveLength(1);
    expect(moves[0]?.label).toMatch(/^(Play the \d|Pass)$/);
    expect(view.hand.length).toBeGreaterThan(2);
    expect((await show('--seat', '1', '--move', '1')).moves[0]?.label).toBeNull();
  });

  test('is a story with a board for people', async () => {
    const { code, out } = await mechatable(['replay', 'show', 'good.json', '--seat', '0']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Duel: seat A random, seat B random\n\n {3}1\. seat A: (Play|Pass)/);
    expect(out).toMatch(/\[DU-END-1\]\n$/);
    const half = await mechatable(['replay', 'show', 'good.json', '--move', '1']);
    expect(half.out).toContain('B: which card do you play?');
  });

  test.each([
    [['--seat', '2'], '--seat is 0, 1 or table, not "2".'],
    [['--move', '999'], '--move is at most '],
  ])('%j is answered with what would be right', async (words, sentence) => {
    const { code, err } = await mechatable(['replay', 'show', 'good.json', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('a record that cannot be replayed is said to be so', async () => {
    writeFileSync(join(cwd, 'bad.json'), JSON.stringify({ ...record, moves: record.moves.slice(1) }));
    const { code, err } = await mechatable(['replay', 'show', 'bad.json']);
    expect(code).toBe(2);
    expect(err).toContain('The record cannot be replayed. Move 1 of seat 1 is illegal');
  });
});
