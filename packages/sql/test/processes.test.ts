import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite, repositories } from '../src/index.ts';
import { folder, given, playing } from './given.ts';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
const TABLES = ['a', 'b', 'c', 'd'];

/** A server in another process. */
class Server {
  readonly lines: string[] = [];
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  #onLine: () => void = () => undefined;

  constructor(command: string, ...args: string[]) {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = child;
    this.#ended = once(child, 'close');
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.lines.push(line);
      this.#onLine();
    });
    onTestFinished(() => this.kill());
  }

  async printed(count: number): Promise<void> {
    const enough = new Promise<void>((resolve) => {
      this.#onLine = () => {
        if (this.lines.length >= count) resolve();
      };
      this.#onLine();
    });
    await Promise.race([enough, this.#ended]);
    expect(this.lines.length).toBeGreaterThanOrEqual(count);
  }

  async ended(): Promise<void> {
    await this.#ended;
  }

  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }
}

const start = (task: string, file: string): Server => new Server(process.execPath, CHILD, task, file);

/** A file with four matches that wait for moves. */
async function withMatches(): Promise<string> {
  const file = join(folder(), 'x.db');
  const has = await given(file);
  for (const table of TABLES) await playing(has, table);
  await has.db.close();
  return file;
}

/** The number of stored entries of each table; reading them checks that none is missing. */
async function stored(file: string): Promise<Record<string, number>> {
  const db = await openSqlite(file);
  const { journal } = repositories(db);
  const counts = await Promise.all(
    TABLES.map(async (table) => [table, (await journal.read(table)).entries.length] as const),
  );
  await db.close();
  return Object.fromEntries(counts);
}

/** How many entries of each table were acknowledged, by the lines of a server. */
function acknowledged(lines: readonly string[], before: Record<string, number>): Record<string, number> {
  const counts = { ...before };
  for (const line of lines) {
    const [, table, at] = /^([a-d]) (\d+)$/.exec(line) ?? [];
    if (table !== undefined) counts[table] = Number(at) + 1;
  }
  return counts;
}

test('a second server fails immediately; after kill -9, the file is free', async () => {
  const file = join(folder(), 'x.db');
  const first = start('hold', file);
  await first.printed(1);
  const second = start('hold', file);
  await second.ended();
  const inUse = `Another server is using ${file}. Stop it, or choose another file with --data.`;
  expect([first.lines, second.lines]).toEqual([['open'], [`StoreFailedError: ${inUse}`]]);
  await expect(openSqlite(file)).rejects.toThrow(inUse);
  await first.kill();
  await (await openSqlite(file)).close();
});

test('after kill -9, every acknowledged entry exists', async () => {
  const file = await withMatches();
  let before: Record<string, number> = {};
  for (const lines of [9, 40, 123, 310]) {
    const server = start('append', file);
    await server.printed(lines);
    await server.kill();
    const least = acknowledged(server.lines, before);
    before = await stored(file);
    for (const table of TABLES) {
      expect(before[table], table).toBeGreaterThanOrEqual(least[table] ?? 0);
      expect(before[table], table).toBeLessThanOrEqual((least[table] ?? 0) + 1); // stored, but not yet acknowledged
    }
  }
});

test('on a full disk, exactly the acknowledged entries exist', async () => {
  const file = await withMatches();
  // No file may grow beyond 300 blocks, so the log of the database soon can't be written.
  const server = new Server(
    'sh',
    '-c',
    'ulimit -f 300; exec "$@"',
    'sh',
    process.execPath,
    CHILD,
    'append',
    file,
  );
  await server.ended();
  expect(server.lines.at(-1)).toMatch(/^StoreFailedError: .*disk/);
  const counts = acknowledged(server.lines, {});
  expect(Math.min(...TABLES.map((table) => counts[table] ?? 0))).toBeGreaterThan(0);
  expect(await stored(file)).toEqual(counts);
});
