import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { asked, choose, placeOf } from './harness/person.ts';
import { openAt } from './harness/position.ts';

/** Bot turns are over in a moment: their actions are listed until the person moves again. */

const { newPage } = withBrowser();

const isAllPlayed = (words: readonly string[]): boolean =>
  words.includes('End turn') && !words.some((text) => text.startsWith('Play '));

const summary = (page: Page): Promise<string> => page.locator('.since summary').innerText();

/** Opens a match in which the person only needs to end the turn. */
function openAtTurnEnd(page: Page): Promise<void> {
  return openAt(page, lanes, {
    choose: (labels) => placeOf(labels, [/^Play /, /^Place/, /^(Take the first|Keep|No,|Decline)/]),
    until: isAllPlayed,
  });
}

/** Ends the turn. Returns the events since then, as in the log. */
async function endTurn(page: Page): Promise<readonly string[]> {
  const before = await page.locator('.log li').count();
  await choose(page, /^End turn/);
  await asked(page);
  const lines = await page.locator('.log li').allInnerTexts();
  return lines.slice(before);
}

test('the opponent’s actions since your last move are listed, and cleared when you move', async () => {
  const page = await newPage({ width: 1440, height: 900, reducedMotion: 'reduce' });
  await openAtTurnEnd(page);
  const [, ...happened] = await endTurn(page);
  const listed = await page.locator('.table-side .since li').allInnerTexts();
  expect(listed.length).toBeGreaterThan(2);
  expect(happened.slice(-listed.length)).toEqual(listed);
  expect(listed.some((line) => /\bbot\b/.test(line))).toBe(true);
  expect(await summary(page)).toContain(String(listed.length));
  expect(await axe(page)).toEqual([]);
  await choose(page, /^(Keep|No,|Decline|Play)/);
  await asked(page);
  expect(await page.locator('.since li').count()).toBe(0);
  expect(await summary(page)).toMatch(/nothing$/i);
});

test('on a phone the list is one line until you open it', async () => {
  const page = await newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' });
  await openAtTurnEnd(page);
  await endTurn(page);
  const line = page.locator('.ask-bar .since');
  expect((await line.boundingBox())?.height).toBeLessThan(44);
  expect(await summary(page)).toMatch(/^Since your last move\s+\d+$/);
  await line.locator('summary').tap();
  await line.locator('li').first().waitFor();
  const list = await line.locator('ol').boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await axe(page)).toEqual([]);
  await line.locator('summary').tap();
  await line.locator('li').first().waitFor({ state: 'hidden' });
});
