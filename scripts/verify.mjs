import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { ensureInstalled, orExplain } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

const RESULT = /^(✅|❌) \[verify:([\w-]+)\] (.*)$/u;

/**
 * Installs what is missing, then runs the checks in parallel, as package.json lists them for wireit. A check whose
 * files have not changed since it last passed is skipped; `--force` runs it again.
 * @param {'verify' | 'verify:quick' | 'verify:game'} checks
 */
export async function verify(checks) {
  const start = Date.now();
  orExplain(ensureInstalled);
  if (process.argv.includes('--force')) rmSync(join(ROOT, '.wireit'), { recursive: true, force: true });
  /** @type {Map<string, string>} */
  const results = new Map();
  const exitCode = await runChecks(checks, (line) => {
    const [, mark, name, text] = RESULT.exec(line) ?? [];
    if (name !== undefined) results.set(name, `${mark ?? ''} ${name.padEnd(12)} ${text ?? ''}`);
  });
  process.stdout.write(`\n${[...results.values()].join('\n')}\n`);
  const failed = [...results].filter(([, text]) => text.startsWith('❌')).map(([name]) => name);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(exitCode === 0 ? `Passed in ${seconds} s.\n` : `Failed after ${seconds} s.\n`);
  for (const name of failed) process.stdout.write(`${remedyFor(name)}\n`);
  process.exitCode = exitCode;
}

/** @param {string} name of a check that failed */
function remedyFor(name) {
  if (name === 'format') return 'To format: npm run format';
  const game = process.env.GAME;
  return `To repeat: ${game === undefined || game === '' ? `npm run verify:${name}` : `npm run check -- ${game}`}`;
}

/** @param {string} checks @param {(line: string) => void} onLine @returns {Promise<number>} */
function runChecks(checks, onLine) {
  const child = spawn('npm', ['run', '--silent', checks], {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // npm is a batch file there
  });
  // wireit reports what failed on the error stream.
  for (const [input, output] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    createInterface({ input }).on('line', (line) => {
      onLine(line);
      output.write(`${line}\n`);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

function environment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, WIREIT_LOGGER: 'simple', WIREIT_FAILURES: 'continue' };
  if (env.CI !== undefined) {
    env.NO_COLOR = '1';
    delete env.FORCE_COLOR;
  }
  return env;
}
