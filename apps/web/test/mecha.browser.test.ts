import { parseRecord, verify } from '@mechatable/kernel';
import { mecha1e, mecha2e } from '@mechatable/mecha';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from './harness/axe.ts';
import { withBrowser, type PageOptions } from './harness/browser.ts';
import {
  answerTheChain,
  changed,
  isMyTurn,
  moment,
  placeOf,
  playUntil,
  poster,
  says,
  startMecha,
  take,
} from './harness/commander.ts';
import { openMore } from './harness/end.ts';
import { asked, choiceWords, choices, contentOf } from './harness/person.ts';
import { openAt, type Route } from './harness/position.ts';
import { inSoak, oneOf, pairs } from './harness/soak.ts';

const { newPage } = withBrowser();

/** Each edition with its decks, and the number of your choices after which a match is nearly over. */
const GAMES = [
  ['mecha-1e', mecha1e, ['signal-rush', 'iron-wall'], 160],
  ['mecha-2e', mecha2e, ['pack-hunt', 'bull-run'], 76],
] as const;

const PHONE: PageOptions = { width: 375, height: 812, reducedMotion: 'reduce', hasTouch: true };

/** Nothing overflows sideways. */
async function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

/** Where a match is joined: whole matches take long. */
const STARTS = ['near its end', 'at its start'] as const;

describe.each(oneOf(GAMES, 1))('%s', (edition, game, decks, late) => {
  test.each(pairs([edition], STARTS))(
    'you play a match of %s, joined %s, against the greedy bot to the end; its record verifies in Node',
    async (_edition, start) => {
      const page = await newPage({ reducedMotion: 'reduce' });
      if (start === 'at its start') await startMecha(page, edition, decks);
      else
        await openAt(page, game, {
          options: { loadouts: decks },
          choose: (labels) => placeOf(labels),
          until: (_labels, _last, made) => made >= late,
        });
      expect(await playUntil(page, () => Promise.resolve(false))).toBe(false);
      const end = page.getByRole('dialog');
      await expect.poll(() => end.locator('h2').innerText()).toMatch(/wins?$|draw/i);
      expect(await end.locator('.clause-tag').first().innerText()).toMatch(/^MG-/);
      await openMore(page);
      const saving = page.waitForEvent('download');
      await end.getByRole('button', { name: 'Save record' }).click();
      expect(verify(game, parseRecord(await contentOf(await saving))).problems).toEqual([]);
      await end.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('slider').waitFor();
      expect(await axe(page)).toEqual([]);
    },
  );
});

test('[MG-R-13] [MG-R-14] you can answer a link of the chain with a Command in the opponent’s turn, and it takes effect', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  const answer = /^Play (Espionage on (?!yourself)|Ironhide on )/;
  const links = page.locator('.board [data-anchor^="link:"]');
  await openAt(page, mecha1e, {
    options: { loadouts: ['sky-patrol', 'iron-wall'] },
    choose: (labels) => placeOf(labels),
    until: (labels, last) =>
      labels.some(says(answer)) && last?.seat === 1 && /"(command|attack)"/.test(JSON.stringify(last.action)),
  });
  expect(await isMyTurn(page)).toBe(false);
  const label = await links.first().locator('.thing-handle').getAttribute('aria-label');
  expect(label).toMatch(/^Link 1 of the chain: .*(plays|moves|attacks|uses)/);
  const played = await take(page, [says(answer)]);
  const work = played.includes('Espionage') ? 'You look at ' : 'gets 2 Armour counters';
  await page.locator('.log li', { hasText: work }).last().waitFor();
});

test('[MG-PILOT-2] [MG-PILOT-3] an attached Pilot shows on its Mecha, which then costs 0', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await openAt(page, mecha2e, {
    options: { loadouts: ['graces-command', 'iron-bastion'] },
    choose: (labels) => placeOf(labels),
    until: (labels) => labels.some(says(/^Attach /)),
  });
  const [, name = '', cell = ''] =
    /^Attach (.*) to .*\(([a-g]\d)\)$/.exec(await take(page, [says(/^Attach /)])) ?? [];
  await answerTheChain(page);
  const tab = page.getByRole('button', { name: `${name}, your Pilot attached on ${cell}` });
  await tab.waitFor();
  const unit = page.locator(`.board [data-anchor="cell:${cell}"]`);
  expect(await unit.locator('.mg-cost').innerText()).toContain('0');
  const inspector = page.getByRole('region', { name: 'Details' });
  await unit.hover();
  await inspector.locator('.sum').waitFor();
  expect(await inspector.innerText()).toContain('Costs 0');
});

