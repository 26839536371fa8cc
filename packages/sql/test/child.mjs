/**
 * A server in a separate process, for tests that kill it: `node child.mjs <hold|append> <file>`. It prints a line for
 * everything that is acknowledged, and the message of what fails.
 */

import { writeSync } from 'node:fs';
import process from 'node:process';
import { openSqlite, repositories } from '@mechatable/sql';

const TABLES = ['a', 'b', 'c', 'd'];
const [, , task, file = ''] = process.argv;

/** Synchronous, so that a line is written before the process can be killed. @param {string} line */
function print(line) {
  writeSync(1, `${line}\n`);
}

/** @param {import('@mechatable/sql').Db} db */
async function appendForever(db) {
  const { journal } = repositories(db);
  await Promise.all(
    TABLES.map(async (table) => {
      for (let at = (await journal.read(table)).entries.length; ; at++) {
        const summary = { turn: at, asked: [], outcome: null, ended: null, offers: null };
        await journal.append({
          ...{ table, at, entry: { seat: 0, action: { text: 'x'.repeat(200) } }, request: `request ${at}` },
          summary: { status: 'playing', touched: at, ...summary },
        });
        print(`${table} ${at}`);
      }
    }),
  );
}

try {
  const db = await openSqlite(file);
  print('open');
  if (task === 'append') await appendForever(db);
  process.stdin.resume(); // until it is killed
} catch (error) {
  print(`${/** @type {Error} */ (error).name}: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
