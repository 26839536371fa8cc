import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGame } from '@mechatable/catalog';
import { playerOf, REPORT_DEFAULTS, WHAT_IF_DEFAULTS, workOf } from '@mechatable/study';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser, type PageOptions } from './harness/browser.ts';
import { openMore } from './harness/end.ts';
import { startMatch } from './harness/person.ts';
import { oneOf } from './harness/soak.ts';

const { newPage } = withBrowser();
const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Quick to play: random moves, two decks. */
const QUICK = 'bots=random&loadouts=thunder-row%2Ciron-spear&matches=60';
const LINK = `/lab/lanes#set=LB-01.front%3D9&set=LB-01.back%3D9&${QUICK}`;

const LOOKS: readonly (readonly [string, PageOptions])[] = [
  ['a desktop in light mode', { width: 1440, height: 900, colorScheme: 'light' }],
  ['a phone in dark mode', { width: 390, height: 844, colorScheme: 'dark', hasTouch: true }],
];

const cells = async (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.lab-results tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    ),
  );

interface Share {
  mean: number;
  ci95: readonly [number, number];
}
interface Result {
  matches: number;
  lines: { before: Share; after: Share; change: number; bounds: readonly [number, number] }[];
}

const points = (share: number): string => (share * 100).toFixed(1);
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${points(Math.abs(share))}`;

test('a link gives the same figures as the command that the page shows, offline', async () => {
  const page = await newPage({ serviceWorker: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Start' }).click();
  const command = (await page.getByRole('group', { name: 'The same study in a terminal' }).innerText()).split(
    ' ',
  );
  expect(command.slice(0, 2)).toEqual(['npx', 'mechatable']);
  const { stdout } = await run(
    process.execPath,
    ['apps/cli/bin/mechatable.mjs', ...command.slice(2), '--json', '--cores', '1'],
    { cwd: ROOT },
  );
  const { matches, lines } = JSON.parse(stdout) as Result;
  expect(matches).toBe(60);
  await page.getByText('Finished', { exact: true }).waitFor();
  const share = ({ mean, ci95: [low, high] }: Share): string =>
    `${points(mean)}% (${points(low)}–${points(high)})`;
  const wanted = lines.map(({ before, after, change, bounds: [low, high] }) => [
    share(before),
    share(after),
    `${signed(change)} (${signed(low)} to ${signed(high)})`,
  ]);
  expect((await cells(page)).slice(0, 2).map((row) => row.slice(1, 4))).toEqual(wanted);
});

test.each(oneOf(LOOKS, 1))(
  'find a card, change it, pause, resume and stop by keyboard on %s',
  async (_look, options) => {
    const page = await newPage(options);
    await page.goto(`/lab#${QUICK.replace('60', '1000000')}&margin=1`);
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    expect(await page.getByRole('alert').innerText()).toContain('No changes yet');
    await page.getByLabel('Search cards, decks and options').fill('counter batt');
    await page.getByRole('button', { name: 'Counter Battery' }).press('Enter');
    await page.getByLabel(/^front/).fill('2.5');
    await page.keyboard.press('Tab');
    // Wrong input is explained, and stays where it is.
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toBe('LB-05.front needs a whole number from -99 to 99, not 2.5.');
    expect(await page.getByLabel(/^front/).inputValue()).toBe('2.5');
    await page.getByLabel(/^front/).fill('2');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.url()).toContain('set=LB-05.front%3D2');
    await page.getByLabel('Or type a change').fill('LB-01.bakc=3');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Its fields: back');
    await page.getByRole('button', { name: 'Remove LB-01.bakc=3' }).press('Enter');

    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await page.getByText('Thunder Row against Iron Spear').waitFor();
    await page.keyboard.press('Enter'); // the focus is on Pause now
    await page.getByText('Paused', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.getByRole('group', { name: 'Decks' }).getByRole('checkbox').count()).toBe(6);
    const [set, found] = await Promise.all(
      ['.lab-changes', '.lab-results'].map((part) => page.locator(part).boundingBox()),
    );
    const isWide = (options.width ?? 0) > 1000;
    expect(set?.y === found?.y).toBe(isWide); // beside each other, or one below the other
    const played = await page.locator('.run-progress .fine').innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.run-progress .fine').innerText()).not.toBe(played);
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await page.getByText('Stopped', { exact: true }).waitFor();
    expect((await cells(page)).length).toBeGreaterThan(3);
  },
);

