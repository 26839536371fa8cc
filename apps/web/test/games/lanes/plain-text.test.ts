import { CARDS, PRINTED_PLACES } from '@mechatable/lanes';
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
  [
    '[On Unit Summoned]{enemy unit zones} Draw 1 card.',
    ['When a unit is summoned in enemy unit zones: Draw 1 card.'],
  ],
  ['[On Unit Death]{Aegis unit} Draw 1 card.', ['When an Aegis unit dies: Draw 1 card.']],
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

test('no trigger is lost: every bracket except Rest becomes words', () => {
  for (const { name, text } of CARDS) {
    const triggers = text.match(/\[(?!Rest\])[^\]]+\]/g) ?? [];
    expect(plainEffects(text).filter(({ when }) => when !== '').length, name).toBeGreaterThanOrEqual(
      triggers.length,
    );
  }
});

const KIND = /^(?:another )?(?:[A-Z][a-z]+ )?(?:unit|land)$/;

test('a name in braces on a card is a place of the card language or a kind of card', () => {
  const named = CARDS.flatMap(({ text }) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !PRINTED_PLACES.includes(name) && !KIND.test(name))).toEqual([]);
});

test.each(PRINTED_PLACES)('an event in {%s} reads as a sentence', (place) => {
  expect(KIND.test(place)).toBe(false);
  const [line = ''] = told(`[On Unit Summoned]{${place}}{another Hive unit} Draw 1 card.`);
  expect(line).toMatch(
    /^When another Hive unit is summoned in (?:(?:your|enemy|any) (?:unit|land|frontline|backline) zones?|(?:this|the facing) lane)\b.*: Draw 1 card\.$/,
  );
});

test('no card says "a" before a vowel', () => {
  const said = CARDS.flatMap(({ text }) => plainEffects(text).map(({ when }) => when));
  expect(said.filter((when) => /\ba (?!unit\b)[aeiou]/i.test(when))).toEqual([]);
});
