import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@mechatable/catalog';
import { afterAll, describe, expect, test } from 'vitest';

/** The real program in a process of its own: only there can it start threads and be given a real pipe. */
const MECHATABLE = fileURLToPath(new URL('../bin/mechatable.mjs', import.meta.url));
const TIMEOUT = { timeout: 180_000 };
const folder = mkdtempSync(join(tmpdir(), 'mechatable-program-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(words: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, [MECHATABLE, ...words], { cwd: folder });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
}

/** Processes and pipes don't depend on the game: one for two players and one for four will do. */
const SAMPLE = GAMES.filter(({ id }) => id === 'lanes' || id === 'mechanation');

test.each(SAMPLE)('sim gives the same figures on one core and on three: $id', TIMEOUT, async ({ id }) => {
  const figures = async (cores: number): Promise<unknown> => {
    const words = ['sim', id, '--matches', '40', '--seed', 'cores', '--cores', String(cores), '--json'];
    const { out } = await run(words);
    return {
      ...(JSON.parse(out) as object),
      seconds: 0,
      actionsPerSecond: 0,
      matchesPerSecond: 0,
      cores: 0,
    };
  };
  const alone = await figures(1);
  expect(alone).toMatchObject({ finished: 40, errors: 0 });
  expect(await figures(3)).toEqual(alone);
});

describe.each(SAMPLE)('$id', ({ id, title }) => {
  test('a match is played to its end by lines from a pipe, and its record holds', TIMEOUT, async () => {
    // More than it takes: once the match is over, a 1 changes nothing.
    const moves = Array.from({ length: 2000 }, () => '1');
    const file = `end-${id}.json`;
    const words = ['play', id, '--seed', 'pipe', '--bots', 'random'];
    const { code, out } = await run(words, [...moves, `save ${file}`, 'quit', ''].join('\n'));
    expect(code).toBe(0);
    expect(out).toMatch(/\n(You win|You lose|Draw)\./);
    expect(out).toContain(`Saved to ${file}.`);
    const verified = await run(['replay', 'verify', file, '--json']);
    expect(verified.code).toBe(0);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true });
  });

  test('a match whose input ends is saved, and the program ends well', TIMEOUT, async () => {
    const { code, out } = await run(['play', id, '--seed', 'short'], '1\n');
    expect(code).toBe(0);
    expect(out).toContain(title);
    expect(readdirSync(folder)).toContain(`mechatable-${id}.json`);
  });
});

test('wrong input: one sentence and 2', TIMEOUT, async () => {
  const { code, out, err } = await run(['play']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(
    '"play" needs a <game>: a game id, as listed by "npx mechatable games". Run npx mechatable play --help.\n',
  );
  expect(err).not.toContain('    at ');
});
