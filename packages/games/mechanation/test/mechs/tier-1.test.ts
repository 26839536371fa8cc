import { expect } from 'vitest';
import { scenario } from '../given.ts';
import { meet } from './meet.ts';

scenario('[MN-M-01] Needlefly outdoes a Tier 3 Mech, burns out, and is weak against others', (hands) => {
  const giant = meet(hands, 'Needlefly', 'Leviathan');
  expect([giant.powers, giant.row('P0')]).toEqual([[15, 14], 'G3']);
  expect([giant.where('Needlefly'), giant.where('Leviathan')]).toEqual(['MALF', 'DIS']);
  const middling = meet(hands, 'Needlefly', 'Tandem');
  expect(middling.asked).toBe('P1 during');
  middling.P1('pass');
  expect([middling.powers, middling.where('Needlefly')]).toEqual([[1, 4], 'DIS']);
});

scenario(
  '[MN-M-01] Needlefly burns out after beating a Tier 3 Mech by any margin, but not a Tier 2 Mech',
  (hands) => {
    const glass = meet(hands, 'Needlefly', 'Glass Emperor');
    // 13 against 12, and then the Emperor falls to 4
    expect([glass.powers, glass.where('Needlefly')]).toEqual([[13, 4], 'MALF']);
    const seesaw = meet(hands, 'Needlefly', 'Seesaw');
    expect([seesaw.powers, seesaw.where('Needlefly')]).toEqual([[10, 1], 'hand']);
  },
);

scenario('[MN-M-02] [MN-R-82] Horsetrader swaps the Territory it claimed', ({ given }) => {
  const t = given({ P0: { hand: 'Horsetrader', row: 'V1' }, P1: { row: 'A2 A3* A4' }, arena: 'G3*' });
  t.P0('deploy Horsetrader G3').passes(3);
  expect(t.asked).toBe('P0 claimed');
  expect(t.refusal('P0', 'use Horsetrader A3')).toBe('MN-M-02');
  expect(t.refusal('P0', 'use Horsetrader V1')).toBe('MN-M-02');
  t.P0('use Horsetrader A2');
  // Neither card is turned, both go to the end of their rows, and the swap is not a claim.
  expect([t.row('P0'), t.row('P1')]).toEqual(['V1 A2', 'A3* A4 G3*']);
  expect(t.happened.slice(0, 4)).toEqual(['shown', 'ability', 'exchanged', 'returned']);
  // Old and new owner know the hidden card, the others do not.
  const known = (['P0', 'P1', 'P2', 'table'] as const).map((viewer) => t.sees(viewer, 'P1').row[2]?.face);
  expect(known).toEqual(['G3', 'G3', null, null]);
  expect([t.where('Horsetrader'), t.isPublic('Horsetrader')]).toEqual(['hand', true]);
});

scenario('[MN-M-03] [MN-R-87] only Keyhole’s pilot sees the Territory or Mech it looks at', ({ given }) => {
  const t = given(
    { P0: { hand: 'Magpie' }, P1: { hand: 'War Drum' }, P2: { hand: 'Keyhole' }, arena: 'G3 Z5*' },
    {},
  );
  t.P0('deploy Magpie Z5').P1('deploy War Drum G3 up');
  expect(t.legal('P2', 'use')).toEqual([`use keyhole ${t.tile('Z5')}`, 'use keyhole P0']);
  expect(t.refusal('P2', 'use Keyhole G3')).toBe('MN-M-03');
  expect(t.refusal('P2', 'use Keyhole P1')).toBe('MN-M-03');
  expect(t.refusal('P2', 'use Keyhole P2')).toBe('MN-M-03');
  t.P2('use Keyhole P0');
  expect(t.sees('P2', 'P0').out).toMatchObject({ mech: 'magpie', up: false });
  expect(t.sees('P3', 'P0').out).toMatchObject({ mech: null, seen: 0b101 });
  // One look a turn.
  expect([t.asked, t.refusal('P2', 'use Keyhole Z5')]).toEqual(['P2 arena', 'MN-R-50']);
});

