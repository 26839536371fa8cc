/**
 * Screenshots in the folder `shots`, in two sizes and both themes: every page, and the start, the middle, an action and
 * the end of each game.
 *
 *   npm run shots            everything
 *   npm run shots -- masc    only the tables of these games
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { shootAroundTable, shootPages, shootReplay } from './shots/pages.mjs';
import { shootTable } from './shots/tables.mjs';
import { withSite } from './with-site.mjs';
import { ROOT } from './workspaces.mjs';

const FOLDER = join(ROOT, 'shots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SCHEMES = /** @type {const} */ (['dark', 'light']);
const wanted = process.argv.slice(2);

if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

await withSite(async ({ url, browser }) => {
  const { recordsOf } = await import('./shots/records.mjs');
  const { GAMES } = await import('../packages/catalog/dist/index.js');
  const games = GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const tables = games.map((game) => ({ id: game.id, records: recordsOf(game) }));
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
        if (localStorage.getItem('mechatable.speed') === null)
          localStorage.setItem('mechatable.speed', 'none');
      });
      const page = await context.newPage();
      /** @param {string} name @param {boolean} [whole] */
      const shoot = (name, whole = false) =>
        page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), fullPage: whole });
      for (const { id, records } of tables) {
        await shootTable(page, shoot, id, records);
        if (wanted.length === 0 && id === 'lanes') await shootReplay(page, shoot);
      }
      if (wanted.length === 0) {
        await shootAroundTable(page, shoot);
        await shootPages(page, shoot, games);
      }
      await context.close();
      process.stdout.write(`shots/*-${look}.png\n`);
    }
  }
});
