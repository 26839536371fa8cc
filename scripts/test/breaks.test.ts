import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BREAKS } from '../breaks/list.mjs';
import { ROOT } from '../workspaces.mjs';

test.each(BREAKS)('$what: the code to break occurs exactly once', ({ file, from, to }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('there are at least 40 deliberate breaks', () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(40);
});
