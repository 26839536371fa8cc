import { mecha1e } from '@mechatable/mecha';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';
import { poster } from './harness/commander.ts';
import { asked, choiceWords, choose, placeOf } from './harness/person.ts';
import { openAt } from './harness/position.ts';

const { newPage } = withBrowser();

/** Whether a window asks this question. */
const isWindow = (words: string): boolean => words.endsWith('Respond?');

async function start(page: Page): Promise<void> {
  await page.goto('/');
  await poster(page, 'mecha-1e').getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

/** Sets when windows ask. */
async function setAnswers(page: Page, mode: RegExp): Promise<void> {
  const sheet = page.locator('.responses');
  await sheet.locator('summary').click();
  await sheet.getByRole('radio', { name: mode }).check();
  await sheet.locator('summary').click();
}

const question = (page: Page): Promise<string> => page.locator('.ask-bar .question').innerText();

const WISHES = [/^Keep/, /^Play .* on [a-g]1$/, /^Move .* to [a-g][2-5]$/, /^End/, /^Pass/];

/** Makes this many choices and returns the questions; stops at a question that matches. */
async function playOn(
  page: Page,
  choices: number,
  isWanted: (words: string) => boolean = () => false,
): Promise<readonly string[]> {
  const questions: string[] = [];
  while (questions.length < choices) {
    const { next, words } = await waitUntilAsked(page);
    if (next !== 'choose') break;
    questions.push(await question(page));
    if (questions.some(isWanted)) break;
    await takeChoice(page, placeOf(words, WISHES));
  }
  return questions;
}

test('[MG-R-16] windows always or never ask you, and the browser remembers the setting', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await start(page);
  await setAnswers(page, /^Always ask/);
  expect((await playOn(page, 8, isWindow)).some(isWindow)).toBe(true);
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

test('[MG-R-16] Responses are explained once, the first time a window asks you', async () => {
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

test('[MG-R-16] a setting saved before “auto” got its name still loads', async () => {
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

test('hovering shows the targets of a unit and the forecast of an attack', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAt(page, mecha1e, {
    choose: (labels) => placeOf(labels, WISHES),
    until: (labels) => labels.some((text) => text.startsWith('Attack ')),
  });
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
