import { masc } from '@mechatable/masc';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';
import { openAtDamage } from './harness/general.ts';
import { asked, choiceWords, placeOf } from './harness/person.ts';
import { openAt, type Route } from './harness/position.ts';

const { newPage } = withBrowser();

const thing = (page: Page, anchor: string): Locator => page.locator(`.board [data-anchor="${anchor}"]`);
const button = (page: Page, name: RegExp): Locator => page.locator('.ask-bar').getByRole('button', { name });
const log = (page: Page): Locator => page.locator('.log li');

/** The lines of the draft. */
function standing(page: Page): Promise<readonly string[]> {
  return page.locator('.draft-lines .line').allInnerTexts();
}

/** Takes the wished choice, or else the first one, until a wanted choice is offered. */
async function playUntil(page: Page, wanted: RegExp, wish: RegExp): Promise<void> {
  for (;;) {
    const { next, words } = await waitUntilAsked(page);
    expect(next).toBe('choose');
    if (words.some((text) => wanted.test(text))) return;
    await takeChoice(page, placeOf(words, [wish]));
  }
}

/** A squad of six is on the move: r3 to r8, on F1 to G3. */
const SQUAD: Route = {
  options: { setup: 'quick' },
  others: 'random',
  choose: (labels) => placeOf(labels, [/^Take Even Hand/, /^Activate r3/]),
  until: (labels) => labels.some((text) => text.startsWith('Finish')),
};

async function moveSquad(page: Page): Promise<void> {
  await openAt(page, masc, SQUAD);
}

/** The same, but members move one at a time. */
async function moveSingly(page: Page): Promise<void> {
  await moveSquad(page);
  await button(page, /^Move one at a time/).click();
}

test('you drag a squad by one of its members, adjust one and confirm it', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await moveSquad(page);
  await thing(page, 'mecha:r3').dragTo(thing(page, 'square:F6'));
  expect(await standing(page)).toEqual(['Everyone is in formation.', '6 of 6 move.']);
  expect(await page.locator('.choices li').count()).toBeLessThanOrEqual(60);
  await thing(page, 'mecha:r4').dragTo(thing(page, 'square:H6'));
  await button(page, /^Finish: 6 of 6 move/).click();
  await expect
    .poll(async () => (await log(page).allInnerTexts()).join('\n'))
    .toContain('r4 (Wolf) moves from G3 to H6');
});

/** Your last tile is next, and two that look different are still free. */
const LAST_TILE: Route = {
  options: { setup: 'full' },
  others: 'random',
  choose: (labels) => labels.findIndex((text) => /^Lay (?!.*\((T04|T11)\))/.test(text)),
  until: (labels) =>
    ['T04', 'T11'].every((tile) => labels.some((text) => text.includes(`(${tile})`))) &&
    new Set(labels.map((text) => / at ([^,]*)/.exec(text)?.[1])).size <= 3,
};

test('you plan a squad’s move, undo part of it and confirm it; nothing is logged before that', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await moveSingly(page);
  const told = await log(page).count();
  await thing(page, 'mecha:r3').click();
  expect(await thing(page, 'square:F5').locator('.thing-note').innerText()).toBe('2');
  await thing(page, 'square:F9').click();
  expect(await standing(page)).toEqual([
    'Out of formation: r3 (Wolf). Each needs a friend within 2 squares.',
    '1 of 6 move.',
  ]);
  expect(await page.locator('.draft-lines .clause-tag').count()).toBe(0);
  await page.getByRole('button', { name: /^Out of formation/ }).press('Enter');
  expect(await page.locator('.draft-lines .clause-tag').allInnerTexts()).toEqual(['MASC-MOVE-6']);
  await page.keyboard.press('Escape'); // closes the rule without stepping back
  expect(await page.locator('.draft-lines .clause-tag').count()).toBe(0);
  expect((await standing(page))[1]).toBe('1 of 6 move.');
  expect(await button(page, /^Finish/).count()).toBe(0);
  await page.keyboard.press('Shift+Enter'); // nor by its key
  await thing(page, 'mecha:r3').click();
  await button(page, /^Move r3 \(Wolf\) back/).click();
  expect((await standing(page))[0]).toBe('Everyone is in formation.');
  await thing(page, 'mecha:r4').click();
  await thing(page, 'square:G5').click();
  await thing(page, 'mecha:r3').click();
  await thing(page, 'square:F5').click();
  expect((await standing(page))[1]).toBe('2 of 6 move.');
  await page.keyboard.press('u'); // undoes a step of the draft, but no move of the match
  expect((await standing(page))[1]).toBe('1 of 6 move.');
  expect(await log(page).count()).toBe(told);
  expect(await axe(page)).toEqual([]);
  await button(page, /^Finish: 1 of 6 move/).click();
  await expect
    .poll(async () => (await log(page).allInnerTexts()).join('\n'))
    .toContain('r4 (Wolf) moves from G3 to G5');
  expect((await log(page).allInnerTexts()).filter((line) => /^r\d+ .* moves/.test(line))).toHaveLength(1);
  expect(await thing(page, 'mecha:r4').locator('.thing-handle').getAttribute('aria-label')).toContain(
    'on G5',
  );
});

