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

/** The choice whose words fit the first wish that any fits, else the first of all; says which. */
export async function choose(page: Page, ...wishes: readonly RegExp[]): Promise<string> {
  const words = await choiceWords(page);
  const places = wishes.map((wish) => words.findIndex((text) => wish.test(text)));
  const place = places.find((found) => found >= 0) ?? 0;
  const before = await moment(page);
  await choices(page).nth(place).click();
  await changed(page, before);
  return words[place] ?? '';
}

/** Plays as somebody in a hurry: units are left where they are, what can shoot shoots. False when the match is over. */
export async function playOn(page: Page, until: (words: readonly string[]) => boolean): Promise<boolean> {
  while ((await asked(page)) === 'choose') {
    if (until(await choiceWords(page))) return true;
    await choose(page, /^Attack /, /^Give /, /^Take Wolf Pack/, /^(?:Red|Blue) starts/, /^Pass$/, /^Leave|^Finish/);
  }
  return false;
}
