import { beforeAll, describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('a mouse', () => {
  const scene = table({ one: [card('d')], hand: [card('a'), card('b')] });

  beforeAll(() => on.stopClock());

  test('a click picks the innermost thing with an anchor, and nothing where there is none', async () => {
    await on.draw(scene);
    await on.page.mouse.click(700, 500);
    await on.page.mouse.click(...(await on.middleOf('a.name')));
    await on.page.mouse.click(...(await on.middleOf('d')));
    const [x, y] = await on.middleOf('zone:one');
    await on.page.mouse.click(x - 60, y);
    expect(await on.picks()).toEqual(['card:a', 'card:d', 'zone:one']);
    expect(await on.looks()).not.toContain('zone:one'); // clicks do not look, though they move the focus
    expect(await on.focused()).toBe('zone:one');
  });

  test('a mouse resting on a thing looks at it until it leaves', async () => {
    await on.draw(scene);
    await on.page.mouse.move(...(await on.middleOf('a')));
    await on.pass(240);
    expect(await on.looks()).toEqual([]);
    await on.pass(10);
    expect(await on.looks()).toEqual(['card:a']);
    await on.page.mouse.move(700, 500);
    expect(await on.looks()).toEqual(['card:a', null]);
    await on.page.mouse.move(...(await on.middleOf('b')));
    await on.page.mouse.move(700, 500);
    await on.pass(250);
    expect(await on.looks()).toEqual(['card:a', null]);
  });

  test('nothing is looked at once that thing is removed', async () => {
    await on.draw(scene);
    await on.page.mouse.move(...(await on.middleOf('b')));
    await on.pass(250);
    await on.draw(table({ hand: [card('a')] }));
    expect((await on.looks()).at(-1)).toBe(null);
  });
});
