import { ROUTES } from '@mechatable/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { apiOf } from './harness/online-api.ts';
import { createTable, DESKTOP, gather, newVisitor, PHONE, sitDown } from './harness/online.ts';

const { newPage } = withBrowser();

const rate = (page: Page): Promise<void> => page.getByLabel('Rated', { exact: true }).check();

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('two people play a rated match, and see what it changed, on a %s', async (_size, options) => {
  const [ada, ben] = [await newVisitor(newPage, options), await newVisitor(newPage)];
  await gather('lanes', [ada, ben], rate);
  expect(await ada.locator('.seat-chip .rating').allInnerTexts()).toEqual(['1500?', '1500?']);
  await ben.getByRole('button', { name: 'Menu' }).click();
  await ben.getByRole('button', { name: 'Concede' }).click();
  await ben.getByRole('button', { name: 'Yes, concede' }).click();
  const mine = ada.locator('.rating-result li', { hasText: 'You' });
  await mine.waitFor();
  expect(await mine.innerText()).toMatch(/You: \+\d+ → 1[56]\d\d\?$/);
  expect(await ben.locator('.rating-result li', { hasText: 'You' }).innerText()).toMatch(/−\d+ → 14\d\d\?$/);
  expect(await axe(ada)).toEqual([]);

  await ada.goto('/me');
  await ada.getByText('provisional, 9 more matches until the leaderboard').waitFor();
  await ada.locator('.game-rating summary').click();
  expect(await ada.locator('.rating-table tbody tr').count()).toBe(1);
  expect(await axe(ada)).toEqual([]);
  const { me } = await (await apiOf(ben)).call(ROUTES.whoAmI, {});
  await ada.goto(`/player/${me?.id ?? ''}`);
  await ada.getByRole('heading', { name: me?.name ?? '' }).waitFor();
  expect(await ada.locator('.game-figure').innerText()).toMatch(/^14\d\d\?$/);
});

test('the leaderboard of every game is a click away from the lobby', async () => {
  const page = await newVisitor(newPage);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ratings' }).click();
  await page.getByRole('heading', { name: 'Breachline: leaderboard' }).waitFor();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'M.A.S.C.' }).click();
  await page.getByRole('heading', { name: 'M.A.S.C.: leaderboard' }).waitFor();
  await page.locator('.leaders tbody tr').first().waitFor();
  const names = await page.locator('.leaders .bot th').allInnerTexts();
  expect(names).toEqual(['Legend bot', 'Ace bot', 'Veteran bot', 'Regular bot', 'Rookie bot']);
  expect(await axe(page)).toEqual([]);
});

test('a rated table says so before anyone sits down', async () => {
  const [ada, ben] = [await newVisitor(newPage), await newVisitor(newPage, PHONE)];
  const link = await createTable(ada, 'lanes', rate);
  await ben.goto(link);
  await ben.getByText('Rated.').waitFor();
  await sitDown(ben, link);
  await ada.locator('.clock').first().waitFor();
});
