import { text as textOf } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright-core';

/** What a person at the table does, in their words. Whatever waits, waits for the page and not for a clock. */

/** The table asks, the match is over, or the screen has to change hands. */
const NEXT = '.choices li button, .end, .hand-over';

export async function startMatch(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await asked(page);
}

/** Waits until something is wanted of the person. */
export async function asked(page: Page): Promise<'choose' | 'over' | 'hand over'> {
  await page.locator(NEXT).first().waitFor();
  if ((await page.locator('.end').count()) > 0) return 'over';
  return (await page.locator('.hand-over').count()) > 0 ? 'hand over' : 'choose';
}

export function choices(page: Page): Locator {
  return page.locator('.choices li button');
}

/** The words of all choices, without the keys they are on. */
export async function choiceWords(page: Page): Promise<readonly string[]> {
  return (await choices(page).allInnerTexts()).map((words) => words.replace(/^\d\s+/, '').trim());
}

/** Takes the first choice that fits the first wish that any fits; without wishes, or if none fits, the first of all. */
export async function choose(page: Page, ...wishes: readonly RegExp[]): Promise<string> {
  const words = await choiceWords(page);
  const places = wishes.map((wish) => words.findIndex((text) => wish.test(text)));
  const place = places.find((found) => found >= 0) ?? 0;
  const log = page.locator('.log li');
  const before = await log.count();
  const old = (await choices(page).allTextContents()).join();
  await choices(page).nth(place).click();
  await page.waitForFunction(
    ([selector, count, then]) => {
      const now = [...document.querySelectorAll(selector)].map((button) => button.textContent).join();
      return now !== then || document.querySelectorAll('.log li').length !== count;
    },
    ['.choices li button', before, old] as const,
  );
  return words[place] ?? '';
}

/** Plays to the end as one would who wants to win soon. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const next = await asked(page);
    if (next === 'over') return;
    if (next === 'hand over') await page.getByRole('button', { name: /^I’m Player/ }).click();
    else await choose(page, /^Play /, /^Place/, /^Attack with/, /^(Keep|No,|Decline|End)/);
  }
}

/** What a file that the page hands out says. */
export async function contentOf(download: Download): Promise<string> {
  return textOf(await download.createReadStream());
}

/** Every thing on the board that can be picked now. */
export function lit(page: Page): Locator {
  return page.locator('.board .lit');
}

/** Answers what comes before it, until the Main Phase of the person. */
export async function reachMainPhase(page: Page): Promise<void> {
  for (;;) {
    await asked(page);
    if ((await choiceWords(page)).includes('End turn')) return;
    await choose(page, /^(Take the first|Keep|No,|Decline)/);
  }
}
