import { movesOf, parseRecord, verify } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness/browser.ts';
import { asked, contentOf } from './harness/person.ts';
import { playedInNode } from './harness/records.ts';

const { newPage } = withBrowser();

async function open(page: Page, text: string, name = 'match.json'): Promise<void> {
  await page.goto('/');
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a match recorded in Node is watched in the browser: the same last link, fairness checked', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const record = playedInNode();
  await open(page, JSON.stringify(record));
  await page.waitForURL((url) => url.pathname.startsWith('/replay/'));
  await page.getByText(`Move 0 of ${movesOf(record).length}`).waitFor();

  await page.getByRole('button', { name: 'Verify record' }).click();
  expect(await page.locator('.fairness').innerText()).toContain('Record verified');
  expect(await page.locator('.fairness code').last().innerText()).toBe(verify(lanes, record).chain);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  expect(parseRecord(await contentOf(await saving))).toEqual(record);
});

test('a replay is stepped, run, scrubbed and keyed through, from any seat', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const moves = movesOf(playedInNode());
  await open(page, JSON.stringify(playedInNode()));
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

test('play on from here: a new match from that moment, the hidden cards dealt anew, and its record holds', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await open(page, JSON.stringify(playedInNode()));
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
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const fork = parseRecord(await contentOf(await saving));
  expect(fork.from).toMatchObject({ moves: 14, seat: 0 });
  expect(verify(lanes, fork).problems).toEqual([]);
});

test.each([
  ['no JSON', 'this is no record', /isn't JSON/],
  ['a foreign file', '{"format":"something-else"}', /"format" should be/],
  ['a game that is not here', JSON.stringify({ ...playedInNode(), game: 'chess' }), /Unknown game "chess"/],
  [
    'a rules version that is not here',
    JSON.stringify({ ...playedInNode(), rulesVersion: 99 }),
    /plays rules versions? 1 .*of Breachline, not version 99/,
  ],
  ['a damaged end', JSON.stringify({ ...playedInNode(), state: '0'.repeat(64) }), /different final state/],
  [
    'a seed that was exchanged',
    JSON.stringify({ ...playedInNode(), commitment: '0'.repeat(64) }),
    /does not match the commitment/,
  ],
  [
    'a move that is none',
    JSON.stringify({ ...playedInNode(), entries: [{ seat: 0, action: { kind: 'castle' } }] }),
    /Move 1/,
  ],
])('%s gets a clear error, and nothing is kept of it', async (_name, text, sentence) => {
  const page = await newPage();
  await open(page, text, 'odd.json');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(sentence);
  expect(await alert.innerText()).toContain('odd.json');
  await page.reload();
  expect(await page.locator('.match-row').count()).toBe(0);
});
