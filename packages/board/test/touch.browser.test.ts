import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable({ hasTouch: true });
describe('a finger', () => {
  const scene = table({ hand: [card('a'), card('b')] });

  beforeAll(() => on.stopClock());
  beforeEach(async () => {
    await on.draw(scene);
  });

  const touch = async (key: string, time: number, slip = 0): Promise<void> => {
    const [x, y] = await on.middleOf(key);
    const session = await on.page.context().newCDPSession(on.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [{ x, y }]);
    if (slip > 0) await send('touchMove', [{ x: x + slip, y }]);
    await on.pass(time);
    await send('touchEnd', []);
  };

  test('picks with a tap, and looks at nothing', async () => {
    await on.page.touchscreen.tap(...(await on.middleOf('a')));
    expect(await on.picks()).toEqual(['card:a']);
    expect(await on.looks()).toEqual([]);
  });

  test('picks a lit thing that it misses by a few pixels, but nothing else', async () => {
    await on.draw(scene, ['card:a']);
    const [middle, y] = await on.middleOf('a');
    const x = middle - 40; // a card is 80 pixels wide
    await on.page.touchscreen.tap(x - 6, y);
    expect(await on.picks()).toEqual(['card:a']);
    await on.page.touchscreen.tap(x - 14, y);
    await on.page.touchscreen.tap(...(await on.middleOf('b')));
    expect(await on.picks()).toEqual(['card:a', 'card:b']);
    await on.page.mouse.click(x - 6, y); // a mouse hits what it points at
    expect(await on.picks()).toEqual(['card:a', 'card:b']);
  });

  test('looks with a long press, and picks nothing', async () => {
    await touch('a', 390);
    expect(await on.looks()).toEqual([]);
    await touch('a', 400);
    expect(await on.looks()).toEqual(['card:a']);
    expect(await on.picks()).toEqual(['card:a']); // by the first, which was short
    await on.page.touchscreen.tap(...(await on.middleOf('b')));
    expect(await on.looks()).toEqual(['card:a', null]);
    expect(await on.picks()).toEqual(['card:a', 'card:b']);
  });

  test('opens no menu with a long press', async () => {
    const getsMenu = () =>
      on.page
        .locator('[data-key=a]')
        .evaluate((one) =>
          one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        );
    expect(await getsMenu()).toBe(true);
    await touch('a', 400);
    expect(await getsMenu()).toBe(false);
  });

  test('does not look when it moves', async () => {
    await touch('a', 500, 30);
    expect(await on.looks()).toEqual([]);
  });
});
