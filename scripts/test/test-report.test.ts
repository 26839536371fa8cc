import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resultsOf } from '../test-report.mjs';
import { ROOT } from '../workspaces.mjs';

const file = 'packages/games/lanes/test/attack.test.ts';
const report = (status: string, assertionResults: [string[], string, string][]) =>
  resultsOf({
    testResults: [
      {
        name: join(ROOT, file),
        status,
        assertionResults: assertionResults.map(([ancestorTitles, title, state]) => ({
          ancestorTitles,
          title,
          status: state,
        })),
      },
    ],
  });

test('titles include the enclosing groups', () => {
  expect(
    report('passed', [
      [['attacks', 'far'], '[LN-ATK-4] a hit', 'passed'],
      [[], 'alone', 'pending'],
    ]),
  ).toEqual([
    { file, title: 'attacks > far > [LN-ATK-4] a hit', state: 'passed' },
    { file, title: 'alone', state: 'skipped' },
  ]);
});

test('a file that fails as a whole is a failed test', () => {
  expect(report('failed', [])).toEqual([{ file, title: 'the test file itself', state: 'failed' }]);
  expect(report('failed', [[[], 'one', 'failed']])).toEqual([{ file, title: 'one', state: 'failed' }]);
});
