import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DRAWN_GAMES, startGame } from './harness/any-game.ts';
import { withBrowser } from './harness/browser.ts';
import { changed, moment } from './harness/commander.ts';
import { asked, placeOf } from './harness/person.ts';
import { isSoaking } from './harness/soak.ts';

const { newPage } = withBrowser();

/** Whole matches take long, so only the soak plays them. */
const MOST = isSoaking ? Infinity : 9;
const WISHES = [
  /^\d? ?(Keep|Take)/,
  /^\d? ?(Play|Place|Put) /,
  /^\d? ?Attack /,
  /^\d? ?(Activate|Deploy|Defend) /,
  /^\d? ?Finish: (?!nobody)/,
  /^\d? ?Move (?!one at a time|the whole squad)/, // those two only change how to move, to and fro
  /: \d+ choices$/,
  /^\d? ?(Finish|No,|Decline|Pass|End)/,
];

/** Runs in the page: keeps everything that the live region says from now on. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  const live = document.querySelector('[aria-live="polite"]');
  if (live === null) throw new Error('The table has a live region.');
  new MutationObserver(() => said.push(live.textContent)).observe(live, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

function heard(page: Page): Promise<string> {
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join(' '));
}

function logged(page: Page): Promise<string[]> {
  return page.locator('.log .log-line').evaluateAll((lines) => lines.map((line) => line.textContent.trim()));
}

/** The names of the choices, from what the browser tells assistive technology. */
async function choicesByName(page: Page): Promise<readonly string[]> {
  const told = await page.getByRole('region', { name: /^Choices/ }).ariaSnapshot();
  return [...told.matchAll(/button "((?:[^"\\]|\\.)*)"/g)].map(
    ([, name = '']) => JSON.parse(`"${name}"`) as string,
  );
}

const BY_EAR = '%s can be played by ear: roles, names and the live region say it all';

test.each(DRAWN_GAMES)(BY_EAR, { timeout: isSoaking ? 0 : 300_000 }, async (game) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startGame(page, game, 'random');
  await page.evaluate(listen);
  const before = await logged(page);
  for (let taken = 0; taken < MOST && (await asked(page)) === 'choose'; taken++) {
    const names = await choicesByName(page);
    expect(names.length, 'choices').toBeGreaterThan(0);
    expect(new Set(names).size, `different names: ${names.join(', ')}`).toBe(names.length);
    const seen = await moment(page);
    const region = page.getByRole('region', { name: /^Choices/ });
    await region
      .getByRole('button', { name: names[placeOf(names, WISHES)] ?? '', exact: true })
      .press('Enter');
    await changed(page, seen);
  }
  await asked(page);
  const fresh = (await logged(page)).slice(before.length);
  expect(fresh.length).toBeGreaterThan(5);
  await expect
    .poll(async () => {
      const words = await heard(page);
      return fresh.filter((line) => !words.includes(line));
    })
    .toEqual([]);
});
