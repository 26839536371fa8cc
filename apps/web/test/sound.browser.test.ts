import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { asked, choose, startMatch } from './harness/person.ts';

const { newPage } = withBrowser();

/** Counts the signals that the page has begun to play. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { signals: 0 };
    Object.assign(window, { heard });
    // Media events don't bubble, and the player is in no page: each is watched from its creation.
    globalThis.Audio = class extends Audio {
      constructor(source?: string) {
        super(source);
        this.addEventListener('playing', () => {
          heard.signals += 1;
        });
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { signals: number } }).heard.signals);
}

/** Ends turns until the bot has had one, so that the person is asked again. */
async function untilAskedAgain(page: Page): Promise<void> {
  for (let i = 0; i < 12 && (await asked(page)) === 'choose'; i++) {
    const taken = await choose(page, /^(Take the first|Keep|No,|Decline|End)/);
    if (taken === 'End turn') break;
  }
  await asked(page);
}

test('a sound plays when it is your turn again', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const signals = await listen(page);
  await startMatch(page);
  await untilAskedAgain(page);
  await expect.poll(signals).toBeGreaterThan(0);
});

test('the sound can be turned off', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const signals = await listen(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: 'Sound volume' }).fill('0');
  await page.keyboard.press('Escape');
  await startMatch(page);
  await untilAskedAgain(page);
  expect(await signals()).toBe(0);
});
