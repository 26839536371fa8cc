import { beforeEach, describe, expect, test } from 'vitest';
import type { Cue, Thing } from '../src/scene.ts';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('cues', () => {
  const scene = table({ one: [card('d')], two: [card('c')], hand: [card('a'), card('a2')] });
  const ALL: readonly Cue[] = [
    { cue: 'flash', at: 'card:d', tone: 'bad', text: '−2' },
    { cue: 'strike', at: 'card:d', against: 'card:c' },
    { cue: 'vanish', at: 'card:d' },
    { cue: 'banner', text: 'Round 2', seat: 1 },
    { cue: 'glide', to: 'card:b', from: 'card:a' },
  ];
  /** Begins to play, and looks at the page after this many milliseconds. */
  const seeAfter = async (cues: readonly Cue[], milliseconds: number): Promise<void> => {
    await on.in(({ board }, played) => {
      void board.play(played);
    }, cues);
    await on.page.waitForTimeout(milliseconds);
  };

  beforeEach(async () => {
    await on.draw(scene);
  });

  test('take twice as long at half the speed', async () => {
    const time = await on.in((page, cues) => page.time(cues), ALL);
    expect(time).toBeGreaterThan(1700);
    const flash = ALL.slice(0, 1);
    const slow = await on.in((page, cues) => {
      page.board.speed = 0.5;
      return page.time(cues);
    }, flash);
    expect(slow).toBeGreaterThan(590);
  });

  test('a flash shows its tone and its words', async () => {
    await on.setSpeed(0.1);
    await seeAfter(ALL.slice(0, 1), 50);
    expect(await on.page.locator('.cues > .cue-flash.bad').count()).toBe(1);
    expect(await on.page.locator('.cues > .cue-word').textContent()).toBe('−2');
    const ring = await on.in(({ root }) => {
      const { style } = root.querySelector<HTMLElement>('.cue-flash') ?? root;
      return [style.left, style.width];
    });
    const box = await on.page.locator('[data-key=d]').boundingBox();
    expect(ring).toEqual([`${box?.x ?? NaN}px`, `${box?.width ?? NaN}px`]);
  });

  test('a strike moves both', async () => {
    await on.setSpeed(0.1);
    await seeAfter(ALL.slice(1, 2), 50);
    const moving = (key: string) =>
      on.page.locator(`[data-key=${key}]`).evaluate((one) => one.getAnimations().length);
    expect([await moving('d'), await moving('c'), await moving('a')]).toEqual([1, 1, 0]);
  });

  test('a vanished thing is hidden until the next drawing, equal things one by one', async () => {
    const opacities = () =>
      on.page
        .locator('.hand > .card')
        .evaluateAll((all) => all.map((one) => Math.round(100 * Number(getComputedStyle(one).opacity))));
    await on.in(({ board }) => board.play([{ cue: 'vanish', at: 'card:a' }]));
    expect(await opacities()).toEqual([0, 100]);
    await on.in(({ board }) => board.play([{ cue: 'vanish', at: 'card:a' }]));
    expect(await opacities()).toEqual([0, 0]);
    await on.draw(scene);
    expect(await opacities()).toEqual([100, 100]);
  });

  const PLATE: Thing = { key: 'large', classes: 'plate', text: 'Deal 2 damage.' };

  test('an enlarged card can leave the hand, until the next drawing', async () => {
    const isHidden = () =>
      on.page.locator('[data-key=a]').evaluate((one) => getComputedStyle(one).opacity === '0');
    await on.in(({ board }, thing) => board.play([{ cue: 'show', thing, from: 'card:a' }]), PLATE);
    expect(await isHidden()).toBe(false);
    await on.in(
      ({ board }, thing) => board.play([{ cue: 'show', thing, from: 'card:a', lifts: true }]),
      PLATE,
    );
    expect(await isHidden()).toBe(true);
    await on.draw(scene);
    expect(await isHidden()).toBe(false);
  });

  test('an enlarged thing has lines to its targets, covers none of them and takes no clicks', async () => {
    await on.setSpeed(0.1);
    await seeAfter([{ cue: 'show', thing: PLATE, from: 'card:a', toward: ['card:d', 'card:c'] }], 50);
    expect(await on.page.locator('.cue-show .plate').textContent()).toBe('Deal 2 damage.');
    expect(await on.page.locator('.cue-aim path').count()).toBe(2);
    await on.page.locator('[data-key=d]').click();
    expect(await on.picks()).toEqual(['card:d']);
  });

  test('only one thing is shown large at a time, and it goes when a story begins', async () => {
    await on.setSpeed(0.1);
    await on.in(
      ({ board }, shown) => {
        void board.play([{ cue: 'together', of: shown }]);
      },
      [
        { cue: 'show', thing: PLATE },
        { cue: 'show', thing: { ...PLATE, text: 'Draw a card.' } },
      ] satisfies Cue[],
    );
    await on.page.locator('.cue-show').waitFor();
    expect(await on.page.locator('.cue-show').allTextContents()).toEqual(['Draw a card.']);
    await on.in(({ board }) => {
      board.skip();
    });
    expect(await on.page.locator('.cue-show, .cue-aim').count()).toBe(0);
  });

  test('without motion, cues are still pictures', async () => {
    await on.in(({ board }) => {
      board.still = true;
    });
    await on.setSpeed(0.1);
    await seeAfter([{ cue: 'together', of: ALL.filter(({ cue }) => cue !== 'glide') }], 50);
    expect(await on.page.locator('.cue-flash, .cue-word, .cue-banner').count()).toBeGreaterThan(3);
    expect(await on.page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('a damage number pops up larger than words', async () => {
    await on.setSpeed(0.1);
    await seeAfter([{ cue: 'strike', at: 'card:d', against: 'card:c', text: '−2' }], 50);
    expect(await on.page.locator('.cue-word.number.bad').textContent()).toBe('−2');
  });

  test('dice without effect are knocked away next to their target', async () => {
    await on.setSpeed(0.1);
    const throws = [{ words: 'Armor holds', faces: ['<svg></svg>', '<svg></svg>'], saved: true }] as const;
    await seeAfter([{ cue: 'roll', throws, at: 'card:d' }], 50);
    expect(await on.page.locator('.cue-roll.beside .roll-row.saved .roll-die').count()).toBe(2);
  });

  test('a banner shows its words in the color of its seat, and is hidden from screen readers', async () => {
    await on.setSpeed(0.1);
    await seeAfter(ALL.slice(3, 4), 50);
    const banner = on.page.locator('.cues[aria-hidden=true] > .cue-banner[data-seat="1"]');
    expect(await banner.textContent()).toBe('Round 2');
  });
});
