import { expect } from 'vitest';
import { scenario } from '../given.ts';
import { meet } from './meet.ts';

scenario('[MN-M-17] Grudge Engine counts pilots, including its own, not Mechs', ({ given }) => {
  const t = given({
    P0: { hand: 'Grudge Engine', hangar: 'Keyhole MALF, Seesaw MALF' },
    P1: { hand: 'Redline', hangar: 'Limpet MALF' },
    P2: { hangar: 'Sunspear MALF' },
    P3: { hangar: 'Magpie MALF' },
    arena: 'G3',
  });
  t.P0('deploy Grudge Engine G3').P1('deploy Redline G3').passes(2);
  expect(t.powers).toEqual([7 + 8, 11]);
});

scenario('[MN-M-18] [MN-R-85] War Drum has 8 face-down, 13 face-up and 8 as a defender', ({ given }) => {
  const t = given(
    { P0: { hand: 'War Drum', row: 'C1' }, P1: { hand: 'Leviathan' }, P2: { hand: 'Redline' }, arena: 'G3' },
    { alpha: 'P2' },
  );
  t.P2('deploy Redline G3').P3('pass').P0('deploy War Drum G3 up').P1('pass');
  expect([t.powers, t.row('P0')]).toEqual([[11, 13], 'C1 G3']);
  const hidden = given({ P0: { hand: 'War Drum' }, P2: { hand: 'Wrecking Saint' }, arena: 'G3' });
  hidden.P0('deploy War Drum G3').P1('pass').P2('deploy Wrecking Saint G3').P3('pass');
  expect(hidden.powers).toEqual([8, 9]);
});

scenario('[MN-M-18] [MN-R-85] War Drum can deploy face-up and attack face-up in one turn', ({ given }) => {
  const t = given({ P0: { hand: 'War Drum' }, P1: { hand: 'Glass Emperor', row: 'C1' }, arena: 'G3' });
  t.P0('deploy War Drum G3 up').passes(3).P0('attack War Drum C1 up').P1('defend Glass Emperor');
  expect(t.powers).toEqual([13, 12]);
});

scenario(
  '[MN-M-19] Null Bishop fights with 9 against printed Power, whatever the other Mech can do',
  (hands) => {
    expect(meet(hands, 'Null Bishop', 'Seesaw').powers).toEqual([9, 10]);
    expect(meet(hands, 'Seesaw', 'Null Bishop').powers).toEqual([10, 9]);
    const drum = hands.given({ P0: { hand: 'War Drum' }, P1: { hand: 'Null Bishop' }, arena: 'G3' });
    drum.P0('deploy War Drum G3 up').P1('deploy Null Bishop G3').passes(2);
    expect(drum.powers).toEqual([8, 9]);
  },
);

scenario('[MN-M-19] Null Bishop also blanks drawbacks', (hands) => {
  expect(meet(hands, 'Redline', 'Null Bishop').where('Redline')).toBe('hand');
  expect(meet(hands, 'Firecracker', 'Null Bishop').where('Firecracker')).toBe('DIS');
  expect(meet(hands, 'Paper Tiger', 'Null Bishop').where('Paper Tiger')).toBe('DIS');
  expect(meet(hands, 'Iron Tortoise', 'Null Bishop').where('Iron Tortoise')).toBe('DIS');
  const shown = meet(hands, 'Tandem', 'Null Bishop');
  expect([shown.powers, shown.asked]).toEqual([[4, 9], 'P0 attack']);
});

scenario(
  '[MN-M-20] [MN-R-86] [MN-D-6] Veil Mother turns cards one by one until none is face-up',
  ({ given }) => {
    const t = given({ P0: { hand: 'Veil Mother', row: 'C1 A1*' }, P1: { row: 'V1' }, arena: 'G3' });
    t.P0('deploy Veil Mother G3').passes(3);
    expect(t.refusal('P0', 'use Veil Mother A1')).toBe('MN-M-20');
    expect(t.refusal('P0', 'use Veil Mother V1')).toBe('MN-M-20');
    t.P0('use Veil Mother G3');
    expect([t.row('P0'), t.asked, t.isPublic('Veil Mother')]).toEqual(['C1 A1* G3*', 'P0 claimed', true]);
    t.P0('use Veil Mother C1');
    expect([t.row('P0'), t.asked, t.where('Veil Mother')]).toEqual(['C1* A1* G3*', 'P0 attack', 'hand']);
  },
);

scenario(
  '[MN-M-21] Tithe Colossus lowers only its own pilot’s limit, and only in the hangar',
  ({ given }) => {
    const row = 'C1 C2 A3 A4 V5 V6';
    const inHand = given({ P0: { hand: 'Tithe Colossus', row } }, { at: 'scrap' });
    expect(inHand.state.turn).toBe(6);
    const away = given({ P0: { row }, P1: { hangar: 'Tithe Colossus MALF' } }, { at: 'scrap' });
    expect(away.state.turn).toBe(6);
    const here = given({ P0: { row, hangar: 'Tithe Colossus STB' } }, { at: 'scrap' });
    expect(here.asked).toBe('P0 scrapDown');
  },
);

scenario('[MN-M-22] Glass Emperor has 4 against Tier 1', (hands) => {
  expect(meet(hands, 'Glass Emperor', 'Rivet Nurse').powers).toEqual([4, 5]);
  expect(meet(hands, 'Glass Emperor', 'Redline').powers).toEqual([12, 11]);
});

scenario('[MN-M-23] Sunspear is Disabled after a win, but not after an uncontested claim', (hands) => {
  const won = meet(hands, 'Sunspear', 'Keyhole');
  expect([won.powers, won.where('Sunspear')]).toEqual([[13, 3], 'DIS']);
  const t = hands.given({ P0: { hand: 'Sunspear' }, P3: { row: 'C6' }, arena: 'G3' });
  t.P0('deploy Sunspear G3').passes(4);
  expect([t.row('P0'), t.where('Sunspear'), t.asked]).toEqual(['G3', 'hand', 'P0 attack']);
});

scenario('[MN-M-24] Leviathan is Disabled after any claim, contested or not', (hands) => {
  const fought = meet(hands, 'Leviathan', 'Keyhole');
  expect([fought.row('P0'), fought.where('Leviathan')]).toEqual(['G3', 'DIS']);
  const t = hands.given({ P0: { hand: 'Leviathan' }, P1: { row: 'C6' }, arena: 'G3' });
  t.P0('deploy Leviathan G3 up');
  expect(t.sees('P3', 'P0').out).toMatchObject({ mech: 'leviathan', up: true });
  t.passes(3);
  expect([t.row('P0'), t.where('Leviathan'), t.asked]).toEqual(['G3', 'DIS', 'P0 attack']);
});

scenario(
  '[MN-M-24] Leviathan is also Disabled after claiming in a raid, and only Disabled when beaten',
  ({ given }) => {
    const t = given(
      { P0: { hand: 'Leviathan' }, P1: { hand: 'Keyhole', row: 'C1' }, pile: 'A1' },
      { at: 'attack' },
    );
    t.P0('attack Leviathan C1 up').P1('pass');
    expect([t.row('P0'), t.where('Leviathan')]).toEqual(['C1', 'DIS']);
  },
);
