import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser, type PageOptions } from './harness/browser.ts';
import { asked, choose, playToTheEnd, startMatch } from './harness/person.ts';
import { pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const LOOKS: readonly (readonly [string, PageOptions])[] = [
  ['desktop by day', { width: 1440, height: 900, colorScheme: 'light', reducedMotion: 'reduce' }],
  [
    'phone by night',
    { width: 390, height: 844, colorScheme: 'dark', reducedMotion: 'reduce', hasTouch: true },
  ],
];

/** Nothing sticks out at the side. */
async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

/** Enough of the page to tell whether something has come of a tap. */
async function state(page: Page): Promise<string> {
  const lines = await page.locator('.log li').count();
  const marked = await page.locator('.board .chosen').count();
  const ends = await page.locator('.end').count();
  return [lines, marked, ends, await page.locator('.ask-bar').innerText()].join();
}

/** Letters of twice the size. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const PATHS = ['/', '/rules/lanes', '/art', '/cards', '/cards/lanes', '/cards/lanes/VG-03', '/nowhere'];

test.each(pairs([...PATHS, '/builder', '/builder/lanes/iron-spear'], LOOKS))(
  '%s has nothing that axe objects to: %j',
  async (path, [, options]) => {
    const page = await newPage(options);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  },
);

describe.each(LOOKS)('%s', (_look, options) => {
  test('nor has the lobby with its set-up open, nor the settings', async () => {
    const page = await newPage(options);
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up…' }).first().click();
    const heading = page.getByRole('form', { name: /^Set up/ }).locator('h2');
    // Wherever on the page it opens, it is in sight, and the keyboard goes on from there.
    await expect
      .poll(() =>
        heading.evaluate((it) => {
          const { top, bottom } = it.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && document.activeElement === it;
        }),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await axe(page)).toEqual([]);
  });

  test('nor has the table: at the start, with a reason on it, at the end, in the replay', async () => {
    const page = await newPage(options);
    await startMatch(page);
    expect(await axe(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await page.locator('.board [data-anchor^="lane:"]').first().click({ force: true });
    await page.getByRole('status', { name: 'Why not' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (let i = 0; i < 8 && (await asked(page)) === 'choose'; i++) await choose(page, /^Play /, /^Place/);
    expect(await axe(page)).toEqual([]);
    await playToTheEnd(page);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  });

  test('nor has the lesson', async () => {
    const page = await newPage(options);
    await page.goto('/first-steps/lanes');
    await asked(page);
    expect(await axe(page)).toEqual([]);
  });
});

test('from 360 pixels on, and with letters of twice the size, everything is on the page', async () => {
  const page = await newPage({ width: 360, height: 740, reducedMotion: 'reduce', hasTouch: true });
  await startMatch(page);
  expect(await fitsWidth(page)).toBe(true);
  await enlarge(page);
  expect(await fitsWidth(page)).toBe(true);
  await page.goto('/');
  await enlarge(page);
  expect(await fitsWidth(page)).toBe(true);
});

test('on a phone a match is played by taps alone; a long press shows a card and plays nothing', async () => {
  const page = await newPage({ width: 390, height: 844, reducedMotion: 'reduce', hasTouch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().tap();
  for (let i = 0; i < 25 && (await asked(page)) === 'choose'; i++) {
    const board = page.locator('.board .lit');
    const before = await state(page);
    if ((await board.count()) > 0) await board.first().tap();
    else await page.locator('.ask-bar .row button').first().tap();
    await expect.poll(() => state(page)).not.toBe(before);
  }
  if ((await asked(page)) === 'over') return;
  const words = await page.locator('.choices li button').allInnerTexts();
  const card = page.locator('.board [data-anchor]:has(.drawing)').first();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 });
  await page.getByRole('region', { name: 'Details' }).locator('h2').waitFor();
  await card.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 });
  expect(await page.locator('.choices li button').allInnerTexts()).toEqual(words);
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('region', { name: 'Details' }).locator('h2').waitFor({ state: 'hidden' });
});
