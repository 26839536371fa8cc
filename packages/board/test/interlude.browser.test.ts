import { beforeEach, describe, expect, test } from 'vitest';
import type { Cue, Thing } from '../src/scene.ts';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

const part = (...lines: readonly string[]): Thing => ({
  key: 'story',
  classes: 'story',
  children: lines.map((text, place) => ({ key: `line.${place}`, classes: 'line', text })),
});
const told = (scene: Thing, time = 60_000): Cue => ({ cue: 'interlude', scene, time });

describe('an interlude', () => {
  beforeEach(async () => {
    await on.draw(table({ one: [card('d')], two: [card('c')], hand: [card('a')] }));
  });

  const play = (cue: Cue): Promise<void> =>
    on.in(({ board }, shown) => {
      void board.play([shown]);
    }, cue);
  const lines = (): Promise<string[]> => on.page.locator('.cue-interlude .line').allTextContents();

  test('is a picture in front of the table, hidden from screen readers', async () => {
    await play(told(part('one', 'two')));
    await on.page.locator('.cues[aria-hidden=true] > .cue-interlude .story').waitFor();
    expect(await lines()).toEqual(['one', 'two']);
    expect(await on.page.locator('.cue-interlude [data-anchor], .cue-interlude [tabindex]').count()).toBe(0);
  });

  test('keeps the elements of things that stay from one part to the next', async () => {
    const first = on.page.locator('.cue-interlude [data-key="line.0"]');
    // In one go: the first part lingers only for a moment.
    await on.in(
      async ({ board }, [one, two]) => {
        await board.play([one]);
        document.querySelector('.cue-interlude [data-key="line.0"]')?.setAttribute('data-mine', 'yes');
        void board.play([two]);
      },
      [told(part('one'), 1), told(part('one', 'two'))] as const,
    );
    await on.page.locator('.cue-interlude [data-key="line.1"]').waitFor();
    expect(await first.getAttribute('data-mine')).toBe('yes');
  });

  test('is ended by a click, which picks nothing', async () => {
    await play(told(part('one')));
    await on.page.locator('.cue-interlude').click();
    expect(await on.page.locator('.cue-interlude').count()).toBe(0);
    expect(await on.in(({ picks }) => picks)).toEqual([]);
  });

  test('gives way to other cues, ends by itself, and takes no time at speed 0', async () => {
    await play(told(part('one'), 1));
    await play({ cue: 'banner', text: 'Round 2', seat: 1 });
    await on.page.locator('.cue-banner').waitFor();
    expect(await on.page.locator('.cue-interlude').count()).toBe(0);
    await on.in(({ board }) => {
      board.skip();
    });
    await play(told(part('one'), 1));
    await on.page.locator('.cue-interlude').waitFor({ state: 'detached' });
    await on.setSpeed(0);
    await on.in(({ board }, cue) => board.play([cue]), told(part('one')));
    expect(await on.page.locator('.cue-interlude').count()).toBe(0);
  });
});
