import { beforeEach, describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable({ hasTouch: true });

/** The page lets `card:a` be grabbed, and nothing else. */
const die = { key: 'die', classes: 'card', anchor: 'die', label: 'Die', drags: true, text: '5' } as const;
const scene = table({ one: [card('d')], hand: [card('a'), card('b'), die] });

const drags = (): Promise<readonly (string | null)[]> => on.in((page) => page.drags);
const ghosts = (): Promise<number> => on.page.locator('.ghost').count();

beforeEach(() => on.draw(scene, ['card:a', 'card:d', 'die']));

async function carry(from: string, to: readonly [number, number]): Promise<void> {
  await on.page.mouse.move(...(await on.middleOf(from)));
  await on.page.mouse.down();
  await on.page.mouse.move(...to, { steps: 4 });
}

async function drag(from: string, to: readonly [number, number]): Promise<void> {
  await carry(from, to);
  await on.page.mouse.up();
}

describe('a drag', () => {
  test('reports the thing grabbed, and then the thing it is dropped on', async () => {
    await drag('a', await on.middleOf('d'));
    expect(await drags()).toEqual(['card:a', 'card:d']);
    expect(await on.picks()).toEqual([]);
    expect(await on.focused()).toBe('d');
  });

  test('drops on a lit thing, even behind something else', async () => {
    await on.draw(scene, ['zone:one']);
    await drag('a', await on.middleOf('d'));
    expect(await drags()).toEqual(['card:a', 'zone:one']);
  });

  test('is canceled when it ends on nothing, or on the dragged thing', async () => {
    await drag('a', [790, 590]);
    const [x, y] = await on.middleOf('a');
    await drag('a', [x + 10, y]);
    expect(await drags()).toEqual(['card:a', null, 'card:a', null]);
  });

  test('is canceled by Escape, and then releasing does nothing', async () => {
    await carry('a', await on.middleOf('d'));
    await on.page.keyboard.press('Escape');
    expect(await ghosts()).toBe(0);
    await on.page.mouse.up();
    expect(await drags()).toEqual(['card:a', null]);
    expect(await on.picks()).toEqual([]);
  });

  test('ends when the dragged thing is gone', async () => {
    await carry('a', await on.middleOf('d'));
    await on.draw(table({ one: [card('d')], hand: [card('b'), die] }), ['card:d']);
    expect(await ghosts()).toBe(0);
    await on.page.mouse.up();
    expect(await drags()).toEqual(['card:a', null]);
  });

  test('shows a copy under the pointer, which is gone at the end', async () => {
    const [x, y] = await on.middleOf('a');
    await carry('a', [x + 60, y - 40]);
    const box = await on.page.locator('.ghost').boundingBox();
    expect([(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]).toEqual([
      x + 60,
      y - 40,
    ]);
    expect(await on.middleOf('a')).toEqual([x, y]); // the card itself stays
    await on.page.mouse.up();
    expect(await ghosts()).toBe(0);
  });

  test('immediately looks at a thing that would accept the drop', async () => {
    await carry('a', await on.middleOf('d'));
    expect((await on.looks()).at(-1)).toBe('card:d');
    expect(await on.page.locator('[data-over]').getAttribute('data-key')).toBe('d');
    await on.page.mouse.move(...(await on.middleOf('b')), { steps: 2 });
    expect((await on.looks()).at(-1)).toBeNull();
    expect(await on.page.locator('[data-over]').count()).toBe(0);
    await on.page.mouse.up();
  });

  test('keeps looking at a thing that would accept the drop, even after only a brief rest', async () => {
    await on.stopClock();
    await carry('a', await on.middleOf('d'));
    await on.pass(1000);
    expect((await on.looks()).at(-1)).toBe('card:d');
    await on.page.mouse.up();
    await on.page.clock.resume();
  });

  test('doesn’t start with a click, or on something that can’t be grabbed', async () => {
    await on.page.locator('[data-key=a]').click();
    await drag('b', await on.middleOf('d'));
    expect(await drags()).toEqual([]);
    expect(await on.picks()).toEqual(['card:a']);
    await on.page.locator('[data-key=b]').click(); // the click after a drag is one again
    expect(await on.picks()).toEqual(['card:a', 'card:b']);
  });

  test('doesn’t start after the button was released outside the board', async () => {
    await on.page.mouse.move(...(await on.middleOf('a')));
    await on.page.mouse.down();
    await on.in(({ root }) => {
      root.addEventListener(
        'pointerup',
        (event) => {
          event.stopImmediatePropagation(); // as if the board had never heard of it
        },
        { capture: true, once: true },
      );
    });
    await on.page.mouse.up();
    await on.page.mouse.move(...(await on.middleOf('d')), { steps: 4 });
    expect(await drags()).toEqual([]);
  });

  test('picks only the drop target if the dragged thing can’t be picked', async () => {
    await drag('die', await on.middleOf('d'));
    expect(await on.picks()).toEqual(['card:d']);
    expect(await drags()).toEqual([]);
  });
});

describe('a finger', () => {
  const swipe = async (key: string, to: readonly [number, number]): Promise<void> => {
    const session = await on.page.context().newCDPSession(on.page);
    const from = await on.middleOf(key);
    const at = (part: number) => [
      { x: from[0] + part * (to[0] - from[0]), y: from[1] + part * (to[1] - from[1]) },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.3, 0.7, 1])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('drags', async () => {
    await swipe('a', await on.middleOf('d'));
    expect(await drags()).toEqual(['card:a', 'card:d']);
    expect(await on.picks()).toEqual([]);
  });

  test('scrolls a strip along its length, and drags across it', async () => {
    await on.page.addStyleTag({
      content:
        '.narrow [data-key=hand] { display: flex; width: 120px; overflow-x: auto } .narrow .card { flex: none }',
    });
    await on.in(({ root }) => {
      root.classList.add('narrow');
    });
    const [x, y] = await on.middleOf('a');
    await swipe('a', [x - 60, y + 5]);
    expect(await drags()).toEqual([]);
    expect(await on.page.locator('[data-key=hand]').evaluate((hand) => hand.scrollLeft)).toBeGreaterThan(0);
    await on.page.locator('[data-key=hand]').evaluate((hand) => {
      hand.scrollLeft = 0;
    });
    await swipe('a', await on.middleOf('d'));
    expect(await drags()).toEqual(['card:a', 'card:d']);
  });
});
