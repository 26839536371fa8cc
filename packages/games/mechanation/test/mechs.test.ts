import { expect, test } from 'vitest';
import { MECHS } from '../src/content/mechs.ts';
import { scenario, type Hands, type Scene } from './given.ts';

/** P0 and P1 meet at G3 in the Arena, and the others stay away. P3 has land, so that P0 is asked to attack next. */
function meet({ given }: Pick<Hands, 'given'>, mine: string, theirs: string, row = ''): Scene {
  const t = given({
    P0: { hand: mine, row },
    P1: { hand: theirs },
    P3: { row: 'C6' },
    arena: 'G3',
  });
  const facing = (name: string): string => (name === 'Leviathan' ? ' up' : '');
  t.P0(`deploy ${mine} G3${facing(mine)}`)
    .P1(`deploy ${theirs} G3${facing(theirs)}`)
    .passes(2);
  return t;
}

test('24 Mechs, eight a tier, with the figures of the book', () => {
  const powers = [1, 2, 3].map((tier) =>
    MECHS.filter((mech) => mech.tier === tier).map(({ power }) => power),
  );
  expect(powers).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12, 13, 14],
  ]);
  expect(MECHS.map(({ clause }) => clause)).toEqual(
    MECHS.map((_, i) => `MN-M-${String(i + 1).padStart(2, '0')}`),
  );
});

test('[MN-R-47] what is optional and what works by itself, by timing', () => {
  const table = (optional: boolean): string[] =>
    MECHS.flatMap(({ name, abilities }) =>
      abilities.filter((ability) => ability.optional === optional).map(({ timing }) => `${timing} ${name}`),
    ).sort();
  expect(table(true)).toEqual([
    'arena Harbour Tug',
    'arena Keyhole',
    'arena War Drum',
    'claim Horsetrader',
    'claim Veil Mother',
    'during Tandem',
    'initiation Rivet Nurse',
    'initiation Searchlight',
    'loss Limpet',
    'pilot Nightlatch',
    'pilot War Drum',
    'scrap Magpie',
  ]);
  expect(table(false)).toEqual([
    'after Needlefly',
    'after Redline',
    'after Sunspear',
    'after Wrecking Saint',
    'arena Leviathan',
    'claim Leviathan',
    'during Glass Emperor',
    'during Grudge Engine',
    'during Iron Tortoise',
    'during Needlefly',
    'during Nightlatch',
    'during Null Bishop',
    'during Seesaw',
    'during War Drum',
    'loss Firecracker',
    'loss Iron Tortoise',
    'loss Paper Tiger',
    'pilot Leviathan',
    'scrap Tithe Colossus',
  ]);
});

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
  '[MN-M-01] by whatever Power it has beaten a Tier 3 Mech, it burns out; a Tier 2 Mech does not count',
  (hands) => {
    const glass = meet(hands, 'Needlefly', 'Glass Emperor');
    // 13 against 12, and then the Emperor falls to 4
    expect([glass.powers, glass.where('Needlefly')]).toEqual([[13, 4], 'MALF']);
    const seesaw = meet(hands, 'Needlefly', 'Seesaw');
    expect([seesaw.powers, seesaw.where('Needlefly')]).toEqual([[10, 1], 'hand']);
  },
);

scenario('[MN-M-02] [MN-R-82] Horsetrader swaps what it has claimed', ({ given }) => {
  const t = given({ P0: { hand: 'Horsetrader', row: 'V1' }, P1: { row: 'A2 A3* A4' }, arena: 'G3*' });
  t.P0('deploy Horsetrader G3').passes(3);
  expect(t.asked).toBe('P0 claimed');
  expect(t.refusal('P0', 'use Horsetrader A3')).toBe('MN-M-02');
  expect(t.refusal('P0', 'use Horsetrader V1')).toBe('MN-M-02');
  t.P0('use Horsetrader A2');
  // Neither card is turned, both go to the end of their rows, and the swap is no claim.
  expect([t.row('P0'), t.row('P1')]).toEqual(['V1 A2', 'A3* A4 G3*']);
  expect(t.happened.slice(0, 4)).toEqual(['shown', 'ability', 'exchanged', 'returned']);
  // Old and new owner know the hidden card, the others do not.
  const known = (['P0', 'P1', 'P2', 'table'] as const).map((viewer) => t.sees(viewer, 'P1').row[2]?.face);
  expect(known).toEqual(['G3', 'G3', null, null]);
  expect([t.where('Horsetrader'), t.isPublic('Horsetrader')]).toEqual(['hand', true]);
});

