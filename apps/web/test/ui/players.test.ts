import { bot, person } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { playersFrom } from '../../src/ui/players.ts';

test('people go by the names they entered, trimmed, or else by their number', () => {
  expect(playersFrom(['person', 'regular', 'person', 'person'], [' Mira ', 'Bot', '  ', 'a\u202eb'])).toEqual(
    [person('Mira'), bot('regular'), person('Player 3'), person('Player 4')],
  );
  expect(playersFrom(['person'])).toEqual([person('Player 1')]);
});
