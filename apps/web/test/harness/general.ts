import type { Page } from 'playwright-core';
import { changed, moment } from './commander.ts';
import { asked, choiceWords, choices } from './person.ts';

/** What a person at the table of M.A.S.C. does, in their words. */

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

/** Which of the choices one wants: its place, or -1. */
export type Wish = (words: readonly string[]) => number;

export const says =
  (pattern: RegExp): Wish =>
  (words) =>
    words.findIndex((text) => pattern.test(text));

/** The step of a draft that leads furthest from Red’s edge and keeps the formation, as long as nobody has moved. */
export const forward: Wish = (words) => {
  if (says(/^Finish: all stay/)(words) < 0) return -1;
  const rows = words.map((text) => Number(/ to [A-R](\d+) for \d+$/.exec(text)?.[1] ?? 0));
  const furthest = Math.max(...rows);
  return furthest === 0 ? -1 : rows.indexOf(furthest);
};

/** Takes the choice that fits the first wish that any fits, else the first of all, even if it loses; says which. */
export async function choose(page: Page, ...wishes: readonly Wish[]): Promise<string> {
  const words = await choiceWords(page);
  const place = wishes.map((wish) => wish(words)).find((found) => found >= 0) ?? 0;
  const before = await moment(page);
  await choices(page).nth(place).click();
  await changed(page, before);
  const warned = await moment(page);
  const sure = page.getByRole('button', { name: 'Do it all the same' });
  if ((await sure.count()) > 0) {
    await sure.click();
    await changed(page, warned);
  }
  return words[place] ?? '';
}

/** What somebody wants who is in a hurry: shoot, and pass. */
export const HURRIED: readonly Wish[] = [/^Attack /, /^Take Wolf Pack/, /starts$/, /^Pass$/].map(says);

/** What somebody wants who looks for a fight: shoot, and send one unit after the other forward. */
export const EAGER: readonly Wish[] = [
  ...[/^Attack /, /^Take Wolf Pack/, /starts$/, /^Activate r/].map(says),
  forward,
  says(/^Finish/),
];

/** Plays on until something is offered that is looked for. False when the match is over. */
export async function playOn(
  page: Page,
  wishes: readonly Wish[],
  until: (words: readonly string[]) => boolean = () => false,
): Promise<boolean> {
  while ((await asked(page)) === 'choose') {
    if (until(await choiceWords(page))) return true;
    await choose(page, ...wishes);
  }
  return false;
}
