import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS, goOn, startGame } from './harness/any-game.ts';
import { axe } from './harness/axe.ts';
import { withBrowser, type PageOptions } from './harness/browser.ts';
import { changed, moment } from './harness/commander.ts';
import { matchId } from './harness/database.ts';
import { flawsAt, SIZES } from './harness/measure.ts';
import { asked, placeOf, startMatch } from './harness/person.ts';
import { openAt } from './harness/position.ts';
import { openFile, playedInNode } from './harness/records.ts';
import { isSoaking, oneOf, pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const LOOKS: readonly (readonly [string, PageOptions])[] = [
  ['desktop in light mode', { width: 1440, height: 900, colorScheme: 'light', reducedMotion: 'reduce' }],
  [
    'phone in dark mode',
    { width: 390, height: 844, colorScheme: 'dark', reducedMotion: 'reduce', hasTouch: true },
  ],
];

/** Whether the page needs no scrolling sideways. */
async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

/** Letters of twice the size. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const PATHS = [
  '/',
  ...oneOf(['/rules/lanes', '/rules/masc'], 0),
  '/art',
  '/cards',
  '/cards/lanes',
  '/cards/lanes/VG-03',
  '/cards/mecha-1e/vs/mecha-2e',
  '/nowhere',
];

test.each(pairs([...PATHS, '/builder', '/builder/lanes/iron-spear'], LOOKS))(
  'axe finds nothing on %s: %j',
  async (path, [, options]) => {
    const page = await newPage(options);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect(await axe(page)).toEqual([]);
    for (const size of SIZES) expect(await flawsAt(page, size)).toEqual([]);
  },
);

test.each(oneOf(LOOKS, 1))(
  'axe finds nothing in the lobby with its setup form open, nor in the settings: %s',
  async (_look, options) => {
    const page = await newPage(options);
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up…' }).first().click();
    const heading = page.getByRole('form', { name: /^Set up/ }).locator('h2');
    // Wherever it opens, it is in view and has the keyboard focus.
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
  },
);

test.each(oneOf(LOOKS, 1))(
  'axe finds nothing on the table at the start, with a reason for an illegal click, nor in mid-game: %s',
  async (_look, options) => {
    const page = await newPage(options);
    await startMatch(page);
    expect(await axe(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await page.locator('.board [data-anchor^="lane:"]').first().click({ force: true });
    await page.getByRole('status', { name: 'Why not' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await openAt(page, lanes, {
      choose: (labels) => placeOf(labels, [/^Play /, /^Place/]),
      until: (_labels, _last, made) => made === 8,
    });
    expect(await axe(page)).toEqual([]);
  },
);

test.each(oneOf(LOOKS, 0))(
  'axe finds nothing in the replay, nor on the table at the end of a match: %s',
  async (_look, options) => {
    const page = await newPage(options);
    await openFile(page, playedInNode());
    await page.getByRole('slider').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await page.goto(`/match/${matchId(page)}`);
    expect(await asked(page)).toBe('over');
    expect(await axe(page)).toEqual([]);
  },
);

test.each(oneOf(LOOKS, 1))('axe finds nothing in the lesson: %s', async (_look, options) => {
  const page = await newPage(options);
  await page.goto('/first-steps/lanes/attack');
  await asked(page);
  expect(await axe(page)).toEqual([]);
});

/** Runs in the page: keeps a copy of the first cue on the board. */
function keepFirstCue(): Promise<void> {
  return new Promise((resolve) => {
    const layer = document.querySelector('.cues');
    if (layer === null) throw new Error('A board has a layer for cues.');
    const observer = new MutationObserver(() => {
      if (layer.childElementCount === 0) return;
      observer.disconnect();
      layer.after(layer.cloneNode(true));
      resolve();
    });
    observer.observe(layer, { childList: true, subtree: true });
  });
}

test.each(oneOf(GAME_IDS, 1))('axe finds nothing during animations: %s', async (game) => {
  const page = await newPage({ width: 1440, height: 900, reducedMotion: 'reduce', speed: 'fast' });
  await startGame(page, game);
  const isKept = page.evaluate(keepFirstCue);
  while ((await page.locator('.cues').count()) < 2) await goOn(page);
  await isKept;
  expect(await axe(page)).toEqual([]);
});

test('nothing is too wide at 360 pixels, or with the text size doubled', async () => {
  const page = await newPage({ width: 360, height: 740, reducedMotion: 'reduce', hasTouch: true });
  await startMatch(page);
  expect(await fitsWidth(page)).toBe(true);
  await enlarge(page);
  expect(await fitsWidth(page)).toBe(true);
  await page.goto('/');
  await enlarge(page);
  expect(await fitsWidth(page)).toBe(true);
});

/** Enough for a few of your own turns. */
const TAPS = isSoaking ? 60 : 16;

test('a phone can be played with taps alone; a long press shows a card and plays nothing', async () => {
  const page = await newPage({ width: 390, height: 844, reducedMotion: 'reduce', hasTouch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().tap();
  for (let i = 0; i < TAPS && (await asked(page)) === 'choose'; i++) {
    const board = page.locator('.board .lit');
    const before = await moment(page);
    if ((await board.count()) > 0) await board.first().tap();
    else await page.locator('.ask-bar .row button').first().tap();
    await changed(page, before);
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
