import { beforeEach, describe, expect, test } from 'vitest';
import type { Thing } from '../src/scene.ts';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const ACROSS = 8;

/** A sheet of eight by four cells in a lens, 400 pixels wide. */
const scene: Thing = {
  key: 'table',
  classes: 'table',
  children: [
    {
      key: 'field',
      classes: 'field',
      lens: true,
      children: [
        {
          key: 'sheet',
          classes: 'sheet',
          children: Array.from({ length: 4 * ACROSS }, (_, number) => ({
            key: `cell${number}`,
            classes: 'cell',
            anchor: `cell:${number}`,
            label: `Cell ${number}`,
          })),
        },
      ],
    },
  ],
};

const LAST = 'cell31';

function lens(on: ReturnType<typeof openTable>) {
  const boxOf = async (key: string) => {
    const box = await on.page.locator(`[data-key="${key}"]`).boundingBox();
    if (box === null) throw new Error(`${key} is not drawn.`);
    return box;
  };
  return {
    boxOf,
    /** How much larger a cell is than on the whole sheet. */
    level: async () => (await boxOf('cell0')).width / 50,
    isInSight: async (key: string) => {
      const [field, box] = [await boxOf('field'), await boxOf(key)];
      return (
        box.x >= field.x - 1 &&
        box.y >= field.y - 1 &&
        box.x + box.width <= field.x + field.width + 1 &&
        box.y + box.height <= field.y + field.height + 1
      );
    },
  };
}

