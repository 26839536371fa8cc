import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MN-R-47] an optional ability waits for its pilot, a mandatory one works by itself',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Limpet' },
      P1: { hand: 'Seesaw' },
      P2: { hand: 'Redline' },
      arena: 'G3 Z5',
    });
    t.P0('deploy Limpet G3').P1('deploy Seesaw Z5').P2('deploy Redline G3').P3('pass');
    expect([t.asked, t.powers]).toEqual(['P0 loss', [4, 11]]);
  },
);

scenario('[MN-R-48] hand abilities work only from the hand, not deployed or in the hangar', ({ given }) => {
  const t = given(
    { P0: { hand: 'Keyhole', hangar: 'Harbour Tug DIS' }, P1: { hand: 'Magpie' }, arena: 'G3 Z5*' },
    { alpha: 'P1' },
  );
  t.P1('deploy Magpie G3').passes(2);
  expect(t.refusal('P0', 'use Harbour Tug P1')).toBe('MN-R-48');
  expect(t.legal('P0', 'use harbour')).toEqual([]);
  // Another pilot's Mech can't be used either, and neither can an ability of another timing.
  expect(t.refusal('P0', { kind: 'use', mech: 'magpie', target: 't0' })).toBe('MN-R-48');
  t.P0('deploy Keyhole Z5');
  expect(t.history.some(({ type }) => type === 'looked')).toBe(false);
});

scenario('[MN-R-48] an ability is refused at any other time', ({ given }) => {
  const t = given({
    P0: { hand: 'Magpie, Searchlight', row: 'C1' },
    P1: { row: 'C2*' },
    pile: 'A1',
    arena: 'G3',
  });
  expect(t.refusal('P0', { kind: 'use', mech: 'magpie', target: 't0' })).toBe('MN-R-48');
  expect(t.refusal('P0', { kind: 'use', mech: 'searchlight', target: 't1' })).toBe('MN-R-48');
});

scenario('[MN-R-48] only the claiming Mech can use an After-Claim ability', ({ given }) => {
  const t = given({ P0: { hand: 'Horsetrader, Redline', row: 'C1' }, P1: { row: 'C2' }, arena: 'G3' });
  t.P0('deploy Redline G3').passes(3);
  expect([t.asked, t.legal('P0')]).toEqual(['P0 claimed', ['pass']]);
  expect(t.refusal('P0', 'use Horsetrader C2')).toBe('MN-R-48');
});

scenario(
  '[MN-R-49] [MN-R-54] a Shown Mech is public, stays where it is, and can still be deployed',
  ({ given }) => {
    const t = given({ P0: { hand: 'Keyhole' }, arena: 'G3 Z5*' });
    t.P0('use Keyhole Z5');
    expect(t.events[0]).toEqual({ type: 'shown', clause: 'MN-R-49', seat: 0, mech: 'keyhole' });
    expect(t.sees('P2', 'P0').mechs).toEqual([{ mech: 'keyhole', place: 'hand', known: 31, used: true }]);
    t.P0('deploy Keyhole G3');
    expect(t.where('Keyhole')).toBe('out');
  },
);

scenario('[MN-R-50] an ability works once per turn, and again in the next turn', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, arena: 'G3* Z5*', deck: '' });
  t.P0('use Keyhole G3');
  expect([t.legal('P0', 'use'), t.refusal('P0', 'use Keyhole Z5')]).toEqual([[], 'MN-R-50']);
  t.passes(4).until('P0 arena');
  expect(t.state.turn).toBe(6);
  t.P0('use Keyhole Z5');
});

scenario('[MN-R-51] an ability without a target can’t be used', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole, Harbour Tug' }, P1: { row: 'C1' }, arena: 'G3' });
  expect(t.legal('P0', 'use')).toEqual([]);
  expect(t.isPublic('Keyhole')).toBe(false);
  const magpie = given({ P0: { hand: 'Magpie', known: 'Magpie', row: 'C1' } }, { at: 'scrap' });
  expect(magpie.state.turn).toBe(6);
});

scenario(
  '[MN-R-52] [MN-D-6] after an uncontested claim the Mech stays secret unless its pilot Shows it',
  ({ given }) => {
    const pieces = { P0: { hand: 'Horsetrader' }, P1: { row: 'C1' }, arena: 'G3' };
    const declined = given(pieces);
    declined.P0('deploy Horsetrader G3').passes(3).P0('pass');
    expect([declined.row('P0'), declined.isPublic('Horsetrader')]).toEqual(['G3', false]);
    const used = given(pieces);
    used.P0('deploy Horsetrader G3').passes(3).P0('use Horsetrader C1');
    expect([used.row('P0'), used.row('P1'), used.isPublic('Horsetrader')]).toEqual(['C1', 'G3', true]);
  },
);

scenario('[MN-R-85] the extra Power counts only in the Battle of that deployment', ({ given }) => {
  const t = given({ P1: { hand: 'War Drum' }, P0: { hand: 'Wrecking Saint' }, arena: 'G3' });
  t.P0('pass').P1('deploy War Drum G3 up').passes(2);
  expect(t.row('P1')).toBe('G3');
  t.P0('attack Wrecking Saint G3').P1('defend War Drum');
  expect(t.powers).toEqual([9, 8]);
});

scenario('[MN-R-86] before the first card the pilot can decline, after it they are done', ({ given }) => {
  const t = given({ P0: { hand: 'Veil Mother', row: 'C1 A1' }, arena: 'G3' });
  t.P0('deploy Veil Mother G3').passes(3);
  expect(t.state.agenda.at(-1)).toMatchObject({ ask: 'claimed', begun: false });
  t.P0('use Veil Mother C1');
  expect(t.state.agenda.at(-1)).toMatchObject({ ask: 'claimed', begun: true });
  expect(t.happened).toEqual(['shown', 'ability', 'turnedDown']);
  t.P0('use Veil Mother A1');
  expect(t.happened).toEqual(['turnedDown']);
});

scenario('[MN-R-87] Searchlight can reveal a card that its pilot knows', ({ given }) => {
  const t = given(
    { P0: { hand: 'Searchlight', row: '' }, P1: { hand: 'Veil Mother', row: 'C1' }, arena: 'G3' },
    { alpha: 'P1' },
  );
  t.P1('deploy Veil Mother G3')
    .passes(3)
    .P1('use Veil Mother C1')
    .P1('use Veil Mother G3')
    .until('P1 reveal');
  t.P1('reveal C1').until('P0 initiation');
  expect(t.view('P0').pilots[1]?.row[1]).toMatchObject({ face: 'G3', up: false });
  t.P0('use Searchlight G3');
  expect(t.row('P1')).toBe('C1 G3');
});
