/**
 * Breaks the sources on purpose, one thing at a time, and checks that a test fails each time.
 *
 *   npm run breaks                 all of scripts/breaks/list.mjs
 *   npm run breaks -- masc walk    breaks whose file or description contains one of these
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { BREAKS } from './breaks/list.mjs';
import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

orExplain(ensureInstalled);
const wanted = process.argv.slice(2);
const chosen = BREAKS.filter(
  ({ what, file }) => wanted.length === 0 || wanted.some((part) => `${file} ${what}`.includes(part)),
);

/** The file to restore, even after a signal. @type {{ path: string, source: string } | null} */
let broken = null;
/** The tests that are running. @type {import('node:child_process').ChildProcess | null} */
let tests = null;
const restore = () => {
  if (broken !== null) writeFileSync(broken.path, broken.source);
  broken = null;
};
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]))
  process.on(signal, () => {
    tests?.kill();
    restore();
    process.exit(code);
  });

let caught = 0;
for (const { what, file, from, to, tests: folders } of chosen) {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`"${from}" should occur once in ${file}.`);
  broken = { path, source };
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    tests = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...folders],
      { cwd: ROOT, stdio: 'ignore', env: { ...process.env, TEST_SOURCES: '1' } },
    );
    const [status] = await once(tests, 'close');
    const isCaught = status !== 0;
    if (isCaught) caught++;
    process.stdout.write(`${isCaught ? '✓' : '✗ NOT CAUGHT:'} ${what} (${file})\n`);
  } finally {
    tests = null;
    restore();
  }
}
orExplain(ensureBuilt);
process.stdout.write(`\n${caught} of ${chosen.length} caught\n`);
if (caught < chosen.length) process.exitCode = 1;
