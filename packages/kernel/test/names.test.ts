import { expect, test } from 'vitest';
import {
  distinct,
  doTogether,
  does,
  listed,
  sentence,
  their,
  whom,
  whose,
  type Names,
} from '../src/index.ts';

const mine: Names = { viewer: 0, names: ['Ana', 'Mira'] };

test('the viewer is addressed, everyone else is named', () => {
  expect([whom(mine, 0), whom(mine, 1)]).toEqual(['you', 'Mira']);
  expect([whose(mine, 0), whose(mine, 1)]).toEqual(['your', 'Mira’s']);
  expect([their(mine, 0), their(mine, 1)]).toEqual(['your', 'their']);
  expect(whom({ ...mine, viewer: 'table' }, 0)).toBe('Ana');
});

test.each([
  ['draws a card', 'you draw a card'],
  ['passes as the turn ends', 'you pass as the turn ends'],
  ['attaches it', 'you attach it'],
  ['uses it', 'you use it'],
  ['loses', 'you lose'],
  ['has chosen a force', 'you have chosen a force'],
  ['is the Alpha Pilot', 'you are the Alpha Pilot'],
  ['was hit', 'you were hit'],
  ['does not attack', 'you do not attack'],
  ['goes first', 'you go first'],
  ['can’t draw', 'you can’t draw'],
  ['may respond', 'you may respond'],
])('%s: %s', (words, addressed) => {
  expect(does(mine, 0, words)).toBe(addressed);
  expect(does(mine, 1, words)).toBe(`Mira ${words}`);
});

test('several players do it together', () => {
  expect(doTogether(mine, [1], 'has decided')).toBe('Mira has decided');
  expect(doTogether(mine, [0, 1], 'has decided')).toBe('you and Mira have decided');
});

test('a sentence starts with a capital, but a name is written as its owner writes it', () => {
  expect(sentence('you draw a card.')).toBe('You draw a card.');
  expect(sentence('your Wolf attacks.')).toBe('Your Wolf attacks.');
  expect(sentence('young_fox draws a card.')).toBe('young_fox draws a card.');
});

test('lists', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('no two players have the same name', () => {
  expect(distinct(['Mira', 'Mira', 'Ana', 'Mira'])).toEqual(['Mira', 'Mira 2', 'Ana', 'Mira 3']);
  expect(distinct(['Mira', 'Mira', 'Mira 2'])).toEqual(['Mira', 'Mira 3', 'Mira 2']);
});
