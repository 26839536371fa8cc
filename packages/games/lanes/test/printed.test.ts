import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { spell } from './spell.ts';

describe('the printed text of a card says exactly what its data does', () => {
  test.each(CARDS.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    expect(spell(card)).toBe(card.text);
  });
});