scenario('[MN-M-03] a card that Keyhole looked at stays face-down, and it can look again', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, arena: 'Z5*', deck: '' });
  t.P0('use Keyhole Z5');
  expect(t.events.at(-1)).toMatchObject({ type: 'looked', face: 'Z5', to: 1 });
  expect([t.arena, t.view('P0').arena[0]?.face, t.view('P1').arena[0]?.face]).toEqual(['Z5*', 'Z5', null]);
  t.passes(4).until('P0 arena');
  expect(t.legal('P0', 'use')).toEqual(['use keyhole t0']);
});

scenario('[MN-M-04] Limpet can drag the winner down', (hands) => {
  const t = meet(hands, 'Limpet', 'Redline');
  expect([t.asked, t.row('P1')]).toEqual(['P0 loss', 'G3']);
  expect(t.refusal('P0', { kind: 'use', mech: 'limpet', target: 'limpet' })).toBe('MN-M-04');
  t.P0('use Limpet Redline');
  expect([t.where('Limpet'), t.where('Redline')]).toEqual(['MALF', 'MALF']);
  const shy = meet(hands, 'Limpet', 'Seesaw');
  expect(shy.powers).toEqual([10, 4]); // it has won, so nothing is asked
  expect([shy.asked, shy.where('Limpet')]).toEqual(['P0 attack', 'hand']);
});

scenario('[MN-M-05] Rivet Nurse repairs another Mech by one more Stage', ({ given }) => {
  const t = given(
    {
      P0: { hand: 'Rivet Nurse', hangar: 'Searchlight DIS, Sunspear MALF' },
      P1: { row: 'C1* C2* C4*', hangar: 'Redline MALF' },
    },
    { at: 'turn' },
  );
  expect(t.asked).toBe('P0 initiation');
  expect(t.refusal('P0', { kind: 'use', mech: 'rivet-nurse', target: 'redline' })).toBe('MN-M-05');
  expect(t.refusal('P0', 'use Rivet Nurse Rivet Nurse')).toBe('MN-M-05');
  t.P0('use Rivet Nurse Searchlight');
  // From DIS into the hand in a single Initiation, where it may use its own ability.
  expect([t.where('Searchlight'), t.where('Sunspear'), t.isPublic('Rivet Nurse')]).toEqual([
    'hand',
    'DIS',
    true,
  ]);
  expect([t.asked, t.refusal('P0', 'use Rivet Nurse Sunspear')]).toEqual(['P0 initiation', 'MN-R-50']);
  t.P0('use Searchlight C2');
  expect([t.row('P1'), t.asked]).toEqual(['C1* C2 C4*', 'P1 reveal']);
});

scenario('[MN-M-06] [MN-BAT-10] Paper Tiger returns to hand when it loses', (hands) => {
  const t = meet(hands, 'Paper Tiger', 'Wrecking Saint');
  expect([t.powers, t.where('Paper Tiger'), t.isPublic('Paper Tiger')]).toEqual([[6, 9], 'hand', true]);
  expect(t.happened).not.toContain('damaged'); // one that is back in hand is safe from Wrecking Saint (MN-M-14)
});

scenario('[MN-M-07] Magpie needs a card in the pile and a Territory to give', ({ given }) => {
  const none = given({ P0: { hand: 'Magpie', row: 'C1' } }, { at: 'scrap' });
  expect(none.state.turn).toBe(6);
  const landless = given({ P0: { hand: 'Magpie' }, pile: 'A1' }, { at: 'scrap' });
  expect(landless.state.turn).toBe(6);
  const t = given(
    { P0: { hand: 'Magpie', row: 'C1 C2*' }, P1: { row: 'V1' }, pile: 'A1 A2' },
    { at: 'scrap' },
  );
  expect(t.refusal('P0', 'use Magpie V1')).toBe('MN-M-07');
  t.P0('use Magpie C2');
  expect([t.row('P0'), t.pile]).toEqual(['C1 A2', 'A1 C2']);
  expect(t.asked).toBe('P1 scrap');
});

scenario('[MN-M-08] [MN-BAT-11] Firecracker becomes Malfunctioned when it loses', (hands) => {
  expect(meet(hands, 'Firecracker', 'Wrecking Saint').where('Firecracker')).toBe('MALF');
  expect(meet(hands, 'Firecracker', 'Magpie').where('Firecracker')).toBe('hand');
});
