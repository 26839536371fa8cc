import { expect, test } from 'vitest';
import { lesson } from '../src/games/lanes/lesson.ts';
import { withBrowser } from './harness/browser.ts';
import { lit } from './harness/person.ts';

const { newPage } = withBrowser();

test('complete the lesson by clicking what is highlighted; it ends with a won match', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'First steps' }).first().click();
  const coach = page.getByRole('region', { name: 'First steps' });
  await coach.waitFor();
  const own = lesson.steps.filter(({ seat }) => seat === lesson.seat);
  let told = 0;
  for (;;) {
    const next = page.locator('.coach .primary, .ask-bar .primary, .board .lit').first();
    await next.waitFor();
    if ((await coach.getByText('That’s the whole game.').count()) > 0) break;
    const words = await coach.locator('.coach-words').innerText();
    const chosen = await page.locator('.board .chosen').count();
    told += 1;
    expect(told).toBeLessThan(lesson.steps.length * 3);
    if (await coach.getByRole('button', { name: 'Next', exact: true }).isVisible()) {
      await coach.getByRole('button', { name: 'Next', exact: true }).click();
    } else if ((await lit(page).count()) > 0) await lit(page).first().click();
    else await page.locator('.ask-bar .primary').click();
    await page.waitForFunction(
      ([old, before]) =>
        document.querySelector<HTMLElement>('.coach-words')?.innerText !== old ||
        document.querySelectorAll('.board .chosen').length !== before,
      [words, chosen] as const,
    );
  }
  expect(told).toBeGreaterThanOrEqual(own.length);
  await coach.getByRole('button', { name: 'Start a real match' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/match/'));
});

test('skip the lesson', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/first-steps/lanes');
  await page.getByRole('link', { name: 'Skip lesson' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
});
