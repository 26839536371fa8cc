import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@mechatable/catalog';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { MECHATABLE, runProgram, type Ended } from './run-program.ts';

const { cwd, mechatable } = withConsole();

const TIMEOUT = { timeout: 180_000 };

function run(words: readonly string[], input = ''): Promise<Ended> {
  return runProgram(cwd, words, input);
}

/** Processes and pipes don't depend on the game: one for two players and one for four will do. */
const SAMPLE = GAMES.filter(({ id }) => id === 'lanes' || id === 'mechanation');

test.each(SAMPLE)('sim gives the same numbers in one thread and in several: $id', TIMEOUT, async ({ id }) => {
  const words = ['sim', id, '--matches', '12', '--seed', 'cores', '--json'];
  const timeless = (out: string): unknown => ({
    ...(JSON.parse(out) as object),
    seconds: 0,
    actionsPerSecond: 0,
    matchesPerSecond: 0,
    cores: 0,
  });
  const alone = await mechatable(words, { games: GAMES });
  expect(JSON.parse(alone.out)).toMatchObject({ finished: 12, errors: 0, cores: 1 });
  const spread = await run([...words, '--cores', '2']);
  expect(JSON.parse(spread.out)).toMatchObject({ cores: 2 });
  expect(timeless(spread.out)).toEqual(timeless(alone.out));
});

describe.each(SAMPLE)('$id', ({ id }) => {
  test('a match is played to its end by piped lines, and its record verifies', TIMEOUT, async () => {
    // More than enough: once the match is over, a 1 changes nothing.
    const moves = Array.from({ length: 2000 }, () => '1');
    const file = `end-${id}.json`;
    const words = ['play', id, '--seed', 'pipe', '--bots', 'random'];
    const { code, out } = await run(words, [...moves, `save ${file}`, 'quit', ''].join('\n'));
    expect(code).toBe(0);
    expect(out).toMatch(/\n(You win|You lose|Draw)\./);
    expect(out).toContain(`Saved to ${file}.`);
    const verified = await mechatable(['replay', 'verify', file, '--json'], { games: GAMES });
    expect(verified.code).toBe(0);
    expect(verified.json()).toMatchObject({ ok: true });
  });
});

test('a match whose input ends is saved, and the program exits normally', TIMEOUT, async () => {
  const { code, out, err } = await run(['play', 'lanes', '--seed', 'short'], '1\n');
  expect(code, err).toBe(0);
  expect(out).toContain('Breachline');
  expect(readdirSync(cwd)).toContain('mechatable-lanes.json');
});

test('wrong input prints one sentence, and the exit code is 2', TIMEOUT, async () => {
  const { code, out, err } = await run(['play']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(
    '"play" needs a <game>: a game id, as listed by "npx mechatable games". Run npx mechatable play --help.\n',
  );
  expect(err).not.toContain('    at ');
});

test('a server shuts down cleanly when asked to', TIMEOUT, async () => {
  const child = spawn(process.execPath, [MECHATABLE, 'serve', '--port', '0'], { cwd });
  let out = '';
  child.stdout.on('data', (data) => {
    const isRunning = out.includes('Press Ctrl-C to stop.');
    out += String(data);
    if (!isRunning && out.includes('Press Ctrl-C to stop.')) child.kill('SIGTERM');
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(0);
  expect(out).toContain('Mechatable stopped.');
  expect(readdirSync(join(cwd, 'data'))).toEqual(['mechatable.db']);
});
