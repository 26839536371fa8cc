import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { asked, choose, reachMainPhase } from './harness/person.ts';

const { newPage } = withBrowser();
const FILE = readFileSync(new URL('../../../examples/content/lanes.json', import.meta.url), 'utf8');

async function importFile(page: Page, text: string): Promise<string> {
  await page.goto('/content');
  const before = await page.getByRole('status').innerText();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cannons.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => page.getByRole('status').innerText()).not.toBe(before);
  return page.getByRole('status').innerText();
}

test('a content file is checked, imported, shown in the gallery and the builder, and played with on a phone', async () => {
  const page = await newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' });
  const wrong = FILE.replace('"front": 7', '"front": "seven"');
  const said = await importFile(page, wrong);
  expect(said).toContain('cannons.json can’t be used: 1 problem.');
  expect(said).toContain('Line 13, column 16 "front" must be a number, not "seven".');
  expect(await axe(page)).toEqual([]);

  expect(await importFile(page, FILE)).toBe('Breachline now uses Glass Cannons: 7 new or changed pieces.');
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('link', { name: 'Cards', exact: true }).last().click();
  await page.getByRole('link', { name: 'Custom content: Glass Cannons' }).waitFor();
  expect(await page.getByRole('link', { name: 'Glass Lancer' }).count()).toBe(1);

  await page.goto('/builder/lanes/x-glass-cannons');
  await page.getByText('Kindling Crew').first().waitFor();
  await page.getByRole('button', { name: 'Play this' }).click();
  await asked(page);
  expect(await page.locator('.table-home').textContent()).toContain('Breachline · custom');
  const match = page.url();

  // The bot's worker plays with the same cards: it answers after the person's turn.
  await reachMainPhase(page);
  await choose(page, /^Play Glass Lancer/, /^Play Kindling Crew/, /^Play /);
  await reachMainPhase(page);
  await choose(page, /^End turn/);
  await reachMainPhase(page);
  expect(await page.getByText('a simpler bot moved').count()).toBe(0);

  // With published content again, the stored match still opens with its own, and new pages don't.
  await page.goto('/content');
  await page.getByRole('button', { name: 'Use published content' }).click();
  await page.getByRole('button', { name: 'Use', exact: true }).waitFor();
  await page.goto('/cards/lanes');
  await page.getByRole('link', { name: 'Pike Lancer' }).waitFor();
  expect(await page.getByRole('link', { name: 'Glass Lancer' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Mechatable: lobby' }).click();
  await page.getByRole('link', { name: /^Breachline · custom/ }).click();
  await page.locator('.table-home').waitFor(); // the page is loaded again on the way
  await asked(page);
  expect(page.url()).toBe(match);
  expect(await page.locator('.table-home').textContent()).toContain('Breachline · custom');
});

test('a match without its content file says what is missing, and online tables refuse content files', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await importFile(page, FILE);
  await page.goto('/');
  const poster = page.locator('.poster.game-lanes');
  await poster.getByRole('button', { name: 'Online…' }).click();
  await page.getByText('Online tables use published content').waitFor();
  await poster.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
  const match = page.url();
  await page.goto('/content');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await page.getByText('No files yet.').waitFor();
  await page.goto(match);
  await page.getByText('isn’t in this browser').waitFor();

  // The file is gone although it is chosen, as after clearing a part of the browser's storage.
  await page.evaluate(() => {
    localStorage.setItem('mechatable.content.lanes', `lanes~${'0'.repeat(32)}`);
  });
  await page.goto('/');
  await poster.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
  const notice = page.locator('.content-notice');
  expect(await notice.innerText()).toContain('You’re playing with published content now.');
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
});
