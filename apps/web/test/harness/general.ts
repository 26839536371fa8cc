import { masc } from '@mechatable/masc';
import type { Page } from 'playwright-core';
import { changed, moment } from './commander.ts';
import { takeChoice, waitUntilAsked } from './choices.ts';
import { asked, choiceWords } from './person.ts';
import { openAt, type Route } from './position.ts';

/** A person's actions at the table of M.A.S.C., in words. */

/** Opens a match against the greedy bot with these options. */
export async function startMasc(
  page: Page,
  options: Readonly<Record<string, unknown>> = {},
  seats: readonly string[] = ['person', 'greedy'],
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    ['mechatable.setup.masc', JSON.stringify({ seats, loadouts: [], options })] as const,
  );
  await page.goto('/');
  await page.locator('.poster.game-masc').getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

/** The index of the choice that a player prefers, or -1. */
export type Wish = (words: readonly string[]) => number;

export const says =
  (pattern: RegExp): Wish =>
  (words) =>
    words.findIndex((text) => pattern.test(text));

/** Takes the choice that matches the first wish with a match, else the first of all, even if it loses; returns it. */
export async function choose(page: Page, ...wishes: readonly Wish[]): Promise<string> {
  const words = await choiceWords(page);
  const place = wishes.map((wish) => wish(words)).find((found) => found >= 0) ?? 0;
  await takeChoice(page, place);
  const warned = await moment(page);
  const sure = page.getByRole('button', { name: 'Do it anyway' });
  if ((await sure.count()) > 0) {
    await sure.click();
    await changed(page, warned);
  }
  return words[place] ?? '';
}

/** The wishes of a player in a hurry: shoot, and pass. */
export const HURRIED: readonly Wish[] = [/^Attack /, /^Take Wolf Pack/, /starts$/, /^Pass$/].map(says);

/** Both sides run at each other and shoot, until the defender has a choice who takes a die. */
const TO_DAMAGE: Route = {
  options: { vpTarget: 100 },
  others: 'random',
  choosesForBots: true, // a random bot hardly ever attacks
  choose(labels, last) {
    const wishes = [/^Attack /, /^Take Wolf Pack/, /starts$/, /^Activate /].map(says);
    const wished = wishes.map((wish) => wish(labels)).find((place) => place >= 0);
    if (wished !== undefined) return wished;
    const moves = labels.map((text) => /^Move ([rb])\d.* to [A-R](\d+)$/.exec(text));
    const advances = moves.map((move) =>
      move === null ? 0 : move[1] === 'r' ? Number(move[2]) : 99 - Number(move[2]),
    );
    const furthest = Math.max(...advances);
    const hasMoved = JSON.stringify(last?.action ?? null).includes('"moveMecha"');
    return furthest > 0 && !hasMoved ? advances.indexOf(furthest) : says(/^Finish/)(labels);
  },
  until: (labels) => labels.filter((text) => text.startsWith('Give the ')).length > 1,
};

/** Opens a match where the defender is asked who takes a die, and has a choice. */
export async function openAtDamage(page: Page): Promise<void> {
  await openAt(page, masc, TO_DAMAGE);
}

/** Plays on until a matching choice is offered. False when the match is over. */
export async function playOn(
  page: Page,
  wishes: readonly Wish[],
  until: (words: readonly string[]) => boolean = () => false,
): Promise<boolean> {
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    if (next !== 'choose') return false;
    if (until(words)) return true;
    await choose(page, ...wishes);
  }
}