test.each(oneOf(LOOKS, 0))('a report is played and shown by keyboard on %s', async (_look, options) => {
  const page = await newPage(options);
  await page.goto('/lab/lanes');
  await page.getByRole('link', { name: 'Report', exact: true }).press('Enter');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Breachline: balance report');
  await page.goto(`/lab/lanes/report#${QUICK.replace('60', '16')}`);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await page.getByText('Finished', { exact: true }).waitFor();
  const report = page.getByRole('region', { name: 'Report' });
  const titles = await report.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles).toEqual(expect.arrayContaining(['At a glance', 'Luck', 'Skill', 'Never used']));
  const cell = report
    .getByRole('row', { name: /^Thunder Row/ })
    .getByRole('cell')
    .last();
  // Colors and layout are those of the file, although the site allows no inline styles.
  expect(await cell.getAttribute('class')).toMatch(/^(above|below) heat-\d+$/);
  expect(await cell.evaluate((td) => getComputedStyle(td).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  const table = report.getByRole('group', { name: 'Skill' });
  expect(await table.isVisible()).toBe(false);
  await report
    .locator('section', { hasText: 'Skill matters' })
    .or(report.locator('section', { hasText: 'Not clear yet' }))
    .locator('summary')
    .press('Enter');
  expect(await table.innerText()).toContain('Regular against Rookie');
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, options.colorScheme);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const saving = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Save report' }).press('Enter');
  expect((await saving).suggestedFilename()).toBe('lab-lanes.html');
});

test('a shared report is shown by its link', async () => {
  const page = await newPage();
  const settings = { ...REPORT_DEFAULTS, game: 'lanes', bots: ['random'], matches: 8 };
  const lanes = findGame('lanes');
  const { teams } = workOf(lanes, { kind: 'report', ...settings });
  const arms = await Promise.all(teams.map(({ arm, plan }) => playerOf(lanes, plan, arm.options)(0, 4)));
  const study = {
    ...{ id: ID, kind: 'report', game: 'lanes', settings: { kind: 'report', ...settings }, version: '1' },
    ...{ state: 'done', created: 1_800_000_000_000, ended: 1_800_000_001_000, shards: 1, done: 1 },
  };
  await page.route(`**/studies/${ID}?from=*`, (route) =>
    route.fulfill({
      json: { study, played: [[0, 1, 2, 3].map((deal) => arms.map((facts) => facts[deal]))] },
    }),
  );
  await page.goto(`/lab/studies/${ID}`);
  await page.getByText('Finished', { exact: true }).waitFor();
  const report = page.getByRole('region', { name: 'Report' });
  expect(await report.getByRole('heading', { name: 'At a glance' }).isVisible()).toBe(true);
  expect(await report.getByRole('button', { name: 'Save report' }).isVisible()).toBe(true);
});

/** A study as the server would send it: eight matches of each variant, by random bots. */
async function sharedStudy(): Promise<unknown> {
  const settings = {
    ...WHAT_IF_DEFAULTS,
    game: 'lanes',
    sets: ['options.turnCap=1'],
    bots: ['random'],
    matches: 16,
  };
  const lanes = findGame('lanes');
  const { teams } = workOf(lanes, { kind: 'what-if', ...settings });
  const arms = await Promise.all(teams.map(({ arm, plan }) => playerOf(lanes, plan, arm.options)(0, 4)));
  return {
    study: {
      ...{ id: ID, kind: 'what-if', game: 'lanes', settings: { kind: 'what-if', ...settings }, version: '1' },
      ...{ state: 'stopped', created: 1_800_000_000_000, ended: null, shards: 2, done: 1 },
    },
    played: [[0, 1, 2, 3].map((deal) => arms.map((facts) => facts[deal]))],
  };
}

const ID = 'BfVTc1uUR3yRAK1pS6f7cQ';

test.each(oneOf(LOOKS, 1))('a shared study is shown by its link on %s', async (_look, options) => {
  const page = await newPage(options);
  const first = await sharedStudy();
  await page.route(`**/studies/${ID}?from=*`, async (route) => {
    const isFirst = route.request().url().endsWith('from=0');
    await route.fulfill({ json: isFirst ? first : { ...(first as object), played: [] } });
  });
  await page.goto(`/lab/studies/${ID}`);
  await page.getByText('Stopped', { exact: true }).waitFor();
  expect(await page.locator('h1').textContent()).toBe('Breachline: what if?');
  expect(await page.locator('.run-progress').innerText()).toBe('8 of at most 16 matches per variant');
  expect((await cells(page)).length).toBeGreaterThan(3);
  expect(await page.locator('.change-list').innerText()).toBe('options.turnCap=1');
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('link', { name: 'Open in the lab' }).click();
  await expect.poll(() => page.url()).toContain('/lab/lanes#set=options.turnCap%3D1&bots=random&matches=16');
});

test('after a match, replays show how much luck decided it', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await openMore(page);
  await page.getByRole('button', { name: 'Luck' }).press('Enter');
  const luck = page.getByRole('region', { name: 'Luck' });
  await luck.locator('tbody tr').first().waitFor(); // after the first replays; the last ones take long
  const [start = ''] = await luck.locator('tbody tr').allInnerTexts();
  const shares = start.match(/\d+(?=%)/g)?.map(Number) ?? [];
  expect(shares).toHaveLength(2);
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(1);
  expect(await luck.locator('strong').innerText()).toMatch(/^Luck: \d+%$/);
  expect(await axe(page)).toEqual([]);
});
