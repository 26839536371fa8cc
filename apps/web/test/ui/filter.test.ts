import { expect, test } from 'vitest';
import { EVERYTHING, filterChoices, filtered, type Filter } from '../../src/ui/filter.ts';
import { nearestPart, partLine } from '../../src/ui/parts.ts';
import { FIGURES, part } from './toy-parts.ts';

const PARTS = [
  part('Cruiser', { figures: { cost: 3, power: 3 }, keywords: ['Haste'] }),
  part('Longbow', { figures: { cost: 2, power: 1 }, keywords: ['Pierce', 'Range 3'] }),
  part('Shortbow', { figures: { cost: 10, power: 1 }, keywords: ['Pierce', 'Range 2'] }),
  part('Virus', { kind: 'Command', text: 'Sacrifice a Tower. An enemy cannot attack with haste.' }),
];

function found(filter: Partial<Filter>): readonly string[] {
  return filtered(PARTS, { ...EVERYTHING, ...filter }).map(({ name }) => name);
}

test.each<[Partial<Filter>, readonly string[]]>([
  [{}, ['Cruiser', 'Longbow', 'Shortbow', 'Virus']],
  [{ query: 'BOW' }, ['Longbow', 'Shortbow']],
  [{ query: 'bow short' }, ['Shortbow']],
  [{ query: 'haste' }, ['Cruiser', 'Virus']],
  [{ query: 'tower' }, ['Virus']],
  [{ query: 'command' }, ['Virus']],
  [{ query: 'longbow virus' }, []],
  [{ kind: 'Command' }, ['Virus']],
  [{ keyword: 'Range' }, ['Longbow', 'Shortbow']],
  [{ keyword: 'Haste' }, ['Cruiser']],
  [{ figure: 'power=1' }, ['Longbow', 'Shortbow']],
  [{ figure: 'cost=1' }, []],
  [{ figure: 'cost=0' }, []],
  [{ figure: 'power=1', query: 'long' }, ['Longbow']],
])('%o', (filter, names) => {
  expect(found(filter)).toEqual(names);
});

test('a filter offers the values that occur: keywords without numbers, numbers sorted', () => {
  expect(filterChoices(PARTS, FIGURES)).toEqual({
    kinds: ['Mecha', 'Command'],
    keywords: ['Haste', 'Pierce', 'Range'],
    figures: [
      { id: 'cost', name: 'Cost', numbers: [2, 3, 10] },
      { id: 'power', name: 'Power', numbers: [1, 3] },
    ],
  });
});

test('a piece is described in one line, without keywords that its text contains, in any language', () => {
  expect(
    partLine(part('Longbow', { kind: 'unit', keywords: ['Range 3'], figures: { power: 0 } }), FIGURES),
  ).toBe('Unit · Range 3 · Power\u00a00');
  expect(
    partLine(
      part('Ox', { keywords: ['Hive', 'Ao Jogar'], inText: ['Ao Jogar'], text: '[On Play] Draw. Hive.' }),
      FIGURES,
    ),
  ).toBe('Mecha · Hive');
});

test('the nearest piece is found by name or id', () => {
  expect(nearestPart(PARTS, 'cruser')?.name).toBe('Cruiser');
  expect(nearestPart(PARTS, 'VIRUSS')?.name).toBe('Virus');
  expect(nearestPart([], 'Virus')).toBeNull();
});
