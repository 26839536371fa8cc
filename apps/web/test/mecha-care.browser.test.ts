import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { poster, take, says } from './harness/commander.ts';
import { asked, choiceWords, choices } from './harness/person.ts';

const { newPage } = withBrowser();

/** Comes to the lobby with something set up already. */
async function setUp(page: Page, seats: readonly string[], options: object): Promise<void> {
  const setup = { seats, loadouts: ['signal-rush', 'iron-wall'], options };
  await page.addInitScript((value) => {
    localStorage.setItem('mechatable.setup.mecha-1e', value);
  }, JSON.stringify(setup));
}

test('[MG-R-32] [MG-D-1] one’s own seventh Tower would lose the match: the table asks once, and takes no for an answer', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await setUp(page, ['person', 'random'], { oneTowerPerTurn: false, firstPlayer: 'S' });
  await page.goto('/builder/mecha-1e');
  await page.getByRole('button', { name: 'From text…' }).click();
  await page.getByRole('form').getByRole('textbox').fill('40 radio tower');
  await page.getByRole('button', { name: 'Build with 40 cards' }).click();
  await page.getByRole('button', { name: 'Play this' }).click();
  const towers = page.getByRole('button', { name: /^Radio Tower, your Tower on [a-g]1/ });
  const last = /^Play Radio Tower .* on [a-g]1$/;
  const isLast = async (): Promise<boolean> => (await choiceWords(page)).filter(says(last)).length === 1;
  while ((await asked(page)) === 'choose' && !(await isLast())) {
    await take(page, [says(/^Keep/), says(last), says(/^(End|Pass)/)]);
  }
  expect(await towers.count()).toBe(6);

  const warning = page.getByRole('alertdialog', { name: 'This loses the match' });
  const board = page.locator('.board');
  const before = await board.boundingBox();
  await choices(page)
    .filter({ hasText: /Play Radio Tower .* on [a-g]1$/ })
    .click();
  await warning.waitFor();
  expect(await board.boundingBox()).toEqual(before);
  expect(await warning.innerText()).toMatch(/loses the match: .+ wins/);
  await warning.getByRole('button', { name: /loses the match/ }).click();
  expect(await warning.getByRole('link').first().innerText()).toMatch(/^MG-/);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape'); // closes the rule
  await page.keyboard.press('Escape'); // and then the warning
  await warning.waitFor({ state: 'detached' });
  expect(await towers.count()).toBe(6);

  await choices(page)
    .filter({ hasText: /Play Radio Tower .* on [a-g]1$/ })
    .click();
  await warning.getByRole('button', { name: 'Do it anyway' }).click();
  await page.locator('.end').waitFor();
  expect(await page.getByRole('dialog').innerText()).toMatch(/bot wins|Player 2 wins/);
});

/** A question as somebody was asked it. */
interface Asked {
  readonly who: string;
  readonly words: string;
  readonly choices: readonly string[];
}

test('[MG-R-16] two at one screen: some windows pass by themselves, the others ask whatever one holds, and each says how', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await setUp(page, ['person', 'person'], { firstPlayer: 'S' });
  await page.goto('/');
  await poster(page, 'mecha-1e').getByRole('button', { name: 'Play', exact: true }).click();
  const log = page.locator('.log li', { hasText: 'passes as the turn begins' });
  let passes = 0;
  let who = 'South';
  /** The screen is with whoever is asked next; what they are asked. */
  const next = async (): Promise<Asked> => {
    if ((await asked(page)) === 'hand over') {
      who = (await page.locator('.hand-over.seat-0').count()) > 0 ? 'South' : 'North';
      await page.getByRole('button', { name: /^I’m / }).click();
      await page.locator('.choices li button').first().waitFor();
    }
    passes = Math.max(passes, await log.count());
    const words = await page.locator('.ask-bar .question').innerText();
    return { who, words, choices: await choiceWords(page) };
  };
  const playOn = async (most: number): Promise<readonly Asked[]> => {
    const all: Asked[] = [];
    for (let n = 0; n < most; n++) {
      all.push(await next());
      await take(page, [says(/^Keep/), says(/^Pass$/), says(/^Play .* \(durability/), says(/^End/)]);
    }
    return all;
  };
  const smart = await playOn(16);
  expect(smart.filter(({ words }) => words.includes('turn begins'))).toEqual([]);
  expect(passes).toBeGreaterThan(1);
  const windows = smart.filter(({ choices }) => choices.includes('Pass'));
  expect(windows.some(({ choices }) => choices.length === 1)).toBe(true);
  expect(new Set(windows.map(({ who }) => who))).toEqual(new Set(['South', 'North']));

  while ((await next()).who !== 'South') await take(page, [says(/^Pass$/), says(/^End/)]);
  await page.locator('.responses summary').click();
  await page.getByRole('radio', { name: /^Never / }).check();
  const never = (await playOn(12)).filter(({ choices }) => choices.includes('Pass'));
  expect(new Set(never.map(({ who }) => who))).toEqual(new Set(['North']));
});
