import { lanes } from '@mechatable/lanes';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DRAWN_GAMES, goOn, startGame } from './harness/any-game.ts';
import { openMatchOf } from './harness/bots.ts';
import { withBrowser } from './harness/browser.ts';
import { boxesOf, overlap } from './harness/measure.ts';
import { asked, choiceWords, choices, lit, placeOf, reachMainPhase } from './harness/person.ts';
import { openAt } from './harness/position.ts';
import { isSoaking, pairs } from './harness/soak.ts';

/** Clicks and keys do what people expect, and nothing moves under the pointer. */

const { newPage } = withBrowser();

const bar = (page: Page): Locator => page.locator('.ask-bar');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

/** The number of moves during which the End turn button is watched. */
const MOVES = isSoaking ? 14 : 6;

/** How many pixels of the log are below its visible part. */
const hiddenBelow = (page: Page): Promise<number> =>
  page.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);

describe('the log', () => {
  test('stays scrolled to its end through a burst of moves', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await openMatchOf(page, lanes, ['greedy', 'greedy'], (_labels, moves) => moves >= 60);
    const lines = await page.locator('.log li').count(); // on a busy machine, the match may be over by now
    await page.locator('.end').waitFor();
    expect(await page.locator('.log li').count()).toBeGreaterThanOrEqual(Math.max(60, lines));
    await expect.poll(() => hiddenBelow(page)).toBeLessThan(8);
  });

  test('stays where you scrolled to, and follows again once you scroll to its end', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await startGame(page, 'lanes');
    await reachMainPhase(page);
    while ((await page.locator('.log').evaluate((log) => log.scrollHeight - log.clientHeight)) < 60)
      await goOn(page);
    await expect.poll(() => hiddenBelow(page)).toBeLessThan(8);
    await page.locator('.log').hover();
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => page.locator('.log').evaluate((log) => log.scrollTop)).toBe(0);
    await goOn(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.locator('.log').evaluate((log) => log.scrollTop)).toBe(0);
    await page.locator('.log').hover();
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => hiddenBelow(page)).toBeLessThan(8);
    const lines = await page.locator('.log li').count();
    while ((await page.locator('.log li').count()) < lines + 4) await goOn(page);
    await expect.poll(() => hiddenBelow(page)).toBeLessThan(8);
  });
});

describe('a click', () => {
  test('a double click on Keep your cards does not end the turn', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await openAt(page, lanes, {
      choose: (labels) => placeOf(labels, [/^(Take the first|Set)/]),
      until: (labels) => labels.includes('Keep your cards'),
    });
    const keep = bar(page).getByRole('button', { name: 'Keep your cards' });
    expect(await hitBySecondClick(page, keep, 'End turn')).not.toContain('End turn');
    expect(await choiceWords(page)).toContain('End turn');
  });

  test('a double click on Concede asks, and concedes nothing', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await startGame(page, 'lanes');
    await page.getByText('Menu', { exact: true }).click();
    const concede = page.getByRole('button', { name: /^(Concede|Give up)$/ });
    expect(await hitBySecondClick(page, concede, '^Yes, ')).not.toMatch(/^Yes, /);
    expect(await asked(page)).toBe('choose');
  });
});

test.each(pairs(DRAWN_GAMES, [PHONE, DESK]))(
  'the End turn button never moves, and the log keeps its place beside the details: %s, %j',
  async (game, size) => {
    const page = await newPage({ ...size, reducedMotion: 'reduce' });
    await startGame(page, game, 'random');
    const place = await page.locator('.ask-end').boundingBox();
    for (let n = 0; n < MOVES && (await goOn(page)); n++) {
      const slot = await page.locator('.ask-end').boundingBox();
      expect([slot?.x, slot?.width]).toEqual([place?.x, place?.width]);
      expect((slot?.y ?? 0) + (slot?.height ?? 0)).toBeCloseTo((place?.y ?? 0) + (place?.height ?? 0), 0);
      const others = await boxesOf(page.locator('.ask-bar :is(button, summary):not(.ask-end *)'));
      if (slot === null) throw new Error('There is no place for what ends a turn.');
      for (const [name, box] of others) expect(overlap(slot, box), name).toBe(false);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const things = page.locator('.board [data-anchor]');
    const count = await things.count();
    for (const thing of [0, Math.floor(count / 2), count - 1]) {
      await things.nth(thing).locator('> .thing-handle').focus();
      const [log, side] = await Promise.all(
        ['.log', '.table-side'].map((name) => page.locator(name).boundingBox()),
      );
      expect(log?.height).toBeGreaterThan(90);
      expect((log?.y ?? 0) + (log?.height ?? 0)).toBeLessThanOrEqual((side?.y ?? 0) + (side?.height ?? 0));
    }
  },
);

describe('Enter', () => {
  test('presses the button marked Enter: the selected Mech is deployed', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await startGame(page, 'mechanation');
    const marked = page.locator('.ask-bar button', { has: page.locator('kbd', { hasText: /^Enter$/ }) });
    for (;;) {
      expect(await asked(page)).toBe('choose');
      if (await pickedToTheLast(page, marked)) break;
      await goOn(page);
    }
    const words = (await marked.innerText()).replace(/\s*Enter$/, '');
    const lines = await page.locator('.log li').count();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
    expect(words).toMatch(/^(?:Deploy|Attack|Reveal|Scrap|\w+:)/);
  });

  test('becomes Shift Enter while a thing on the board has the focus', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await startGame(page, 'masc');
    while (!(await choiceWords(page)).some((words) => words.startsWith('Finish'))) await goOn(page);
    const key = page.locator('.ask-bar .marked kbd');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await expect.poll(() => key.innerText()).toBe('Enter');
    await lit(page).first().locator('> .thing-handle').focus();
    await expect.poll(() => key.innerText()).toBe('Shift Enter');
    await page.keyboard.press('Enter');
    await page.locator('.board .chosen').first().waitFor();
  });
});

/** Milliseconds between the clicks of a double-click, from when there is something else to click. */
const BETWEEN = 150;

/** The element that a second click in the same place would hit, once a button with these words is there. */
async function hitBySecondClick(page: Page, button: Locator, words: string): Promise<string> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to click.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = page.evaluate(
    ([left, top, pattern, between]) =>
      new Promise<string>((resolve) => {
        const meant = new RegExp(pattern);
        const look = (): void => {
          const isThere = [...document.querySelectorAll('button')].some((one) => meant.test(one.textContent));
          const next = (): void => {
            resolve(document.elementFromPoint(left, top)?.closest('button')?.textContent ?? '');
          };
          if (isThere) setTimeout(next, between);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [x, y, words, BETWEEN] as const,
  );
  await page.mouse.click(x, y);
  return hit;
}

/** Picks things on the board until one choice is left that Enter would take; false if there is no such way. */
async function pickedToTheLast(page: Page, marked: Locator): Promise<boolean> {
  const anchors = await lit(page).evaluateAll((things) =>
    things.map((thing) => (thing as HTMLElement).dataset.anchor ?? ''),
  );
  const total = await choices(page).count();
  for (const anchor of anchors) {
    await page.locator(`.board [data-anchor="${anchor}"] > .thing-handle`).first().focus();
    await page.keyboard.press('Space');
    if ((await page.locator('.board .chosen').count()) === 0) return false; // it was taken at once
    if (total > 1 && (await choices(page).count()) === 1 && (await marked.count()) === 1) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}
