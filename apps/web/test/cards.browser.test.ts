import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';

const { newPage } = withBrowser();

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.first().scrollIntoViewIfNeeded();
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: whether a tip is over this place. */
function coverAt({ x, y }: { x: number; y: number }): boolean {
  return document.elementFromPoint(x, y)?.closest('.term-tip') !== null;
}

test('find a card from the lobby by search and filters, and see its clauses', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.waitForURL('**/cards');
  await page.getByRole('link', { name: 'Breachline', exact: true }).click();
  const cards = page.locator('.gallery-cards li');
  await cards.first().waitFor();
  const all = await cards.count();
  expect(await cards.first().locator('svg').count()).toBeGreaterThan(0);
  await page.getByLabel('Keyword').selectOption('Vanguard');
  await page.keyboard.press('/');
  await page.keyboard.type('attacker');
  await expect.poll(() => cards.count()).toBe(1);
  // The mouse on a word, then the focus on its card: the rule book explains it.
  const tip = page.getByRole('tooltip');
  const { x, y } = await middleOf(cards.locator('[data-term="[Start of Combat]"]'));
  await page.mouse.move(x, y);
  await expect.poll(() => tip.innerText()).toMatch(/triggers for each combatant.*LN-TRIG-16/s);
  expect(await page.evaluate(coverAt, { x, y })).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => tip.count()).toBe(0);
  const link = page.getByRole('link', { name: 'Gate Hammer' });
  await link.focus();
  await expect.poll(() => tip.innerText()).toContain('frontline power');
  expect(await link.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  expect(await axe(page)).toEqual([]);
  await link.click();
  await page.getByRole('heading', { name: 'Gate Hammer' }).waitFor();
  await page.locator('.card-sheet p', { hasText: /^When this starts a combat: / }).waitFor();
  const printed = page.locator('.card-sheet details p', { hasText: '[Start of Combat]' });
  expect(await printed.isVisible()).toBe(false);
  await page.getByText('As printed').click();
  expect(await printed.isVisible()).toBe(true);
  await expect.poll(() => tip.count()).toBe(0);
  await page.locator('.clause-words').first().waitFor();
  await page.getByRole('link', { name: 'Iron Spear' }).waitFor();
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => cards.count()).toBe(all);
});

test('the rule book links to the cards, and a card to the rule book', async () => {
  const page = await newPage();
  await page.goto('/rules/lanes');
  await page.locator('.page-tools').getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('link', { name: 'Pike Lancer' }).click();
  await page.getByRole('link', { name: 'LN-G-5', exact: true }).first().click();
  await page.locator('.clause[data-target]').waitFor();
  expect(new URL(page.url()).hash).toBe('#LN-G-5');
});

test('go from card to card and back', async () => {
  const page = await newPage();
  await page.goto('/cards/lanes/vg-02');
  await page.getByRole('heading', { name: 'Wedge Runner' }).waitFor();
  await page.getByRole('link', { name: 'Gate Hammer' }).click();
  await page.getByRole('heading', { name: 'Gate Hammer' }).waitFor();
  await page.getByRole('link', { name: 'Wedge Runner' }).click();
  await page.getByRole('heading', { name: 'Wedge Runner' }).waitFor();
});

test('tapping a term opens its tip instead of its link, and a tap elsewhere closes it', async () => {
  const page = await newPage({ width: 390, height: 844, hasTouch: true });
  await page.goto('/cards/lanes/VG-03');
  await page.getByText('As printed').tap();
  await page.locator('a.term').tap();
  const tip = page.getByRole('tooltip');
  await expect.poll(() => tip.innerText()).toContain('triggers for each combatant');
  expect(new URL(page.url()).pathname).toBe('/cards/lanes/VG-03');
  const edges = await tip.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left >= 0, right <= innerWidth];
  });
  expect(edges).toEqual([true, true]);
  await page.getByRole('heading', { name: 'Gate Hammer' }).tap();
  await expect.poll(() => tip.count()).toBe(0);
});
