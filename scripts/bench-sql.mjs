/**
 * Measures durable appends per second of the SQL store, one by one and from many matches at the same time:
 * `npm run bench:sql`. The file is in the system's temporary folder; set TMPDIR to measure another disk.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});
const { bot, commitTo, RECORD_FORMAT, sha256 } = await import('@mechatable/kernel');
const { openSqlite, repositories } = await import('@mechatable/sql');

const MILLISECONDS = 3000;
const SECRET = sha256('host');
/** @type {import('@mechatable/kernel').RecordHead} */
const HEAD = {
  ...{ format: RECORD_FORMAT, game: 'tiny', rulesVersion: 1, options: {} },
  ...{ players: [bot('a'), bot('b')], secret: SECRET, commitment: commitTo(SECRET) },
  contributions: [sha256('0'), sha256('1')],
};
/** About 200 bytes, as measured in real matches. */
const ENTRY = { seat: 0, action: { kind: 'attack', unit: 12, target: 31, note: 'x'.repeat(150) } };

const folder = mkdtempSync(join(tmpdir(), 'mechatable-bench-'));
for (const matches of [1, 50, 200, 1000]) await measure(matches);
rmSync(folder, { recursive: true });

/** @param {number} matches that move at the same time, each as soon as its last move is stored */
async function measure(matches) {
  const db = await openSqlite(join(folder, `${String(matches)}.db`));
  const { journal, tables } = repositories(db);
  const ids = Array.from({ length: matches }, (_, n) => `table-${String(n)}`);
  await Promise.all(ids.map((id) => tables.create(newTable(id))));
  await Promise.all(ids.map((table) => journal.start({ table, head: HEAD, summary: summary(0) })));
  /** @type {number[]} */
  const waits = [];
  const start = performance.now();
  const before = process.cpuUsage();
  await Promise.all(ids.map((id) => play(journal, id, start + MILLISECONDS, waits)));
  const cpu = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  /** @param {number} part */
  const at = (part) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(2);
  process.stdout.write(
    `${String(matches).padStart(5)} matches: ${(waits.length / seconds).toFixed(0).padStart(7)} appends/s, ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
      `${((cpu.user + cpu.system) / waits.length).toFixed(0)} µs of processor time each\n`,
  );
  await db.close();
}

/**
 * @param {import('@mechatable/sql').Journal} journal
 * @param {string} table
 * @param {number} until
 * @param {number[]} waits
 */
async function play(journal, table, until, waits) {
  for (let at = 0; performance.now() < until; at++) {
    const asked = performance.now();
    const clock = { banks: [60_000, 60_000], running: [at % 2], since: at, deadline: at + 60_000 };
    await journal.append({
      table,
      at,
      entry: ENTRY,
      request: `request ${String(at)}`,
      summary: summary(at),
      clock,
    });
    waits.push(performance.now() - asked);
  }
}

/** @param {number} turn @returns {import('@mechatable/sql').Summary} */
function summary(turn) {
  return { status: 'playing', touched: turn, turn, asked: [0], outcome: null, ended: null, offers: null };
}

/** @param {string} id @returns {import('@mechatable/sql').NewTable} */
function newTable(id) {
  return {
    ...{ id, game: 'tiny', rulesVersion: 1, options: {}, creator: null, visibility: 'open' },
    ...{ seats: 2, terms: {}, commitment: commitTo(SECRET), secret: SECRET },
  };
}
