import { expect, test } from 'vitest';
import { defineGame, InvariantError, type Piece } from '../src/index.ts';
import { tiny } from './tiny.ts';

const piece = (id: string, name: string): Piece => ({ id, name, kind: 'card', text: '' });

test('no two pieces have the same id, and no two starter decks', () => {
  const pieces = [piece('A-1', 'Ant'), piece('A-2', 'Bee'), piece('A-1', 'Cow')];
  const again = (content: typeof tiny.content): unknown => defineGame({ ...tiny, content });
  expect(() => again({ ...tiny.content, pieces })).toThrow(InvariantError);
  expect(() => again({ ...tiny.content, pieces })).toThrow('Cow has the id "A-1" of Ant: use a free id');
  const loadouts = ['Ant', 'Cow'].map((name) => ({ id: 'rush', name, plan: '' }));
  expect(() => again({ ...tiny.content, loadouts })).toThrow('Cow has the id "rush" of Ant');
  expect(again({ ...tiny.content, pieces: pieces.slice(0, 2) })).toBeDefined();
});
