import { lanes } from '@mechatable/lanes';
import { parseRecord, verify } from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { openMore } from './harness/end.ts';
import {
  asked,
  choiceWords,
  choose,
  contentOf,
  lit,
  placeOf,
  playToTheEnd,
  startMatch,
} from './harness/person.ts';
import { openAt } from './harness/position.ts';

const { newPage } = withBrowser();

/** Opens a match in the Main Phase of the person, who plays units, after this many choices. */
function openMainPhase(page: Page, choices = 0): Promise<void> {
  return openAt(page, lanes, {
    choose: (labels) =>
      placeOf(labels, [/^Play .*\d\/\d/, /^Place/, /^(Take the first|Keep|No,|Decline|End)/]),
    until: (labels, _last, made) => made >= choices && labels.includes('End turn') && hasUnit(labels),
  });
}

const hasUnit = (labels: readonly string[]): boolean => labels.some((label) => /^Play .*\d\/\d/.test(label));

test('play the rest of a match against the bot; Node verifies its record, hash by hash', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page, 25); // keyboard.browser.test.ts plays a whole one
  await playToTheEnd(page);
  const end = page.getByRole('dialog');
  await expect.poll(() => end.locator('h2').innerText()).toMatch(/wins?$|draw/i);
  expect(await page.locator('.seat-chip.active').count()).toBe(0);
  expect(await end.locator('.clause-tag').first().innerText()).toMatch(/^LN-/);
  await openMore(page);
  expect(await end.locator('.figures tbody tr').count()).toBeGreaterThan(3);

  const saving = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save record' }).click();
  const record = parseRecord(await contentOf(await saving));
  const checked = verify(lanes, record);
  expect(checked.problems).toEqual([]);

  await end.getByRole('button', { name: 'Verify record' }).click();
  expect(await end.locator('.fairness').innerText()).toContain('Record verified');
  expect(await end.locator('.fairness code').last().innerText()).toBe(checked.chain);

  const played = page.url();
  await end.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/match/') && url.href !== played);
  await end.waitFor({ state: 'detached' });
  expect(await asked(page)).toBe('choose');
  expect(await page.locator('.table.yours .whose.yours').innerText()).toMatch(/^Your (turn|choice)$/);
});

test('with reduced motion, a played card is shown as a still picture', async () => {
  const page = await newPage({ reducedMotion: 'reduce', speed: 'fast' });
  await openMainPhase(page);
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const card = document.querySelector('.cue-show');
      if (card !== null)
        shown.push(`${card.textContent}, ${card.getAnimations({ subtree: true }).length} moving`);
    }).observe(document.querySelector('.cues') ?? document, { childList: true, subtree: true });
  });
  await choose(page, /^Play .*\d\/\d/);
  await choose(page, /^Place/);
  await asked(page);
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: readonly string[] }).shown);
  expect(shown[0]).toMatch(/^You play.*, 0 moving$/);
});

test('a card’s name in the log shows the card', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page);
  const name = page.locator('.log > li:not(.log-run) .card-name').last();
  await name.click();
  const title = page.getByRole('region', { name: 'Details' }).locator('h2');
  await expect.poll(() => title.innerText()).toBe(await name.innerText());
  expect(await page.locator('.log h3').first().innerText()).toMatch(/^Turn 1/);
  const setup = page.locator('.log-run summary').first();
  expect(await setup.innerText()).toMatch(/^Setup \(\d+\)$/);
  await setup.click();
  await page.locator('.log-run li').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test('the end screen ignores a click meant for the previous question', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  const taking = await page.locator('.end').evaluate((end: HTMLElement) => {
    // Once more from its beginning: on a busy machine it may be over by now.
    end.style.animation = 'none';
    end.getBoundingClientRect();
    end.style.animation = '';
    const [coming] = end.getAnimations();
    const takes = (): string => getComputedStyle(end).pointerEvents;
    coming?.pause();
    if (coming !== undefined) coming.currentTime = 0;
    const before = takes();
    coming?.finish();
    return [before, takes()];
  });
  expect(taking).toEqual(['none', 'auto']);
});

test('click a card, a zone and a unit: each step highlights what comes next, and Esc goes back', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page);
  await choose(page, /^Play .*\d\/\d/);
  await asked(page);
  expect((await choiceWords(page))[0]).toMatch(/^Place it/);
  const zones = await lit(page).count();
  expect(zones).toBeGreaterThan(1);
  await lit(page).first().click();
  await expect.poll(() => choiceWords(page)).toContain('End turn');
  const unit = page.locator('.board .lit[data-anchor^="zone:"]').first();
  await unit.click();
  await page.locator('.board .chosen').first().waitFor();
  expect((await choiceWords(page)).every((words) => /^(Move|Attack|Use)/.test(words))).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.board .chosen').waitFor({ state: 'detached' });
  expect(await choiceWords(page)).toContain('End turn');
});

