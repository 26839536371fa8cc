import { describe, expect, test } from 'vitest';
import type { Thing } from '../src/scene.ts';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('gliding', () => {
  const see = (scene: Thing, ...keys: string[]) =>
    on.in((page, [drawn, seen]) => page.drawAndSee(drawn, seen), [scene, keys] as const);

  test('a thing that moved starts where it was', async () => {
    const before = await see(table({ hand: [card('a'), card('b')] }), 'a', 'b', 'zone:one');
    const after = await see(table({ hand: [card('b'), card('a')] }), 'a', 'b', 'zone:one');
    expect(after.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
    expect(after.map(({ glides }) => glides)).toEqual([true, true, false]);
  });

  test('a thing also glides on a scaled-down board', async () => {
    await on.in(({ root }) => {
      root.style.cssText = 'width: 640px; scale: 0.5; transform-origin: 0 0';
    });
    const before = await see(table({ hand: [card('a'), card('b')] }), 'a');
    const after = await see(table({ hand: [card('b'), card('a')] }), 'a');
    expect(after).toEqual([{ ...before[0], glides: true }]);
  });

  test('an enlarged thing grows, unless the animation is skipped', async () => {
    await see(table({ hand: [card('a')] }));
    const large = table({ hand: [card('a', { classes: 'card large' })] });
    expect(await see(large, 'a')).toMatchObject([{ width: 80, glides: true }]);
    await on.in(({ board }) => {
      board.skip();
    });
    expect(await see(large, 'a')).toMatchObject([{ width: 160, glides: false }]);
  });

  test('a thing that moves with its parent does not glide twice', async () => {
    const row = (children: readonly Thing[]): Thing => ({ key: 'table', classes: 'hand', children });
    const nest = card('a', { children: [card('b')] });
    const before = await see(row([nest, card('c')]), 'b');
    const after = await see(row([card('c'), nest]), 'b');
    expect(after).toEqual([{ ...before[0], glides: false }]);
  });

  test('a thing already gliding continues from its visible position', async () => {
    await see(table({ hand: [card('a'), card('b')] }));
    await see(table({ hand: [card('b'), card('a')] }));
    const [seen, after] = await on.in(
      (page, scene) => {
        for (const animation of document.getAnimations()) animation.currentTime = 100;
        return [page.element('a')?.getBoundingClientRect().x, page.drawAndSee(scene, ['a'])[0]?.x];
      },
      table({ hand: [card('a'), card('b')] }),
    );
    expect(after).toBeCloseTo(seen ?? NaN, 0);
  });

  test('a number counts to its new value, unless the animation is skipped', async () => {
    const shown = (text: string): Thing =>
      table({ hand: [card('a', { children: [{ key: 'life', classes: 'life', text }] })] });
    const life = on.page.locator('[data-key=life] > .text');
    await on.setSpeed(0.01);
    await see(shown('3'));
    await see(shown('7'));
    await expect.poll(() => life.textContent()).toBe('4');
    await on.in(({ board }) => {
      board.skip();
    });
    expect(await life.textContent()).toBe('7');
  });

  test('nothing glides at speed 0', async () => {
    await see(table({ hand: [card('a'), card('b')] }));
    await on.setSpeed(0);
    expect(await see(table({ hand: [card('b'), card('a')] }), 'a')).toMatchObject([{ glides: false }]);
  });

  test('new things come from the place that a cue names', async () => {
    const [zone] = await see(table({ hand: [card('b')] }), 'zone:two');
    await on.in(({ board }) => board.play([{ cue: 'glide', to: 'card:a', from: 'zone:two' }]));
    const after = await see(table({ hand: [card('b'), card('a'), card('a2')] }), 'a', 'a2', 'b');
    expect(after[0]).toEqual({ ...zone, glides: true });
    expect(after.slice(1)).toMatchObject([{ glides: false }, { glides: false }]);
    expect(await see(table({ hand: [card('a3')] }), 'a3')).toMatchObject([{ glides: false }]);
  });

  test('a thing passes the places that a cue names, and takes along what it carries', async () => {
    const places = ['p', 'q', 'r'].map((key) => ({ ...card(key), anchor: `card:${key}`, classes: 'card' }));
    const row = (...children: readonly Thing[]): Thing => ({ key: 'table', classes: 'hand', children });
    const space = (key: string, ...children: readonly Thing[]): Thing => ({
      key: `space:${key}`,
      classes: 'hand',
      children,
    });
    const [first, second, third] = places as [Thing, Thing, Thing];
    const unit = [card('a'), card('pilot')];
    await see(row(space('one', ...unit), space('two', second), space('three', third)));
    const [station] = await see(row(space('one', ...unit), space('two', second), space('three', third)), 'q');
    await on.in(({ board }) => board.play([{ cue: 'glide', from: 'card:p', to: 'card:a', via: ['card:q'] }]));
    await see(row(space('one', first), space('two', second), space('three', ...unit)));
    const halfway = await on.in((page) =>
      ['a', 'pilot'].map((key) => {
        const frames = page.element(key)?.getAnimations()[0]?.effect as KeyframeEffect | null;
        return frames?.getKeyframes().map(({ translate }) => parseFloat(String(translate)));
      }),
    );
    expect(halfway[0]).toHaveLength(3);
    expect(halfway[1]?.[1]).toBe(halfway[0]?.[1]);
    expect(halfway[0]?.[0]).toBeLessThan(halfway[0]?.[1] ?? NaN);
    expect(halfway[0]?.[1]).toBeLessThan(0);
    expect(station?.glides).toBe(false);
  });
});
