import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { runProgram } from './run-program.ts';

const { cwd } = withConsole();
const TIMEOUT = { timeout: 180_000 };
const EXAMPLES = fileURLToPath(new URL('../../../examples/content/', import.meta.url));

test.each([
  ['masc', '{"setup":"quick","turnCap":5,"vpTarget":5}'],
  ['mechanation', '{}'],
  ['mecha-1e', '{"loadouts":["x-market-day","x-market-day"],"turnCap":20}'],
  ['mecha-2e', '{"loadouts":["x-stampede","x-stampede"],"turnCap":20}'],
])('all laws hold with the example for %s', TIMEOUT, async (game, options) => {
  const file = join(EXAMPLES, `${game}.json`);
  const words = ['laws', game, '--content', file, '--matches', '1', '--options', options];
  const { code, out, err } = await runProgram(cwd, words);
  expect(out + err).toMatch(/^[\w-]+~\w+ obeys all laws in 1 match\.\n$/);
  expect(code).toBe(0);
});
