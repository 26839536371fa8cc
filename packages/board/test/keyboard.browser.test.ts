import { describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('the keyboard', () => {
  const scene = table({ one: [card('d')], hand: [card('a'), card('b'), card('c')] });

  test('Tab reaches one thing and leaves the board again', async () => {
    await on.draw(scene);
    expect(await on.page.locator('[tabindex="0"]').count()).toBe(1);
    expect(await on.press('Tab')).toBe('zone:one');
    expect(await on.press('Tab')).toBe(null);
  });

  test('arrow keys move in their direction, Home and End to the ends', async () => {
    await on.draw(scene);
    expect(await on.press('Tab', 'End')).toBe('c');
    expect(await on.press('ArrowLeft')).toBe('b');
    expect(await on.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('a');
    expect(await on.press('ArrowUp')).toBe('d');
    expect(await on.press('ArrowUp')).toBe('zone:one');
    expect(await on.press('ArrowRight')).toBe('zone:two');
    expect(await on.press('Home')).toBe('zone:one');
    expect(await on.press('ArrowDown')).toBe('d');
    expect(await on.page.locator('[tabindex="0"]').count()).toBe(1);
  });

  test('Tab comes back to the same thing', async () => {
    await on.draw(scene);
    expect(await on.press('Tab', 'End', 'Tab', 'Shift+Tab')).toBe('c');
  });

  test('Enter and Space pick, and a held key picks only once', async () => {
    await on.draw(scene);
    await on.press('Tab', 'Enter', 'End', 'Space');
    await on.page.keyboard.down('Enter');
    await on.page.keyboard.down('Enter');
    expect(await on.picks()).toEqual(['zone:one', 'card:c', 'card:c']);
  });

  test('other keys and modified keys are left to the page', async () => {
    await on.draw(scene);
    await on.page.evaluate(() => {
      document.body.addEventListener('keydown', ({ key, defaultPrevented }) => {
        document.body.dataset.keys = `${document.body.dataset.keys ?? ''} ${key}${defaultPrevented ? '!' : ''}`;
      });
    });
    await on.in(({ board }) => {
      board.focus('card:a');
    });
    await on.press('u', 'Escape', 'Enter', 'ArrowLeft', 'Control+ArrowRight');
    expect(await on.page.evaluate(() => document.body.dataset.keys)).toBe(' u Escape Control ArrowRight');
    expect(await on.focused()).toBe('a');
  });

  test('a thing is looked at as long as it has the focus', async () => {
    await on.draw(scene);
    await on.press('Tab', 'End', 'Tab');
    expect(await on.looks()).toEqual(['zone:one', null, 'card:c', null]);
  });

  test('the thing with the focus ring is above its neighbors', async () => {
    const above = (): Promise<readonly (string | undefined)[]> =>
      on.in(({ root }) =>
        [...root.querySelectorAll<HTMLElement>('.thing')]
          .filter((thing) => getComputedStyle(thing).zIndex === '1')
          .map(({ dataset }) => dataset.key),
      );
    await on.draw(scene);
    await on.press('Tab', 'End');
    expect(await above()).toEqual(['c']);
    await on.press('ArrowLeft');
    expect(await above()).toEqual(['b']);
    await on.draw({ key: 'table', classes: '', children: [{ key: 'b', classes: '' }] });
    expect(await above()).toEqual([]);
  });

  test('the focus stays on a card that moves, without a report', async () => {
    await on.draw(scene);
    await on.press('Tab', 'End');
    const told = (await on.looks()).length;
    await on.draw(table({ one: [card('d')], two: [card('c')], hand: [card('a'), card('b')] }));
    expect(await on.focused()).toBe('c');
    expect(await on.looks()).toHaveLength(told);
    expect(await on.page.locator('[tabindex="0"]').count()).toBe(1);
  });

  test('the focus stays on a zone that gets a card', async () => {
    await on.draw(scene);
    await on.press('Tab', 'ArrowRight');
    await on.draw(table({ two: [card('d')] }));
    expect(await on.focused()).toBe('zone:two');
    expect(await on.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Zone two');
    await on.draw(table({ one: [card('d')] }));
    expect(await on.focused()).toBe('zone:two');
    expect(await on.looks()).toEqual(['zone:one', null, 'zone:two']);
  });

  test('if the focused thing is gone, an equal one gets the focus, or else the nearest', async () => {
    await on.setSpeed(0);
    await on.draw(table({ hand: [card('a'), card('b'), card('c1'), card('c2')] }));
    await on.press('Tab', 'End');
    await on.draw(table({ hand: [card('c1'), card('a'), card('b')] }));
    expect(await on.focused()).toBe('c1');
    await on.press('End');
    await on.draw(table({ hand: [card('c1'), card('a')] }));
    expect(await on.focused()).toBe('a');
    expect((await on.looks()).at(-1)).toBe('card:a');
  });

  test('drawing does not take the focus', async () => {
    await on.draw(scene);
    await on.draw(table({ hand: [card('b')] }));
    expect(await on.focused()).toBe(null);
    expect(await on.looks()).toEqual([]);
  });
});
