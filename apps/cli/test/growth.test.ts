import { repositories } from '@mechatable/sql';
import { freshDatabase } from '@mechatable/sql/fresh-database';
import { expect, onTestFinished, test } from 'vitest';
import { measureGrowth } from '../src/bench/growth/growth.ts';
import { withConsole } from './console.ts';

const { mechatable } = withConsole();
const number = expect.any(Number) as number;

test('growth is measured with stored matches and in long ones', async () => {
  const db = await freshDatabase();
  onTestFinished(() => db.close());
  const points: string[] = [];
  const size = { stored: [2, 5], lengths: [1, 30], matches: 2, rounds: 2, moves: 3 };
  const { byStored, byLength } = await measureGrowth(db, size, (what) => points.push(what));
  expect(byStored.map((point) => point.size)).toEqual([2, 5]);
  expect(byLength.map((point) => point.size)).toEqual([1, 30]);
  for (const { perMove } of [...byStored, ...byLength]) expect(perMove).toBeGreaterThan(0);
  expect(points).toEqual(['matches of several lengths', '2 stored matches', '5 stored matches']);

  const { tables } = repositories(db);
  const lengthsOf = async (status: 'over' | 'playing'): Promise<readonly number[]> => {
    const { tables: all } = await tables.list({ limit: 100, status: [status] });
    return all.map(({ length }) => length).sort((a, b) => a - b);
  };
  expect(await lengthsOf('over')).toEqual([1, 1, 1, 1, 1]);
  // Two matches each: for the warm-up, for both lengths, and for both numbers of stored matches.
  expect(await lengthsOf('playing')).toEqual([6, 6, 7, 7, 9, 9, 9, 9, 36, 36]);
});

test('bench --growth prints each size with its ratio', async () => {
  const { out, code } = await mechatable(['bench', '--growth', '--matches', '40,20']);
  expect(code).toBe(0);
  expect(out).toMatch(/^SQLite +stored matches +20 .+ 1\.00x\nSQLite +stored matches +40 .+ \d+\.\d\dx$/m);
  expect(out).toMatch(/^SQLite +entries in the match +10 .+ 1\.00x$/m);
});

test('bench --growth --json has the fields from which the chart is drawn', async () => {
  const { json } = await mechatable(['bench', '--growth', '--matches', '20', '--json']);
  const point = (size: number): object => ({ size, perMove: number, save: number, read: number });
  expect(json()).toEqual({
    busy: number,
    growth: [{ database: 'sqlite', byStored: [point(20)], byLength: [point(10), point(100)] }],
  });
});
