import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-PILOT-2] [MG-PILOT-5] [MG-R-62] [MG-D-8] a Pilot goes on a Mecha you control in your entry zone',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Turret',
      c1: 'S Wind-Up Cat',
      d1: 'N Wind-Up Dog',
      e2: 'S Wind-Up Dog',
      f1: 'S Balloon Army',
      g5: 'S Wind-Up Dog',
      S: { hand: 'Admiral Grace' },
    });
    expect(t.legal('S', 'attach')).toEqual([
      'attach Admiral Grace b1',
      'attach Admiral Grace c1',
      'attach Admiral Grace f1',
    ]);
    const refusal = (unit: string): string => t.refusal('S', { kind: 'attach', card: 'MG2-004', unit });
    expect(['a1', 'e2', 'g5'].map(refusal)).toEqual(['MG-PILOT-5', 'MG-PILOT-5', 'MG-PILOT-5']);
    expect(['d1', 'd3'].map(refusal)).toEqual(['MG-R-62', 'MG-R-62']);
    t.S('attach Admiral Grace f1');
    expect([t.attached('f1'), t.pile('S').hand]).toEqual([['Admiral Grace'], []]);
  },
);

scenario2e(
  '[MG-R-62] [MG-R-13] you may play several Pilots per turn, for free, in your Main Phase',
  ({ given }) => {
    const t = given({
      c1: 'S Wind-Up Spider',
      d1: 'S Wind-Up Cat',
      S: { hand: 'Admiral Grace, Donna, The Swift' },
      N: { hand: 'Admiral Grace' },
      d5: 'N Wind-Up Cat',
    });
    t.S('attach Admiral Grace c1');
    expect(t.refusal('N', { kind: 'attach', card: 'MG2-004', unit: 'd5' })).toBe('MG-R-15');
    t.N('pass').S('attach Donna, The Swift d1').N('pass');
    expect([t.attached('c1'), t.attached('d1'), t.bandwidth('S')]).toEqual([
      ['Admiral Grace'],
      ['Donna, The Swift'],
      0,
    ]);
  },
);

scenario2e(
  '[MG-PILOT-8] [MG-PILOT-9] [MG-R-62] a Mecha has one Pilot, Manly Combined Kamin two',
  ({ given }) => {
    const t = given({
      c1: 'S Wind-Up Cat + Admiral Grace',
      d1: 'S Manly Combined Kamin + Bear, The Unbreakable',
      S: { hand: 'Donna, The Swift' },
    });
    expect(t.refusal('S', { kind: 'attach', card: 'MG2-027', unit: 'c1' })).toBe('MG-PILOT-8');
    expect(t.legal('S', 'attach')).toEqual(['attach Donna, The Swift d1']);
    t.S('attach Donna, The Swift d1');
    expect(t.attached('d1')).toEqual(['Bear, The Unbreakable', 'Donna, The Swift']);
    expect(t.legal('S', 'attach')).toEqual([]);
  },
);

scenario2e(
  '[MG-PILOT-3] [MG-R-63] [MG-R-44] a Mecha costs 0 with a Pilot, and its full cost again without',
  ({ given }) => {
    const t = given({ d1: 'S Wind-Up Spider + Admiral Grace', N: { hand: 'Unemployment' } }, { active: 'N' });
    expect([t.cost('d1'), t.view('table').sides[0].cost]).toEqual([0, 0]);
    t.N('command Unemployment d1.1');
    expect([t.cost('d1'), t.at('d1')]).toEqual([4, 'Wind-Up Spider']);
  },
);

scenario2e('[MG-R-63] a Pilot does not make playing its Mecha cheaper', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', S: { hand: 'Admiral Grace, Wind-Up Dog' } });
  expect(t.refusal('S', 'play Wind-Up Dog d1')).toBe('MG-R-41');
});

