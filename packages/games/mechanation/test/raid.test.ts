import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MN-PILOT-1] [MN-PILOT-2] [MN-R-28] [MN-D-7] only the Alpha Pilot can attack, any face-up Territory of another pilot',
  ({ given }) => {
    const t = given(
      {
        P0: { row: 'C1' },
        P1: { hand: 'Sunspear', row: 'A1 A2*' },
        P2: { row: 'W' },
        P3: { row: '' },
        arena: 'G3',
      },
      { alpha: 'P1', at: 'attack' },
    );
    expect(t.asked).toBe('P1 attack');
    const targets = t.legal('P1', 'attack sunspear').map((action) => action.split(' ')[2]);
    expect(targets).toEqual([t.tile('C1'), t.tile('W')]);
    expect(t.refusal('P1', 'attack Sunspear A1')).toBe('MN-PILOT-2');
    expect(t.refusal('P0', { kind: 'attack', mech: 'sunspear', tile: t.tile('A1'), face: 'down' })).toBe(
      'MN-R-97',
    );
  },
);

scenario('[MN-R-27] Territories in the Arena can’t be attacked', ({ given }) => {
  const t = given({ P0: { hand: 'Sunspear' }, P1: { row: 'C1' }, arena: 'G3' }, { at: 'attack' });
  expect(t.refusal('P0', 'attack Sunspear G3')).toBe('MN-R-27');
});

scenario('[MN-R-28] a Territory claimed in the same turn can be attacked', ({ given }) => {
  const t = given({ P0: { hand: 'Sunspear' }, P1: { hand: 'Redline' }, arena: 'G3' });
  t.P0('pass').P1('deploy Redline G3').passes(2);
  t.P1('pass').P0('attack Sunspear G3');
  expect(t.asked).toBe('P1 defend');
});

scenario(
  '[MN-PILOT-12] [MN-PILOT-15] the Alpha Pilot can decline to attack, and the phase is over',
  ({ given }) => {
    const t = given({ P1: { row: 'C1' }, pile: 'A1' }, { at: 'attack' });
    t.P0('pass');
    expect(t.events[0]).toEqual({ type: 'passed', clause: 'MN-PILOT-12', seat: 0, phase: 'attack' });
    expect(t.asked).toBe('P1 scrap');
  },
);

scenario(
  '[MN-R-29] [MN-D-7] without a Mech in hand or a target, the Alpha Pilot is not asked',
  ({ given }) => {
    const hangar = 'Keyhole DIS, Redline DIS, Sunspear DIS';
    expect(given({ P0: { hangar }, P1: { row: 'C1' } }, { at: 'attack' }).state.turn).toBe(6);
    expect(given({ P0: { row: 'C1' } }, { at: 'attack' }).state.turn).toBe(6);
    const hidden = given({ P0: { hand: 'Keyhole' }, P1: { row: 'C1*' } }, { at: 'attack' });
    expect([hidden.asked, hidden.legal('P0')]).toEqual(['P0 attack', ['pass']]);
    expect(hidden.refusal('P0', 'attack Keyhole C1')).toBe('MN-PILOT-2');
  },
);

scenario('[MN-R-29] [MN-R-57] the attacker comes from its pilot’s hand', ({ given }) => {
  const t = given({ P0: { hangar: 'Keyhole STB' }, P1: { hand: 'Sunspear', row: 'C1' } }, { at: 'attack' });
  expect(t.refusal('P0', 'attack Keyhole C1')).toBe('MN-R-57');
  expect(t.refusal('P0', { kind: 'attack', mech: 'sunspear', tile: t.tile('C1'), face: 'down' })).toBe(
    'MN-R-29',
  );
});

scenario(
  '[MN-PILOT-3] [MN-PILOT-14] [MN-R-30] the attack is one face-down Mech, and only the owner of the target can defend',
  ({ given }) => {
    const t = given({ P0: { hand: 'Keyhole' }, P2: { hand: 'Sunspear', row: 'V6' } }, { at: 'attack' });
    t.P0('attack Keyhole V6');
    expect(t.asked).toBe('P2 defend');
    expect(t.sees('P2', 'P0').out).toEqual({ tile: t.tile('V6'), mech: null, up: false, seen: 1 });
    expect(t.refusal('P0', { kind: 'attack', mech: 'keyhole', tile: t.tile('V6'), face: 'down' })).toBe(
      'MN-R-97',
    );
    expect(t.refusal('P1', { kind: 'defend', mech: 'sunspear' })).toBe('MN-R-97');
    expect(t.refusal('P2', { kind: 'defend', mech: 'keyhole' })).toBe('MN-R-30');
  },
);

