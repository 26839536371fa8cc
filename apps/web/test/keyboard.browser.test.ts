import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { waitUntilAsked } from './harness/choices.ts';
import { changed, moment } from './harness/commander.ts';
import { asked, placeOf } from './harness/person.ts';

const { newPage } = withBrowser();

/** Presses Tab until something with these words has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (words.test(name.trim())) return;
  }
  throw new Error(`Tab does not lead to ${String(words)}.`);
}

test('play a whole match by keyboard: Tab in the lobby, numbers for choices, Enter for a rematch', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await tabTo(page, /^Play$/);
  await page.keyboard.press('Enter');
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    if (next === 'over') break;
    const place = placeOf(words, [/^Play /, /^Place/, /^Attack with/, /^(Keep|No,|Decline|End)/]);
    const before = await moment(page);
    if (place < 9) await page.keyboard.press(String(place + 1));
    else {
      await page.locator('.choices li button').nth(place).focus();
      await page.keyboard.press('Enter');
    }
    await changed(page, before);
  }
  const end = page.getByRole('dialog');
  expect(await end.locator('h2').innerText()).not.toBe('');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.end') === null);
  expect(await asked(page)).toBe('choose');
});

test('arrow keys move across the board: everything has a label, and ? shows why it is illegal', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await asked(page);
  await page.keyboard.press('b');
  const seen = new Set<string>();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home']) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(label).not.toBe('');
    seen.add(label);
  }
  expect(seen.size).toBeGreaterThan(3);
  await page.keyboard.press('?');
  await page.getByRole('status', { name: 'Why not' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('status', { name: 'Why not' }).waitFor({ state: 'detached' });
});

test('screen readers announce what happens and the next question', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await asked(page);
  await page.keyboard.press('1');
  const live = page.locator('[aria-live="polite"]');
  const question = page.locator('.ask-bar .question');
  await expect.poll(async () => (await live.innerText()).endsWith(await question.innerText())).toBe(true);
});
