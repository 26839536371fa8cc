import { beforeEach, describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable({ hasTouch: true });

describe('a drag', () => {
  const die = { key: 'die', look: 'card', label: 'Die', drags: true, text: '5' } as const;
  const scene = table({ one: [card('d')], hand: [card('a', { drags: true }), card('b'), die] });

  beforeEach(() => on.draw(scene, ['card:a', 'card:d']));

  const drag = async (from: string, to: readonly [number, number]): Promise<void> => {
    await on.page.mouse.move(...(await on.middleOf(from)));
    await on.page.mouse.down();
    await on.page.mouse.move(...to, { steps: 4 });
    await on.page.mouse.up();
  };

  test('picks what is dragged, and then what it is dropped on', async () => {
    await drag('a', await on.middleOf('d'));
    expect(await on.picks()).toEqual(['card:a', 'card:d']);
    expect(await on.focused()).toBe('d');
  });

  test('picks only the goal, where what is dragged is not lit itself', async () => {
    await drag('die', await on.middleOf('d'));
    expect(await on.picks()).toEqual(['card:d']);
  });

  test('does not pick again what is chosen already', async () => {
    await on.draw(scene, ['card:a', 'card:d'], ['card:a']);
    await drag('a', await on.middleOf('d'));
    expect(await on.picks()).toEqual(['card:d']);
  });

  test('goes for what is lit, also behind something else', async () => {
    await on.draw(scene, ['zone:one']);
    await drag('die', await on.middleOf('d'));
    expect(await on.picks()).toEqual(['zone:one']);
  });

  test('to nowhere drops nothing, and everything is back in its place', async () => {
    const before = await on.middleOf('die');
    await drag('die', [790, 590]);
    expect(await on.picks()).toEqual([]);
    expect(await on.middleOf('die')).toEqual(before);
  });

  test('shows what is dragged under the pointer', async () => {
    const [x, y] = await on.middleOf('die');
    await on.page.mouse.move(x, y);
    await on.page.mouse.down();
    await on.page.mouse.move(x + 60, y - 40, { steps: 3 });
    expect(await on.middleOf('die')).toEqual([x + 60, y - 40]);
    await on.page.mouse.up();
  });

  test('is not begun by a click, nor by what may not be dragged', async () => {
    await on.page.locator('[data-key=a]').click();
    await drag('b', await on.middleOf('d'));
    expect(await on.picks()).toEqual(['card:a']);
    await on.page.locator('[data-key=b]').click(); // the click after a drag is one again
    expect(await on.picks()).toEqual(['card:a', 'card:b']);
  });

  test('works with a finger', async () => {
    const session = await on.page.context().newCDPSession(on.page);
    const [from, to] = [await on.middleOf('die'), await on.middleOf('d')];
    const at = (part: number) => [
      { x: from[0] + part * (to[0] - from[0]), y: from[1] + part * (to[1] - from[1]) },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.3, 0.7, 1])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await on.picks()).toEqual(['card:d']);
  });
});
