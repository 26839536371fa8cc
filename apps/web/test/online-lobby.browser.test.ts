import { ROUTES } from '@mechatable/protocol';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { apiOf } from './harness/online-api.ts';
import { playOn, WISHES } from './harness/online-play.ts';
import {
  atTable,
  createTable,
  DESKTOP,
  idOf,
  LOST_CONNECTION,
  MOVED_ON,
  newVisitor,
  openOnlineSheet,
  PHONE,
  sitDown,
} from './harness/online.ts';
import { oneOf } from './harness/soak.ts';

const { newPage } = withBrowser();

test('two people and two bots play Mechanation at one table', async () => {
  const ada = await newVisitor(newPage, { ...DESKTOP, allowErrors: [MOVED_ON] });
  const ben = await newVisitor(newPage, { ...PHONE, allowErrors: [MOVED_ON] });
  const link = await createTable(ada, 'mechanation', async (page) => {
    for (const seat of ['.seat-2', '.seat-3'])
      await page.locator(`.setup-seats ${seat} select`).selectOption({ index: 1 });
  });
  await sitDown(ben, link);
  const [wishes = []] = WISHES.mechanation ?? [];
  for (const page of [ada, ben]) {
    await atTable(page, idOf(link));
    expect(
      (await page.locator('.seat-chip').allInnerTexts()).filter((name) => name.includes('bot')),
    ).toHaveLength(2);
  }
  await Promise.race([ada, ben].map((page) => playOn(page, wishes, { after: 6 })));
  expect(await ada.locator('.log li').count()).toBeGreaterThan(4);
});

test('the waiting room offers the characters for open seats', async () => {
  const page = await newVisitor(newPage, PHONE);
  await createTable(page, 'mechanation');
  const seat = page.locator('.seat-row.seat-1');
  await page.getByLabel('Bot for player 2').selectOption('Vesna Kade, aggressor');
  await seat.getByRole('button', { name: 'Add a bot' }).click();
  await seat.getByText('Vesna Kade', { exact: true }).waitFor();
  expect(await seat.locator('.face svg').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  for (const number of [3, 4]) {
    await page.getByLabel(`Bot for player ${number}`).selectOption('rookie');
    await page
      .locator(`.seat-row.seat-${number - 1}`)
      .getByRole('button', { name: 'Add a bot' })
      .click();
  }
  await page.locator('.seat-chip', { hasText: 'Vesna Kade' }).waitFor();
});

test('the waiting room of a rated match offers levels only', async () => {
  const page = await newVisitor(newPage);
  await createTable(page, 'lanes', (sheet) => sheet.getByLabel('Rated').check());
  const offered = await page.getByLabel('Bot for player 2').locator('option').allInnerTexts();
  expect(offered.length).toBe(5);
  expect(offered.every((bot) => bot.startsWith('Bot, level'))).toBe(true);
});

test('a table is created only once if the response is lost', async () => {
  const page = await newVisitor(newPage, { ...DESKTOP, allowErrors: [LOST_CONNECTION] });
  await openOnlineSheet(page, 'lanes');
  await page.route(
    '**/api/v1/tables',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const create = page.getByRole('button', { name: 'Create table' });
  await create.click();
  await page.getByText('The server can’t be reached.').waitFor();
  await create.click();
  const link = await page.locator('.invite input').inputValue();
  const { tables } = await (await apiOf(page)).call(ROUTES.listTables, { query: { scope: 'mine' } });
  expect(tables.map(({ id }) => id)).toEqual([idOf(link)]);
});

test('“Play now” pairs two visitors', async () => {
  const [ada, ben] = [await newVisitor(newPage), await newVisitor(newPage, PHONE)];
  for (const page of [ada, ben]) {
    await openOnlineSheet(page, 'masc');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/'));
    await page.locator('.waiting-room, .table').first().waitFor();
  }
  expect(ben.url()).toBe(ada.url());
  for (const page of [ada, ben]) await page.locator('.table').waitFor();
});

test('“Play now” offers a bot when nobody comes', async () => {
  const page = await newVisitor(newPage, { ...DESKTOP, movableClock: true });
  await openOnlineSheet(page, 'lanes');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.waiting-room').waitFor();
  await page.clock.fastForward('00:10');
  await page.getByText('Nobody else is around').waitFor();
  await page.getByRole('button', { name: 'Play a bot instead' }).click();
  await page.locator('.choices li button').first().waitFor();
});

test('leave a waiting table and sit down again', async () => {
  const [ada, ben] = [await newVisitor(newPage), await newVisitor(newPage)];
  const link = await createTable(ada, 'mechanation');
  await sitDown(ben, link);
  const seat = ben.locator('.seat-row', { hasText: '(you)' });
  await seat.waitFor();
  await ben.getByRole('button', { name: 'Leave' }).click();
  await ben.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => ada.locator('main').innerText()).toContain('Waiting for 3 players');
  await sitDown(ben, link);
  await seat.waitFor();
  expect(await ben.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
  await expect.poll(() => ada.locator('main').innerText()).toContain('Waiting for 2 players');
});

const DEVICES = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

test.each(oneOf(DEVICES, 1))(
  'online sheet, waiting room and table have no accessibility problems on a %s',
  async (_size, options) => {
    const page = await newVisitor(newPage, options);
    await openOnlineSheet(page, 'lanes');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.locator('.invite input').waitFor();
    expect(await axe(page)).toEqual([]);
    const other = await newVisitor(newPage);
    await sitDown(other, page.url());
    await page.locator('.table').waitFor();
    await page.locator('.talk summary').click();
    await other.locator('.talk summary').click();
    await other.getByRole('button', { name: 'Hello!' }).click();
    await page.locator('.messages .line').click();
    await page.getByRole('button', { name: /^Mute / }).waitFor();
    expect(await axe(page)).toEqual([]);
  },
);
