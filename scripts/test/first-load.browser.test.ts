import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { withBrowser } from '../../apps/web/test/harness/browser.ts';
import { ROOT } from '../workspaces.mjs';

const { newPage } = withBrowser();

test('the first load is within its budget, by what was built', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/size.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

test('the first load is within its budget, by what a browser loads for the lobby', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Online…' }).first().waitFor(); // the last request, so all others were made
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  expect(scripts).not.toEqual([]);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(150_000);
});
