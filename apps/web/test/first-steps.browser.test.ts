import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findEntry } from '../src/games/games.ts';
import type { Lesson } from '../src/games/shared/course.ts';
import { DRAWN_GAMES } from './harness/any-game.ts';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';
import { walkLesson } from './harness/lesson.ts';
import { clippedText } from './harness/measure.ts';
import { placeOf } from './harness/person.ts';
import { isSoaking, pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Waits until what to click is on the screen, and neither the coach nor the question covers it. */
async function targetInSight(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const target = document.querySelector('.guided .board .lit');
    if (target === null) return true;
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && target.closest('.board') === hit.closest('.board');
  });
}

function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const course = await (await findEntry(game)?.load())?.drawing.course?.();
  return course?.lessons ?? [];
}

/**
 * The first and the last lesson with a script are each played at one of the sizes, and their first step is shown at both.
 * In a soak, all lessons are played at both. The scripts themselves are checked without a browser, in course.test.ts.
 */
test.each(pairs(DRAWN_GAMES, [0, 1]))(
  'play the lessons of %s by clicking what pulses, sizes from %i',
  async (game, first) => {
    const lessons = await lessonsOf(game);
    const ids = lessons.map(({ id }) => id);
    const scripted = lessons.slice(0, -1);
    const played = scripted.filter(
      (_, number) => isSoaking || number === 0 || number === scripted.length - 1,
    );
    const page = await newPage({ ...DESK, reducedMotion: 'reduce', hasTouch: true });
    const check = async (text: string): Promise<void> => {
      expect(await clippedText(page), text).toEqual([]);
      expect(await fitsWidth(page), text).toBe(true);
    };
    await page.goto(`/first-steps/${game}`);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    for (const [number, { id, steps }] of played.entries()) {
      if (number > 0) await page.goto(`/first-steps/${game}/${id}`);
      await page.waitForURL(`**/first-steps/${game}/${id}`);
      await page.locator('.coach').waitFor();
      for (const size of (number + first) % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE]) {
        await page.setViewportSize(size);
        await check(`${id} at ${String(size.width)}`);
      }
      const read: string[] = [];
      await walkLesson(page, async (text) => {
        read.push(text);
        await check(text);
        await targetInSight(page);
      });
      expect(read.slice(0, -1)).toEqual(steps.flatMap(({ say }) => (say === '' ? [] : [say])));
    }
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await page.waitForURL(`**/first-steps/${game}/${ids.at(-1) ?? ''}`);
    for (const view of [DESK, PHONE]) {
      await page.setViewportSize(view);
      await waitUntilAsked(page);
      expect(await clippedText(page)).toEqual([]);
    }
    await page.goto(`/first-steps/${game}`);
    await page.getByText(`${played.length} of ${ids.length} done`).waitFor();
    expect(await page.locator('.lesson-done').count()).toBe(played.length);
    expect(await clippedText(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  },
);

test('a wrong click says what to do; Undo goes back a step, and Restart to the first', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/first-steps/lanes/attack');
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByText('Attack in lane 1').waitFor();
  await page.locator('.board [data-anchor="zone:A2f"]').click();
  await page.getByText('Not now. Next: Attack with Pike Lancer (A1f).').waitFor();
  await page.locator('.ask-bar button.primary').click();
  await coach.getByText('Nobody guards lane 2').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await coach.getByText('Attack in lane 1').waitFor();
  await page.locator('.ask-bar button.primary').click();
  await coach.getByText('Nobody guards lane 2').waitFor();
  await coach.getByRole('button', { name: 'Restart' }).click();
  await coach.getByText('Attack in lane 1').waitFor();
});

test('the course resumes at the next lesson; the match can be won, and leads to a whole match', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const ids = (await lessonsOf('lanes')).map(({ id }) => id);
  await page.goto('/first-steps/nowhere');
  await page.getByText('Unknown game "nowhere"').waitFor();
  await page.goto('/first-steps/lanes/nothing');
  await page.getByText('Breachline has no lesson “nothing”.').waitFor();
  await page.evaluate((done) => {
    localStorage.setItem('mechatable.lessons.lanes', done);
  }, ids.slice(0, -1).join(' '));
  await page.goto('/first-steps/lanes');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue: A small match' }).click();
  const wishes = [
    /^Attack with/,
    /^Play (?!Second)/,
    /^Place it in lane \d, frontline/,
    /^(Yes|No,|Decline|End)/,
  ];
  const next = page.locator('.coach-next');
  const again = next.getByRole('button', { name: 'Try again' });
  for (;;) {
    const { next: what, words } = await waitUntilAsked(page);
    if (what === 'choose') await takeChoice(page, placeOf(words, wishes));
    else if (await again.isVisible()) {
      await again.click();
      await next.waitFor({ state: 'detached' });
    } else break;
  }
  await next.getByRole('button', { name: 'Play a match' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/match/'));
  await page.goto('/first-steps/lanes');
  await page.getByRole('button', { name: 'Play a match' }).waitFor();
});