test('a square out of range says how far it is and how far the mecha moves', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await moveSingly(page);
  await thing(page, 'mecha:r3').click();
  await thing(page, 'square:F12').click({ force: true });
  const why = page.getByRole('status', { name: 'Why not' });
  expect(await why.locator('.reason strong').allInnerTexts()).toEqual([
    expect.stringMatching(/^Too far: (9 squares, Wolf moves 6|the path costs \d+ points, Wolf has 6)\.$/),
  ]);
  expect(await why.locator('.clause-tag').first().innerText()).toBe('MASC-R-28');
});

test('keyboard only: squads move from the list and from the board', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await moveSingly(page);
  const size = async (): Promise<number> => (await thing(page, 'mecha:r3').boundingBox())?.width ?? 0;
  const before = await size();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  expect((await size()) / before).toBeCloseTo(1.5, 1);
  await page.keyboard.press('0');
  expect(await size()).toBe(before);
  await page.keyboard.press('c');
  await page.keyboard.press('2'); // the second mecha
  expect(await page.locator('.choices li').first().innerText()).toMatch(/^1 Move r4/);
  await page.keyboard.press('2'); // its second square
  expect((await standing(page))[1]).toBe('1 of 6 move.');
  await page.keyboard.press('Escape');
  expect((await standing(page))[1]).toBe('0 of 6 move.');
  await thing(page, 'mecha:r3').locator('.thing-handle').focus();
  await page.keyboard.press('Enter');
  await thing(page, 'square:F4').locator('.thing-handle').focus();
  expect(await thing(page, 'square:F4').locator('.thing-handle').getAttribute('aria-label')).toMatch(/: 1$/);
  await page.keyboard.press('Enter');
  expect((await standing(page))[1]).toBe('1 of 6 move.');
  await page.keyboard.press('Shift+Enter');
  await expect
    .poll(async () => (await log(page).allInnerTexts()).join('\n'))
    .toContain('r3 (Wolf) moves from F3 to F4');
});

test('dragging moves a mecha; reloading the page discards the draft', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await moveSingly(page);
  await thing(page, 'mecha:r3').dragTo(thing(page, 'square:F5'));
  expect((await standing(page))[1]).toBe('1 of 6 move.');
  expect(await thing(page, 'mecha:r3').locator('.thing-handle').getAttribute('aria-label')).toContain(
    'on F5',
  );
  await page.reload();
  await asked(page);
  expect((await standing(page))[1]).toBe('0 of 6 move.');
});

test('you drag a die onto the mecha that takes it', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAtDamage(page);
  const taker = page.locator('.board .lit[data-anchor^="mecha:"]').first();
  const name = ((await taker.getAttribute('data-anchor')) ?? '').replace('mecha:', '');
  const told = await log(page).count();
  await page.locator('.board .drags[data-anchor^="die:"]').dragTo(taker);
  await expect.poll(() => log(page).count()).toBeGreaterThan(told);
  expect((await log(page).allInnerTexts())[told]).toMatch(new RegExp(`\\b${name}\\b`));
});

