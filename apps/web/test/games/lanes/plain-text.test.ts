import { CARDS } from '@mechatable/lanes';
import { expect, test } from 'vitest';
import { plainEffects } from '../../../src/games/lanes/plain-text.ts';

const told = (text: string): string[] => plainEffects(text).map(({ when, what }) => `${when} ${what}`.trim());

test.each([
  [
    '[On Unit Summoned]{this lane} That unit gets +2 power until end of turn.',
    ['When a unit is summoned in this lane: That unit gets +2 power until end of turn.'],
  ],
  [
    '[On Land Placed]{every land zone}{another Terrain land} (once per turn) Draw 1 card.',
    ['Once per turn, when another Terrain land is placed in any land zone: Draw 1 card.'],
  ],
  ['[On Kill]? Draw 1 card.', ['When this kills a unit in combat, you may: Draw 1 card.']],
  ['Continuous: This unit cannot attack.', ['This unit cannot attack.']],
  ['[On Play] [Rest] 2 an enemy unit.', ['When you play this: Put Rest 2 on an enemy unit.']],
  [
    'Hand - [On Unit Death]{your unit zones}{Hive unit}? Summon this card.',
    ['From your hand, when a Hive unit dies in your unit zones, you may: Summon this card.'],
  ],
  [
    'Cost: Put 1 Hive unit into the graveyard. [On Play] Draw 1 card.',
    ['Cost: Put 1 Hive unit into the graveyard.', 'When you play this: Draw 1 card.'],
  ],
])('%s', (printed, plain) => {
  expect(told(printed)).toEqual(plain);
});

test('no card shows the notation of the rule book', () => {
  const odd = CARDS.flatMap(({ text }) => told(text)).filter((line) => /[[\]{}]|Continuous| - /.test(line));
  expect(odd).toEqual([]);
});

test('no trigger gets lost: every bracket but Rest becomes words', () => {
  for (const { name, text } of CARDS) {
    const triggers = text.match(/\[(?!Rest\])[^\]]+\]/g) ?? [];
    expect(plainEffects(text).filter(({ when }) => when !== '').length, name).toBeGreaterThanOrEqual(
      triggers.length,
    );
  }
});