scenario('[MN-M-03] [MN-R-87] Keyhole looks at one hidden card, Territory or Mech, alone', ({ given }) => {
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

scenario('[MN-M-03] what it has seen stays face-down; it may look again at what it knows', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, arena: 'Z5*', deck: '' });
  t.P0('use Keyhole Z5');
  expect(t.events.at(-1)).toMatchObject({ type: 'looked', face: 'Z5', to: 1 });
  expect([t.arena, t.view('P0').arena[0]?.face, t.view('P1').arena[0]?.face]).toEqual(['Z5*', 'Z5', null]);
  t.passes(4).until('P0 arena');
  expect(t.legal('P0', 'use')).toEqual(['use keyhole t0']);
});

scenario('[MN-M-04] Limpet drags its killer down, if its pilot wants', (hands) => {
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

scenario('[MN-M-06] [MN-BAT-10] Paper Tiger returns to the hand when it loses', (hands) => {
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

scenario('[MN-M-09] [MN-D-4] Tandem gains half of a Mech in hand, rounded up', ({ given }) => {
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

scenario('[MN-M-09] [MN-D-4] with an empty hand Tandem asks nothing', ({ given }) => {
  const t = given({
    P0: { hand: 'Tandem', hangar: 'Keyhole MALF, Sunspear MALF' },
    P1: { hand: 'Limpet' },
    arena: 'G3',
  });
  t.P0('deploy Tandem G3').P1('deploy Limpet G3').passes(2);
  expect([t.powers, t.row('P0'), t.row('P1')]).toEqual([[4, 4], '', '']);
});

scenario('[MN-M-10] Harbour Tug sends home what is face-up, too, and frees the place', ({ given }) => {
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

scenario('[MN-M-11] Nightlatch is an ordinary attacker against open land', ({ given }) => {
  const t = given({ P0: { hand: 'Nightlatch' }, P1: { hand: 'Paper Tiger', row: 'C1' } }, { at: 'attack' });
  t.P0('attack Nightlatch C1').P1('defend Paper Tiger');
  expect(t.powers).toEqual([6, 6]);
});

scenario('[MN-M-11] undefended it takes the hidden card, which stays hidden, and sees it', ({ given }) => {
  const t = given({ P0: { hand: 'Nightlatch' }, P1: { row: 'C1*' } }, { at: 'attack' });
  t.P0('attack Nightlatch C1 up');
  expect(t.isPublic('Nightlatch')).toBe(true);
  t.P1('pass');
  expect(t.events[1]).toMatchObject({ type: 'claimed', seat: 0, face: 'C1', to: 0b11, from: 1 });
  expect(t.row('P0')).toBe('C1*');
  const faces = (['P0', 'P1', 'P2'] as const).map((viewer) => t.sees(viewer, 'P0').row[0]?.face);
  expect(faces).toEqual(['C1', 'C1', null]);
});

scenario('[MN-M-12] Iron Tortoise defends with 10 and loses gently', ({ given }) => {
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

scenario('[MN-M-12] in the Arena and as an attacker it has 7', (hands) => {
  expect(meet(hands, 'Iron Tortoise', 'Magpie').powers).toEqual([7, 7]);
  const t = hands.given(
    { P0: { hand: 'Iron Tortoise' }, P1: { hand: 'Magpie', row: 'C1' } },
    { at: 'attack' },
  );
  t.P0('attack Iron Tortoise C1').P1('defend Magpie');
  expect(t.powers).toEqual([7, 7]);
});

scenario('[MN-M-13] Searchlight turns up a hidden Territory of a rival by its place', ({ given }) => {
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

scenario('[MN-M-14] Wrecking Saint makes what it has beaten Malfunctioned', (hands) => {
  expect(meet(hands, 'Wrecking Saint', 'Magpie').where('Magpie')).toBe('MALF');
  const lost = meet(hands, 'Wrecking Saint', 'Tithe Colossus');
  expect([lost.where('Wrecking Saint'), lost.where('Tithe Colossus')]).toEqual(['DIS', 'hand']);
});

scenario('[MN-M-15] Seesaw swaps current Power at its place in the order', (hands) => {
  expect(meet(hands, 'Seesaw', 'Leviathan').powers).toEqual([14, 10]);
  expect(meet(hands, 'Seesaw', 'Keyhole').powers).toEqual([3, 10]);
  // What the Emperor changes later is not swapped: here there is nothing to change, Seesaw is Tier 2.
  expect(meet(hands, 'Seesaw', 'Glass Emperor').powers).toEqual([12, 10]);
  expect(meet(hands, 'Seesaw', 'Grudge Engine').powers).toEqual([7, 10]);
});

scenario('[MN-M-16] Redline burns out, won or lost', (hands) => {
  const won = meet(hands, 'Redline', 'Keyhole');
  expect([won.row('P0'), won.where('Redline')]).toEqual(['G3', 'MALF']);
  const lost = meet(hands, 'Redline', 'Sunspear');
  expect(lost.where('Redline')).toBe('MALF');
});

scenario('[MN-M-17] Grudge Engine counts pilots, its own among them, not Mechs', ({ given }) => {
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

scenario('[MN-M-18] [MN-R-85] War Drum: 8 in secret, 13 when announced, 8 as a defender', ({ given }) => {
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

scenario(
  '[MN-M-18] [MN-R-85] face-up in the Arena and face-up against a Territory, both in one turn',
  ({ given }) => {
    const t = given({ P0: { hand: 'War Drum' }, P1: { hand: 'Glass Emperor', row: 'C1' }, arena: 'G3' });
    t.P0('deploy War Drum G3 up').passes(3).P0('attack War Drum C1 up').P1('defend Glass Emperor');
    expect(t.powers).toEqual([13, 12]);
  },
);

scenario(
  '[MN-M-19] Null Bishop fights with 9 against printed Power, whatever the other could do',
  (hands) => {
    expect(meet(hands, 'Null Bishop', 'Seesaw').powers).toEqual([9, 10]);
    expect(meet(hands, 'Seesaw', 'Null Bishop').powers).toEqual([10, 9]);
    const drum = hands.given({ P0: { hand: 'War Drum' }, P1: { hand: 'Null Bishop' }, arena: 'G3' });
    drum.P0('deploy War Drum G3 up').P1('deploy Null Bishop G3').passes(2);
    expect(drum.powers).toEqual([8, 9]);
  },
);

scenario('[MN-M-19] drawbacks are void as well', (hands) => {
  expect(meet(hands, 'Redline', 'Null Bishop').where('Redline')).toBe('hand');
  expect(meet(hands, 'Firecracker', 'Null Bishop').where('Firecracker')).toBe('DIS');
  expect(meet(hands, 'Paper Tiger', 'Null Bishop').where('Paper Tiger')).toBe('DIS');
  expect(meet(hands, 'Iron Tortoise', 'Null Bishop').where('Iron Tortoise')).toBe('DIS');
  const shown = meet(hands, 'Tandem', 'Null Bishop');
  expect([shown.powers, shown.asked]).toEqual([[4, 9], 'P0 attack']);
});

scenario(
  '[MN-M-20] [MN-R-86] [MN-D-6] Veil Mother turns cards one by one and ends by herself',
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
  '[MN-M-21] Tithe Colossus costs nothing out of the hangar, and only its own pilot in it',
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

scenario(
  '[MN-M-23] Sunspear cools down when it has won, and after a claim without a fight it need not',
  (hands) => {
    const won = meet(hands, 'Sunspear', 'Keyhole');
    expect([won.powers, won.where('Sunspear')]).toEqual([[13, 3], 'DIS']);
    const t = hands.given({ P0: { hand: 'Sunspear' }, P3: { row: 'C6' }, arena: 'G3' });
    t.P0('deploy Sunspear G3').passes(4);
    expect([t.row('P0'), t.where('Sunspear'), t.asked]).toEqual(['G3', 'hand', 'P0 attack']);
  },
);

scenario('[MN-M-24] Leviathan is Disabled by its own claim, contested or not', (hands) => {
  const fought = meet(hands, 'Leviathan', 'Keyhole');
  expect([fought.row('P0'), fought.where('Leviathan')]).toEqual(['G3', 'DIS']);
  const t = hands.given({ P0: { hand: 'Leviathan' }, P1: { row: 'C6' }, arena: 'G3' });
  t.P0('deploy Leviathan G3 up');
  expect(t.sees('P3', 'P0').out).toMatchObject({ mech: 'leviathan', up: true });
  t.passes(3);
  expect([t.row('P0'), t.where('Leviathan'), t.asked]).toEqual(['G3', 'DIS', 'P0 attack']);
});

scenario('[MN-M-24] as a raider it claims, too; beaten, it is merely Disabled', ({ given }) => {
  const t = given(
    { P0: { hand: 'Leviathan' }, P1: { hand: 'Keyhole', row: 'C1' }, pile: 'A1' },
    { at: 'attack' },
  );
  t.P0('attack Leviathan C1 up').P1('pass');
  expect([t.row('P0'), t.where('Leviathan')]).toEqual(['C1', 'DIS']);
});
