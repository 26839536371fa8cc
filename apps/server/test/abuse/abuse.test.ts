import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openSqlite } from '@mechatable/sql';
import { expect, onTestFinished, test } from 'vitest';
import { ServerProcess } from '../harness/server-process.ts';
import { dump } from '../harness/stored.ts';
import { play, sitDown } from '../harness/table.ts';
import { TestVisitor } from '../harness/visitor.ts';
import { attack } from './attacker.ts';

/** `npm run soak -- abuse` sets it. */
const COUNT = Number(process.env.ABUSE ?? 10_000);
const SEED = process.env.SEED ?? 'abuse';
/** Enough that rate limits don't refuse all of their requests. */
const STRANGERS = 20;
/** The allowed growth of the server's memory after the first tenth of the requests, in bytes. */
const MAX_GROWTH = 100 * 1024 * 1024;

/** Only catches hangs: the duration depends on the machine. */
const LONG = { timeout: 300_000 + COUNT * 10 };

test(`${String(COUNT)} malformed or unauthorized requests change nothing`, LONG, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  const server = new ServerProcess(folder, { serve: { trustProxy: true, logLevel: 'silent' } });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  /** Everything that is stored, read while the server is stopped. */
  const stored = async (): Promise<string> => {
    await server.end('SIGTERM');
    const db = await openSqlite(join(folder, 'data.db'));
    const text = await dump(db);
    await db.close();
    await server.start();
    return text;
  };
  await server.start();
  const sitting = await sitDown(server.url);
  await play(sitting, 3);
  for (const page of sitting.pages) page.close();
  const tokens: string[] = [];
  for (let i = 0; i < STRANGERS; i++) tokens.push((await TestVisitor.arrive(server.url)).token);
  const before = await stored();

  const known = { tokens, table: sitting.id };
  const statuses = await attack(server.port, known, `${SEED} first`, COUNT / 10);
  const memory = await residentBytes(server.url);
  for (const [status, count] of await attack(server.port, known, SEED, COUNT - COUNT / 10))
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  const grown = (await residentBytes(server.url)) - memory;
  if (process.env.ABUSE !== undefined)
    process.stdout.write(`${JSON.stringify([...statuses])}, ${String(Math.round(grown / 1e6))} MB more\n`);

  const failed = [...statuses.keys()].filter((status) => status >= 500);
  expect({ seed: SEED, failed }).toEqual({ seed: SEED, failed: [] });
  // They were refused for every reason, and a few were harmless.
  for (const status of [200, 400, 401, 403, 404, 413, 431])
    expect([status, statuses.has(status)]).toEqual([status, true]);
  expect(grown).toBeLessThan(MAX_GROWTH);
  expect(await stored()).toBe(before);
});

async function residentBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
