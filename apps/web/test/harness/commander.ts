import type { Locator, Page } from 'playwright-core';
import { takeChoice, waitUntilAsked } from './choices.ts';
import { asked, choiceWords } from './person.ts';

/** A person's actions at the table of Mecha, in words. */

/** After this long without a change, a page hangs. */
const PATIENCE = 120_000;

export type Edition = 'mecha-1e' | 'mecha-2e';

export function poster(page: Page, edition: Edition): Locator {
  return page.locator(`.poster.game-${edition}`);
}

/** Opens a match against the greedy bot with these decks. */
export async function startMecha(page: Page, edition: Edition, loadouts: readonly string[]): Promise<void> {
  const setup = { seats: ['person', 'greedy'], loadouts, options: {} };
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [`mechatable.setup.${edition}`, JSON.stringify(setup)] as const,
  );
  await page.goto('/');
  await poster(page, edition).getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

export type Wish = (words: string) => boolean;

export const says =
  (pattern: RegExp): Wish =>
  (words) =>
    pattern.test(words);

/** A move to a row further away from home. */
const forward: Wish = (words) => {
  const [, from = '0', to = '0'] = /^Move .*\([a-g](\d)\) to [a-g](\d)$/.exec(words) ?? [];
  return Number(to) > Number(from);
};

/** The wishes of a player who builds, advances and strikes; Commands stay in the hand. */
export const STRATEGY: readonly Wish[] = [
  says(/^Keep/),
  says(/^Attack (Player \d|\w+ bot)( \d)? with /),
  says(/^Attack /),
  says(/^Attach /),
  says(/^Play .* \(durability \d\) on/),
  says(/^Play .* \d\/\d for \d on/),
  forward,
  says(/^(Pass|End|Draw|No more)/),
];

/** The index of the first choice that matches the first wish with a match; else the first of all. */
export function placeOf(words: readonly string[], wishes: readonly Wish[] = STRATEGY): number {
  return wishes.map((wish) => words.findIndex(wish)).find((found) => found >= 0) ?? 0;
}

/** Takes the choice that matches these wishes and returns its text. */
export async function take(page: Page, wishes: readonly Wish[] = STRATEGY): Promise<string> {
  const words = await choiceWords(page);
  const place = placeOf(words, wishes);
  await takeChoice(page, place);
  return words[place] ?? '';
}

/** Enough of the page to tell one moment of a match from the next. */
export function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const offered = [...document.querySelectorAll('.choices li button')].map((button) => button.textContent);
    const marked = document.querySelectorAll('.board .chosen, .warning').length;
    return [document.querySelectorAll('.log li').length, marked, ...offered].join('|');
  });
}

/** Waits for another moment. It watches changes instead of polling, which would draw every frame. */
export async function changed(page: Page, before: string): Promise<void> {
  await page.evaluate(
    ([old, patience]) =>
      new Promise<void>((resolve, reject) => {
        const now = (): string => {
          const buttons = [...document.querySelectorAll('.choices li button')];
          const marked = document.querySelectorAll('.board .chosen, .warning').length;
          const lines = document.querySelectorAll('.log li').length;
          return [lines, marked, ...buttons.map((button) => button.textContent)].join('|');
        };
        const hangs = setTimeout(() => {
          reject(new Error(`Nothing has changed. The page says: ${document.body.innerText}`));
        }, patience);
        const tryNow = (): void => {
          if (now() === old) return;
          observer.disconnect();
          clearTimeout(hangs);
          resolve();
        };
        const observer = new MutationObserver(tryNow);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        tryNow();
      }),
    [before, PATIENCE] as const,
  );
}

/** Plays on by the strategy until something is offered, or the match is over. */
export async function playUntil(
  page: Page,
  isThere: (words: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    if (next === 'over') return false;
    if (await isThere(words)) return true;
    await takeChoice(page, placeOf(words));
  }
}

/** Passes, and answers what it must, until the person's Main Phase continues. */
export async function answerTheChain(page: Page): Promise<void> {
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    if (next !== 'choose' || words.includes('End your Main Phase')) return;
    await takeChoice(page, placeOf(words, [says(/^Pass$/)]));
  }
}

/** Whose turn it is, as the head of the table says. */
export async function isMyTurn(page: Page): Promise<boolean> {
  return (await page.locator('.seat-chip.active').innerText()).startsWith('You');
}
