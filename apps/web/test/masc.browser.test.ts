import { parseRecord, verify } from '@mechatable/kernel';
import { masc } from '@mechatable/masc';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { changed, moment } from './harness/commander.ts';
import { openMore } from './harness/end.ts';
import { HURRIED, openAtDamage, playOn, says, startMasc } from './harness/general.ts';
import { asked, choiceWords, contentOf } from './harness/person.ts';
import { openAt } from './harness/position.ts';
import { oneOf, pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { ...STILL, width: 390, height: 844, hasTouch: true } as const;

/** Clicks something on the board and waits until the table has changed. */
async function pick(page: Page, anchor: string): Promise<void> {
  const before = await moment(page);
  await page.locator(`.board .lit[data-anchor="${anchor}"]`).first().click();
  await changed(page, before);
}

/** Nothing overflows sideways. */
async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

test('[MASC-R-68] [MASC-VIC-1] you pick a force from the tray and play a short match to its end; its record verifies in Node', async () => {
  const page = await newPage(STILL);
  await startMasc(page, { vpTarget: 10 });
  await pick(page, 'force:4-4-0-1-6-1');
  await asked(page);
  expect(await page.locator('.board .ms-mecha').count()).toBe(32);
  expect(await page.locator('.board .ms-hidden').count()).toBe(0);
  expect(await playOn(page, HURRIED)).toBe(false);
  const end = page.getByRole('dialog');
  await expect.poll(() => end.locator('h2').innerText()).toMatch(/wins?$|draw/i);
  expect(await end.locator('.clause-tag').first().innerText()).toMatch(/^MASC-/);
  await openMore(page);
  expect(await end.locator('.figures').innerText()).toContain('Points');
  const saving = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save record' }).click();
  expect(verify(masc, parseRecord(await contentOf(await saving))).problems).toEqual([]);
});

test('[MASC-DEP-2] [MASC-DEP-8] [MASC-R-77] from deployment to the end: the page does not contain the opponent’s types before the flip', async () => {
  const page = await newPage(STILL);
  await openAt(page, masc, {
    options: { setup: 'full', light: 1, mid: 2, vpTarget: 5 },
    choose: () => 0,
    until: (labels) => labels.some((text) => text.startsWith('Put ')),
  });
  const hand = page.locator('.board .ms-in-hand.lit');
  await hand.first().waitFor();
  const others = page.locator('.board .ms-mecha.ms-hidden');
  const deployed = page.locator('.board .ms-mecha:not(.ms-in-hand)');
  let faceDown = 0;
  while ((await hand.count()) > 0) {
    for (const other of await others.all()) {
      const html = await other.evaluate((element) => element.outerHTML);
      expect(html).not.toMatch(/frog|\brat\b|\bant\b|turtle|wolf|spider/i);
      faceDown++;
    }
    const before = await deployed.count();
    await hand.first().click();
    await page.locator('.board .chosen').first().waitFor();
    await page.locator('.board .ms-square.lit').first().click();
    // The log is ahead of the board: the choices are those of the next move only once the mecha has arrived.
    await expect.poll(() => deployed.count()).toBeGreaterThan(before);
    await page.locator('.choices li button').first().waitFor();
  }
  expect(faceDown).toBeGreaterThan(1);
  await page
    .locator('.log li:not(.log-run)', { hasText: 'All mecha are turned face up' })
    .waitFor({ state: 'attached' });
  expect(await others.count()).toBe(0);
  expect(await page.locator('.board .ms-mecha').count()).toBe(6);
  expect(await playOn(page, [...HURRIED, says(/^Finish/)])).toBe(false);
  await expect.poll(() => page.getByRole('dialog').locator('h2').innerText()).toMatch(/wins?$|draw/i);
});

test('[MASC-DMG-2] [MASC-D-11] the defender decides who takes a die by clicking a mecha', async () => {
  const page = await newPage(STILL);
  await openAtDamage(page);
  const next = page.locator('.board .ms-die.ms-next');
  expect(await next.count()).toBe(1);
  const words = (await choiceWords(page)).find((text) => text.startsWith('Give the ')) ?? '';
  const [, die = '', id = ''] = /^Give the (\d) to ([rb]\d+)/.exec(words) ?? [];
  expect(await next.locator('.thing-handle').getAttribute('aria-label')).toContain(`The ${die}`);
  const mecha = page.locator(`.board [data-anchor="mecha:${id}"]`);
  expect(await mecha.getAttribute('class')).toContain('ms-eligible');
  await mecha.hover();
  await page.locator('.forecast li', { hasText: id }).waitFor();
  await pick(page, `mecha:${id}`);
  await page
    .locator('.log li', { hasText: new RegExp(`${id} \\(\\w+\\) takes a ${die}`) })
    .first()
    .waitFor();
});

test('keyboard only: a number picks a force, arrow keys move on the board, Enter activates a unit', async () => {
  const page = await newPage(STILL);
  await startMasc(page);
  await page.keyboard.press('3');
  await page.locator('.log li', { hasText: 'Turn 1 begins' }).waitFor();
  await playOn(page, [says(/starts$/)], (words) => words.includes('Pass'));
  await page.keyboard.press('b');
  const label = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const seen = new Set<string>();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Home', 'End']) {
    await page.keyboard.press(key);
    seen.add(await label());
  }
  expect(seen.size).toBeGreaterThan(4);
  expect([...seen]).not.toContain('');
  const before = await moment(page);
  await page.locator('.board .ms-red.lit .thing-handle').first().focus();
  expect(await label()).toMatch(/^r\d+, your \w+ on/);
  await page.keyboard.press('Enter');
  await changed(page, before);
  await page.locator('.log li', { hasText: /^You activate/ }).waitFor();
});

test('at 390 pixels: the board is upright and fills the width, taps play the match, nothing overflows', async () => {
  const page = await newPage(PHONE);
  await startMasc(page);
  expect(await fitsWidth(page)).toBe(true);
  await page.locator('.board .ms-force.lit').nth(2).tap();
  await page.locator('.board .ms-mecha').first().waitFor();
  await playOn(page, [says(/starts$/)], (words) => words.includes('Pass'));
  const before = await moment(page);
  await page.locator('.board .ms-mecha.ms-red.lit').first().tap();
  await changed(page, before);
  const shape = await page.evaluate(() => {
    const grid = document.querySelector('.ms-grid')?.getBoundingClientRect() ?? new DOMRect();
    const square = document.querySelector('.ms-square')?.getBoundingClientRect() ?? new DOMRect();
    return { wide: grid.width, high: grid.height, square: square.width };
  });
  expect(shape.high).toBeGreaterThan(shape.wide);
  expect(shape.square).toBeGreaterThan(18);
  expect(await fitsWidth(page)).toBe(true);
});

const LOOKS = [
  ['desktop by day', { ...STILL, width: 1280, height: 800, colorScheme: 'light' }],
  ['phone by night', { ...PHONE, colorScheme: 'dark' }],
] as const;
const PLACES = [
  ['new table', (page: Page) => startMasc(page, { vpTarget: 100 })],
  ['table after an attack', openAtDamage],
  [
    'lesson',
    async (page: Page) => {
      await page.goto('/first-steps/masc/move');
      await asked(page);
    },
  ],
] as const;

test.each(
  pairs(oneOf(LOOKS, 1), PLACES, 1).map(
    ([[look, options], [place, open]]) => [place, look, open, options] as const,
  ),
)('axe finds no problems: %s, %s', async (_place, _look, open, options) => {
  const page = await newPage(options);
  await open(page);
  expect(await axe(page)).toEqual([]);
});
