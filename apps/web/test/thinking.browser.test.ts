import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { mecha2e } from '@mechatable/mecha';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { letThemPlay, openMatchOf, traffic, watchWorkers } from './harness/bots.ts';
import { withBrowser } from './harness/browser.ts';
import { asked, choiceWords, choices, choose, reachMainPhase } from './harness/person.ts';
import { inSoak } from './harness/soak.ts';

const { newPage } = withBrowser();

const panel = (page: Page): Locator => page.getByRole('region', { name: /^Thinking/ });
const opener = (page: Page): Locator => panel(page).getByRole('button', { name: /^Thinking/ });
const hint = (page: Page): Locator => page.getByRole('region', { name: 'Hint' });
const hintButton = (page: Page): Locator => page.locator('.ask-bar').getByRole('button', { name: /^Hint/ });
const best = (page: Page): Locator => hint(page).locator('.chosen button');

async function sitDown(page: Page, game: AnyGame, ...players: readonly string[]): Promise<void> {
  await watchWorkers(page);
  await openMatchOf(page, game, players);
}

const isMainPhase = (labels: readonly string[]): boolean => labels.includes('End turn');

async function agree(page: Page): Promise<void> {
  await opener(page).click();
  await page.getByRole('button', { name: 'Show it anyway' }).click();
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('bots are not asked for their thoughts until you agree to see them', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await sitDown(page, mecha2e, 'person', 'ace');
  expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
  await letThemPlay(page);
  await opener(page).click();
  const question = page.getByRole('alertdialog', { name: 'This reveals secrets' });
  expect(await question.innerText()).toMatch(/what only the bots know/);
  await letThemPlay(page);
  expect(await page.locator('.thoughts, .thinker').count()).toBe(0);
  await page.getByRole('button', { name: 'No, play fair' }).click();
  await question.waitFor({ state: 'detached' });
  await letThemPlay(page);
  expect(await traffic(page)).toMatchObject({ wanted: 0, thoughts: 0 });
  await agree(page);
  await letThemPlay(page);
  expect((await traffic(page)).wanted).toBeGreaterThan(0);
  expect(await panel(page).locator('.thinker').innerText()).toMatch(/Ace bot\s*level 4\s*has moved/i);
  expect(await panel(page).locator('.chosen').innerText()).toMatch(/done\s*, to win\s+\d+%/i);
  const before = (await traffic(page)).wanted;
  await opener(page).click();
  expect(await page.locator('.thoughts, .thinker').count()).toBe(0);
  await letThemPlay(page);
  expect((await traffic(page)).wanted).toBe(before);
});

test('while a bot is thinking, the question says which bot and what it decides', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMatchOf(page, lanes, ['person', 'search:2000ms'], isMainPhase);
  await asked(page);
  const question = page.locator('.ask-bar .question');
  expect(await question.innerText()).toMatch(/^Your turn: play, attack, move, or end it/);
  await choose(page, /^End/);
  await expect.poll(() => question.innerText()).toMatch(/^search:2000ms bot (may exchange|chooses) /);
});

test('the thoughts of a searching bot update while it thinks, and its move stays listed', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await sitDown(page, lanes, 'search:2000ms', 'search:2000ms');
  await opener(page).click(); // nobody plays: nobody is asked
  expect(await panel(page).innerText()).toContain('Only the bot knows');
  const growing = await page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        let counts: number[] = [];
        const look = (): void => {
          const [state, count] = ['.thinker em', '.thinking > .fine:last-child'].map(
            (part) => document.querySelector(part)?.textContent ?? '',
          );
          if (state === 'thinking…' && count !== undefined && /^[\d,]+ lines/.test(count)) {
            const lines = Number(count.replaceAll(/\D/g, ''));
            const last = counts.at(-1) ?? 0;
            if (lines < last) counts = []; // another decision: the bots move quickly on a busy machine
            if (lines !== last) counts.push(lines);
          }
          if (counts.length >= 3 && state === 'has moved') resolve(counts);
        };
        new MutationObserver(look).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }),
  );
  expect(growing.length).toBeGreaterThanOrEqual(3);
  expect(await panel(page).locator('.thoughts li').count()).toBeLessThanOrEqual(6);
});

test('a hint lists the choices, marks the best and highlights it on the board; a click on it plays it', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMatchOf(page, lanes, ['person', 'greedy'], isMainPhase);
  for (;;) {
    await reachMainPhase(page);
    await hintButton(page).click();
    await best(page).waitFor();
    if (!(await best(page).innerText()).startsWith('End turn')) break;
    await best(page).click();
    await hint(page).waitFor({ state: 'detached' });
  }
  expect(await page.locator('.board .pointed').count()).toBeGreaterThan(0);
  const words = await choiceWords(page);
  const advised = await best(page).locator('.thought-label').innerText();
  expect(words).toContain(advised.replace(/\s*BEST$/i, ''));
  expect(await best(page).locator('.thought-reason').innerText()).toMatch(/^[A-Z].*\.$/);
  expect(await axe(page)).toEqual([]);
  const told = await page.locator('.log li').count();
  await best(page).click();
  await hint(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(told);
});

test('open and close a hint by keyboard; it closes when the table changes', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMatchOf(page, lanes, ['person', 'greedy'], isMainPhase);
  await asked(page);
  await page.keyboard.press('h');
  await best(page).waitFor();
  await page.keyboard.press('Escape');
  await hint(page).waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await hint(page).waitFor(); // it is still being computed
  await choose(page, /^End turn/);
  await hint(page).waitFor({ state: 'detached' });
  await asked(page); // the bot has played on, or has won
});

test('the lesson offers no hints', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/first-steps/lanes/attack');
  await choices(page).first().waitFor();
  await page.keyboard.press('h');
  expect(await page.locator('.hint, .hint-button, .thinking').count()).toBe(0);
});

inSoak(() => {
  test('on a phone both lists fit, in light and dark mode', async () => {
    const page = await newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' });
    await sitDown(page, mecha2e, 'person', 'ace');
    await agree(page);
    await letThemPlay(page);
    await panel(page).locator('.thoughts').waitFor();
    await hintButton(page).click();
    await best(page).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await sideways(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    }
  });
});

test('the lobby shows the strength of a level if it was measured', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up…' }).first().click();
  const form = page.getByRole('form', { name: /^Set up/ });
  await form.waitFor();
  const player = form.getByLabel('Player').nth(1);
  expect(await player.locator('option[value=veteran]').innerText()).toMatch(
    /^Bot, level 3: Veteran, wins [\d.]+% against Regular \(\d+ matches\)$/,
  );
  expect(await player.locator('option[value=rookie]').innerText()).toBe('Bot, level 1: Rookie');
  await player.selectOption('veteran');
  await form.getByText(/It wins [\d.]+% against Regular/).waitFor();
});
