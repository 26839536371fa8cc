import { describe, expect, test } from 'vitest';
import type { Thing } from '../src/scene.ts';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('drawing', () => {
  test('shows text as text, drawings as drawings, and custom properties', async () => {
    await on.draw({
      key: 'table',
      classes: 'table',
      children: [
        { key: 'a', classes: 'note large', text: '<b>2</b>', style: { '--lane': '2' } },
        { key: 'b', classes: 'picture', drawing: '<svg><g/></svg>', label: 'A lancer' },
      ],
    });
    const [note, picture] = [on.page.locator('[data-key=a]'), on.page.locator('[data-key=b]')];
    expect(await note.textContent()).toBe('<b>2</b>');
    expect(await note.getAttribute('class')).toBe('thing note large');
    expect(await note.getAttribute('style')).toBe('--lane: 2;');
    expect(await picture.locator('> .drawing[aria-hidden=true] > svg > g').count()).toBe(1);
    expect(await picture.getAttribute('role')).toBe('img');
  });

  test('changes and removes only what is different', async () => {
    const scene = (more: Partial<Thing>): Thing => ({
      key: 'table',
      classes: 'table',
      children: [{ key: 'a', classes: 'note', drawing: '<svg/>', ...more }],
    });
    await on.draw(scene({ text: 'three', style: { '--x': '1', '--y': '1' } }));
    await on.in(({ elements, root }) => elements.set('drawing', root.querySelector('.drawing > svg')));
    await on.draw(scene({ text: 'four', style: { '--y': '2' } }));
    expect(await on.page.locator('[data-key=a] > .text').textContent()).toBe('four');
    expect(await on.attribute('a', 'style')).toBe('--y: 2;');
    expect(await on.in(({ elements }) => elements.get('drawing')?.isConnected)).toBe(true);
    await on.draw(scene({ drawing: '<svg><g/></svg>' }));
    expect(await on.page.locator('[data-key=a] > .text').count()).toBe(0);
    expect(await on.page.locator('[data-key=a] > .drawing > svg > g').count()).toBe(1);
    await on.draw({ key: 'table', classes: 'table' });
    expect(await on.page.locator('[data-key=a]').count()).toBe(0);
  });

  test('a card that moves from hand to zone keeps its element', async () => {
    await on.draw(table({ hand: [card('a'), card('b')] }));
    await on.in((page) => {
      page.remember('a');
    });
    await on.draw(table({ two: [card('a')], hand: [card('b')] }));
    expect(await on.in((page) => page.isSame('a'))).toBe(true);
    expect(await on.page.locator('[data-key="zone:two"] > [data-key=a]').count()).toBe(1);
  });

  test('keeps elements whose parent is gone, or is now inside them', async () => {
    const pair = (outer: string, inner: string) => ({
      key: outer,
      classes: '',
      children: [{ key: inner, classes: '' }],
    });
    await on.draw({ key: 'table', classes: '', children: [pair('a', 'b')] });
    await on.in((page) => {
      page.remember('a');
      page.remember('b');
    });
    await on.draw({ key: 'table', classes: '', children: [pair('b', 'a')] });
    expect(await on.in((page) => page.isSame('a') && page.isSame('b'))).toBe(true);
    await on.draw({ key: 'room', classes: '', children: [{ key: 'a', classes: '' }] });
    expect(await on.in((page) => page.isSame('a'))).toBe(true);
    expect(await on.in(({ root }) => root.querySelectorAll('.thing').length)).toBe(2);
  });

  test('puts things in order, moving only what must move', async () => {
    const order = (...keys: string[]) => table({ hand: keys.map((key) => card(key)) });
    await on.draw(order('a', 'b', 'c', 'd'));
    const moved = await on.in(
      async (page, scene) => {
        let count = 0;
        const observer = new MutationObserver((records) => {
          for (const { addedNodes } of records) count += addedNodes.length;
        });
        observer.observe(page.root, { subtree: true, childList: true });
        page.draw(scene, [], []);
        await Promise.resolve();
        return count;
      },
      order('b', 'c', 'd', 'a'),
    );
    expect(moved).toBe(1);
    const keys = await on.page
      .locator('.hand > .card')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.key));
    expect(keys).toEqual(['b', 'c', 'd', 'a']);
  });

  test('refuses two things with the same key, names the key, and leaves the table as it was', async () => {
    await on.draw(table({ hand: [card('a')] }));
    await expect(on.draw(table({ one: [card('b')], hand: [card('b')] }))).rejects.toThrow('‘b’');
    expect(await on.page.locator('.card').count()).toBe(1);
  });

  test('redraws a scene of 300 things with few changes well within a frame', async () => {
    const scenes = ['Ash', 'Aspen'].map((label) => {
      const cards = Array.from({ length: 100 }, (_, i) => card(`a${i}`, i === 40 ? { label } : {}));
      return table({ one: cards.slice(0, 50), two: cards.slice(50) });
    });
    const times = await on.in((page, [even, odd]) => {
      const all = Array.from({ length: 41 }, (_, i) => {
        const scene = i % 2 === 0 ? even : odd;
        const start = performance.now();
        if (scene !== undefined) page.draw(scene, ['card:a'], []);
        return performance.now() - start;
      });
      return all.slice(1).sort((a, b) => a - b);
    }, scenes);
    // A few at most; more is allowed to a machine that is busy with other things.
    expect(times[5]).toBeLessThan(10);
  });
});

describe('in the end', () => {
  test('a destroyed board leaves an empty element without listeners', async () => {
    await on.draw(table({ hand: [card('a')] }));
    const left = await on.in(({ board, root }) => {
      board.destroy();
      return root.outerHTML;
    });
    expect(left).toBe('<div class=""></div>');
  });
});
