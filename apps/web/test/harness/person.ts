import { text as textOf } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright-core';
import { takeChoice, waitUntilAsked, type Next } from './choices.ts';

/** A person's actions at the table, in words. All waits are for the page, not for a clock. */

export async function startMatch(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await asked(page);
}

/** Waits until the page waits for the person. */
export async function asked(page: Page): Promise<Next> {
  return (await waitUntilAsked(page)).next;
}

export function choices(page: Page): Locator {
  return page.locator('.choices li button');
}

/** The texts of all choices, without their keys. */
export async function choiceWords(page: Page): Promise<readonly string[]> {
  return (await choices(page).allInnerTexts()).map((words) => words.replace(/^\d\s+/, '').trim());
}

/** The index of the first choice that matches the first wish with a match; else the first of all. */
export function placeOf(words: readonly string[], wishes: readonly RegExp[]): number {
  const places = wishes.map((wish) => words.findIndex((text) => wish.test(text)));
  return places.find((place) => place >= 0) ?? 0;
}

/** Takes the choice that these wishes lead to, and returns its text. */
export async function choose(page: Page, ...wishes: readonly RegExp[]): Promise<string> {
  const words = await choiceWords(page);
  const place = placeOf(words, wishes);
  await takeChoice(page, place);
  return words[place] ?? '';
}

/** Plays to the end like someone who wants to win soon. */
export async function playToTheEnd(page: Page): Promise<void> {
  const wishes = [/^Play /, /^Place/, /^Attack with/, /^(Keep|No,|Decline|End)/];
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    if (next === 'over') return;
    if (next === 'hand over') await page.getByRole('button', { name: /^I’m Player/ }).click();
    else await takeChoice(page, placeOf(words, wishes));
  }
}

/** The text of a file that the page offers for download. */
export async function contentOf(download: Download): Promise<string> {
  return textOf(await download.createReadStream());
}

/** The table's own board: a staged card or a recap draws still ones beside it. */
export function boardOf(page: Page): Locator {
  return page.locator('.board:not(.still)');
}

/** Every thing on the board that can be picked now. */
export function lit(page: Page): Locator {
  return page.locator('.board .lit');
}

/** Answers earlier questions until the person's Main Phase. */
export async function reachMainPhase(page: Page): Promise<void> {
  for (;;) {
    const { words } = await waitUntilAsked(page);
    if (words.includes('End turn')) return;
    await takeChoice(page, placeOf(words, [/^(Take the first|Keep|No,|Decline)/]));
  }
}
