import { ROUTES } from '@mechatable/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { apiOf } from './harness/online-api.ts';
import {
  atTable,
  createTable,
  DESKTOP,
  gather,
  idOf,
  newVisitor,
  openOnlineSheet,
  PHONE,
  sitDown,
} from './harness/online.ts';
import { oneOf } from './harness/soak.ts';

const { newPage } = withBrowser();

async function playNow(page: Page): Promise<void> {
  await openOnlineSheet(page, 'masc');
  await rate(page);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/'));
  await page.locator('.waiting-room, .table').first().waitFor();
}

const rate = (page: Page): Promise<void> => page.getByLabel('Rated', { exact: true }).check();

const DEVICES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

test.each(oneOf(DEVICES, 0))(
  'two people play a rated match, and see what it changed, on a %s',
  async (_size, options) => {
    const [ada, ben] = [await newVisitor(newPage, options), await newVisitor(newPage)];
    await gather('lanes', [ada, ben], rate);
    expect(await ada.locator('.seat-chip .rating').allInnerTexts()).toEqual(['1500?', '1500?']);
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Concede' }).click();
    await ben.getByRole('button', { name: 'Yes, concede' }).click();
    const mine = ada.locator('.rating-result li', { hasText: 'You' });
    await mine.waitFor();
    expect(await mine.innerText()).toMatch(/You: \+\d+ → 1[56]\d\d\?$/);
    expect(await ben.locator('.rating-result li', { hasText: 'You' }).innerText()).toMatch(
      /−\d+ → 14\d\d\?$/,
    );
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
  },
);

test('“Play now” pairs two visitors who want a rated match', async () => {
  const [ada, ben] = [await newVisitor(newPage), await newVisitor(newPage, PHONE)];
  for (const page of [ada, ben]) await playNow(page);
  expect(ben.url()).toBe(ada.url());
  for (const page of [ada, ben]) await page.locator('.table .rating').first().waitFor();
});

test('a player waiting for a rated match moves to another table when the server finds an opponent there', async () => {
  const ada = await newVisitor(newPage, { ...DESKTOP, movableClock: true });
  await playNow(ada);
  await ada.getByText('Looking for someone at your level').waitFor();
  const left = ada.url();
  const ben = await apiOf(await newVisitor(newPage));
  const clock = { kind: 'real-time', bank: 600, increment: 0 } as const;
  const found = await ben.call(ROUTES.createTable, {
    body: { game: 'masc', options: {}, seats: [null, null], terms: { rated: true, clock } },
  });
  await ben.call(ROUTES.join, { params: { table: found.id }, body: { contribution: '0'.repeat(64) } });
  await ada.route('**/api/v1/pairing', (route) => route.fulfill({ json: found }));
  await ada.clock.fastForward('00:06');
  await atTable(ada, found.id);
  const { status } = await ben.call(ROUTES.getTable, { params: { table: idOf(left) } });
  expect(status).toBe('aborted');
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