describe('a lens', () => {
  const on = openTable();
  const { boxOf, level, isInSight } = lens(on);
  const tool = (name: string) => on.page.getByRole('button', { name, exact: true });

  beforeEach(() => on.draw(scene, [`cell:31`]));

  test('zooms with its buttons and keeps its own size', async () => {
    const before = await boxOf('field');
    await tool('Zoom in').click();
    expect(await level()).toBeCloseTo(1.5, 1);
    await tool('Zoom in').click();
    expect(await level()).toBeCloseTo(2.25, 1);
    expect(await boxOf('field')).toEqual(before);
    await tool('Zoom out').click();
    expect(await level()).toBeCloseTo(1.5, 1);
    await tool('Zoom to fit').click();
    expect(await level()).toBe(1);
    expect(await boxOf('field')).toEqual(before);
  });

  test('has limits, and disables its buttons there', async () => {
    expect(await tool('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await tool('Zoom out').click({ force: true });
    expect(await level()).toBe(1);
    for (let i = 0; i < 6; i++) await tool('Zoom in').click({ force: true });
    expect(await level()).toBeCloseTo(4, 1);
    expect(await tool('Zoom in').getAttribute('aria-disabled')).toBe('true');
    expect(await tool('Zoom out').getAttribute('aria-disabled')).toBe('false');
  });

  test('zooms around the pointer with Ctrl and the wheel, and ignores the wheel without Ctrl', async () => {
    const [x, y] = await on.middleOf('cell9');
    await on.page.mouse.move(x, y);
    await on.page.mouse.wheel(0, -50);
    expect(await level()).toBe(1);
    await on.page.keyboard.down('Control');
    await on.page.mouse.wheel(0, -200);
    await on.page.keyboard.up('Control');
    await expect.poll(level).toBeGreaterThan(1.5);
    const [nowX, nowY] = await on.middleOf('cell9');
    expect([Math.abs(nowX - x) < 3, Math.abs(nowY - y) < 3]).toEqual([true, true]);
    expect(await on.page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('scrolls to the focused thing, and to the subject of a cue', async () => {
    await on.in(({ board }) => {
      board.zoom('in');
      board.zoom('in');
      board.focus('cell:0');
    });
    expect([await isInSight('cell0'), await isInSight(LAST)]).toEqual([true, false]);
    expect(await on.press('End')).toBe(LAST);
    expect([await isInSight('cell0'), await isInSight(LAST)]).toEqual([false, true]);
    await on.in(({ board }) => board.play([{ cue: 'flash', at: 'cell:0', tone: 'good' }]));
    expect(await isInSight('cell0')).toBe(true);
  });

  test('keeps the focused thing in view while it zooms', async () => {
    await on.in(({ board }) => {
      board.focus('cell:31');
      board.zoom('in');
      board.zoom('in');
    });
    expect(await isInSight(LAST)).toBe(true);
  });

  test('still picks on a click', async () => {
    await tool('Zoom in').click();
    await on.page.locator('[data-key=cell12]').click();
    expect(await on.picks()).toEqual(['cell:12']);
  });

  test('stays zoomed when redrawn, and is forgotten with the scene', async () => {
    await tool('Zoom in').click();
    await on.draw(scene);
    expect(await level()).toBeCloseTo(1.5, 1);
    await on.draw(table({ hand: [card('a')] }));
    expect(await tool('Zoom in').count()).toBe(0);
    expect(await on.in(({ board }) => board.zoom('in'))).toBe(false);
    await on.draw(scene);
    expect(await level()).toBe(1);
  });

  test('has no accessibility problems that axe finds', async () => {
    await tool('Zoom in').click();
    expect(await on.barriers()).toEqual([]);
  });
});

describe('fingers on a lens', () => {
  const on = openTable({ hasTouch: true });
  const { boxOf, level } = lens(on);

  beforeEach(() => on.draw(scene, ['cell:0']));

  type Points = readonly (readonly [x: number, y: number])[];

  /** Fingers come down, move and leave; a number is time that passes meanwhile, in milliseconds. */
  const touch = async (...moments: readonly (Points | number)[]): Promise<void> => {
    const session = await on.page.context().newCDPSession(on.page);
    let type: 'touchStart' | 'touchMove' | 'touchEnd' = 'touchStart';
    for (const moment of moments) {
      if (typeof moment === 'number') {
        await on.pass(moment);
        continue;
      }
      if (moment.length === 0) type = 'touchEnd';
      const touchPoints = moment.map(([x, y], id) => ({ x, y, id }));
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
      type = 'touchMove';
    }
    await session.detach();
  };

  test('pinch it around the point between them, and pick and look at nothing', async () => {
    const { x, y } = await boxOf('field');
    const pair = (apart: number): Points => [
      [x + 100 - apart, y + 50],
      [x + 100 + apart, y + 50],
    ];
    await touch(pair(20), pair(30), pair(40), []);
    await expect.poll(level).toBeCloseTo(2, 1);
    // What lay between the fingers still does: 100 of 400 pixels across.
    const sheet = await boxOf('sheet');
    expect((x + 100 - sheet.x) / sheet.width).toBeCloseTo(0.25, 2);
    expect([await on.picks(), await on.looks()]).toEqual([[], []]);
    expect(await on.page.evaluate(() => visualViewport?.scale)).toBe(1);
    await touch(pair(40), pair(30), pair(10), []);
    await expect.poll(level).toBe(1);
  });

  test('drag it while it is zoomed', async () => {
    await on.in(({ board }) => board.zoom('in'));
    const before = await boxOf('sheet');
    const { x, y } = await boxOf('field');
    await touch([[x + 300, y + 150]], [[x + 280, y + 140]], [[x + 240, y + 120]], [[x + 200, y + 100]], []);
    await expect.poll(async () => (await boxOf('sheet')).x).toBeLessThan(before.x - 20);
    expect(await on.picks()).toEqual([]);
  });

  test('still tap a thing in it', async () => {
    await on.in(({ board }) => board.zoom('in'));
    await on.page.touchscreen.tap(...(await on.middleOf('cell12')));
    expect(await on.picks()).toEqual(['cell:12']);
  });

  test('long-press a thing in it, which looks at it and picks nothing', async () => {
    await on.in(({ board }) => board.zoom('in'));
    await on.stopClock();
    await touch([await on.middleOf('cell12')], 400, []);
    expect([await on.looks(), await on.picks()]).toEqual([['cell:12'], []]);
  });
});

describe('things that are too small for a finger', () => {
  const on = openTable({ hasTouch: true });
  const { boxOf, isInSight } = lens(on);

  /** Draws the sheet with cells of 20 pixels, of which these can be picked. */
  const ask = (lit: readonly string[], targets = lit): Promise<void> =>
    on.in(
      ({ board, root }, [drawn, anchors, exact]) => {
        root.style.width = '160px';
        root.querySelector<HTMLElement>('.field')?.style.setProperty('width', '160px');
        board.draw(drawn, { lit: new Set(), chosen: [] });
        root.querySelector<HTMLElement>('.field')?.style.setProperty('width', '160px');
        board.light({ lit: new Set(anchors), chosen: [], targets: exact });
      },
      [scene, lit, targets] as const,
    );

  const widthOf = async (key: string): Promise<number> => (await boxOf(key)).width;

  test('are zoomed in on, until nothing has to be picked', async () => {
    await ask(['cell:30', 'cell:31']);
    expect(await widthOf('cell31')).toBeCloseTo(40, 0);
    expect(await isInSight('cell31')).toBe(true);
    await ask([]);
    expect(await widthOf('cell31')).toBeCloseTo(20, 0);
  });

  test('are left alone if others can be picked instead', async () => {
    await ask(['cell:30', 'cell:31'], ['unit:1']);
    expect(await widthOf('cell31')).toBeCloseTo(20, 0);
  });

  test('stay small if the person zooms out', async () => {
    await ask(['cell:30']);
    await on.page.getByRole('button', { name: 'Zoom to fit', exact: true }).click();
    await on.in(({ board }) => {
      board.light({ lit: new Set(['cell:31']), chosen: [], targets: ['cell:31'] });
    });
    expect(await widthOf('cell31')).toBeCloseTo(20, 0);
  });
});
