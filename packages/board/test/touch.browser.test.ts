import { beforeEach, describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable({ hasTouch: true });
describe('a finger', () => {
  const scene = table({ hand: [card('a'), card('b')] });
  const wait = (milliseconds: number): Promise<void> => on.page.waitForTimeout(milliseconds);

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
    await wait(time);
    await send('touchEnd', []);
  };

  test('picks by a tap, and looks at nothing', async () => {
    await on.page.touchscreen.tap(...(await on.middleOf('a')));
    expect(await on.picks()).toEqual(['card:a']);
    expect(await on.looks()).toEqual([]);
  });

  test('looks by a long press, and picks nothing', async () => {
    await touch('a', 600);
    expect(await on.looks()).toEqual(['card:a']);
    await wait(100);
    expect(await on.picks()).toEqual([]);
    await on.page.touchscreen.tap(...(await on.middleOf('b')));
    expect(await on.looks()).toEqual(['card:a', null]);
    expect(await on.picks()).toEqual(['card:b']);
  });

  test('gets no menu from a long press', async () => {
    await on.page.evaluate(() => {
      document.addEventListener('contextmenu', ({ defaultPrevented }) => {
        document.body.dataset.menu = String(defaultPrevented);
      });
    });
    await touch('a', 1000);
    expect(await on.page.evaluate(() => document.body.dataset.menu ?? 'true')).toBe('true');
  });

  test('does not look when it slips', async () => {
    await touch('a', 600, 30);
    expect(await on.looks()).toEqual([]);
  });
});
