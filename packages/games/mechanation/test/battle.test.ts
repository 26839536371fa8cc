import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario('[MN-BAT-1] [BT-1] both Mechs are revealed at the same time', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie' }, P1: { hand: 'Redline' }, arena: 'G3' });
  t.P0('deploy Magpie G3').P1('deploy Redline G3').P2('pass');
  expect([t.isPublic('Magpie'), t.isPublic('Redline')]).toEqual([false, false]);
  t.P3('pass');
  expect(t.events[1]).toEqual({
    type: 'battle',
    clause: 'BT-1',
    raid: false,
    tile: 't0',
    land: 'G3',
    since: 4,
    place: null,
    seats: [0, 1],
    mechs: ['magpie', 'redline'],
    power: [7, 11],
  });
  expect([t.isPublic('Magpie'), t.isPublic('Redline')]).toEqual([true, true]);
});

scenario(
  '[MN-GEN-4] [MN-BAT-2] [BT-3] [BT-4] the Mech with more Power wins and its pilot claims',
  ({ given }) => {
    const t = given({ P0: { hand: 'Magpie' }, P1: { hand: 'Firecracker' }, arena: 'G3' });
    t.P0('deploy Magpie G3').P1('deploy Firecracker G3').passes(2);
    expect([t.powers, t.row('P1'), t.arena]).toEqual([[7, 8], 'G3', '']);
  },
);

scenario('[BT-4] the winner sees a face-down Territory it claims, the loser does not', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie' }, P1: { hand: 'Firecracker' }, arena: 'G3*' });
  t.P0('deploy Magpie G3').P1('deploy Firecracker G3').passes(2);
  expect(t.row('P1')).toBe('G3*');
  expect([t.sees('P1', 'P1').row[0]?.face, t.sees('P0', 'P1').row[0]?.face]).toEqual(['G3', null]);
});

scenario(
  '[MN-BAT-3] [MN-BAT-4] [MN-R-40] [BT-2] During-Battle abilities come before the claim',
  ({ given }) => {
    const t = given({ P0: { hand: 'Tandem, Sunspear' }, P1: { hand: 'Glass Emperor' }, arena: 'G3' });
    t.P0('deploy Tandem G3').P1('deploy Glass Emperor G3').passes(2);
    expect([t.asked, t.arena]).toEqual(['P0 during', 'G3']);
    t.P0('use Tandem Sunspear');
    expect(t.happened.slice(0, 5)).toEqual(['ability', 'shown', 'power', 'fought', 'claimed']);
    expect([t.powers, t.row('P1')]).toEqual([[11, 12], 'G3']);
  },
);

scenario('[EX-8] [MN-R-41] [MN-R-42] Tandem and Seesaw work in the order of their pilots', ({ given }) => {
  const first = given({ P0: { hand: 'Tandem, Leviathan' }, P1: { hand: 'Seesaw' }, arena: 'G3' });
  first.P0('deploy Tandem G3').P1('deploy Seesaw G3').passes(2).P0('use Tandem Leviathan');
  expect([first.powers, first.row('P1')]).toEqual([[10, 11], 'G3']);
  const pieces = { P0: { hand: 'Seesaw' }, P1: { hand: 'Tandem, Leviathan' }, arena: 'G3' };
  const second = given(pieces);
  second.P0('deploy Seesaw G3').P1('deploy Tandem G3').passes(2).P1('use Tandem Leviathan');
  expect([second.powers, second.row('P1')]).toEqual([[4, 17], 'G3']);
  const shy = given(pieces);
  shy.P0('deploy Seesaw G3').P1('deploy Tandem G3').passes(2).P1('pass');
  expect([shy.powers, shy.row('P1'), shy.isPublic('Leviathan')]).toEqual([[4, 10], 'G3', false]);
});

