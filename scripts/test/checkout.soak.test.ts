import { expect, test } from 'vitest';
import { runProgram } from '../../apps/cli/test/run-program.ts';
import { ROOT } from '../workspaces.mjs';

interface Result {
  readonly names: readonly string[];
  readonly figures: readonly { readonly change: { readonly mean: number } | null }[];
}

/** Needs git and the history of the repository. */
test('a commit compared with itself plays the same matches, compiled apart from the files here', async () => {
  const line = ['lab', 'compare', 'lanes', '--bots', 'random', '--matches', '40', '--json'];
  const { code, out, err } = await runProgram(ROOT, [...line, '--since', 'HEAD', '--until', 'HEAD']);
  expect(code, err).toBe(0);
  const { names, figures } = JSON.parse(out) as Result;
  expect(names[0]).toMatch(/^[\da-f]{8,} /u);
  expect(names[1]).toBe(names[0]);
  expect(figures.map(({ change }) => change?.mean ?? 0)).toEqual(figures.map(() => 0));
  const unknown = await runProgram(ROOT, [...line, '--since', 'no-such-commit']);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('Unknown commit "no-such-commit".');
});