scenario2e(
  '[MG-PILOT-4] [MG-PILOT-6] [MG-PILOT-7] power, durability and abilities count while the Pilot is attached',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Dog dmg2',
      S: { hand: 'Bear, The Unbreakable' },
      N: { hand: 'Unemployment' },
    });
    expect(t.cnt('d1')).toBe(1);
    t.S('attach Bear, The Unbreakable d1').N('pass');
    expect(t.cnt('d1')).toBe(3);
    t.S('move d1 d2').N('command Unemployment d1.1').passes();
    expect([t.at('d2'), t.cnt('d2'), t.names('S', 'discard')]).toEqual([
      'Wind-Up Dog',
      1,
      ['Bear, The Unbreakable'],
    ]);
  },
);

scenario2e('[MG-PILOT-7] losing a Pilot can destroy a Mecha', ({ given }) => {
  const t = given(
    { d1: 'S Wind-Up Dog + Ada, The Ingenious dmg3', N: { hand: 'Unemployment' } },
    { active: 'N' },
  );
  expect(t.cnt('d1')).toBe(2);
  t.N('command Unemployment d1.1');
  expect([t.at('d1'), t.names('S', 'discard')]).toEqual([null, ['Ada, The Ingenious', 'Wind-Up Dog']]);
});

scenario2e('[MG-R-62] a Pilot stays on when its Mecha moves, and can’t be moved to another', ({ given }) => {
  const t = given({ d1: 'S Wind-Up Dog + Donna, The Swift' });
  t.S('move d1 d2-d3');
  expect([t.attached('d3'), t.cost('d3')]).toEqual([['Donna, The Swift'], 0]);
  expect(t.legal('S')).toEqual(['endPhase']);
});

scenario2e('[MG-PILOT-10] [MG-R-64] each player may have a copy', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Dog',
    d5: 'N Wind-Up Dog + Admiral Grace',
    S: { hand: 'Admiral Grace' },
  });
  t.S('attach Admiral Grace d1');
  expect([t.asked, t.attached('d1'), t.attached('d5')]).toEqual([
    'S main',
    ['Admiral Grace'],
    ['Admiral Grace'],
  ]);
});

scenario2e(
  '[MG-R-64] [MG-PILOT-11] [MG-D-23] copies count by controller, and the controller chooses',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Dog',
      c3: 'N Wind-Up Cat + S:Admiral Grace',
      S: { hand: 'Admiral Grace' },
    });
    t.S('attach Admiral Grace d1');
    expect([t.asked, t.legal('S')]).toEqual(['S dismiss', ['dismiss d1.1', 'dismiss c3.1']]);
    expect(t.refusal('S', { kind: 'dismiss', pilot: 'd5.1' })).toBe('MG-PILOT-11');
    expect(t.refusal('S', { kind: 'endPhase' })).toBe('MG-R-14');
    t.S('dismiss d1.1');
    expect([t.attached('d1'), t.names('S', 'discard'), t.happened.includes('discarded')]).toEqual([
      [],
      ['Admiral Grace'],
      false,
    ]);
  },
);

scenario2e('[MG-R-18] a Pilot whose host is gone is discarded', ({ given }) => {
  const t = given({ d1: 'S Wind-Up Dog', S: { hand: 'Admiral Grace' }, N: { hand: 'Space Lion' } });
  t.S('attach Admiral Grace d1').N('command Space Lion d1').passes();
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([['Wind-Up Dog'], ['Admiral Grace']]);
});

scenario2e('[MG-R-22] [MG-R-15] a Pilot being played can be canceled', ({ given }) => {
  const t = given({ d1: 'S Wind-Up Dog', S: { hand: 'Admiral Grace' }, N: { hand: 'Interdiction' } });
  t.S('attach Admiral Grace d1').N('command Interdiction #1').passes();
  expect([t.attached('d1'), t.names('S', 'discard')]).toEqual([[], ['Admiral Grace']]);
});

scenario2e('[MG-R-72] a Mecha with a silenced or enemy Pilot is piloted', ({ given }) => {
  const t = given({
    a1: 'S Wind-Up Dog + Admiral Grace',
    c1: "S Wind-Up Dog + Donna, The Swift > N:Jason's Rally Cry",
    e1: 'S Wind-Up Dog + N:Donna, The Swift',
    g1: 'S Wind-Up Dog',
  });
  expect([t.power('a1'), t.power('c1'), t.power('e1'), t.power('g1')]).toEqual([4, 4, 4, 3]);
  expect([t.cost('c1'), t.cost('e1')]).toEqual([2, 0]);
  const carrier = given({ d1: "S Radioless Carrier + Donna, The Swift > N:Jason's Rally Cry" });
  expect(carrier.legal('S', 'move d1 d2')).toContain('move d1 d2');
});

