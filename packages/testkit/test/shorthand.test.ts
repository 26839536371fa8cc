import { expect, test } from 'vitest';
import { findByShorthand, shorthand } from '../src/index.ts';

test.each([
  [{ kind: 'equip', card: 'MD-01', unit: 'A1f' }, 'equip MD-01 A1f'],
  [{ card: 'MD-01', kind: 'equip' }, 'equip MD-01'],
  [{ kind: 'answer', yes: true }, 'answer yes'],
  [{ kind: 'answer', yes: false }, 'answer no'],
  [{ kind: 'move', unit: 3, to: null }, 'move 3 -'],
  [{ kind: 'pick', cells: [1, 2] }, 'pick [1,2]'],
  ['concede', 'concede'],
])('%j is written as "%s"', (action, text) => {
  expect(shorthand(action)).toBe(text);
});

test('an action is found by its shorthand, however it is spaced', () => {
  const actions = [{ kind: 'pass' }, { kind: 'play', card: 3 }];
  expect(findByShorthand(actions, '  play   3 ')).toBe(actions[1]);
  expect(findByShorthand(actions, 'play 4')).toBeUndefined();
});

test('one shorthand for two actions is an error that names both', () => {
  const actions = [
    { kind: 'play', card: '3' },
    { kind: 'play', card: 3 },
  ];
  expect(() => findByShorthand(actions, 'play 3')).toThrow(
    '"play 3" could mean several actions: {"card":"3","kind":"play"}, {"card":3,"kind":"play"}.',
  );
  expect(findByShorthand([actions[0], actions[0]], 'play 3')).toBe(actions[0]);
});
