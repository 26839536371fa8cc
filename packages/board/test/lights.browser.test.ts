import { describe, expect, test } from 'vitest';
import { openTable } from './browser/open.ts';
import { card, table } from './browser/sample.ts';

const on = openTable();

describe('lights', () => {
  const scene = table({ one: [card('d')], hand: [card('a'), card('b')] });

  test('mark lit, chosen and highlighted things, for screen readers too', async () => {
    await on.draw(scene, ['card:a', 'zone:one'], ['card:b']);
    expect(await on.attribute('a', 'class')).toBe('thing card lit');
    expect(await on.told('a', 'aria-disabled')).toBe(null);
    expect(await on.told('a', 'aria-pressed')).toBe(null);
    expect(await on.attribute('b', 'class')).toBe('thing card chosen');
    expect(await on.told('b', 'aria-disabled')).toBe('true');
    expect(await on.told('b', 'aria-pressed')).toBe('true');
    expect(await on.page.locator('[data-key=hand] > .thing-handle').count()).toBe(0);
    expect(await on.attribute('zone:one', 'class')).toBe('thing zone lit');
    await on.in(({ board }) => {
      board.light({ lit: new Set(), chosen: [] });
      board.point(['card:d']);
    });
    expect(await on.attribute('a', 'class')).toBe('thing card');
    expect(await on.told('a', 'aria-disabled')).toBe('true');
    expect(await on.attribute('d', 'class')).toBe('thing card pointed');
  });

  test('show the reach of a thing', async () => {
    await on.draw(scene);
    await on.in(({ board }) => {
      board.light({
        lit: new Set(),
        chosen: [],
        hints: new Map([
          ['zone:one', 'way'],
          ['card:a', 'target'],
        ]),
      });
    });
    expect(await on.attribute('zone:one', 'class')).toBe('thing zone hint hint-way');
    expect(await on.attribute('a', 'class')).toBe('thing card hint hint-target');
    expect(await on.attribute('b', 'class')).toBe('thing card');
    await on.in(({ board }) => {
      board.light({ lit: new Set(), chosen: [] });
    });
    expect(await on.attribute('a', 'class')).toBe('thing card');
  });

  test('show the cost of a thing, for screen readers too', async () => {
    await on.draw(scene);
    await on.in(({ board }) => {
      board.light({
        lit: new Set(['card:a']),
        chosen: [],
        hints: new Map([
          ['card:a', 'holds'],
          ['card:b', 'breaks'],
        ]),
        notes: new Map([['card:a', '3']]),
      });
    });
    const note = on.page.locator('.thing-note');
    expect(await note.allTextContents()).toEqual(['3']);
    expect(await on.told('a', 'aria-label')).toBe('Ash: 3');
    expect(await on.attribute('a', 'class')).toBe('thing card lit hint hint-holds');
    expect(await on.attribute('b', 'class')).toBe('thing card hint hint-breaks');
    await on.draw(table({ two: [card('a')], hand: [card('b')] }), ['card:b']);
    expect(await note.count()).toBe(0);
    expect(await on.told('a', 'aria-label')).toBe('Ash');
  });

  test('an element that contains controls is a group, with its own control inside', async () => {
    await on.draw(scene, ['zone:one']);
    expect(await on.attribute('zone:one', 'role')).toBe('group');
    expect(await on.attribute('zone:one', 'tabindex')).toBe(null);
    const zone = on.page.getByRole('button', { name: 'Zone one' });
    expect(await zone.getAttribute('aria-disabled')).toBe(null);
    expect(await on.attribute('zone:two', 'role')).toBe(null);
    expect(await on.told('zone:two', 'role')).toBe('button');
    await zone.focus();
    await on.press('Enter');
    expect(await on.picks()).toEqual(['zone:one']);
  });

  test('a changed name is announced even if the marks stay the same', async () => {
    await on.draw(scene, ['card:a']);
    expect(await on.attribute('zone:two', 'role')).toBe(null);
    await on.draw(
      table({ two: [card('b')], hand: [card('a', { label: 'Old Ash', classes: 'card bent' })] }),
      ['card:a'],
    );
    expect(await on.told('a', 'aria-label')).toBe('Old Ash');
    expect(await on.attribute('a', 'class')).toBe('thing card bent lit');
    expect(await on.attribute('zone:two', 'role')).toBe('group');
    expect(await on.attribute('zone:one', 'role')).toBe(null);
  });

  test('the cursor is a hand only over lit things', async () => {
    const cursors = () =>
      on.in(({ root }) =>
        ['card:a', 'card:b'].map((anchor) => {
          const thing = root.querySelector(`[data-anchor="${anchor}"]`);
          return thing === null ? null : getComputedStyle(thing).cursor;
        }),
      );
    await on.draw(scene, ['card:a']);
    expect(await cursors()).toEqual(['pointer', 'default']);
    await on.in(({ board }) => {
      board.light({ lit: new Set(), chosen: [] });
    });
    expect(await cursors()).toEqual(['default', 'default']);
  });

  test('lights change only the things that they mark', async () => {
    await on.draw(scene, []);
    const changed = await on.in(async ({ board, root }) => {
      const targets: string[] = [];
      const watch = new MutationObserver((records) => {
        for (const { target } of records) {
          const thing = target instanceof Element ? target.closest('[data-key]') : null;
          targets.push(thing?.getAttribute('data-key') ?? 'the board');
        }
      });
      watch.observe(root, { attributes: true, subtree: true, childList: true });
      board.light({ lit: new Set(['card:a']), chosen: [] });
      await Promise.resolve();
      watch.disconnect();
      return [...new Set(targets)];
    });
    expect(changed).toEqual(['a']);
  });

  test('the page has no accessibility problems that axe finds', async () => {
    await on.draw(scene, ['card:a', 'zone:one'], ['card:b']);
    await on.in(
      (page, picture) => {
        page.hang(picture);
      },
      { ...scene, label: 'A zone with a card in it' },
    );
    expect(await on.barriers()).toEqual([]);
  });
});

describe('a picture', () => {
  test('looks the same, but has no controls', async () => {
    await on.in(
      (page, scene) => {
        page.hang(scene);
      },
      table({ one: [card('d')], hand: [card('a')] }),
    );
    const picture = on.page.locator('.board.still');
    expect(await picture.locator('.card').count()).toBe(2);
    expect(await picture.locator('[tabindex], [role=button], [data-anchor]').count()).toBe(0);
    expect(await on.press('Tab')).toBe(null);
    await picture.locator('.card').first().click();
    expect(await on.picks()).toEqual([]);
  });

  test('is one image when the scene has a label', async () => {
    await on.in(
      (page, scene) => {
        page.hang(scene);
      },
      { ...table({}), label: 'An empty table' },
    );
    expect(await on.page.getByRole('img', { name: 'An empty table' }).count()).toBe(1);
  });
});
