import { words } from '@mechatable/mechanation/words';
import { expect, test } from 'vitest';
import { rules } from '../../src/languages/pt-br/mechanation/rules.ts';
import type { Translation } from '../../src/languages/shared/translation.ts';

const MIRA = { viewer: 0, names: ['Mira', 'Tom'] } as const;
const HIDDEN = { face: null, up: false };
const { pilotsTerritory, labels, events } = rules.words as Translation<typeof words>;

test('a face-down Territory of a pilot has its article, which joins with prepositions', () => {
  const theirs = pilotsTerritory(MIRA, 1, HIDDEN, 2);
  expect(pilotsTerritory(MIRA, 0, HIDDEN, 2)).toBe('seu Território oculto (2º da fileira)');
  expect(theirs).toBe('o Território oculto de Tom (2º da fileira)');
  expect(pilotsTerritory(MIRA, 1, { face: 'Green 3', up: true }, null)).toBe('Green 3 de Tom');
  const sent = { mech: null, facing: 'down' as const };
  expect(events.attacked(MIRA, 0, sent, theirs)).toBe(
    'Você atacou o Território oculto de Tom (2º da fileira) com um Mech oculto.',
  );
  const [mine, rival] = [
    { seat: 0, mech: 'Redline', power: 11 },
    { seat: 1, mech: 'Limpet', power: 4 },
  ];
  expect(events.battle(MIRA, theirs, mine, rival)).toBe(
    'Batalha no Território oculto de Tom (2º da fileira): seu Redline (11) contra Limpet de Tom (4).',
  );
  expect(labels.use.exchange('Magpie', theirs)).toBe(
    'Magpie: trocar o Território conquistado pelo Território oculto de Tom (2º da fileira)',
  );
});
