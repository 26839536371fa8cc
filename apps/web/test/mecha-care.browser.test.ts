import { mecha1e } from '@mechatable/mecha';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';
import { placeOf, take, says } from './harness/commander.ts';
import { boardOf, choices } from './harness/person.ts';
import { openAt } from './harness/position.ts';

const { newPage } = withBrowser();

const SEVENTH = /^Play Radio Tower .* on [a-g]1$/;

test('[MG-R-32] [MG-D-1] your own seventh Tower would lose the match: the table warns once, and you can cancel', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAt(page, mecha1e, {
    options: {
      loadouts: [{ cards: { 'MG1-001': 40 } }, 'iron-wall'],
      oneTowerPerTurn: false,
      firstPlayer: 'S',
    },
    others: 'random',
    choose: (labels) => placeOf(labels, [says(/^Keep/), says(SEVENTH), says(/^(End|Pass)/)]),
    until: (labels) => labels.filter(says(SEVENTH)).length === 1,
  });
  const towers = page.getByRole('button', { name: /^Radio Tower, your Tower on [a-g]1/ });
  expect(await towers.count()).toBe(6);

  const warning = page.getByRole('alertdialog', { name: 'This loses the match' });
  const board = boardOf(page);
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

/** A question and who was asked. */
interface Asked {
  readonly who: string;
  readonly words: string;
  readonly choices: readonly string[];
}

test('[MG-R-16] two players, same screen: some windows pass automatically, the others ask whatever you hold, and each player chooses how', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAt(page, mecha1e, {
    people: 2,
    options: { loadouts: ['signal-rush', 'iron-wall'], firstPlayer: 'S' },
    choose: () => 0,
    until: () => true,
  });
  const log = page.locator('.log li:not(.log-run)', { hasText: 'passes as the turn begins' });
  let passes = 0;
  let who = 'South';
  /** Gives the screen to the next player, and returns their question. */
  const next = async (): Promise<Asked> => {
    let found = await waitUntilAsked(page);
    if (found.next === 'hand over') {
      who = (await page.locator('.hand-over.seat-0').count()) > 0 ? 'South' : 'North';
      await page.getByRole('button', { name: /^I’m / }).click();
      await boardOf(page).waitFor();
      found = await waitUntilAsked(page);
    }
    passes = Math.max(passes, await log.count());
    const words = await page.locator('.ask-bar .question').innerText();
    return { who, words, choices: found.words };
  };
  const wishes = [says(/^Keep/), says(/^Pass$/), says(/^Play .* \(durability/), says(/^End/)];
  const playOn = async (
    most: number,
    isEnough: (all: readonly Asked[]) => boolean = () => false,
  ): Promise<readonly Asked[]> => {
    const all: Asked[] = [];
    while (all.length < most && !isEnough(all)) {
      const question = await next();
      all.push(question);
      await takeChoice(page, placeOf(question.choices, wishes));
    }
    return all;
  };
  const inWindows = (all: readonly Asked[]): readonly Asked[] =>
    all.filter(({ choices }) => choices.includes('Pass'));
  const smart = await playOn(
    16,
    (all) =>
      passes > 1 &&
      new Set(inWindows(all).map((one) => one.who)).size === 2 &&
      inWindows(all).some(({ choices }) => choices.length === 1),
  );
  expect(smart.filter(({ words }) => words.includes('turn begins'))).toEqual([]);
  expect(passes).toBeGreaterThan(1);
  const windows = inWindows(smart);
  expect(windows.some(({ choices }) => choices.length === 1)).toBe(true);
  expect(new Set(windows.map(({ who }) => who))).toEqual(new Set(['South', 'North']));

  while ((await next()).who !== 'South') await take(page, [says(/^Pass$/), says(/^End/)]);
  await page.locator('.responses summary').click();
  await page.getByRole('radio', { name: /^Never / }).check();
  const never = inWindows(await playOn(8));
  expect(new Set(never.map(({ who }) => who))).toEqual(new Set(['North']));
});
