import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratch, openPostgres, openSqlite, type Db } from '@mechatable/sql';
import { EXIT } from '../../exit.ts';
import { figure } from '../../figures.ts';
import type { Io } from '../../io.ts';
import { outJson } from '../../json.ts';
import { textTable } from '../../text-table.ts';
import { measureGrowth, type Growth, type GrowthPoint, type GrowthSize } from './growth.ts';
import { words } from '../words.ts';

export interface GrowthBench {
  /** How many matches to store; undefined for those of the targets. */
  readonly numbers: readonly number[] | undefined;
  /** A PostgreSQL server; null to measure SQLite alone. */
  readonly database: string | null;
  readonly isJson: boolean;
  readonly stopped: AbortSignal;
}

/** From the targets. */
const FULL: GrowthSize = {
  stored: [1000, 100_000, 1_000_000],
  lengths: [10, 1000, 10_000],
  matches: 40,
  rounds: 5,
  moves: 10,
};

/** A quick look, smaller than any of the targets. */
const QUICK: Omit<GrowthSize, 'stored'> = { lengths: [10, 100], matches: 4, rounds: 1, moves: 2 };

type System = 'sqlite' | 'postgres';

interface Result extends Growth {
  readonly database: System;
}

/** Measures how the cost of a move depends on what is stored, and prints the result. */
export async function benchGrowth(
  io: Io,
  { numbers, database, isJson, stopped }: GrowthBench,
): Promise<number> {
  const size = numbers === undefined ? FULL : sizeOf(numbers);
  const busy = loadavg()[0] ?? 0;
  const results: Result[] = [];
  const measure = async (system: System, db: Db): Promise<void> => {
    const growth = await measureGrowth(db, size, (what) => {
      stopped.throwIfAborted();
      if (io.terminal.errors) io.err(words.progress(NAMES[system], what));
    });
    results.push({ database: system, ...growth });
  };
  await onSqlite((db) => measure('sqlite', db));
  if (database !== null) await onPostgres(database, (db) => measure('postgres', db));
  if (isJson) outJson(io, { busy, growth: results });
  else io.out(`${growthText(results)}\n${words.load(busy)}`);
  return EXIT.ok;
}

function sizeOf(numbers: readonly number[]): GrowthSize {
  const stored = [...numbers].sort((a, b) => a - b);
  const isQuick = Math.max(...stored) < Math.min(...FULL.stored);
  return { ...FULL, ...(isQuick ? QUICK : {}), stored };
}

async function onSqlite(work: (db: Db) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-growth-'));
  try {
    await withDb(await openSqlite(join(folder, 'growth.db'), { isThreaded: true }), work);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres(server: string, work: (db: Db) => Promise<void>): Promise<void> {
  const scratch = await createScratch(server);
  try {
    await withDb(await openPostgres(scratch.address), work);
  } finally {
    await scratch.drop();
  }
}

async function withDb(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

const NAMES: Readonly<Record<System, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function growthText(results: readonly Result[]): string {
  const rows = results.flatMap(({ database, byStored, byLength }) => [
    ...rowsOf(NAMES[database], 'stored matches', byStored),
    ...rowsOf(NAMES[database], 'entries in the match', byLength),
  ]);
  return textTable(['database', 'with', 'how many', 'µs/move', 'save ms', 'read ms', 'ratio'], rows);
}

/** The ratio compares each size with the smallest. */
function rowsOf(database: string, what: string, points: readonly GrowthPoint[]): string[][] {
  const smallest = points[0]?.perMove ?? 0;
  return points.map(({ size, perMove, save, read }) => [
    database,
    what,
    figure(size),
    perMove.toFixed(0),
    save.toFixed(2),
    read.toFixed(2),
    `${(perMove / smallest).toFixed(2)}x`,
  ]);
}
