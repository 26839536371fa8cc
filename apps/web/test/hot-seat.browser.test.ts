import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { openMatchOf } from './harness/bots.ts';
import { withBrowser } from './harness/browser.ts';
import { asked, choose, playToTheEnd } from './harness/person.ts';
import { inSoak } from './harness/soak.ts';

const { newPage } = withBrowser();

async function startHotSeat(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up…' }).first().click();
  const form = page.getByRole('form', { name: /^Set up/ });
  await form.waitFor();
  for (const player of await form.getByLabel('Player').all()) await player.selectOption('person');
  await form.getByLabel('Name').first().fill('Mira');
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

/** The cards of the hand on the table, by name. */
async function handOf(page: Page): Promise<readonly string[]> {
  return page.locator('.board [data-anchor^="hand:"] > .thing-handle').evaluateAll((cards) => {
    return cards.map((card) => card.getAttribute('aria-label') ?? '');
  });
}

test('two players on one screen: each sees only their own hand, and nothing is shown between turns', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await startHotSeat(page);
  let changes = 0;
  const recaps: number[] = [];
  const hands: Record<string, readonly string[]> = {};
  let seat: string | null = null; // known from the first hand-over on
  while (changes < 4) {
    if ((await asked(page)) === 'hand over') {
      changes += 1;
      seat = await page.locator('.hand-over').getAttribute('class');
      expect(await page.locator('.board, .log, .choices, .inspector').count()).toBe(0);
      expect(await page.locator('[data-anchor]').count()).toBe(0);
      const name = seat === 'hand-over seat-0' ? 'Mira' : 'Player 2';
      await page.getByRole('heading', { name: new RegExp(name) }).waitFor();
      recaps.push(await page.locator('.recap li').count());
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: `I’m ${name}` }).click();
      await page.locator('.table-main .board').waitFor(); // the mouse may rest on a card, which is then shown, too
      continue;
    }
    if (seat !== null) hands[seat] = await handOf(page);
    await choose(page, /^(Take the|Keep|End)/);
  }
  expect(recaps.at(-1)).toBeGreaterThan(0);
  expect(hands['hand-over seat-0']?.length).toBeGreaterThan(0);
  expect(hands['hand-over seat-1']?.length).toBeGreaterThan(0);
});

inSoak(() => {
  test('play a hot-seat match to its end', async () => {
    const page = await newPage({ reducedMotion: 'reduce' });
    await openMatchOf(page, lanes, ['person', 'person'], (_labels, moves) => moves >= 60);
    await playToTheEnd(page);
    expect(await page.getByRole('dialog').locator('h2').innerText()).toMatch(/player [12] wins|draw/i);
  });
});
