import { findBot } from '@mechatable/bots';
import {
  act,
  bot,
  concede,
  movesOf,
  openMatch,
  person,
  recordOf,
  type AnyGame,
  type MatchRecord,
} from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { boardOf } from './harness/person.ts';
import { inSoak } from './harness/soak.ts';

const { newPage } = withBrowser();

/** This many moves have enough decisions: each takes a search. */
const MOVES = 26;

/** Random moves in place of a person's, against a bot that never changes; conceded midway. */
function played(): MatchRecord {
  const game: AnyGame = lanes;
  const match = openMatch(game, { players: [person('Player 1'), bot('greedy')], seed: 'to be reviewed 0' });
  const bots = ['random', 'greedy'].map((id) => findBot(id).create(game, id, 2));
  while (match.moves.length < MOVES) {
    const [seat = 0] = game.rules.toAct(match.state);
    const legal = game.rules.legal(match.state, seat);
    const view = (): unknown => game.rules.view(match.state, seat);
    act(match, seat, bots[seat]?.choose({ seat, seq: match.moves.length, legal, view }));
  }
  concede(match, 0);
  return recordOf(match);
}

const record = played();

async function open(page: Page): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
  await page.waitForURL((url) => url.pathname.startsWith('/replay/'));
}

/** The summary of a finished review. */
const OVER = /^\d+ (mistakes?|blunders?)( and \d+ blunders?)? in \d+ decisions\.$/;
const WORKER = /\/worker-[^/]*\.js$/;

async function noThreads(page: Page): Promise<void> {
  await expect.poll(() => page.workers().length).toBe(0);
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a review lists mistakes; a click shows the position with the better choice, highlighted on the board', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Review decisions' }).click();
  await page.getByText(OVER).waitFor();
  await noThreads(page);

  const marks = page.locator('.mark');
  const last = (await marks.count()) - 1;
  expect(last).toBeGreaterThan(0);
  expect(await page.locator('.scrub-mark').count()).toBe(last + 1);
  expect(await marks.nth(last).innerText()).toMatch(
    /Player 1 chose: .*\nBetter: .*\nWin chance: \d+% instead of \d+%/s,
  );
  const move = Number(/move (\d+)/.exec(await marks.nth(last).innerText())?.[1]);
  await marks.nth(last).click();
  await page.getByText(`Move ${move - 1} of ${movesOf(record).length}`).waitFor();
  expect(await page.getByLabel('View as').inputValue()).toBe('0');
  expect(await marks.nth(last).getAttribute('aria-current')).toBe('step');
  expect(await page.locator('.mark-bar').innerText()).toContain(`${last + 1} of ${last + 1}. Better here: `);

  await page.keyboard.press('p');
  expect(await marks.nth(last - 1).getAttribute('aria-current')).toBe('step');
  await page.keyboard.press('n');
  expect(await marks.nth(last).getAttribute('aria-current')).toBe('step');
  expect(await page.getByRole('img', { name: /^Chance to win after each decision/ }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);

  const highlighted = page.locator('.board .pointed');
  await page
    .locator('.mark', { hasText: /Better: (Play|Attack|Place)/ })
    .first()
    .click();
  expect(await highlighted.count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Next move' }).click();
  expect(await highlighted.count()).toBe(0);
});

inSoak(() => {
  test('on a phone nothing is too wide, and a click on a mistake scrolls to the board', async () => {
    const page = await newPage({
      width: 390,
      height: 844,
      hasTouch: true,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await open(page);
    await page.goto(`${new URL(page.url()).pathname}#review`); // starts by itself
    await page.getByText(OVER).waitFor();
    expect(await sideways(page)).toBe(0);
    await page.locator('.mark').last().click();
    expect(await boardOf(page).evaluate((board) => board.getBoundingClientRect().bottom)).toBeGreaterThan(
      300,
    );
    expect(await sideways(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
});

test('stopping or leaving a review ends its workers and keeps its results', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Review decisions' }).click();
  await page.getByText(OVER).waitFor();
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })); // they never answer
  await page.getByLabel('Player to review').selectOption('1');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  await noThreads(page);
  await page.getByLabel('Player to review').selectOption('0');
  await page.getByText(OVER).waitFor();
  expect(await page.locator('.mark').count()).toBeGreaterThan(0);

  await page.getByLabel('Player to review').selectOption('1');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.getByRole('link', { name: /lobby/ }).click();
  await page.locator('.match-row', { hasText: 'Player 1' }).waitFor();
  await noThreads(page);
});

test('the end of a match shows its turning point, which opens the review there and causes no layout shift', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await open(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/match/${id}`);
  const boxes = (): Promise<string> =>
    page
      .locator('.end, .end-moment, .end-next, .end-turning')
      .evaluateAll((all) =>
        all.map((one) => Object.values(one.getBoundingClientRect().toJSON() as object).join()).join('\n'),
      );
  await page.locator('.end').waitFor();
  const before = await boxes();
  const link = page.getByRole('link', { name: 'Show the turning point' });
  await link.waitFor();
  expect(await page.locator('.end-turning').innerText()).toMatch(
    /^Turn \d+: .*our chance to win falls from \d+% to \d+%\.$/,
  );
  expect(await boxes()).toBe(before);
  expect(await axe(page)).toEqual([]);
  await link.click();
  await page.getByText(`Move 19 of ${movesOf(record).length}`).waitFor();
  expect(await page.getByLabel('View as').inputValue()).toBe('0');
});
