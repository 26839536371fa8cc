import type { DeckRules } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { curveOf } from '../../../src/pages/builder/curve.ts';
import { FIGURES, part } from '../../ui/toy-parts.ts';

const section = (id: string): DeckRules['sections'][number] => ({
  id,
  name: id,
  size: { min: 1, max: 9 },
  clause: 'TOY-1',
});
const toys: DeckRules = {
  what: 'deck',
  piece: 'card',
  sections: [section('deck'), section('pool')],
  figures: FIGURES,
  parts: [
    part('Ox', { figures: { cost: 1 } }),
    part('Hen', { figures: { cost: 3 } }),
    part('Cat', { figures: { cost: 3 } }),
    part('Spell'),
  ],
  unknown: 'TOY-2',
  ready: [],
};

test('every number between the game’s extremes gets a bar, section by section', () => {
  const list = { deck: { OX: 2, HEN: 1, CAT: 3, SPELL: 9, GONE: 4 }, pool: { CAT: 1 } };
  expect(curveOf(toys, list, 'cost')).toEqual([
    { number: 1, counts: [2, 0] },
    { number: 2, counts: [0, 0] },
    { number: 3, counts: [4, 1] },
  ]);
});

test('a figure that no piece has gets no bars', () => {
  expect(curveOf(toys, {}, 'power')).toEqual([]);
});
