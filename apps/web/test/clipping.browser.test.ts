import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, goOn, startGame } from './harness/any-game.ts';
import { withBrowser } from './harness/browser.ts';
import { boxesOf, clippedText } from './harness/measure.ts';
import { pairs } from './harness/soak.ts';
import { asked, choices, reachMainPhase } from './harness/person.ts';

/** Nothing that can be read is cut off, and nothing moves that was not moved. */

const { newPage } = withBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

/** The first steps of a lesson, each looked at. */
async function followLesson(page: Page, steps: number, look: () => Promise<void>): Promise<void> {
  const next = page.locator('.coach button, .choices li button').first();
  for (let n = 0; n < steps; n++) {
    await next.waitFor();
    await look();
    const before = await page.locator('.coach progress').getAttribute('value');
    await next.click();
    await page.waitForFunction(
      (old) => document.querySelector('.coach progress')?.getAttribute('value') !== old,
      before,
    );
  }
}

test.each(pairs(GAME_IDS, [DESK, PHONE]))('no text of the lesson is cut off: %s, %j', async (game, size) => {
  const page = await newPage({ ...size, reducedMotion: 'reduce' });
  await page.goto(`/first-steps/${game}`);
  await followLesson(page, 12, async () => {
    expect(await clippedText(page)).toEqual([]);
  });
});

test.each(pairs(GAME_IDS, [DESK, PHONE], 1))(
  'no text of the table is cut off: %s, %j',
  async (game, size) => {
    const page = await newPage({ ...size, reducedMotion: 'reduce' });
    await startGame(page, game);
    do expect(await clippedText(page)).toEqual([]);
    while ((await page.locator('.log li').count()) < 60 && (await goOn(page)));
  },
);

test.each(['lanes', 'mecha-1e', 'mecha-2e'])(
  'on a phone the hand is above the question: %s',
  async (game) => {
    const page = await newPage({ ...PHONE, reducedMotion: 'reduce' });
    await startGame(page, game);
    for (let n = 0; n < 4; n++) await goOn(page);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const edges = await page.evaluate(() => {
      const numbers = [...document.querySelectorAll('.board [data-anchor^="hand:"]')];
      const bottoms = numbers.map((thing) => thing.getBoundingClientRect().bottom);
      return [
        Math.max(...bottoms),
        document.querySelector('.ask-bar')?.getBoundingClientRect().top ?? 0,
      ] as const;
    });
    expect(edges[0]).toBeLessThanOrEqual(edges[1] + 1);
  },
);

describe.each([DESK, PHONE])('at $width pixels', (size) => {
  test('a card that is picked stays in its place, and so does the rest of the hand', async () => {
    const page = await newPage({ ...size, reducedMotion: 'reduce' });
    await startGame(page, 'lanes');
    await reachMainPhase(page);
    const hand = page.locator('.ln-hand .ln-card');
    const before = await boxesOf(hand);
    const card = page.locator('.board .lit[data-anchor^="hand:"]').first();
    const key = (await card.getAttribute('data-key')) ?? '';
    const place = before.get(key);
    await card.click();
    await page.locator('.board [data-anchor^="moving:"]').waitFor();
    const after = await boxesOf(hand);
    for (const [name, box] of after) if (before.has(name)) expect(box, name).toEqual(before.get(name));
    expect([...after.values()]).toContainEqual(place);
    await asked(page);
    expect(await choices(page).count()).toBeGreaterThan(0);
  });
});
