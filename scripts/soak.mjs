/**
 * The long runs that `npm test` has no time for. Takes hours.
 *
 *   npm run soak                    everything
 *   npm run soak -- matches tests   only these parts: tests, browsers, server, faults, abuse, lab, matches, breaks, mutants
 */

import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';
import { ROOT, workspaces } from './workspaces.mjs';

const MATCHES = 10_000;
const CLI = 'apps/cli/bin/mechatable.mjs';
const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];

orExplain(ensureInstalled);
orExplain(ensureBuilt);
const { GAMES } = await import('../packages/catalog/dist/index.js');

/** @type {Readonly<Record<string, () => readonly Run[]>>} */
const PARTS = {
  // All tests: every combination in the browser, ten times as many matches for the laws.
  tests: () => [{ name: 'tests', command: ['scripts/run-tests.mjs'], env: { SOAK: '1' } }],
  // Firefox and WebKitGTK, if they are installed. Node 20 hides its WebSocket.
  browsers: () => [{ name: 'browsers', command: ['--experimental-websocket', 'scripts/smoke-browsers.mjs'] }],
  // The server alone: 200 kills, every byte of longer twin matches, also on two servers, many more mangled requests, and an upgrade.
  server: () => [
    {
      name: 'server',
      command: [
        ...VITEST,
        ...[
          'durability.test',
          'secrecy.test',
          'secrecy.postgres.test',
          'fuzz.test',
          'upgrade.soak.postgres.test',
        ].map((name) => `apps/server/test/${name}.ts`),
      ],
      env: { SOAK: '1' },
    },
  ],
  // People play on through 1,000 faults of each kind of cluster. FAULTS and SEED choose others; the result is written into docs/faults.md.
  faults: () => [
    {
      name: 'faults',
      command: [...VITEST, 'apps/server/test/faults/faults'],
      env: { FAULTS: process.env.FAULTS ?? '1000' },
    },
  ],
  // A million malformed or unauthorized requests.
  abuse: () => [
    {
      name: 'abuse',
      command: [...VITEST, 'apps/server/test/abuse/abuse.test.ts'],
      env: { ABUSE: process.env.ABUSE ?? '1000000' },
    },
  ],
  // 100 studies without a change: at most 9 may find one.
  lab: () => [
    { name: 'lab', command: [...VITEST, 'packages/study/test/null-changes.test.ts'], env: { SOAK: '1' } },
    // Studies of four machines, of which two are killed again and again.
    {
      name: 'shared lab',
      command: [...VITEST, 'apps/cli/test/lab-shared.soak.postgres.test.ts'],
      env: { SOAK: '1' },
    },
  ],
  matches: () =>
    GAMES.map(({ id }) => ({
      name: `matches ${id}`,
      command: [CLI, 'sim', id, '--matches', String(MATCHES), '--json'],
      problem: (output) => {
        const { finished, errors } = /** @type {{ finished: number, errors: number }} */ (JSON.parse(output));
        return finished === MATCHES && errors === 0
          ? null
          : `${finished} of ${MATCHES} finished, ${errors} errors`;
      },
    })),
  breaks: () => [{ name: 'breaks', command: ['scripts/breaks.mjs'] }],
  mutants: () =>
    workspaces()
      .filter(({ folder }) => folder.startsWith('packages/games/'))
      .map(({ folder }) => basename(folder))
      .map((name) => ({ name: `mutants ${name}`, command: ['scripts/mutate.mjs', '--clauses', name] })),
};

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {readonly string[]} command for Node
 * @property {Readonly<Record<string, string>>} [env]
 * @property {(output: string) => string | null} [problem] the problem, if the output shows one
 */

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(1);
}

/** @type {string[]} */
const lines = [];
for (const [part, runs] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  for (const run of runs()) {
    process.stdout.write(`\n${run.name} …\n`);
    const start = Date.now();
    const problem = problemOf(run);
    const minutes = ((Date.now() - start) / 60_000).toFixed(1);
    lines.push(
      `${problem === null ? '✓' : '✗'} ${run.name}, ${minutes} min${problem === null ? '' : `: ${problem}`}`,
    );
    if (problem !== null) process.exitCode = 1;
  }
}
process.stdout.write(`\n${lines.join('\n')}\n`);

/** @param {Run} run @returns {string | null} */
function problemOf({ command, env = {}, problem }) {
  const { status, stdout, error } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', problem === undefined ? 'inherit' : 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (error !== undefined) throw error;
  if (status !== 0) return `exit code ${status ?? 'none'}`;
  return problem?.(stdout) ?? null;
}