test('the board keeps its size on every player’s turn', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startMatch(page);
  await page.evaluate(() => {
    const heights = new Set<number>();
    const board = document.querySelector('.board');
    if (board !== null) new ResizeObserver(() => heights.add(board.clientHeight)).observe(board);
    Object.assign(globalThis, { heights });
  });
  for (let taken = 0; taken < 15 && (await asked(page)) === 'choose'; taken++)
    await choose(page, /^Play /, /^Place/, /^(Take the first|Keep|No,|Decline|End)/);
  const heights = await page.evaluate(() => [
    ...(globalThis as unknown as { heights: ReadonlySet<number> }).heights,
  ]);
  expect(heights).toHaveLength(1);
});

test('undo a placed unit; undoing the end of the turn shows why it is too late', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page);
  const before = await choiceWords(page);
  const lines = await page.locator('.log li').count();
  await choose(page, /^Play .*\d\/\d/);
  await choose(page, /^Place/);
  await asked(page);
  expect(await choiceWords(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceWords(page)).toContainEqual(expect.stringMatching(/^Place/));
  await page.keyboard.press('u');
  await expect.poll(() => choiceWords(page)).toEqual(before);
  expect(await page.locator('.log li').count()).toBe(lines);

  await choose(page, /^End turn/);
  if ((await asked(page)) === 'over') return;
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.ask-notice').waitFor();
  expect(await page.locator('.ask-notice').innerText()).toMatch(/^too late to undo: /i);
});

test('an illegal click names the clause, which links to the rule book', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page);
  await page.locator('.board [data-anchor^="lane:"]:not(.lit)').first().click({ force: true });
  const why = page.getByRole('status', { name: 'Why not' });
  await why.waitFor();
  const clause = await why.locator('.clause-tag').first().innerText();
  expect(clause).toMatch(/^LN-/);
  await why.locator('.clause-words').first().waitFor();
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });

  await page.locator('.board [data-anchor^="lane:"]:not(.lit)').first().click({ force: true });
  await why.locator('.clause-tag').first().click();
  await page.waitForURL((url) => url.pathname === '/rules/lanes' && url.hash === `#${clause}`);
  await page.locator(`[id="${clause}"]`).waitFor();
  await page.goBack();
  expect(await asked(page)).toBe('choose');
});

test('hovering over a card enlarges it, with its rulings and the sum of its power', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page);
  await choose(page, /^Play .*\d\/\d/);
  await choose(page, /^Place/);
  await asked(page);
  await page.locator('.board [data-anchor^="zone:A"]:has(.drawing)').first().hover();
  const inspector = page.getByRole('region', { name: 'Details' });
  await inspector.locator('.sum').waitFor();
  const figures = (await inspector.locator('.sum tbody td').allInnerTexts()).map(Number);
  const total = Number(await inspector.locator('.sum tfoot td').innerText());
  expect(
    Math.max(
      0,
      figures.reduce((sum, figure) => sum + figure, 0),
    ),
  ).toBe(total);
  await inspector.getByText(/ruling/).click();
  await inspector.locator('.clause-words').first().waitFor();
});

test('hovering over a log line highlights its pieces', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page);
  await choose(page, /^Play .*\d\/\d/);
  await choose(page, /^Place/);
  await asked(page);
  await page.locator('.log li', { hasText: 'enters' }).last().hover();
  await page.locator('.board .pointed').first().waitFor();
});

test('the log stays scrolled to its end when the window shrinks, unless you scrolled up', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openMainPhase(page, 8);
  const log = page.locator('.log');
  /** How far it could still be scrolled down. */
  const left = (): Promise<number> =>
    log.evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
  const hasMore = (): Promise<boolean> => log.evaluate((list) => list.scrollHeight > 1.5 * list.clientHeight);
  const goOn = (): Promise<string> =>
    choose(page, /^Play /, /^Place/, /^(Take the first|Keep|No,|Decline|End)/);
  while (!(await hasMore())) await goOn();
  await expect.poll(left).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(left).toBe(0);
  await log.hover();
  await page.mouse.wheel(0, -100_000);
  await expect.poll(left).toBeGreaterThan(20);
  await goOn();
  await page.setViewportSize({ width: 1280, height: 700 });
  await asked(page);
  expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
});

test('a game in the lobby has a picture that loads without layout shifts; once in view, it shows real play after a while', async () => {
  const page = await newPage({ width: 390, height: 844 });
  const frames = page.locator('.poster-picture');
  const heights = (): Promise<readonly number[]> =>
    frames.evaluateAll((all) => all.map((frame) => frame.clientHeight));
  let moved: boolean | null = null;
  await page.route('**/assets/games-*.js', async (route) => {
    await frames.last().waitFor();
    const before = await heights();
    await route.continue();
    await frames.last().locator('svg').first().waitFor();
    moved = (await heights()).some((height, place) => height !== before[place]);
  });
  await page.goto('/');
  const loop = page.locator('.poster.game-lanes .play-loop[data-open]');
  await loop.waitFor();
  const first = await loop.innerHTML();
  await expect.poll(() => loop.innerHTML()).not.toBe(first);
  expect(await page.locator('.poster.game-mechanation .play-loop .thing').count()).toBe(0);
  await expect.poll(() => moved).toBe(false);
  expect(await page.locator('.poster-art:empty').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
});
