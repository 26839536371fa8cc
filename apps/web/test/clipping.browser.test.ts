import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, goOn, startGame } from './harness/any-game.ts';
import { withBrowser } from './harness/browser.ts';
import { boxesOf, clippedText } from './harness/measure.ts';
import { asked, choices, reachMainPhase } from './harness/person.ts';
import { pairs } from './harness/soak.ts';

/** No text is cut off, and nothing moves unless you move it. */

const { newPage } = withBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

/** How many pixels of the hand are behind the question. */
async function hiddenByQuestion(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const cards = [...document.querySelectorAll('.board [data-anchor^="hand:"]')];
    const bottoms = cards.map((card) => card.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - (document.querySelector('.ask-bar')?.getBoundingClientRect().top ?? 0);
  });
}

const WITH_HANDS: readonly string[] = ['lanes', 'mecha-1e', 'mecha-2e'];

test.each(pairs(GAME_IDS, [DESK, PHONE], 1))(
  'no text of the table is cut off, and on a phone the question covers no card in hand: %s, %j',
  async (game, size) => {
    const page = await newPage({ ...size, reducedMotion: 'reduce' });
    await startGame(page, game);
    let choices = 0;
    do {
      expect(await clippedText(page)).toEqual([]);
      if (choices === 4 && size === PHONE && WITH_HANDS.includes(game))
        expect(await hiddenByQuestion(page)).toBeLessThanOrEqual(1);
      choices++;
    } while ((await page.locator('.log li').count()) < 60 && (await goOn(page)));
    expect(choices).toBeGreaterThan(4);
  },
);

describe.each([DESK, PHONE])('at $width pixels', (size) => {
  test('a picked card and the rest of the hand stay in place', async () => {
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