test('you rotate the last tile on the board and confirm it, then build a force', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAt(page, masc, LAST_TILE);
  await thing(page, 'tile:T04').click();
  await page.locator('.board .lit[data-anchor^="slot:"]').first().click();
  expect((await standing(page))[0]).toMatch(/^Canal \(T04\) at .*, not rotated\.$/);
  await page.keyboard.press('r');
  expect((await standing(page))[0]).toMatch(/, rotated 90°\.$/);
  await button(page, /^Rotate clockwise/).click();
  expect((await standing(page))[0]).toMatch(/, rotated 180°\.$/);
  await thing(page, 'tile:T11').click();
  expect((await standing(page))[0]).toMatch(/^Causeway \(T11\) at .*, not rotated\.$/);
  await page.keyboard.press('Escape');
  expect((await standing(page))[0]).toMatch(/^Canal \(T04\) at .*, rotated 180°\.$/);
  await button(page, /^Confirm tile/).click();
  await expect
    .poll(async () => (await log(page).allInnerTexts()).join('\n'))
    .toMatch(/You lay Canal at .*, rotated 180°/);

  await playUntil(page, /^Add 1 Frog/, /^Confirm tile/);
  expect(await standing(page)).toEqual(['8 of 8 Light mecha.', '8 of 8 Mid mecha.']);
  await thing(page, 'force:frog:+').click();
  expect((await standing(page))[0]).toBe('9 of 8 Light mecha: 1 too many.');
  expect(await button(page, /^Take/).count()).toBe(0);
  await thing(page, 'force:ant:-').click();
  expect(await button(page, /^Take 4 Frogs, 3 Rats, 1 Ant,/).count()).toBe(1);
  await thing(page, 'force:4-4-0-1-6-1').click();
  await thing(page, 'force:wolf:+').click();
  expect(await page.getByRole('status', { name: 'Why not' }).innerText()).toContain('only 6 Wolf counters');
  await page.keyboard.press('Escape');
  await button(page, /^Take 4 Frogs, 4 Rats, 1 Turtle, 6 Wolves, 1 Spider/).click();
  await expect.poll(() => choiceWords(page)).toContainEqual(expect.stringMatching(/^Wolf: \d+ choices$/));
});

test('two players, same screen: the second sees nothing of the first player’s force', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAt(page, masc, {
    people: 2,
    options: { setup: 'full' },
    choose: () => 0,
    until: (labels) => labels.some((text) => text.startsWith('Take ')),
  });
  const sit = async (): Promise<void> => {
    if ((await asked(page)) === 'hand over') await page.getByRole('button', { name: /^I’m Player/ }).click();
    await page.locator('.choices li button').first().waitFor();
  };
  await sit();
  await thing(page, 'force:4-4-0-1-6-1').click();
  await button(page, /^Take 4 Frogs/).click();
  expect(await asked(page)).toBe('hand over');
  expect(await page.locator('[data-anchor], .draft-lines').count()).toBe(0);
  await sit();
  expect(await button(page, /^Take 3 Frogs, 3 Rats, 2 Ants/).count()).toBe(1);
  expect(await button(page, /^Start over/).count()).toBe(0);
});

test('on a phone, a pinch zooms the board, and a tap still picks', async () => {
  const page = await newPage({ width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' });
  await moveSingly(page);
  const mecha = thing(page, 'mecha:r3');
  await mecha.scrollIntoViewIfNeeded();
  const size = async (): Promise<number> => (await mecha.boundingBox())?.width ?? 0;
  const before = await size();
  expect(before).toBeGreaterThanOrEqual(40); // shown closely already
  const bar = await page.locator('.ask-bar').boundingBox();
  const box = await mecha.boundingBox();
  if (box === null) throw new Error('r3 is not drawn.');
  expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [-apart, apart].map((x, id) => ({ id, x: box.x + box.width / 2 + x, y: box.y - 60 })),
    });
  await touch('touchStart', 20);
  for (const apart of [30, 40, 50]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await size()) / before).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await mecha.scrollIntoViewIfNeeded();
  await mecha.tap();
  expect(await page.locator('.board .thing-note').count()).toBeGreaterThan(10);
  expect(await page.locator('.board .chosen').count()).toBe(1);
});