scenario2e(
  '[MG-CASE-6] [MG-R-65] attached cards are on the battlefield, and leave with their host',
  ({ given }) => {
    const pieces = { d1: "S Wind-Up Dog + Admiral Grace > Donna's Rally Cry + Golden Key" };
    const rain = given({ ...pieces, N: { hand: 'Acid Rain' } }, { active: 'N' });
    expect(rain.legal('N', 'command')).toEqual(['command Acid Rain d1.2', 'command Acid Rain d1.3']);
    const t = given({ ...pieces, d2: 'N Wind-Up Spider' }, { active: 'N' });
    t.N('attack d2 d1').passes();
    expect(t.names('S', 'discard')).toEqual([
      'Wind-Up Dog',
      'Admiral Grace',
      "Donna's Rally Cry",
      'Golden Key',
    ]);
    expect(t.happened.filter((type) => type === 'destroyed' || type === 'discarded')).toEqual(['destroyed']);
  },
);

scenario2e('[MG-R-65] attachments of a destroyed Pilot go with it', ({ given }) => {
  const t = given(
    { d1: "S Wind-Up Dog + Admiral Grace > Donna's Rally Cry + Golden Key", N: { hand: 'Unemployment' } },
    { active: 'N' },
  );
  t.N('command Unemployment d1.1');
  expect([t.attached('d1'), t.names('S', 'discard')]).toEqual([
    ['Golden Key'],
    ['Admiral Grace', "Donna's Rally Cry"],
  ]);
});

scenario2e(
  '[MG-CASE-1] [MG-CASE-2] the abilities of Pilot and Mecha work until it is destroyed',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Mouse',
      c1: 'S Wind-Up Dog + Admiral Grace',
      S: { hand: 'Jason "The Looks" Brannan, Gambit' },
      N: { hand: 'Virus' },
    });
    t.S('attach Jason "The Looks" Brannan d1').N('pass');
    const at = (type: string): number => t.happened.indexOf(type);
    expect([at('attached') < at('handsShown'), at('handsShown') < at('destroyed')]).toEqual([true, true]);
    expect([t.at('d1'), t.names('N', 'seen')]).toEqual([null, ['Virus']]);
  },
);

scenario2e(
  '[MG-R-112] [MG-R-69] two Pilots stay on a Manly Combined Kamin without abilities',
  ({ given }) => {
    const t = given({
      d1: 'S Manly Combined Kamin + Admiral Grace + Bear, The Unbreakable',
      S: { hand: 'Golden Key, Unemployment, Donna, The Swift' },
    });
    t.S('command Golden Key d1');
    expect(t.attached('d1')).toEqual(['Admiral Grace', 'Bear, The Unbreakable', 'Golden Key']);
    t.S('command Unemployment d1.2');
    expect(t.refusal('S', 'attach Donna, The Swift d1')).toBe('MG-PILOT-8');
  },
);

scenario2e('[MG-R-107] Pilots that the new Mecha has no room for are discarded', ({ given }) => {
  const t = given({
    c1: 'S Kamin + Donna, The Swift',
    d1: 'S Manly Combined Kamin + Admiral Grace + Bear, The Unbreakable',
    g1: 'S Autonomous Cockpit',
    S: { hand: 'Camouflage, Manly Combined Kamin' },
  });
  expect(t.refusal('S', { kind: 'activate', unit: 'c1', pay: 'd1' })).toBe('MG-R-70');
  t.S('command Camouflage d1').S('name Autonomous Cockpit').S('activate c1 d1');
  t.S('put hand Manly Combined Kamin c1');
  expect(t.attached('c1')).toEqual(['Donna, The Swift', 'Admiral Grace']);
  expect(t.names('S', 'discard')).toEqual([
    'Kamin',
    'Manly Combined Kamin',
    'Camouflage',
    'Bear, The Unbreakable',
  ]);
});
