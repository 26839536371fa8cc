import { act, concede, openMatch, person, recordOf, type AnyGame } from '@mechatable/kernel';
import { GAMES } from '@mechatable/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { openMore } from './harness/end.ts';
import { choose, asked, startMatch } from './harness/person.ts';
import { openFile, playedInNode } from './harness/records.ts';
import { pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, hasTouch: true };
const SIZES = [DESKTOP, PHONE];

/** Names of the maximum length, and with markup. */
const LONG = 'Bartholomew <img src=x onerror=window.cracked=1> Unstoppable';

const PLAYED = playedInNode();

const viewers = (page: Page): Promise<readonly string[]> =>
  page.getByLabel('View as').locator('option').allInnerTexts();

/** A small game may be over after a few moves. */
const movesOf = ({ rules }: AnyGame): number => (rules.bound > 100 ? 12 : 2);

/** A match between people that ends early. */
function concededMatch(game: AnyGame): unknown {
  const players = Array.from({ length: game.seats.max }, (_, seat) =>
    person(['Mira', LONG, 'Cleo', 'Dora'][seat] ?? ''),
  );
  const match = openMatch(game, { players, seed: 'names' });
  for (let move = 0; move < movesOf(game); move++) {
    const [seat = 0] = game.rules.toAct(match.state);
    act(match, seat, game.rules.legal(match.state, seat)[0]);
  }
  for (let seat = players.length - 1; seat > 0; seat--)
    if (game.rules.outcome(match.state) === null) concede(match, seat);
  return recordOf(match);
}

/** The words of these things that go on in another line. */
const brokenWords = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((things) =>
    things.flatMap((thing) => {
      const text = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text !== null) range.setStart(text, index);
        if (text !== null) range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );

test.each(pairs(GAMES, SIZES).map(([game, size]) => [game.id, size, game] as const))(
  'players of %s have their names on the board at %j; long names are cut, but not within words; markup is text',
  async (_id, size, game) => {
    const page = await newPage({ ...size, reducedMotion: 'reduce' });
    await openFile(page, concededMatch(game));
    await page.getByRole('slider').fill(String(Math.min(10, movesOf(game))));
    await page.getByLabel('View as').selectOption({ label: 'Spectator' });
    await page.locator('.board', { hasText: LONG.slice(0, 30) }).waitFor();
    expect(await page.locator('.board img').count()).toBe(0);
    expect(await page.evaluate(() => 'cracked' in window)).toBe(false);
    const spills = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spills).toBe(0);
    await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
    expect(await brokenWords(page, '.board [class*="plaque-name"], .seat-name')).toEqual([]);
  },
);

test('a replay says “You” for your own match, and the player’s name for a record from elsewhere', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openFile(page, PLAYED);
  await page.getByLabel('View as').waitFor();
  expect(await viewers(page)).toEqual(['Everything revealed', 'Ada', 'Greedy bot', 'Spectator']);
  await page.goto('/');
  await page.locator('.match-link', { hasText: 'Ada against Greedy bot' }).waitFor();

  await startMatch(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  await openMore(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByLabel('View as').waitFor();
  expect(await viewers(page)).toContain('You');
  await page.locator('.log', { hasText: /\byou\b/i }).waitFor();
});

test('a line of the log shows its clause after a tap, a click or Enter', async () => {
  const page = await newPage({ ...PHONE, reducedMotion: 'reduce' });
  await startMatch(page);
  while ((await page.locator('.log > li:not(.log-run)').count()) < 4 && (await asked(page)) === 'choose')
    await choose(page, /^(Take|Keep|No,|Decline)/);
  const tags = page.locator('.log .clause-tag');
  const line = page.locator('.log > li:not(.log-run) .line').first();
  expect(await tags.count()).toBe(0);
  const opens = async (how: () => Promise<void>): Promise<void> => {
    await how();
    await page.locator('.log .clause-words').waitFor();
    expect(await tags.innerText()).toMatch(/^LN-/);
    expect(await line.getAttribute('aria-expanded')).toBe('true');
  };
  await opens(() => line.tap());
  expect(await axe(page)).toEqual([]);
  await line.press('Enter');
  await expect.poll(() => tags.count()).toBe(0);
  await page.setViewportSize(DESKTOP);
  await opens(() => line.click());
  await line.press('Enter');
  await expect.poll(() => tags.count()).toBe(0);
  await opens(() => line.press('Enter'));
});

test('a line of the replay’s log has a discreet “Why?”', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openFile(page, PLAYED);
  const why = page.locator('.log > li .why');
  await why.first().waitFor({ state: 'attached' });
  expect(await why.nth(3).evaluate((button) => getComputedStyle(button).opacity)).toBe('0');
  await why.nth(3).focus();
  await expect.poll(() => why.nth(3).evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  await page.keyboard.press('Enter');
  await page.locator('.log .clause-words').waitFor();
  expect(await page.locator('.log .clause-tag').innerText()).toMatch(/^LN-/);
  expect(await axe(page)).toEqual([]);
});
