import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { asked, choiceWords, choose } from './harness/person.ts';

const { newPage } = withBrowser();

/** Whether a question is put in a window. */
const isWindow = (words: string): boolean => words.endsWith('Respond or pass?');

async function start(page: Page): Promise<void> {
  await page.goto('/');
  const entry = page.locator('article, li').filter({ hasText: 'Mecha Game' }).last();
  await entry.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

/** Says when one wants to be asked. */
async function setAnswers(page: Page, mode: RegExp): Promise<void> {
  const sheet = page.locator('.responses');
  await sheet.locator('summary').click();
  await sheet.getByRole('radio', { name: mode }).check();
  await sheet.locator('summary').click();
}

const question = (page: Page): Promise<string> => page.locator('.ask-bar .question').innerText();

/** Plays on until the wish fits what can be chosen, at most so many choices; the questions on the way. */
async function playOn(page: Page, most: number, wish?: RegExp): Promise<readonly string[]> {
  const questions: string[] = [];
  for (let n = 0; n < most && (await asked(page)) === 'choose'; n++) {
    questions.push(await question(page));
    if (wish !== undefined && (await choiceWords(page)).some((words) => wish.test(words))) break;
    await choose(page, /^Keep/, /^Play .* on [a-g]1$/, /^Move .* to [a-g][2-5]$/, /^End/, /^Pass/);
  }
  return questions;
}

test('[MG-R-16] one is asked in windows always or never, and the browser remembers', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await start(page);
  await setAnswers(page, /^Always ask/);
  expect((await playOn(page, 8)).some(isWindow)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await setAnswers(page, /^Never/);
  expect((await playOn(page, 12)).filter(isWindow)).toEqual([]);
  await page.reload();
  await asked(page);
  expect(await page.locator('.responses summary').innerText()).toBe('Responses: never');
});

test('[MG-R-16] the keyboard reaches the setting, and P passes for the rest of the turn', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await start(page);
  await setAnswers(page, /^Always ask/);
  for (await asked(page); !isWindow(await question(page)); await asked(page)) {
    await choose(page, /^Keep/, /^End/);
  }
  const lines = await page.locator('.log li').count();
  await page.locator('.responses summary').focus();
  await page.keyboard.press('p');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
  expect(await page.getByRole('button', { name: 'Pass this turn' }).count()).toBe(0);
});

test('[MG-R-16] Responses are explained once, the first time that somebody is asked in a window', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await start(page);
  expect(await page.locator('.responses summary').innerText()).toBe('Responses: auto');
  const note = page.locator('.responses-note');
  expect(await note.count()).toBe(0);
  await setAnswers(page, /^Always ask/);
  for (await asked(page); !isWindow(await question(page)); await asked(page)) {
    await choose(page, /^Keep/, /^End/);
  }
  await note.getByRole('button', { name: 'Got it' }).click();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await asked(page);
  expect([isWindow(await question(page)), await note.count()]).toEqual([true, 0]);
});

test('[MG-R-16] a setting from before it was called auto still loads', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('mechatable.answers.mecha-1e.0', 'smart +move');
  });
  await start(page);
  const sheet = page.locator('.responses');
  expect(await sheet.locator('summary').innerText()).toBe('Responses: auto');
  await sheet.locator('summary').click();
  expect(await sheet.getByRole('checkbox', { name: 'A unit moves' }).isChecked()).toBe(true);
});

test('what a unit could do is shown, and what would come of an attack', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await start(page);
  await setAnswers(page, /^Never/);
  await playOn(page, 60, /^Attack /);
  const words = await choiceWords(page);
  const place = words.findIndex((text) => text.startsWith('Attack '));
  const unit = /with .*\(([a-g][1-5])\)$/.exec(words[place] ?? '')?.[1] ?? '';
  await page.locator(`.board [data-anchor="cell:${unit}"]`).first().hover();
  await page.locator('.board .hint-target').first().waitFor();
  await page.locator('.choices li button').nth(place).hover();
  await page.locator('.forecast li').first().waitFor();
  expect(await page.locator('.forecast li').first().innerText()).toMatch(
    /damage: (?:\d+ left|destroyed)$|Armour left$|takes a hit/,
  );
});