scenario('[MN-R-41] declining in a Battle is final; declining at other times can be undone', ({ given }) => {
  const t = given({ P0: { hand: 'Limpet' }, P1: { hand: 'Tandem, Leviathan' }, arena: 'G3' });
  t.P0('deploy Limpet G3').P1('deploy Tandem G3').passes(2);
  expect(t.asked).toBe('P1 during');
  expect(t.binding('P1', { kind: 'pass' })).toBe('MN-R-41');
  expect(t.binding('P1', { kind: 'use', mech: 'tandem', target: 'leviathan' })).toBeNull();
  t.P1('use Tandem Leviathan');
  expect(t.asked).toBe('P0 loss');
  expect(t.binding('P0', { kind: 'pass' })).toBeNull();
});

scenario('[MN-R-41] the order is clockwise from the Alpha Pilot, not from P0', ({ given }) => {
  const t = given(
    { P0: { hand: 'Seesaw' }, P3: { hand: 'Tandem, Leviathan' }, arena: 'G3' },
    { alpha: 'P3' },
  );
  t.P3('deploy Tandem G3').P0('deploy Seesaw G3').passes(2).P3('use Tandem Leviathan');
  expect(t.events.find(({ type }) => type === 'fought')).toMatchObject({ seats: [3, 0], power: [10, 11] });
});

scenario(
  '[EX-9] [MN-M-01] [MN-M-17] Needlefly beats Grudge Engine only if it comes later in the order',
  ({ given }) => {
    const wrecks = { P2: { hangar: 'Limpet MALF' }, P3: { hangar: 'Redline MALF' } };
    const a = given({ ...wrecks, P0: { hand: 'Needlefly' }, P1: { hand: 'Grudge Engine' }, arena: 'G3' });
    a.P0('deploy Needlefly G3').P1('deploy Grudge Engine G3').passes(2);
    expect([a.powers, a.row('P1'), a.where('Needlefly')]).toEqual([[8, 11], 'G3', 'DIS']);
    const b = given({ ...wrecks, P0: { hand: 'Grudge Engine' }, P1: { hand: 'Needlefly' }, arena: 'G3' });
    b.P0('deploy Grudge Engine G3').P1('deploy Needlefly G3').passes(2);
    expect([b.powers, b.row('P1')]).toEqual([[11, 12], 'G3']);
    expect(b.history.filter(({ type }) => type === 'damaged')).toMatchObject([
      { mech: 'grudge-engine', stage: 'DIS' },
      { mech: 'needlefly', stage: 'MALF' },
    ]);
  },
);

scenario('[EX-10] [BT-6] [BT-7] [MN-R-45] [MN-R-55] Limpet against Leviathan', ({ given }) => {
  const pieces = { P0: { hand: 'Limpet' }, P1: { hand: 'Leviathan' }, arena: 'V6' };
  const used = given(pieces);
  used.P0('deploy Limpet V6').P1('deploy Leviathan V6 up').passes(2);
  expect([used.asked, used.row('P1')]).toEqual(['P0 loss', 'V6']);
  used.P0('use Limpet Leviathan');
  expect(used.history.filter(({ type }) => type === 'damaged')).toMatchObject([
    { mech: 'limpet', stage: 'MALF' },
    { mech: 'leviathan', stage: 'MALF' },
  ]);
  expect(used.happened.filter((type) => type === 'ability')).toHaveLength(2);
  expect([used.where('Limpet'), used.where('Leviathan')]).toEqual(['MALF', 'MALF']);
  const declined = given(pieces);
  declined.P0('deploy Limpet V6').P1('deploy Leviathan V6 up').passes(3);
  expect([declined.where('Limpet'), declined.where('Leviathan')]).toEqual(['DIS', 'DIS']);
});

