import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bot, movesOf } from '@mechatable/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { withSeatChanges, type Published } from './duel-records.ts';

const { cwd, mechatable } = withConsole();

let record: Published;

beforeAll(async () => {
  await mechatable(['sim', 'duel', '--seed', 'film', '--only', '1', '--save', 'good.json']);
  record = JSON.parse(readFileSync(join(cwd, 'good.json'), 'utf8')) as Published;
});

describe('replay show', () => {
  interface Shown {
    moves: { move: number; seat: number; label: string | null; events: { text: string; clause: string }[] }[];
    view: { hand: number[] };
    outcome: { sentence: string } | null;
  }
  const show = async (...words: string[]): Promise<Shown> =>
    (await mechatable(['replay', 'show', 'good.json', '--json', ...words])).json() as Shown;

  test('a spectator sees the events, not the choices', async () => {
    const { moves, view, outcome } = await show();
    expect(moves).toHaveLength(movesOf(record).length);
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

  test('lists changes of players, and who moved', async () => {
    writeFileSync(join(cwd, 'seats.json'), JSON.stringify(withSeatChanges()));
    const { out } = await mechatable(['replay', 'show', 'seats.json']);
    expect(out).toMatch(
      /1\. Ada\n.*\n {6}Greedy bot took over from Ben\.\n {3}2\. Greedy bot\n.*\n {6}Ben came back\.\n {3}3\. Ada\n/,
    );
    const { json } = await mechatable(['replay', 'show', 'seats.json', '--move', '1', '--json']);
    expect(json()).toMatchObject({ seatChanges: [{ after: 1, to: bot('greedy') }] });
  });

  test('shows people the moves and a board', async () => {
    const { code, out } = await mechatable(['replay', 'show', 'good.json', '--seat', '0']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Duel: Random bot, Random bot 2\n\n {3}1\. You: (Play|Pass)/);
    expect(out).toMatch(/\[DU-END-1\]\n$/);
    expect(out.match(/\[DU-/g)).toHaveLength(1); // the last line alone
    const clauses = await mechatable(['replay', 'show', 'good.json', '--clauses']);
    expect(clauses.out).toMatch(/ played the \d\. \[DU-PLAY-1\]\n/);
    const half = await mechatable(['replay', 'show', 'good.json', '--move', '1']);
    expect(half.out).toContain('B: which card do you play?');
  });

  test.each([
    [['--seat', '2'], '--seat must be 0, 1 or table, not "2".'],
    [['--move', '999'], '--move must be at most '],
  ])('%j is answered with what would be right', async (words, sentence) => {
    const { code, err } = await mechatable(['replay', 'show', 'good.json', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('a record that can’t be replayed is reported', async () => {
    writeFileSync(join(cwd, 'bad.json'), JSON.stringify({ ...record, entries: record.entries.slice(1) }));
    const { code, err } = await mechatable(['replay', 'show', 'bad.json']);
    expect(code).toBe(2);
    expect(err).toContain("Can't replay the record. Move 1 is illegal");
  });
});
