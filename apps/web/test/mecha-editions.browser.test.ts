import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';

const { newPage } = withBrowser();

test('the cards page links to a comparison of both editions, card by card and rule by rule', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/cards/mecha-1e');
  await page.getByRole('link', { name: 'What changed from Mecha Game to Mecha: Immense Warfare' }).click();
  await page.getByRole('heading', { name: 'Mecha Game and Mecha: Immense Warfare' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cards/mecha-1e/vs/mecha-2e');

  const cards = page.getByRole('region', { name: 'Card by card' });
  expect(await cards.locator('p').first().innerText()).toMatch(
    /^\d+ cards changed, \d+ removed, 1\d\d new, \d+ unchanged\.$/,
  );
  const both = cards.getByRole('group', { name: 'Dragon Ship' }).getByRole('figure');
  expect(await both.count()).toBe(2);
  const [left, right] = await Promise.all([both.first().boundingBox(), both.last().boundingBox()]);
  expect([left?.y, (left?.x ?? 0) < (right?.x ?? 0)]).toEqual([right?.y, true]);
  const renamed = cards.getByRole('group', { name: 'Dragon Ship' }).getByRole('row', { name: /^Name/ });
  expect(await renamed.getByRole('cell').allInnerTexts()).toEqual(['Dragon', 'Dragon Ship']);
  expect(await cards.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^New in Mecha: Immense Warfare \(1\d\d\)$/)]),
  );

  await page.getByRole('button', { name: 'Open the rules' }).click();
  const decks = page
    .getByRole('region', { name: 'Rule by rule' })
    .locator('.columns', { hasText: 'MG-DECK-1' });
  const [older, newer] = await decks.locator('> div').all();
  expect(await older?.innerText()).toContain('A deck has 40 cards.');
  expect(await newer?.innerText()).toContain('A deck has at least 40 cards.');
  expect(await newer?.innerText()).not.toContain('[2e]');
  expect(await axe(page)).toEqual([]);

  await cards.getByRole('link', { name: 'Admiral Grace' }).click();
  await page.getByRole('heading', { name: 'Admiral Grace' }).waitFor();
  await page.getByRole('heading', { name: 'Rulings' }).waitFor();
  await page.locator('.clause-words').first().waitFor();
  await page.getByRole('link', { name: "Grace's Command" }).waitFor();
});

test('comparing two different games explains that they are not editions', async () => {
  const page = await newPage();
  await page.goto('/cards/lanes/vs/mecha-2e');
  await page.getByText('Breachline and Mecha: Immense Warfare aren’t editions of the same game.').waitFor();
});