scenario(
  '[MN-R-30] a face-up attacker is seen by everyone, and a Mech in the hangar can’t defend',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'War Drum' }, P1: { hand: 'Sunspear', hangar: 'Keyhole STB', row: 'V6' } },
      { at: 'attack' },
    );
    t.P0('attack War Drum V6 up');
    expect(t.sees('P1', 'P0').out).toMatchObject({ mech: 'war-drum', up: true });
    expect(t.refusal('P1', 'defend Keyhole')).toBe('MN-R-57');
  },
);

scenario('[MN-R-30] [MN-D-8] a pilot with an empty hand can’t defend and is not asked', ({ given }) => {
  const hangar = 'Keyhole DIS, Redline DIS, Sunspear DIS';
  const t = given({ P0: { hand: 'Limpet' }, P1: { hangar, row: 'V6' } }, { at: 'attack' });
  t.P0('attack Limpet V6');
  expect([t.row('P0'), t.row('P1'), t.asked]).toEqual(['V6', '', 'P0 claimed']);
});

scenario(
  '[MN-PILOT-4] [MN-PILOT-5] [MN-PILOT-7] [MN-PILOT-8] [MN-R-33] a successful defense keeps the Territory and gains nothing',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'Keyhole', row: 'C1' }, P1: { hand: 'Veil Mother', row: 'V6 A1' } },
      { at: 'attack' },
    );
    t.P0('attack Keyhole V6').P1('defend Veil Mother');
    expect(t.powers).toEqual([3, 10]);
    expect(t.happened.slice(0, 5)).toEqual(['battle', 'fought', 'kept', 'damaged', 'returned']);
    // Veil Mother has claimed nothing, so nothing is asked.
    expect([t.row('P0'), t.row('P1'), t.state.turn]).toEqual(['C1', 'V6 A1', 6]);
    expect([t.where('Keyhole'), t.where('Veil Mother')]).toEqual(['STB', 'hand']); // repaired once since
  },
);

scenario(
  '[MN-PILOT-6] [MN-R-32] a winning attacker takes the Territory, which keeps its facing',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'Tithe Colossus' }, P1: { hand: 'Keyhole', row: 'V6 A1' } },
      { at: 'attack' },
    );
    t.P0('attack Tithe Colossus V6').P1('defend Keyhole');
    expect([t.row('P0'), t.row('P1')]).toEqual(['V6', 'A1']);
    expect(t.state.rows[0]?.[0]).toMatchObject({ since: 5, from: 'P1' });
  },
);

scenario(
  '[EX-6] [MN-PILOT-9] [MN-PILOT-10] [MN-PILOT-11] an undefended attack takes the Territory unseen',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'Keyhole' }, P2: { hand: 'Sunspear, Tandem', row: 'V6' } },
      { at: 'attack' },
    );
    t.P0('attack Keyhole V6').P2('pass');
    expect(t.happened).toEqual(['passed', 'claimed']);
    expect([t.row('P0'), t.row('P2'), t.asked]).toEqual(['V6', '', 'P0 claimed']);
    t.P0('pass');
    expect(t.happened).toContain('home');
    expect([t.where('Keyhole'), t.isPublic('Keyhole'), t.isPublic('Sunspear')]).toEqual([
      'hand',
      false,
      false,
    ]);
  },
);

scenario('[EX-7] [MN-R-31] a tied attack changes nothing', ({ given }) => {
  const t = given({ P0: { hand: 'War Drum' }, P1: { hand: 'Sunspear', row: 'V6' } }, { at: 'attack' });
  t.P0('attack War Drum V6 up').P1('defend Sunspear');
  expect(t.powers).toEqual([13, 13]);
  expect([t.row('P1'), t.where('War Drum'), t.where('Sunspear')]).toEqual(['V6', 'hand', 'hand']);
});

