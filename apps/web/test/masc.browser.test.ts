import { parseRecord, verify } from '@mechatable/kernel';
import { masc } from '@mechatable/masc';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { changed, moment } from './harness/commander.ts';
import { HURRIED, openAtDamage, playOn, says, startMasc } from './harness/general.ts';
import { asked, choiceWords, choices, contentOf, lit } from './harness/person.ts';

const { newPage } = withBrowser();

const STILL = { reducedMotion: 'reduce' } as const;
const PHONE = { ...STILL, width: 390, height: 844, hasTouch: true } as const;

/** Picks something on the board and waits until that has led somewhere. */
async function pick(page: Page, anchor: string): Promise<void> {
  const before = await moment(page);
  await page.locator(`.board .lit[data-anchor="${anchor}"]`).first().click();
  await changed(page, before);
}

/** Nothing sticks out at the side. */
async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

test('[MASC-R-68] [MASC-VIC-1] a force is picked from the tray, and a short match is played to its end; Node agrees', async () => {
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
  expect(await end.locator('.figures').innerText()).toContain('Points');
  const saving = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save record' }).click();
  expect(verify(masc, parseRecord(await contentOf(await saving))).problems).toEqual([]);
});

test('[MASC-DEP-2] [MASC-DEP-8] [MASC-R-77] from the first tile to the last point: no type of the other side is in the page before the flip', async () => {
  const page = await newPage(STILL);
  await startMasc(page, { setup: 'full', light: 1, mid: 2, vpTarget: 5 });
  const hand = page.locator('.board .ms-in-hand.lit');
  while ((await asked(page)) === 'choose' && (await hand.count()) === 0) {
    const confirm = page.locator('.ask-bar .primary');
    const before = await moment(page);
    const tile = page.locator('.board .ms-stock-tile.lit');
    const slot = page.locator('.board .ms-tile.lit');
    if ((await confirm.count()) > 0) await confirm.click();
    else if ((await page.locator('.board .chosen').count()) > 0) await slot.first().click();
    else if ((await tile.count()) > 0) await tile.first().click();
    else await choices(page).first().click();
    await changed(page, before);
  }
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
    // The log is ahead of the board: only when the mecha stands there are the choices those of the next move.
    await expect.poll(() => deployed.count()).toBeGreaterThan(before);
    await page.locator('.choices li button').first().waitFor();
  }
  expect(faceDown).toBeGreaterThan(1);
  await page.locator('.log li', { hasText: 'All mecha are turned face up' }).waitFor();
  expect(await others.count()).toBe(0);
  expect(await page.locator('.board .ms-mecha').count()).toBe(6);
  expect(await playOn(page, [...HURRIED, says(/^Finish/)])).toBe(false);
  await expect.poll(() => page.getByRole('dialog').locator('h2').innerText()).toMatch(/wins?$|draw/i);
});

test('[MASC-DMG-2] [MASC-D-11] the defender is asked who takes a die, and gives it by picking a mecha', async () => {
  const page = await newPage(STILL);
  await openAtDamage(page);
  const next = page.locator('.board .ms-die.ms-next');
  expect(await next.count()).toBe(1);
  const words = (await choiceWords(page)).find((text) => text.startsWith('Give the ')) ?? '';
  const [, die = '', id = ''] = /^Give the (\d) to (r\d+)/.exec(words) ?? [];
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

test('the first steps are walked by picking what lights up', async () => {
  const page = await newPage(STILL);
  await page.goto('/first-steps/masc');
  const coach = page.getByRole('region', { name: 'First steps' });
  const told = async (): Promise<string> =>
    `${await coach.innerText()} ${await page.locator('.board .chosen').count()}`;
  for (let steps = 0; ; steps++) {
    expect(steps).toBeLessThan(90);
    await page.locator('.coach .primary, .ask-bar .primary, .board .lit').first().waitFor();
    if ((await coach.getByText('That’s the whole game.').count()) > 0) break;
    const before = await told();
    if (await coach.getByRole('button', { name: 'Next', exact: true }).isVisible()) {
      await coach.getByRole('button', { name: 'Next', exact: true }).click();
    } else if ((await lit(page).count()) > 0) await lit(page).first().click();
    else await page.locator('.ask-bar .primary').click();
    await expect.poll(told).not.toBe(before);
  }
  expect(await page.locator('.board [data-anchor="mecha:r1"] .ms-damage').innerText()).toBe('2/3');
  expect(await page.locator('.board [data-anchor="mecha:b15"]').count()).toBe(0);
});

test('without a mouse: a force by its number, a unit by Enter on the board, the board by arrow keys', async () => {
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

test('on a phone of 390 pixels: the board is upright, fills the width, is played by taps, and nothing sticks out', async () => {
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

test.each([
  ['by day', { ...STILL, width: 1280, height: 800, colorScheme: 'light' }],
  ['by night', { ...PHONE, colorScheme: 'dark' }],
] as const)('axe has no objections to the table %s', async (_look, options) => {
  const page = await newPage(options);
  await startMasc(page, { vpTarget: 100 });
  expect(await axe(page)).toEqual([]);
  await openAtDamage(page);
  expect(await axe(page)).toEqual([]);
  await page.goto('/first-steps/masc');
  await asked(page);
  expect(await axe(page)).toEqual([]);
});
