import { expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { runProgram, type Ended } from './run-program.ts';

const { cwd } = withConsole();

const TIMEOUT = { timeout: 180_000 };

function run(words: readonly string[]): Promise<Ended> {
  return runProgram(cwd, words);
}

test('bench --server plays through its own server, and --memory opens matches there', TIMEOUT, async () => {
  const words = ['--matches', '2', '--followers', '4', '--seconds', '1'];
  const speed = await run(['bench', '--server', '--no-peers', ...words, '--json']);
  expect(speed.err).not.toContain('Error');
  const { servers } = JSON.parse(speed.out) as { servers: { ours: { movesPerSecond: number } }[] };
  expect(servers).toMatchObject([
    { matches: 2, think: 0, theirs: null, ratio: null, followed: { speed: { followers: 4 } } },
  ]);
  expect(servers[0]?.ours.movesPerSecond).toBeGreaterThan(0);
  const memory = await run(['bench', '--memory', '--matches', '2,4', '--json']);
  expect(JSON.parse(memory.out)).toMatchObject({ matches: 4, connected: 2 });
});