test('[MG-R-91] the setup, the table and the match list call a match with a changed option a variant', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await poster(page, 'mecha-1e').getByRole('button', { name: 'Set up…' }).click();
  const form = page.getByRole('form', { name: 'Set up Mecha Game' });
  expect(await form.locator('.variant').count()).toBe(0);
  await form.getByRole('combobox', { name: /^Towers per turn/ }).selectOption({ label: 'Any number' });
  expect(await form.locator('.variant').innerText()).toBe('A variant: towers per turn.');
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
  const home = page.locator('.table-home');
  expect(await home.textContent()).toContain('Mecha Game · variant');
  await home.click();
  await page.locator('.match-link', { hasText: 'Mecha Game · variant' }).waitFor();
});

test('keyboard only: Tab in the lobby, numbers for choices, arrow keys on the battlefield', async () => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await poster(page, 'mecha-1e').getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  for (let taken = 0; taken < 8; taken++) {
    await asked(page);
    const words = await choiceWords(page);
    const wishes = [/^Keep/, /^Attack/, /^Play .* on [a-g]1$/, /^(Pass|End)/];
    const place = wishes.map((wish) => words.findIndex((text) => wish.test(text))).find((at) => at >= 0) ?? 0;
    const before = await moment(page);
    if (place < 9) await page.keyboard.press(String(place + 1));
    else {
      await choices(page).nth(place).focus();
      await page.keyboard.press('Enter');
    }
    await changed(page, before);
  }
  expect(await asked(page)).toBe('choose');
  await page.keyboard.press('b');
  const seen = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'Home', 'End']) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(label).not.toBe('');
    seen.add(label);
  }
  expect(seen.size).toBeGreaterThan(4);
  await page.keyboard.press('i');
  await page.getByRole('region', { name: 'Details' }).locator('h2').waitFor();
});

inSoak(() => {
  test('at 375 pixels: taps play the match, the hand is visible above the question, nothing overflows', async () => {
    const page = await newPage(PHONE);
    await startMecha(page, 'mecha-2e', ['wind-up-parade', 'pack-hunt']);
    expect(await fitsWidth(page)).toBe(true);
    for (let taps = 0; taps < 12 && (await asked(page)) === 'choose'; taps++) {
      const before = await moment(page);
      const board = page.locator('.board .lit');
      if ((await board.count()) > 0) await board.first().tap();
      else await page.locator('.ask-bar .row button').first().tap();
      await changed(page, before);
    }
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    const edges = await page.evaluate(() => {
      const hand = document.querySelector('.mg-hand')?.getBoundingClientRect() ?? new DOMRect();
      const bar = document.querySelector('.ask-bar')?.getBoundingClientRect().top ?? 0;
      const cell = document.querySelector('.mg-space')?.getBoundingClientRect().width ?? 0;
      return { most: hand.top + hand.height * 0.6, bar, cell };
    });
    expect(edges.most).toBeLessThanOrEqual(edges.bar);
    expect(edges.cell).toBeGreaterThan(48);
    expect(await fitsWidth(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
  });
});

const LOOKS = [
  ['desktop by day', { width: 1280, height: 800, colorScheme: 'light', reducedMotion: 'reduce' }],
  ['phone by night', { ...PHONE, width: 390, height: 844, colorScheme: 'dark' }],
] as const;
const MID_MATCH: Route = {
  options: { loadouts: ['graces-command', 'iron-bastion'] },
  choose: (labels) => placeOf(labels),
  until: (labels, _last, made) => made >= 45 && labels.length > 3,
};
const PLACES = [
  [
    'lesson',
    async (page: Page) => {
      await page.goto('/first-steps/mecha-2e/towers');
      await asked(page);
    },
  ],
  ['table in mid-match', (page: Page) => openAt(page, mecha2e, MID_MATCH)],
  ['new table', (page: Page) => startMecha(page, 'mecha-2e', ['graces-command', 'iron-bastion'])],
] as const;

test.each(
  pairs(oneOf(LOOKS, 1), PLACES, 1).map(
    ([[look, options], [place, open]]) => [place, look, open, options] as const,
  ),
)('axe finds no problems in the second edition: %s, %s', async (_place, _look, open, options) => {
  const page = await newPage(options);
  await open(page);
  expect(await axe(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
});