scenario(
  '[MN-R-34] defending is not deploying: War Drum gains nothing and Leviathan can stay secret',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'Wrecking Saint' }, P1: { hand: 'War Drum', row: 'V6' } },
      { at: 'attack' },
    );
    t.P0('attack Wrecking Saint V6').P1('defend War Drum');
    expect(t.powers).toEqual([9, 8]);
    const big = given({ P0: { hand: 'Keyhole' }, P1: { hand: 'Leviathan', row: 'V6' } }, { at: 'attack' });
    big.P0('attack Keyhole V6');
    expect(big.sees('P0', 'P1')).toMatchObject({ mechs: [], out: null });
    big.P1('defend Leviathan');
    expect([big.powers, big.where('Leviathan')]).toEqual([[3, 14], 'hand']);
  },
);

scenario('[MN-R-19] [MN-R-34] an attack can’t be undone, a defense can', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, P1: { hand: 'Sunspear', row: 'V6' } }, { at: 'attack' });
  expect(t.binding('P0', { kind: 'pass' })).toBeNull();
  expect(t.binding('P0', { kind: 'attack', mech: 'keyhole', tile: t.tile('V6'), face: 'down' })).toBe(
    'MN-R-19',
  );
  t.P0('attack Keyhole V6');
  expect(t.binding('P1', { kind: 'defend', mech: 'sunspear' })).toBeNull();
  expect(t.binding('P1', { kind: 'pass' })).toBeNull();
});

scenario('[MN-PILOT-13] [MN-R-53] Pilot abilities only change how the one attack is made', ({ given }) => {
  const t = given({ P0: { hand: 'Nightlatch' }, P1: { hand: 'War Drum', row: 'V6*' } }, { at: 'attack' });
  expect(t.legal('P0')).toEqual([`attack nightlatch ${t.tile('V6')} up`, 'pass']);
  t.P0('attack Nightlatch V6 up');
  expect(t.asked).toBe('P1 defend');
  expect(t.legal('P1').every((action) => action.startsWith('defend') || action === 'pass')).toBe(true);
});

scenario(
  '[MN-R-24] a Mech that claimed in the Arena can attack, and one that fought can defend',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Tithe Colossus' },
      P1: { hand: 'Glass Emperor', row: 'C1' },
      P2: { hand: 'Iron Tortoise' },
      arena: 'G3 Z5',
    });
    t.P0('deploy Tithe Colossus G3').P1('deploy Glass Emperor Z5').P2('deploy Iron Tortoise Z5').P3('pass');
    t.P0('pass').P0('attack Tithe Colossus C1').P1('defend Glass Emperor');
    expect(t.powers).toEqual([11, 12]);
  },
);

scenario(
  '[EX-19] [MN-M-11] [MN-M-20] [MN-R-32] [MN-R-86] Veil Mother hides Territories from attacks, except from Nightlatch',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'Veil Mother', row: 'G1 G2 G3' }, P1: { hand: 'Nightlatch, Keyhole' }, arena: 'G4' },
      { alpha: 'P1' },
    );
    t.until('P0 arena').P0('deploy Veil Mother G4');
    expect(t.asked).toBe('P0 claimed');
    t.P0('use Veil Mother G1').P0('use Veil Mother G2').P0('use Veil Mother G4').P0('pass');
    expect(t.row('P0')).toBe('G1* G2* G3 G4*');
    expect(t.isPublic('Veil Mother')).toBe(true);
    expect(t.view('P3').pilots[0]?.row.map(({ face }) => face)).toEqual(['G1', 'G2', 'G3', 'G4']);
    expect(t.asked).toBe('P1 attack');
    expect(t.refusal('P1', 'attack Keyhole G1')).toBe('MN-PILOT-2');
    t.P1('attack Nightlatch G1 up').P0('defend Veil Mother');
    expect(t.powers).toEqual([11, 10]);
    expect([t.row('P1'), t.row('P0')]).toEqual(['G1*', 'G2* G3 G4*']);
    expect(t.where('Veil Mother')).toBe('DIS');
  },
);
