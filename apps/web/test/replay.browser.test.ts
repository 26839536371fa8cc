import { movesOf, parseRecord, verify } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { openMore } from './harness/end.ts';
import { asked, contentOf } from './harness/person.ts';
import { openFile, playedInNode } from './harness/records.ts';

const { newPage } = withBrowser();

async function choose(page: Page, text: string, name: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('watch a match recorded in Node: it is verified and ends with the same hash', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const record = playedInNode();
  await openFile(page, record);
  await page.waitForURL((url) => url.pathname.startsWith('/replay/'));
  await page.getByText(`Move 0 of ${movesOf(record).length}`).waitFor();

  await page.getByRole('button', { name: 'Verify record' }).click();
  expect(await page.locator('.fairness').innerText()).toContain('Record verified');
  expect(await page.locator('.fairness code').last().innerText()).toBe(verify(lanes, record).chain);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  expect(parseRecord(await contentOf(await saving))).toEqual(record);
});

test('step, run and scrub a replay, by mouse and keyboard, as any seat', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const moves = movesOf(playedInNode());
  await openFile(page, playedInNode());
  const at = (n: number): Promise<void> => page.getByText(`Move ${n} of ${moves.length}`).waitFor();
  await at(0);
  await page.getByRole('button', { name: 'Next move' }).click();
  await at(1);
  await page.getByRole('button', { name: 'Go to end' }).click();
  await at(moves.length);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await at(moves.length - 1);
  await page.locator('h1').evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('ArrowRight');
  await at(1);
  await page.keyboard.press('ArrowLeft');
  await at(0);
  await page.getByRole('slider').fill('12');
  await at(12);

  const hands = (): Promise<number> => page.locator('.board [data-anchor^="hand:"]').count();
  await page.getByLabel('View as').selectOption('open');
  const open1 = await hands();
  await page.getByLabel('View as').selectOption('0');
  const own = await hands();
  await page.getByLabel('View as').selectOption('table');
  expect(await hands()).toBe(0);
  expect(own).toBeLessThanOrEqual(open1);

  await page.getByRole('button', { name: 'Go to start' }).click();
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(new RegExp(`^Move ([3-9]|\\d\\d) of ${moves.length}`)).waitFor(); // one may come and go unseen
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('play from here: a new match with newly dealt hidden cards, and a valid record', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openFile(page, playedInNode());
  await page.getByRole('slider').fill('14');
  await page.getByLabel('View as').selectOption('0');
  const hand = await page.locator('.board [data-anchor^="hand:"]').count();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/match/'));
  await asked(page);
  if (hand > 0) expect(await page.locator('.board [data-anchor^="hand:"]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await openMore(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const fork = parseRecord(await contentOf(await saving));
  expect(fork.from).toMatchObject({ moves: 14, seat: 0 });
  expect(verify(lanes, fork).problems).toEqual([]);
});

const BAD_FILES: readonly (readonly [string, string, RegExp])[] = [
  ['text', 'this is no record', /isn't JSON/],
  ['foreign', '{"format":"something-else"}', /"format" should be/],
  ['unknown-game', JSON.stringify({ ...playedInNode(), game: 'chess' }), /Unknown game "chess"/],
  [
    'unknown-rules',
    JSON.stringify({ ...playedInNode(), rulesVersion: 99 }),
    /supports rules versions? 1 .*of Breachline, not version 99/,
  ],
  ['wrong-end', JSON.stringify({ ...playedInNode(), state: '0'.repeat(64) }), /different final state/],
  [
    'wrong-seed',
    JSON.stringify({ ...playedInNode(), commitment: '0'.repeat(64) }),
    /does not match the commitment/,
  ],
  [
    'unknown-move',
    JSON.stringify({ ...playedInNode(), entries: [{ seat: 0, action: { kind: 'castle' } }] }),
    /Move 1/,
  ],
];

test('a file that is not a valid record shows why, and is not saved', async () => {
  const page = await newPage();
  await page.goto('/');
  const alert = page.getByRole('alert');
  for (const [name, text, sentence] of BAD_FILES) {
    await choose(page, text, `${name}.json`);
    await alert.getByText(`${name}.json`).waitFor();
    expect(await alert.innerText()).toMatch(sentence);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
  expect(await page.locator('#unfinished, #finished').count()).toBe(0); // there may be online tables
});
