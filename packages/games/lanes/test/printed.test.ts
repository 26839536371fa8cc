import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { destroy, LANE_RANGES, power, ROW_RANGES, SIDES, tech, type Op } from '../src/content/language.ts';
import { PRINTED_PLACES } from '../src/content/places.ts';
import { spell } from './spell.ts';

describe('the printed text of a card says exactly what its data does', () => {
  test('every card', () => {
    const wrong = CARDS.filter((card) => card.text !== spell(card)).map((card) =>
      [`${card.id} ${card.name}`, `prints: ${card.text}`, `its data says: ${spell(card)}`].join('\n'),
    );
    expect(wrong.join('\n\n'), 'print what the data says').toBe('');
  });

  test('a changed number, side, tribe or duration in the data changes the text', () => {
    const relay = CARDS.find(({ id }) => id === 'HV-03');
    const [effect] = relay?.effects ?? [];
    if (relay === undefined || effect?.kind !== 'trigger') throw new Error('Queen Relay has a trigger');
    const changes = [
      { match: { tribe: 'Hive' } as const },
      { match: { tribe: 'Salvor', other: true } as const },
      { reach: { side: 'you', lane: 'this', row: 'unit' } as const },
      { optional: true } as const,
      { oncePerTurn: true } as const,
      { do: [{ op: 'power', target: 'subject', n: 3, until: 'turn' }] as const },
      { do: [{ op: 'power', target: 'subject', n: 2, until: 'combat' }] as const },
      { do: [{ op: 'power', target: 'self', n: 2, until: 'turn' }] as const },
    ];
    const texts = changes.map((change) => spell({ ...relay, effects: [{ ...effect, ...change }] }));
    expect(new Set([relay.text, ...texts]).size).toBe(changes.length + 1);
  });

  test('every place in the language has its own wording', () => {
    expect(new Set(PRINTED_PLACES).size).toBe(SIDES.length * LANE_RANGES.length * ROW_RANGES.length);
    expect(PRINTED_PLACES.filter((place) => !/\b(lane|zones?)\b/.test(place))).toEqual([]);
  });

  test('several targets are in the plural', () => {
    const target = { of: 'unit', side: 'enemy', n: 2, row: 'back' } as const;
    const of = (...ops: readonly Op[]): string => spell(tech({ id: 'OP-99', name: '', text: '', do: ops }));
    expect(of(destroy(target))).toBe('Destroy two enemy units in backline zones.');
    expect(of(power(target, -1, 'turn'))).toBe(
      'Choose two enemy units in backline zones: each gets -1 power until end of turn.',
    );
    expect(of({ op: 'bounce', target: { of: 'unit', side: 'any', n: 2 } })).toBe(
      "Return two units to their owners' hands.",
    );
  });

  test('data without wording is an error that names the card, the fields and the known wordings', () => {
    const card = tech({
      id: 'OP-99',
      name: '',
      text: '',
      do: [destroy({ of: 'unit', side: 'any', all: true })],
    });
    expect(() => spell(card)).toThrow(
      'OP-99: no words for all with side "any", only for "enemy", "you". If the rules can do that, add the words to test/spell.ts',
    );
  });
});
