import { expect } from 'vitest';
import { scenario, scenario2e } from './given.ts';

const SEVEN = 'Gambit, Gambit, Virus, Virus, Heavy Fire, Heavy Fire, Hidden Cache';

scenario2e(
  '[MG-HAND-1] [MG-HAND-2] [MG-R-79] [MG-D-29] you discard down to five cards, one by one',
  ({ given }) => {
    const t = given({ S: { hand: SEVEN }, N: { hand: SEVEN } });
    t.S('endPhase');
    expect(t.asked).toBe('S respond end');
    t.passes();
    expect([t.asked, t.legal('S').length]).toEqual(['S trim', 4]);
    expect(t.refusal('S', { kind: 'pass' })).toBe('MG-HAND-1');
    t.S('discard Virus');
    expect(t.asked).toBe('S trim');
    t.S('discard Virus');
    expect([t.asked, t.pile('S').hand.length, t.pile('N').hand.length]).toEqual(['N respond start', 5, 7]);
  },
);

scenario2e('[MG-D-29] identical cards are not discarded without asking', ({ given }) => {
  const t = given({ S: { hand: 'Virus, Virus, Virus, Virus, Virus, Virus' } });
  t.S('endPhase').passes();
  expect([t.asked, t.legal('S')]).toEqual(['S trim', ['discard Virus']]);
});

scenario2e('[MG-R-79] several Vises lower the maximum, never below 0', ({ given }) => {
  const t = given({ a1: 'S The Vise', b1: 'N The Vise', c1: 'S The Vise', S: { hand: 'Virus, Virus' } });
  expect(t.view('S').sides.map(({ handLimit }) => handLimit)).toEqual([0, 0]);
  t.S('endPhase').passes().S('discard Virus').S('discard Virus');
  expect(t.asked).toBe('N respond draw');
});

scenario('[MG-R-79] 1e has no maximum hand size', ({ given }) => {
  const t = given({ S: { hand: 'Virus, Virus, Virus, Virus, Virus, Virus, Virus' } });
  t.S('endPhase').passes();
  expect([t.pile('S').hand.length, t.view('S').sides[0].handLimit]).toEqual([7, null]);
});

scenario2e('[MG-CASE-4] [MG-CASE-7] [MG-R-78] [MG-D-4] one skip serves one card', ({ given }) => {
  const t = given(
    { d3: 'S Manly Combined Kamin dmg4', 'a1+': 'S Mineshaft time0', S: { discard: 'Phoenix, Phoenix' } },
    { at: 'turn' },
  );
  expect([t.asked, t.legal('S')]).toEqual(['S skip', ['draw', 'skip Phoenix', 'skip d3']]);
  t.S('skip Phoenix').passes();
  expect([t.asked, t.names('S', 'hand'), t.names('S', 'discard'), t.dmg('d3')]).toEqual([
    'S main',
    ['Phoenix'],
    ['Phoenix'],
    4,
  ]);
});

scenario2e(
  '[MG-R-78] [MG-D-4] skipping for the Mecha clears its damage; drawing brings Mineshaft’s card',
  ({ given }) => {
    const pieces = { d3: 'S Manly Combined Kamin dmg4', 'a1+': 'S Mineshaft time0' };
    const skipped = given(pieces, { at: 'turn' });
    skipped.S('skip d3').passes();
    expect([skipped.dmg('d3'), skipped.pile('S').hand]).toEqual([0, []]);
    const drawn = given(pieces, { at: 'turn' });
    drawn.S('draw').passes();
    expect([drawn.dmg('d3'), drawn.pile('S').hand.length]).toEqual([4, 2]);
    expect(given({ N: { discard: 'Phoenix' } }, { at: 'turn' }).asked).toBe('S respond draw');
  },
);

scenario2e('[MG-R-82] an effect without “may” is mandatory', ({ given }) => {
  const t = given({ S: { hand: 'Weapons Cache', deck: 'Gambit' } });
  t.S('command Weapons Cache -');
  expect(t.winner).toBe('N');
});
