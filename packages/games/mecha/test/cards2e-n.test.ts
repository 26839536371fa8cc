import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-55] Orbital Strike deals 2 damage to any unit, and Armour stops it', ({ given }) => {
  const pieces = {
    d1: 'S Radio Tower',
    d4: 'N Turtle',
    e4: 'N Skipper + Ada, The Ingenious',
    S: { hand: 'Orbital Strike, Orbital Strike' },
  };
  const t = given(pieces);
  expect(t.legal('S', 'command')).toEqual(['command Orbital Strike d1', 'command Orbital Strike d4']);
  t.S('command Orbital Strike d4').passes();
  expect([t.arm('d4'), t.cnt('d4')]).toEqual([0, 3]);
  t.S('command Orbital Strike d4').passes();
  expect(t.cnt('d4')).toBe(1);
  const bare = given(pieces, { armourVsEffects: false });
  bare.S('command Orbital Strike d4').passes();
  expect([bare.arm('d4'), bare.cnt('d4')]).toEqual([1, 1]);
});

scenario2e(
  '[MG-TRIG-2] [MG-R-75] in the damage zone Orbital Strike must hit a unit, even a friendly one',
  ({ given }) => {
    const t = given({
      d5: 'S Skipper + Ada, The Ingenious',
      f5: 'N Wind-Up Dog',
      g5: 'N Radio Tower',
      N: { deck: 'Orbital Strike' },
    });
    t.S('attack d5 player');
    expect([t.asked, t.legal('N')]).toEqual(['N target', ['target f5', 'target g5']]);
    t.N('target f5');
    expect([t.dmg('f5'), t.names('N', 'damage')]).toEqual([2, ['Orbital Strike']]);
    const single = given({ d5: 'S Skipper', N: { deck: 'Orbital Strike' } });
    single.S('attack d5 player');
    expect([single.at('d5'), single.asked]).toEqual([null, 'S main']);
  },
);

scenario2e('[MG-R-51] [MG-R-86] Orbiter attacks only units with Flight', ({ given }) => {
  const t = given({
    d5: 'S Orbiter',
    d4: 'N Bomber',
    c5: 'N Wind-Up Cat',
    e5: 'N Radio Tower',
  });
  expect(t.legal('S', 'attack')).toEqual(['attack d5 d4']);
  expect(t.refusal('S', 'attack d5 player')).toBe('MG-R-86');
  expect(t.refusal('S', 'attack d5 c5')).toBe('MG-R-86');
  t.S('attack d5 d4');
  expect(t.dmg('d4')).toBe(1);
});

scenario2e('[MG-R-70] [MG-R-87] a Pack grows with each other Pack on its side', ({ given }) => {
  const t = given({
    a1: 'S Pack Cat',
    c1: 'S Pack Dog',
    e1: 'S Pack Wolf',
    a5: 'N Pack Cat',
    c5: 'N Wind-Up Dog',
    d2: 'S Wind-Up Cat',
    S: { hand: 'Camouflage' },
  });
  const powers = (): (number | null)[] => ['a1', 'c1', 'e1', 'a5'].map((cell) => t.power(cell));
  expect(powers()).toEqual([3, 3, 3, 1]);
  t.S('command Camouflage e1').S('name Wind-Up Cat'); // it still counts the others, they no longer count it
  expect(powers()).toEqual([2, 2, 3, 1]);
});

scenario2e('[MG-CASE-7] [MG-R-78] each skipped Draw Phase brings back one Phoenix', ({ given }) => {
  const t = given(
    { S: { deck: '', discard: 'Phoenix, Phoenix, Skipper' }, N: { discard: 'Phoenix' } },
    { at: 'turn' },
  );
  expect([t.asked, t.legal('S')]).toEqual(['S skip', ['draw', 'skip Phoenix']]);
  expect(t.refusal('S', { kind: 'skip', for: 'MG2-101' })).toBe('MG-R-78');
  t.S('skip Phoenix');
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([['Phoenix'], ['Phoenix', 'Skipper']]);
  expect([t.winner, t.asked, t.view('N').sides[0].seen]).toEqual([null, 'S respond draw', ['MG2-075']]);
  const drawn = given({ S: { discard: 'Phoenix' } }, { at: 'turn' });
  drawn.S('draw');
  expect([drawn.names('S', 'hand'), drawn.names('S', 'discard')]).toEqual([['Wind-Up Mouse'], ['Phoenix']]);
});