scenario('[EX-11] [MN-M-19] Null Bishop blanks its opponent', ({ given }) => {
  const big = given({ P0: { hand: 'Null Bishop' }, P1: { hand: 'Leviathan' }, arena: 'V6' });
  big.P0('deploy Null Bishop V6').P1('deploy Leviathan V6 up').passes(2);
  expect([big.powers, big.row('P1')]).toEqual([[9, 14], 'V6']);
  expect([big.where('Leviathan'), big.where('Null Bishop')]).toEqual(['hand', 'DIS']);
  const small = given({ P0: { hand: 'Null Bishop' }, P1: { hand: 'Limpet', row: 'C1' }, arena: 'V6' });
  small.P0('deploy Null Bishop V6').P1('deploy Limpet V6').passes(2);
  expect([small.powers, small.where('Limpet'), small.asked]).toEqual([[9, 4], 'DIS', 'P0 attack']);
  const fly = given({ P0: { hand: 'Null Bishop' }, P1: { hand: 'Needlefly', row: 'C1' }, arena: 'V6' });
  fly.P0('deploy Null Bishop V6').P1('deploy Needlefly V6').passes(2);
  expect([fly.powers, fly.where('Needlefly')]).toEqual([[9, 1], 'DIS']);
});

scenario(
  '[MN-BAT-5] [MN-HGR-1] [MN-HGR-2] the loser goes to its pilot’s hangar, Disabled and face-up',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Keyhole' },
      P1: { hand: 'Glass Emperor' },
      P2: { hand: 'Redline' },
      arena: 'G3',
    });
    t.P0('pass').P1('deploy Glass Emperor G3').P2('deploy Redline G3').P3('pass');
    expect(t.sees('table', 'P2').mechs).toEqual([{ mech: 'redline', place: 'MALF', known: 31, used: false }]);
    expect(t.history.find(({ type }) => type === 'damaged')).toMatchObject({
      clause: 'MN-BAT-5',
      seat: 2,
      mech: 'redline',
      stage: 'DIS',
    });
  },
);

scenario(
  '[MN-BAT-6] [MN-BAT-7] [MN-BAT-8] [MN-R-43] [BT-8] [BT-9] the steps of a Battle happen in order',
  ({ given }) => {
    const t = given({ P0: { hand: 'Firecracker' }, P1: { hand: 'Wrecking Saint' }, arena: 'G3' });
    t.P0('deploy Firecracker G3').P1('deploy Wrecking Saint G3').passes(2);
    expect(t.happened.slice(1, 8)).toEqual([
      'battle',
      'fought',
      'claimed',
      'ability', // On Loss: Firecracker
      'damaged',
      'ability', // After Battle: Wrecking Saint
      'returned',
    ]);
    expect([t.where('Firecracker'), t.where('Wrecking Saint')]).toEqual(['MALF', 'hand']);
  },
);

scenario(
  '[BT-7] [MN-BAT-7] After-Claim abilities come after the loss and before After-Battle abilities',
  ({ given }) => {
    const t = given({ P0: { hand: 'Redline' }, P1: { hand: 'Veil Mother', row: 'C1' }, arena: 'G3' });
    t.P0('deploy Redline G3').P1('deploy Veil Mother G3').passes(2);
    expect([t.powers, t.row('P0')]).toEqual([[11, 10], 'G3']);
    const turned = given({
      P0: { hand: 'Iron Tortoise' },
      P1: { hand: 'Veil Mother', row: 'C1' },
      arena: 'G3',
    });
    turned.P0('deploy Iron Tortoise G3').P1('deploy Veil Mother G3').passes(2);
    expect([turned.asked, turned.where('Iron Tortoise')]).toEqual(['P1 claimed', 'STB']);
    turned.P1('use Veil Mother C1').P1('pass');
    expect([turned.row('P1'), turned.where('Veil Mother')]).toEqual(['C1* G3', 'hand']);
  },
);

scenario('[BT-5] a set ends the Battle right after the claim, so the loser is not Disabled', ({ given }) => {
  const t = given({ P0: { hand: 'Sunspear', row: 'G1 G2 G4 G6' }, P1: { hand: 'Keyhole' }, arena: 'G3' });
  t.P0('deploy Sunspear G3').P1('deploy Keyhole G3').passes(2);
  expect([t.winner, t.where('Sunspear'), t.where('Keyhole')]).toEqual(['P0', 'out', 'out']);
});

