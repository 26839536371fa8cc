import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { spell } from './spell.ts';

describe('the printed text of a card says exactly what its data does', () => {
  test.each(CARDS.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    expect(card.text, `${card.id}: print what its data says`).toBe(spell(card));
  });

  test('a changed number, side, tribe or duration in the data reads differently', () => {
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
});
