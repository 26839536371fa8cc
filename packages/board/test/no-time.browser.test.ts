import { beforeEach, describe, expect, test } from 'vitest';
import type { Cue } from '../src/scene.ts';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('cues without a clock: anything that waits would wait forever', () => {
  const scene = table({ one: [card('d')], two: [card('c')], hand: [card('a'), card('a2')] });
  const ALL: readonly Cue[] = [
    { cue: 'flash', at: 'card:d', tone: 'bad', text: '−2' },
    { cue: 'strike', at: 'card:d', against: 'card:c' },
    { cue: 'vanish', at: 'card:d' },
    { cue: 'banner', text: 'Round 2', seat: 1 },
    { cue: 'glide', to: 'card:b', from: 'card:a' },
  ];

  beforeEach(async () => {
    await on.draw(scene);
    await on.stopClock();
  });

  test('take no time at speed 0, or if they are about missing things', async () => {
    const lost = ALL.map((cue) => ({ ...cue, at: 'nobody', against: 'nobody', from: 'nobody' }));
    await on.in(
      (page, cues) => page.board.play(cues),
      lost.filter(({ cue }) => cue !== 'banner'),
    );
    await on.in((page, cues) => {
      page.board.speed = 0;
      return page.board.play(cues);
    }, ALL);
    expect(await on.page.locator('.cues > *').count()).toBe(0);
  });

  test('end immediately when skipped, and leave nothing behind', async () => {
    await on.in(async (page, cues) => {
      const all = [page.board.play(cues), page.board.play(cues)];
      page.board.skip();
      await Promise.all(all);
    }, ALL);
    expect(await on.page.locator('.cues > *').count()).toBe(0);
    expect(await on.page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