scenario2e(
  '[MG-R-60] [MG-R-19] Potshot triggers for each destroyed Tower, not for sacrificed ones',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      c1: 'S Turret',
      d1: 'S Potshot',
      c3: 'N Wind-Up Dog',
      e3: 'N Radio Tower',
      S: { hand: 'Sabotage, EMP Blast' },
    });
    t.S('command Sabotage c3').S('sacrifice a1');
    expect([t.at('c3'), t.happened.includes('trigger')]).toEqual([null, false]);
    t.S('command EMP Blast -');
    expect([t.at('c1'), t.at('e3'), t.happened.includes('trigger')]).toEqual([null, null, true]);
    expect(t.asked).toBe('S main'); // nobody is left to be hit
  },
);

scenario2e('[MG-R-24] [MG-D-21] Potshot triggers for Towers destroyed together with it', ({ given }) => {
  const t = given({
    b1: 'S Turret',
    c1: 'S Rampart',
    d1: 'S Potshot dmg1',
    b3: 'N Bomber',
    d3: 'N Ghost + Ada, The Ingenious',
    e5: 'N Radio Tower',
    S: { hand: 'Engineered Earthquake' },
  });
  t.S('command Engineered Earthquake -');
  expect(['b1', 'c1', 'd1'].map((cell) => t.at(cell))).toEqual([null, null, null]);
  expect([t.asked, t.legal('S')]).toEqual(['S target', ['target b3', 'target e5']]);
  t.S('target b3').S('target e5');
  expect([t.dmg('b3'), t.dmg('e5'), t.asked]).toEqual([1, 1, 'S main']);
});

scenario2e('[MG-KW-20] Preparations give Haste until the turn ends', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Dog new', e4: 'N Skipper', S: { hand: 'Preparations' } });
  expect(t.refusal('S', 'move d4 d3')).toBe('MG-ACT-1');
  expect(t.legal('S', 'command')).toEqual(['command Preparations d4']);
  t.S('command Preparations d4').S('attack d4 e4');
  expect(t.at('e4')).toBeNull();
  const shut = given({
    d4: 'S Wind-Up Dog new',
    a1: 'N Radio Tower',
    S: { hand: 'Preparations' },
    N: { hand: 'Virus' },
  });
  shut.S('command Preparations d4').N('command Virus d4').passes();
  expect([shut.legal('S', 'attack'), shut.legal('S', 'move')[0]]).toEqual([[], 'move d4 d3']);
});

scenario2e(
  '[MG-R-38] [MG-R-43] Preplanning places three Towers, each may be next to the one before',
  ({ given }) => {
    const t = given({
      d4: 'N Wind-Up Dog',
      S: {
        hand: 'Preplanning, Radio Tower, Turret',
        deck: 'Radio Tower, Skipper, Rampart, Radio Relay, Siege Tower, Drone Nest',
      },
    });
    t.S('command Preplanning -');
    expect(t.asked).toBe('S put');
    expect(t.legal('S', 'put deck Radio Relay')).toEqual([]);
    expect(t.legal('S', 'put deck Siege Tower')).toEqual([]);
    expect(t.refusal('S', { kind: 'put', from: 'deck', card: 'MG2-101', cell: 'c1' })).toBe('MG-R-76');
    expect(t.refusal('S', { kind: 'put', from: 'hand', card: 'MG2-119', cell: 'c1' })).toBe('MG-R-76');
    expect(t.refusal('S', { kind: 'put', from: 'deck', card: 'MG2-081', cell: 'c2' })).toBe('MG-R-38');
    t.S('put deck Radio Tower c1').S('put deck Rampart c2').S('put deck Radio Relay c1');
    expect([t.at('c1'), t.at('c2'), t.asked]).toEqual(['Radio Relay', 'Rampart', 'S main']);
    expect([t.names('S', 'discard'), t.bandwidth('S')]).toEqual([['Radio Tower', 'Preplanning'], 2]);
    expect(t.happened.filter((type) => type === 'shuffled')).toHaveLength(1);
  },
);

scenario2e('[MG-R-86] after Preplanning its player can’t play Towers, not even Mecha Towers', ({ given }) => {
  const t = given({
    S: { hand: 'Preplanning, Radio Tower, Turret, Snapshot', discard: 'Drone Nest, Siege Tower' },
    N: { hand: 'Radio Tower' },
  });
  t.S('command Preplanning -').N('pass').S('stop');
  expect(t.happened.filter((type) => type === 'shuffled')).toHaveLength(1);
  expect(t.refusal('S', 'play Radio Tower d1')).toBe('MG-R-86');
  expect(t.refusal('S', 'play Turret d1')).toBe('MG-R-86');
  t.S('command Snapshot -').N('pass').S('put discard Drone Nest d1').S('stop');
  expect(t.at('d1')).toBe('Drone Nest');
  t.S('endPhase').passes();
  expect(t.legal('N', 'play Radio Tower')).toHaveLength(7);
  t.N('endPhase').passes();
  expect(t.refusal('S', 'play Radio Tower e1')).toBe('MG-R-86');
});
