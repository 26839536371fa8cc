/** Screenshots of every page, in two sizes and both color schemes, in the folder `shots`. */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { playOn, withSite } from './with-site.mjs';
import { ROOT } from './workspaces.mjs';

const FOLDER = join(ROOT, 'shots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = /** @type {const} */ (['light', 'dark']);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

await withSite(async ({ url, browser }) => {
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const look = `${viewport.width}-${colorScheme}`;
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: viewport.width < 500,
        serviceWorkers: 'block',
      });
      await context.addInitScript(() => {
        localStorage.setItem('mechatable.theme', 'system'); // instead of dark
        localStorage.setItem('mechatable.speed', 'none');
      });
      const page = await context.newPage();
      await takeAll(page, (name, whole = false) =>
        page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), fullPage: whole }),
      );
      await context.close();
      process.stdout.write(`shots/*-${look}.png\n`);
    }
  }
});

/**
 * @param {import('playwright-core').Page} page
 * @param {(name: string, whole?: boolean) => Promise<unknown>} shoot
 */
async function takeAll(page, shoot) {
  /** @param {import('playwright-core').Locator} choice */
  const take = async (choice) => {
    await choice.click();
    await settled(page);
  };
  await page.goto('/');
  await page.locator('.poster svg').first().waitFor();
  await shoot('lobby');
  await page.goto('/ratings/lanes');
  await page.locator('.leaders').waitFor();
  await shoot('ratings', true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up…' }).first().click();
  await page.getByRole('form').waitFor();
  await shoot('lobby-set-up', true);

  await page.getByRole('form').getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.choices li button').first().waitFor();
  await playOn(page, 2, take);
  await shoot('table-start');
  await playOn(page, 1, take);
  await shoot('table-question');
  await playOn(page, 11, take);
  await shoot('table-middle');
  await shoot('table-middle-whole', true);
  await page.locator('.board [data-anchor]:not(.lit)').first().click({ force: true });
  await page.getByRole('status', { name: 'Why not' }).waitFor();
  await shoot('table-why-not');
  await page.keyboard.press('Escape');
  await playOn(page, 400, take);
  await page.locator('.end').waitFor();
  await shoot('table-end');

  await page.locator('.end-more > summary').click();
  await shoot('table-end-more');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').waitFor();
  const half = Math.floor(Number(await page.getByRole('slider').getAttribute('max')) / 2);
  await page.getByRole('slider').fill(String(half));
  await shoot('replay');

  await page.goto('/');
  await page.getByRole('button', { name: 'Online…' }).first().click();
  await page.getByRole('form').waitFor();
  await shoot('lobby-online', true);
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).waitFor();
  await shoot('online-waiting', true);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.locator('.choices').waitFor();
  await shoot('online-table');
  await page.goto('/me');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('me', true);

  await page.goto('/rules/lanes');
  await page.locator('.clause-tag').first().waitFor();
  await shoot('rules');
  await page.goto('/rules/lanes#LN-R-43');
  await page.locator('[id="LN-R-43"]').waitFor();
  await shoot('rules-clause');

  await page.goto('/first-steps/lanes');
  await page.locator('.coach').waitFor();
  await playOn(page, 4, take);
  await shoot('first-steps');

  await page.goto('/builder');
  await page.getByRole('button', { name: 'From text…' }).first().click();
  await page.getByRole('form').getByRole('textbox').fill('4x pike lancer\n3x Gate Hamer');
  await shoot('builder');
  await page
    .getByRole('button', { name: /^Copy and edit/ })
    .first()
    .click();
  await page.locator('.stock-row').first().waitFor();
  await page
    .getByRole('button', { name: /^Add one/ })
    .first()
    .click();
  await shoot('builder-bench');
  const side = page.getByRole('button', { name: 'Deck (51), not legal' });
  if (await side.isVisible()) await side.click();
  await shoot('builder-deck');
  await page.goto('/cards/lanes');
  await page.locator('.gallery-cards li').first().waitFor();
  await shoot('cards');
  await page.goto('/cards/lanes/VG-03');
  await page.locator('.clause-words').first().waitFor();
  await shoot('cards-one');

  await page.goto('/art');
  await page.locator('.exhibit').first().waitFor();
  await shoot('art', true);
  await page.getByRole('button', { name: 'Blueprints' }).click();
  await shoot('art-blueprints', true);
}

/** Until what was chosen has been shown. @param {import('playwright-core').Page} page */
async function settled(page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
}
