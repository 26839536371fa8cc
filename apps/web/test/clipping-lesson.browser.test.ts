import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from './harness/any-game.ts';
import { withBrowser } from './harness/browser.ts';
import { clippedText } from './harness/measure.ts';
import { pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

/** Checks each of the first steps of a lesson. */
async function followLesson(page: Page, steps: number, check: () => Promise<void>): Promise<void> {
  const next = page.locator('.coach button, .choices li button').first();
  for (let n = 0; n < steps; n++) {
    await next.waitFor();
    await check();
    const value = (await page.locator('.coach progress').getAttribute('value')) ?? '';
    await next.dispatchEvent('click');
    await page.locator(`.coach progress:not([value="${value}"])`).waitFor({ state: 'attached' });
  }
}

test.each(pairs(GAME_IDS, [DESK, PHONE]))('no text of the lesson is cut off: %s, %j', async (game, size) => {
  const page = await newPage({ ...size, reducedMotion: 'reduce' });
  await page.goto(`/first-steps/${game}`);
  await followLesson(page, 12, async () => {
    expect(await clippedText(page)).toEqual([]);
  });
});
