import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app, games } from '../src/languages/pt-br/index.ts';
import { withBrowser } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';

const { newPage } = withBrowser();

/** English texts, without those that are the same in Portuguese. */
function textsOf(english: unknown, portuguese: unknown): readonly string[] {
  if (typeof english === 'string') return english === portuguese ? [] : [english];
  if (typeof portuguese !== 'object' || portuguese === null) return [];
  return Object.entries(portuguese).flatMap(([key, word]) =>
    textsOf((english as Readonly<Record<string, unknown>>)[key], word),
  );
}

/** Everything on the page: what is drawn, line by line, and what is read aloud. */
function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    document.title,
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((it) => [
      it.getAttribute('aria-label') ?? '',
      it.getAttribute('title') ?? '',
    ]),
  ]);
}

test('choose Portuguese, play a few moves in it, and go back to English at the same place', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const lanes = (await games.lanes?.()) ?? [];
  const english = new Set([...app, ...lanes].flatMap((one) => textsOf(one.english, one.words)));
  const leftIn = async (): Promise<readonly string[]> =>
    (await said(page)).filter((line) => english.has(line.trim()));

  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Português (Brasil)' }).click();
  await page.locator('html[lang="pt-BR"]').waitFor();
  await page.getByRole('button', { name: 'Jogar', exact: true }).first().waitFor();
  expect(await leftIn()).toEqual([]);

  await page.getByRole('button', { name: 'Jogar', exact: true }).first().click();
  for (let move = 0; move < 6; move++) {
    const { words } = await waitUntilAsked(page);
    expect(words.filter((label) => /\b(?:the|your|with|to|turn)\b/i.test(label))).toEqual([]);
    await takeChoice(page, 0);
  }
  await waitUntilAsked(page);
  expect(await leftIn()).toEqual([]);
  const log = await page.locator('.log li').allInnerTexts();
  expect(log.join(' ')).toMatch(/\b(?:Você|jogou|comprou)\b/);
  expect(log.filter((line) => /\b(?:you|your|the|draws?|plays?|turn)\b/i.test(line))).toEqual([]);

  const place = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  await page.getByRole('heading', { name: /^Choices/ }).waitFor();
  expect(page.url()).toBe(place);
});

test('a browser that prefers two of our languages gets the first, and is offered the other', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['pt', 'en-US'] });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play in English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Jogar em português' }).count()).toBe(0);
});

test('in Portuguese, a Breachline card lists no triggers beside its text, which already includes them', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('mechatable.language', 'pt-BR');
  });
  await page.goto('/cards/lanes/VG-03');
  await page.getByText('Como está impresso').click();
  await page.getByText('[Start of Combat]').first().waitFor();
  const line = await page.locator('.card-sheet .fine').first().innerText();
  expect(line).toMatch(/^\w+ · Vanguard · Poder na frente.5 · Poder na retaguarda.3 · VG-03$/);
});
