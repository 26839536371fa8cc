import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DRAWN_GAMES, goOn, startGame } from './harness/any-game.ts';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { boxesOf, flawsAt, SIZES } from './harness/measure.ts';
import { asked, choices, reachMainPhase } from './harness/person.ts';
import { isSoaking, oneOf } from './harness/soak.ts';

/** No text is cut off, and nothing moves unless you move it. */

const { newPage } = withBrowser();

const [DESK] = SIZES;
/** The length of the log at which a match has been checked long enough. */
const LINES = isSoaking ? 120 : 40;
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

/** All appearance settings, each at least twice. */
const LOOKS = [
  { size: SIZES[0], theme: 'light', palette: 'safe', hand: 'left', text: 'normal' },
  { size: SIZES[3], theme: 'dark', palette: 'safe', hand: 'left', text: 'normal' },
  { size: SIZES[2], theme: 'light', palette: 'standard', hand: 'right', text: 'largest' },
  { size: SIZES[1], theme: 'light', palette: 'safe', hand: 'right', text: 'large' },
  { size: SIZES[2], theme: 'dark', palette: 'standard', hand: 'left', text: 'large' },
];

test.each(DRAWN_GAMES.map((game, place) => [game, oneOf(LOOKS, place)] as const))(
  'at every size, no text of the table is cut off or too small, on a phone the question covers no card in hand, and axe finds nothing in other looks: %s',
  async (game, looks) => {
    const page = await newPage({ ...DESK, reducedMotion: 'reduce' });
    await startGame(page, game);
    let choices = 0;
    do {
      const size = SIZES[choices % SIZES.length] ?? DESK;
      expect(await flawsAt(page, size)).toEqual([]);
      if (size.width === PHONE.width && WITH_HANDS.includes(game))
        expect(await hiddenByQuestion(page)).toBeLessThanOrEqual(1);
      choices++;
    } while (
      (choices <= SIZES.length || (await page.locator('.log li').count()) < LINES) &&
      (await goOn(page))
    );
    expect(choices).toBeGreaterThan(SIZES.length);
    for (const { size, ...settings } of looks) {
      await page.setViewportSize(size);
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), settings);
      expect(await axe(page)).toEqual([]);
    }
  },
);

describe.each(oneOf([DESK, PHONE], 1))('at $width pixels', (size) => {
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
