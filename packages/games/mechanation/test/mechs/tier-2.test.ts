import { expect } from 'vitest';
import { scenario } from '../given.ts';
import { meet } from './meet.ts';

scenario('[MN-M-09] [MN-D-4] Tandem gains half the Power of a Mech in hand, rounded up', ({ given }) => {
  const t = given({
    P0: { hand: 'Tandem, Sunspear', hangar: 'Keyhole MALF' },
    P1: { hand: 'Tithe Colossus' },
    arena: 'G3',
  });
  t.P0('deploy Tandem G3').P1('deploy Tithe Colossus G3').passes(2);
  expect(t.refusal('P0', 'use Tandem Keyhole')).toBe('MN-M-09');
  expect(t.refusal('P0', 'use Tandem Tandem')).toBe('MN-M-09');
  t.P0('use Tandem Sunspear');
  expect([t.powers, t.where('Sunspear'), t.isPublic('Sunspear')]).toEqual([[4 + 7, 11], 'hand', true]);
});

scenario('[MN-M-09] [MN-D-4] with an empty hand there is no question for Tandem', ({ given }) => {
  const t = given({
    P0: { hand: 'Tandem', hangar: 'Keyhole MALF, Sunspear MALF' },
    P1: { hand: 'Limpet' },
    arena: 'G3',
  });
  t.P0('deploy Tandem G3').P1('deploy Limpet G3').passes(2);
  expect([t.powers, t.row('P0'), t.row('P1')]).toEqual([[4, 4], '', '']);
});

scenario('[MN-M-10] Harbour Tug also sends home a face-up Mech and frees its place', ({ given }) => {
  const t = given({
    P0: { hand: 'War Drum' },
    P1: { hand: 'Redline' },
    P2: { hand: 'Harbour Tug' },
    arena: 'G3',
  });
  t.P0('deploy War Drum G3 up').P1('deploy Redline G3');
  expect(t.legal('P2', 'use')).toEqual(['use harbour-tug P0', 'use harbour-tug P1']);
  expect(t.refusal('P2', 'use Harbour Tug P3')).toBe('MN-M-10');
  expect(t.refusal('P2', 'use Harbour Tug P2')).toBe('MN-M-10');
  expect(t.refusal('P2', 'deploy Harbour Tug G3')).toBe('MN-ARENA-7');
  t.P2('use Harbour Tug P0').P2('deploy Harbour Tug G3');
  expect([t.where('War Drum'), t.asked]).toEqual(['hand', 'P3 arena']);
  t.P3('pass');
  // P0 has had its Arena turn: Redline and Harbour Tug fight without it.
  expect(t.powers).toEqual([11, 5]);
});

scenario('[MN-M-11] Nightlatch attacks face-up Territories like any Mech', ({ given }) => {
  const t = given({ P0: { hand: 'Nightlatch' }, P1: { hand: 'Paper Tiger', row: 'C1' } }, { at: 'attack' });
  t.P0('attack Nightlatch C1').P1('defend Paper Tiger');
  expect(t.powers).toEqual([6, 6]);
});

scenario(
  '[MN-M-11] an undefended face-down Territory stays face-down, and Nightlatch’s pilot sees it',
  ({ given }) => {
    const t = given({ P0: { hand: 'Nightlatch' }, P1: { row: 'C1*' } }, { at: 'attack' });
    t.P0('attack Nightlatch C1 up');
    expect(t.isPublic('Nightlatch')).toBe(true);
    t.P1('pass');
    expect(t.events[1]).toMatchObject({ type: 'claimed', seat: 0, face: 'C1', to: 0b11, from: 1 });
    expect(t.row('P0')).toBe('C1*');
    const faces = (['P0', 'P1', 'P2'] as const).map((viewer) => t.sees(viewer, 'P0').row[0]?.face);
    expect(faces).toEqual(['C1', 'C1', null]);
  },
);

scenario('[MN-M-12] Iron Tortoise defends with 10 and goes on Stand-By when it loses', ({ given }) => {
  const t = given(
    { P0: { hand: 'Seesaw' }, P1: { hand: 'Iron Tortoise', row: 'C1' }, P2: { row: 'C2' }, pile: 'A1' },
    { at: 'attack' },
  );
  t.P0('attack Seesaw C1').P1('defend Iron Tortoise');
  expect(t.powers).toEqual([7, 10 + 3]);
  const lost = given(
    { P0: { hand: 'Redline' }, P1: { hand: 'Iron Tortoise', row: 'C1' }, pile: 'A1' },
    { at: 'attack' },
  );
  lost.P0('attack Redline C1').P1('defend Iron Tortoise');
  expect([lost.powers, lost.where('Iron Tortoise')]).toEqual([[11, 10], 'STB']);
});

scenario('[MN-M-12] Iron Tortoise has 7 in the Arena and as an attacker', (hands) => {
  expect(meet(hands, 'Iron Tortoise', 'Magpie').powers).toEqual([7, 7]);
  const t = hands.given(
    { P0: { hand: 'Iron Tortoise' }, P1: { hand: 'Magpie', row: 'C1' } },
    { at: 'attack' },
  );
  t.P0('attack Iron Tortoise C1').P1('defend Magpie');
  expect(t.powers).toEqual([7, 7]);
});

scenario('[MN-M-13] Searchlight reveals another pilot’s face-down Territory by its position', ({ given }) => {
  const t = given(
    { P0: { hand: 'Searchlight', row: 'V1* V2*' }, P1: { row: 'C1* C2*' }, arena: 'Z5*' },
    { at: 'turn' },
  );
  t.P0('reveal V1');
  expect(t.legal('P0', 'use')).toEqual([
    `use searchlight ${t.tile('C1')}`,
    `use searchlight ${t.tile('C2')}`,
  ]);
  expect(t.refusal('P0', 'use Searchlight V2')).toBe('MN-M-13');
  expect(t.refusal('P0', 'use Searchlight Z5')).toBe('MN-M-13');
  t.P0('use Searchlight C2');
  expect([t.row('P1'), t.view('table').pilots[1]?.row[1]?.face]).toEqual(['C1* C2', 'C2']);
});

scenario('[MN-M-14] a Mech beaten by Wrecking Saint becomes Malfunctioned', (hands) => {
  expect(meet(hands, 'Wrecking Saint', 'Magpie').where('Magpie')).toBe('MALF');
  const lost = meet(hands, 'Wrecking Saint', 'Tithe Colossus');
  expect([lost.where('Wrecking Saint'), lost.where('Tithe Colossus')]).toEqual(['DIS', 'hand']);
});

scenario('[MN-M-15] Seesaw swaps current Power at its place in the order', (hands) => {
  expect(meet(hands, 'Seesaw', 'Leviathan').powers).toEqual([14, 10]);
  expect(meet(hands, 'Seesaw', 'Keyhole').powers).toEqual([3, 10]);
  // A later change by the Emperor is not swapped; here it changes nothing, because Seesaw is Tier 2.
  expect(meet(hands, 'Seesaw', 'Glass Emperor').powers).toEqual([12, 10]);
  expect(meet(hands, 'Seesaw', 'Grudge Engine').powers).toEqual([7, 10]);
});

scenario('[MN-M-16] Redline burns out whether it won or lost', (hands) => {
  const won = meet(hands, 'Redline', 'Keyhole');
  expect([won.row('P0'), won.where('Redline')]).toEqual(['G3', 'MALF']);
  const lost = meet(hands, 'Redline', 'Sunspear');
  expect(lost.where('Redline')).toBe('MALF');
});
