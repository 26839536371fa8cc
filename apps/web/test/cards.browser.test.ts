import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';

const { newPage } = withBrowser();

test('find a card from the lobby by search and filters, and see its clauses', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('link', { name: 'Breachline' }).click();
  const cards = page.locator('.gallery-cards li');
  await cards.first().waitFor();
  const all = await cards.count();
  expect(await cards.first().locator('svg').count()).toBeGreaterThan(0);
  await page.getByLabel('Keyword').selectOption('Vanguard');
  await page.keyboard.press('/');
  await page.keyboard.type('attacker');
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('link', { name: 'Gate Hammer' }).click();
  await page.getByRole('heading', { name: 'Gate Hammer' }).waitFor();
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