scenario(
  '[MN-BAT-9] [MN-R-9] [MN-BAT-10] [MN-BAT-11] a Mech’s entry overrides the general rule',
  ({ given }) => {
    const lose = (name: string): string => {
      const t = given({ P0: { hand: name }, P1: { hand: 'Tithe Colossus' }, arena: 'G3' });
      t.P0(`deploy ${name} G3`).P1('deploy Tithe Colossus G3').passes(2);
      return t.where(name);
    };
    expect([lose('Magpie'), lose('Paper Tiger'), lose('Firecracker')]).toEqual(['DIS', 'hand', 'MALF']);
  },
);

scenario('[MN-R-44] [MN-M-16] After-Battle abilities also work after a tie', ({ given }) => {
  const t = given({ P0: { hand: 'Redline' }, P1: { hand: 'Tithe Colossus', row: 'C1' }, arena: 'G3' });
  t.P0('deploy Redline G3').P1('deploy Tithe Colossus G3').passes(2);
  expect([t.powers, t.arena, t.where('Redline'), t.where('Tithe Colossus')]).toEqual([
    [11, 11],
    'G3',
    'MALF',
    'hand',
  ]);
});

scenario('[MN-R-46] After-Battle abilities go clockwise from the Alpha Pilot', ({ given }) => {
  const t = given(
    { P0: { hand: 'Redline', row: 'C1' }, P3: { hand: 'Sunspear' }, arena: 'G3' },
    { alpha: 'P3' },
  );
  t.P3('deploy Sunspear G3').P0('deploy Redline G3').passes(2);
  const after = t.events.filter((event) => event.type === 'ability').map(({ mech }) => mech);
  expect(after).toEqual(['sunspear', 'redline']);
  expect([t.where('Sunspear'), t.where('Redline')]).toEqual(['DIS', 'MALF']);
});

scenario('[MN-R-45] a winner dragged down by Limpet still uses its abilities', ({ given }) => {
  const t = given({ P0: { hand: 'Limpet' }, P1: { hand: 'Veil Mother', row: 'C1' }, arena: 'G3' });
  t.P0('deploy Limpet G3').P1('deploy Veil Mother G3').passes(2).P0('use Limpet Veil Mother');
  expect([t.where('Veil Mother'), t.asked]).toEqual(['MALF', 'P1 claimed']);
  t.P1('use Veil Mother G3').P1('pass');
  expect([t.row('P1'), t.where('Veil Mother')]).toEqual(['C1 G3*', 'MALF']);
});

scenario('[MN-R-55] damage never improves a Stage', ({ given }) => {
  const t = given({ P0: { hand: 'Limpet' }, P1: { hand: 'Sunspear' }, arena: 'G3' });
  t.P0('deploy Limpet G3').P1('deploy Sunspear G3').passes(2).P0('use Limpet Sunspear');
  expect(t.where('Sunspear')).toBe('MALF');
  const milder = given({ P0: { hand: 'Iron Tortoise' }, P1: { hand: 'Wrecking Saint' }, arena: 'G3' });
  milder.P0('deploy Iron Tortoise G3').P1('deploy Wrecking Saint G3').passes(2);
  expect(milder.where('Iron Tortoise')).toBe('MALF');
});

scenario(
  '[MN-R-56] [MN-HGR-3] [MN-HGR-4] a deployed Mech enters the hangar at the named Stage',
  ({ given }) => {
    const t = given({ P0: { hand: 'Leviathan' }, P1: { row: 'C1' }, arena: 'G3' });
    t.P0('deploy Leviathan G3 up').passes(3);
    expect(t.sees('P2', 'P0').mechs).toEqual([{ mech: 'leviathan', place: 'DIS', known: 31, used: false }]);
  },
);
