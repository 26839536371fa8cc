import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { asked } from './harness/person.ts';

const { newPage } = withBrowser();

/** Sets up a match of Breachline against this opponent, and begins it. */
async function playAgainst(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.locator('.poster.game-lanes').getByRole('button', { name: 'Set up…' }).click();
  const form = page.getByRole('form', { name: 'Set up Breachline' });
  await form.getByRole('group', { name: 'Opponent' }).getByRole('radio', { name }).check();
  await form.getByText('Gambler. Plays everything at once, and hopes.').waitFor();
  // Beginners meet the weakest level first.
  expect(await form.getByLabel('Player').nth(1).inputValue()).toBe('rookie');
  expect(await axe(page)).toEqual([]);
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
}

const bubble = '.seat-chip .speech';

test('an opponent picked in the lobby has a face and a greeting at the table, and last words at the end', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await playAgainst(page, 'Juno Sparks');
  const chip = page.locator('.seat-chip', { hasText: 'Juno Sparks' });
  expect(await chip.locator('.face svg').count()).toBe(1);
  expect(await page.locator(bubble).innerText()).toMatch(/^(?:Feeling lucky|All in)/);
  expect(await page.locator(bubble).getAttribute('aria-hidden')).toBe('true');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Yes, concede' }).click();
  const end = page.locator('.end');
  await end.locator('.face svg').waitFor();
  expect(await end.locator('.last-words').innerText()).toMatch(/^“.+”$/);
});

test('table talk can be switched off', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem(
      'mechatable.setup.lanes',
      '{"seats":["person","holt:regular"],"loadouts":[],"options":{}}',
    );
  });
  await page.goto('/');
  await page.locator('.poster.game-lanes').getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
  await page.locator(bubble).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Table talk' }).getByRole('radio', { name: 'Off' }).check();
  await page.locator(bubble).waitFor({ state: 'detached' });
  expect(await page.locator('.seat-chip .face').count()).toBe(1);
});
