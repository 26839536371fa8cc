import { serve } from '../../apps/server/src/index.ts';
import { expect, inject, test } from 'vitest';
import { withBrowser } from '../../apps/web/test/harness/browser.ts';
import { LOST_CONNECTION } from '../../apps/web/test/harness/online.ts';
import { asked, choiceWords, playToTheEnd } from '../../apps/web/test/harness/person.ts';

const { newPage } = withBrowser();

test('the server stopped after loading: the game is chosen, played to its end, reloaded and watched without it', async () => {
  const site = await serve({ folder: inject('siteFolder'), port: 0, data: ':memory:' });
  const page = await newPage({
    reducedMotion: 'reduce',
    siteUrl: site.url,
    serviceWorker: true,
    allowErrors: [LOST_CONNECTION],
  });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await site.close();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await asked(page);
  const words = await choiceWords(page);
  await page.reload();
  await asked(page);
  expect(await choiceWords(page)).toEqual(words);
  await playToTheEnd(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.goto('/rules/lanes#LN-ATK-4');
  await page.locator('[id="LN-ATK-4"]').waitFor();
});
