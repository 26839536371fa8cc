import { expect, test } from 'vitest';
import {
  Own,
  counted,
  joined,
  listed,
  own,
  ownCard,
  sentence,
  turnOf,
} from '../../src/languages/pt-br/shared/grammar.ts';

const MIRA = { viewer: 0, names: ['Mira', 'Tom'] } as const;

test('plurals, numbers and lists', () => {
  expect(counted(1, 'carta')).toBe('1 carta');
  expect(counted(1200, 'carta')).toBe('1.200 cartas');
  expect(counted(2, 'vez', 'vezes')).toBe('2 vezes');
  expect(listed(['Mira', 'Tom', 'Ada'])).toBe('Mira, Tom e Ada');
});

test('the reader is addressed, everyone else goes by name', () => {
  expect([own(MIRA, 0, 'a mão'), own(MIRA, 1, 'a mão')]).toEqual(['sua mão', 'a mão de Tom']);
  expect([Own(MIRA, 0, 'os Mechs'), Own(MIRA, 1, 'os Mechs')]).toEqual(['Seus Mechs', 'Mechs de Tom']);
  expect([ownCard(MIRA, 0, 'Wolf'), ownCard(MIRA, 1, 'Wolf')]).toEqual(['seu Wolf', 'Wolf de Tom']);
  expect([turnOf(MIRA, 0), turnOf(MIRA, 1)]).toEqual(['sua vez', 'vez de Tom']);
});

test('prepositions join with articles', () => {
  expect(joined('em', 'a mão de Tom')).toBe('na mão de Tom');
  expect(joined('de', 'os Mechs de Tom')).toBe('dos Mechs de Tom');
  expect(joined('a', 'a mão de Tom')).toBe('à mão de Tom');
  expect(joined('por', 'o turno')).toBe('pelo turno');
  expect(joined('em', 'sua mão')).toBe('em sua mão');
});

test('our sentences begin with a capital letter, names stay as they are', () => {
  expect(sentence('você venceu')).toBe('Você venceu');
  expect(sentence('o baralho de ada')).toBe('O baralho de ada');
  expect(sentence('ada venceu')).toBe('ada venceu');
  expect(sentence('osmar venceu')).toBe('osmar venceu');
});
