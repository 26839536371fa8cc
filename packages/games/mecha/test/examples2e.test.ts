import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-G-2] [MG-R-27] [MG-R-53] Range and the player', ({ given }) => {
  const barred = given({ d4: 'S Shortbow', d5: 'N Wind-Up Cat' });
  expect(barred.refusal('S', 'attack d4 player')).toBe('MG-R-27');
  const clear = { d4: 'S Shortbow', e5: 'N Wind-Up Cat' };
  const t = given(clear);
  t.S('attack d4 player');
  expect(t.pile('N').damage).toHaveLength(1);
  expect(given({ d3: 'S Shortbow' }).refusal('S', 'attack d3 player')).toBe('MG-R-27');
  const cannon = { d3: 'S Laser Cannon' };
  expect(given(cannon).legal('S', 'attack')).toEqual(['attack d3 player']);
  const knob = { directAttackReach: 'entryZone' } as const;
  expect(given(clear, knob).refusal('S', 'attack d4 player')).toBe('MG-R-27');
  expect(given(cannon, knob).refusal('S', 'attack d3 player')).toBe('MG-R-27');
});

scenario2e('[MG-G-4] [MG-KW-16] [MG-KW-17] [MG-R-53] a diagonal neighbor is two away', ({ given }) => {
  const t = given({ c2: 'S Shortbow', d3: 'N Cap Gun' });
  t.S('attack c2 d3');
  expect([t.at('d3'), t.names('N', 'discard')]).toEqual([null, ['Cap Gun']]);
  const walled = given({ c2: 'S Shortbow', d3: 'N Cap Gun', c3: 'N Stonewall', d2: 'N Stonewall' });
  expect(walled.refusal('S', 'attack c2 d3')).toBe('MG-R-53');
  expect(walled.legal('S', 'attack')).toEqual(['attack c2 d2', 'attack c2 c3']);
});

scenario2e('[MG-G-6] [MG-KW-10] [MG-KW-11] Flight and Reach', ({ given }) => {
  const pieces = { d3: 'S Wind-Up Dog', c4: 'S Bugzapper', e4: 'S Insect Drone', d4: 'N Bomber' };
  const t = given(pieces);
  expect(t.refusal('S', 'attack d3 d4')).toBe('MG-KW-10');
  expect(t.legal('S', 'attack')).toEqual(['attack c4 d4', 'attack e4 d4']);
  t.S('attack c4 d4');
  expect(t.at('d4')).toBeNull();
  const other = given(pieces, { active: 'N' });
  expect(other.legal('N', 'attack')).toEqual(['attack d4 d3', 'attack d4 c4']);
});

scenario2e(
  '[MG-G-7] [MG-MECHA-4] [MG-MECHA-5] [MG-R-37] [MG-R-41] [MG-R-42] a Mecha needs enough bandwidth',
  ({ given }) => {
    const t = given(
      {
        a1: 'S Radio Tower',
        b1: 'S Radio Tower',
        c1: 'S Radio Tower dmg1',
        d1: 'S Wind-Up Bull',
        c2: 'N Wind-Up Cat',
        S: { hand: 'Wind-Up Mouse, Radio Tower, Radio Tower' },
      },
      { active: 'N' },
    );
    t.N('attack c2 c1').passes().N('endPhase').passes();
    expect([t.at('c1'), t.at('d1'), t.bandwidth('S')]).toEqual([null, 'Wind-Up Bull', 2]);
    expect(t.refusal('S', 'play Wind-Up Mouse e1')).toBe('MG-R-41');
    t.S('play Radio Tower f1');
    expect(t.legal('S', 'play')).toContain('play Wind-Up Mouse e1');
    expect(t.refusal('S', 'play Radio Tower e1')).toBe('MG-R-37');
    t.S('play Wind-Up Mouse e1');
    expect(t.at('e1')).toBe('Wind-Up Mouse');
  },
);

const BULLET = {
  d3: 'S Wind-Up Dog',
  a2: 'S Wind-Up Cat',
  d5: 'N Turtle',
  S: { hand: 'Illegal Bullet, Wind-Up Mouse, Attack Orders' },
};

scenario2e('[MG-G-8] [MG-ACT-3] [MG-R-48] a Command may come between move and attack', ({ given }) => {
  const t = given(BULLET);
  t.S('move d3 d4').S('command Illegal Bullet d4').S('discard Wind-Up Mouse');
  t.S('attack d4 d5').passes();
  expect([t.at('d5'), t.names('N', 'discard')]).toEqual([null, ['Turtle']]);
});

scenario2e(
  '[MG-G-8] [MG-ACT-3] [MG-R-48] [MG-R-49] a given-up attack does not use up an extra one',
  ({ given }) => {
    const t = given(BULLET);
    t.S('move d3 d4').S('move a2 a3');
    expect(t.legal('S', 'attack')).toEqual([]);
    t.S('command Attack Orders d4').S('attack d4 d5').passes();
    expect(t.arm('d5')).toBe(0);
    expect(t.legal('S', 'attack')).toEqual([]);
  },
);

scenario2e('[MG-G-8] [MG-ACT-4] [MG-R-48] a unit can’t move after an attack', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Dog', d5: 'N Turtle' });
  t.S('attack d4 d5');
  expect(t.refusal('S', 'move d4 d3')).toBe('MG-ACT-4');
});

scenario2e('[MG-G-10] [MG-PILOT-3] [MG-R-41] [MG-R-63] a Pilot frees bandwidth', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Radio Tower',
    e1: 'S Radio Tower',
    d1: 'S Wind-Up Spider',
    S: { hand: 'Admiral Grace, Corvette, Wind-Up Mouse' },
    N: { hand: 'Unemployment' },
  });
  expect(t.refusal('S', 'play Corvette f1')).toBe('MG-R-41');
  t.S('attach Admiral Grace d1').N('pass');
  expect([t.cost('d1'), t.power('d1')]).toEqual([0, 6]);
  t.S('play Corvette f1').N('command Unemployment d1.1').passes();
  expect([t.at('f1'), t.at('d1'), t.power('d1'), t.names('S', 'discard')]).toEqual([
    'Corvette',
    'Wind-Up Spider',
    5,
    ['Admiral Grace'],
  ]);
  expect(t.view('N').sides[0]).toMatchObject({ cost: 8, bandwidth: 4 });
  expect(t.refusal('S', 'play Wind-Up Mouse g1')).toBe('MG-R-41');
});

scenario2e(
  '[MG-G-11] [MG-PILOT-10] [MG-PILOT-11] [MG-R-64] a second copy of a Pilot must be discarded',
  ({ given }) => {
    const t = given({
      d4: 'S Skipper + Donna, The Swift',
      d1: 'S Cruiser',
      S: { hand: 'Donna, The Swift' },
    });
    t.S('attach Donna, The Swift d1');
    expect([t.asked, t.legal('S')]).toEqual(['S dismiss', ['dismiss d1.1', 'dismiss d4.1']]);
    t.S('dismiss d4.1');
    const steps = (cell: string): unknown => t.view('S').units.find((u) => u.cell === cell)?.stepsLeft;
    expect([t.cost('d4'), t.cost('d1'), steps('d4'), steps('d1')]).toEqual([2, 0, 1, 2]);
    expect(t.names('S', 'discard')).toEqual(['Donna, The Swift']);
  },
);

scenario2e(
  '[MG-G-12] [MG-CASE-1] [MG-CASE-2] [MG-CASE-3] [MG-R-66] destroyed by its own Pilot',
  ({ given }) => {
    const t = given({
      d1: 'S Cap Gun',
      d5: 'N Wind-Up Cat',
      S: { hand: 'Jason "The Looks" Brannan, Reparations' },
      N: { hand: 'Space Lion' },
    });
    t.S('attach Jason "The Looks" Brannan d1').N('pass');
    const types = t.happened.slice(t.happened.indexOf('attached'));
    expect(types).toEqual(['attached', 'handsShown', 'destroyed', 'shed']);
    const shown = t.history.find((event) => event.type === 'handsShown');
    expect(shown).toMatchObject({ hands: [['MG2-086'], ['MG2-105']] });
    expect(t.names('S', 'discard')).toEqual(['Cap Gun', 'Jason "The Looks" Brannan']);
    expect(t.view('S').sides[1]).toMatchObject({ hand: null, seen: ['MG2-105'] });
    expect(t.asked).toBe('S respond destroyed');
  },
);

scenario2e('[MG-G-13] [MG-TRIG-2] [MG-R-65] [MG-R-75] a Trigger Command', ({ given }) => {
  const t = given({
    d5: 'S Wind-Up Spider + Bear, The Unbreakable',
    f5: 'N Wind-Up Cat',
    S: { hand: 'Interdiction' },
    N: { damage: 'Radio Tower, Radio Tower', deck: 'Space Lion' },
  });
  t.S('attack d5 player').S('pass');
  expect([t.asked, t.legal('N')]).toEqual(['N target', ['target d5', 'target f5']]);
  t.N('target d5');
  expect([t.at('d5'), t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([
    null,
    ['Interdiction', 'Wind-Up Spider'],
    ['Bear, The Unbreakable'],
  ]);
  expect(t.names('N', 'damage')).toEqual(['Radio Tower', 'Radio Tower', 'Space Lion']);
  expect([t.asked, t.happened.includes('destroyed')]).toEqual(['S main', false]);
});

/** South's bandwidth of six. */
const SIX = {
  a2: 'S Radio Tower',
  b2: 'S Radio Tower',
  c2: 'S Radio Tower',
  e2: 'S Radio Tower',
  f2: 'S Radio Tower',
  g2: 'S Radio Tower',
};

scenario2e('[MG-G-14] [MG-R-14] [MG-R-22] canceling a cancel', ({ given }) => {
  const t = given({ ...SIX, S: { hand: 'Jaeger, Interdiction' }, N: { hand: 'Interdiction, Gambit' } });
  t.S('play Jaeger d1').N('command Interdiction #1').S('command Interdiction #2').N('pass');
  expect([t.at('d1'), t.arm('d1')]).toEqual(['Jaeger', 3]);
  expect([t.names('S', 'discard'), t.names('N', 'discard')]).toEqual([['Interdiction'], ['Interdiction']]);
});

const BULL = {
  a2: 'S Radio Tower',
  b2: 'S Radio Tower',
  c2: 'S Radio Tower',
  c5: 'N Anti-Mecha Battery',
  e5: 'N Potshot',
};

scenario2e('[MG-G-15] [MG-R-43] [MG-R-60] Anti-Mecha Battery', ({ given }) => {
  const t = given({
    ...BULL,
    S: { hand: 'Wind-Up Bull, Wind-Up Bull' },
    N: { hand: 'Reparations' },
  });
  t.S('play Wind-Up Bull d1').N('activate c5 -').passes();
  expect([t.at('d1'), t.at('c5'), t.asked]).toEqual([null, null, 'S main']);
  expect([t.names('S', 'discard'), t.names('N', 'discard')]).toEqual([
    ['Wind-Up Bull'],
    ['Anti-Mecha Battery'],
  ]);
  expect([t.happened.includes('destroyed'), t.happened.includes('trigger')]).toEqual([false, false]);
  t.S('play Wind-Up Bull d1').passes();
  expect(t.at('d1')).toBe('Wind-Up Bull');
});

scenario2e('[MG-G-15] [MG-R-43] a Mecha that is placed is not being played', ({ given }) => {
  const t = given({ ...BULL, S: { hand: 'Jury Rigging, Wind-Up Dog' } });
  t.S('command Jury Rigging -');
  expect(t.asked).toBe('S put');
  t.S('put hand Wind-Up Dog d1');
  expect([t.at('d1'), t.asked]).toEqual(['Wind-Up Dog', 'S main']);
});

scenario2e('[MG-G-16] [MG-R-57] [MG-R-80] [MG-R-81] Balloon Army', ({ given }) => {
  const t = given({
    d3: 'S Cruise Missle',
    d4: 'N Jaeger',
    S: { hand: 'Reparations' },
    N: { hand: 'Balloon Army, Reparations' },
  });
  t.S('attack d3 d4').N('command Balloon Army -').S('pass').N('pass');
  expect([t.names('N', 'hand'), t.names('N', 'discard'), t.names('S', 'discard')]).toEqual([
    ['Reparations', 'Jaeger'],
    ['Balloon Army'],
    ['Cruise Missle'],
  ]);
  expect([t.at('d4'), t.asked]).toEqual([null, 'S respond destroyed']);
  t.S('pass');
  expect(t.asked).toBe('N respond destroyed');
});

const LOSS = {
  d3: 'S Wind-Up Spider',
  d4: 'N Wind-Up Dog',
  a1: 'S Sky Whale',
  S: { hand: 'Interdiction' },
  N: { hand: 'Reparations' },
};

scenario2e('[MG-G-17] [MG-R-81] Reparations is canceled', ({ given }) => {
  const t = given(LOSS);
  t.S('attack d3 d4').N('pass').S('pass');
  expect(t.asked).toBe('N respond destroyed');
  t.N('command Reparations a1').S('command Interdiction #1').passes();
  expect([t.at('a1'), t.asked, t.names('N', 'discard')]).toEqual([
    'Sky Whale',
    'S main',
    ['Wind-Up Dog', 'Reparations'],
  ]);
});

scenario2e(
  '[MG-G-17] [MG-R-55] [MG-R-81] Armour does not help, and the other side may be next',
  ({ given }) => {
    const t = given(LOSS);
    t.S('attack d3 d4').N('pass').S('pass').N('command Reparations a1').S('pass');
    expect([t.at('a1'), t.asked]).toEqual([null, 'S respond destroyed']);
  },
);

const ROW = {
  a5: 'N Radio Tower',
  b5: 'N Radio Tower',
  c5: 'N Radio Tower',
  d5: 'N Radio Tower',
  f5: 'S Skipper',
  g4: 'S Cruiser',
};

scenario2e('[MG-G-18] [MG-WIN-5] [MG-R-32] [MG-R-33] a sealed entry zone', ({ given }) => {
  const t = given({ ...ROW, e5: 'N Stonewall' });
  t.S('move g4 g5');
  expect(t.winner).toBeNull();
  const sealed = given({ ...ROW, e5: 'N Turret' });
  sealed.S('move g4 g5');
  expect([sealed.winner, sealed.state.active]).toEqual(['S', 0]);
});

scenario2e('[MG-G-19] [MG-WIN-8] [MG-CASE-4] [MG-R-78] an empty deck', ({ given }) => {
  const t = given({ N: { deck: '', discard: 'Phoenix' } }, { at: 'turn', active: 'N' });
  expect([t.asked, t.legal('N')]).toEqual(['N skip', ['draw', 'skip Phoenix']]);
  t.N('skip Phoenix').passes();
  expect([t.asked, t.names('N', 'hand')]).toEqual(['N main', ['Phoenix']]);
  t.N('endPhase').passes().S('endPhase').passes();
  expect([t.winner, t.state.outcome?.clause]).toEqual(['S', 'MG-WIN-8']);
});

scenario2e('[MG-G-20] [MG-R-30] the fifth card', ({ given }) => {
  const four = 'Radio Tower, Radio Tower, Radio Tower, Radio Tower';
  const t = given({ d5: 'S Wind-Up Cat', N: { damage: four, deck: 'Weapons Cache, Gambit, Gambit' } });
  t.S('attack d5 player');
  expect([t.winner, t.names('N', 'hand'), t.happened.includes('sprung')]).toEqual(['S', [], false]);
});

scenario2e('[MG-G-23] [MG-R-41] [MG-R-58] a Stage takes the place of the one before', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', b1: 'S Radio Tower', c3: 'S Stage 1 dmg1', S: { hand: 'Stage 2' } });
  t.S('play Stage 2 c3');
  expect([t.at('c3'), t.dmg('c3'), t.cnt('c3'), t.names('S', 'discard')]).toEqual([
    'Stage 2',
    1,
    3,
    ['Stage 1'],
  ]);
  expect(t.happened).toContain('sacrificed');
  expect(t.refusal('S', 'move c3 c4')).toBe('MG-ACT-1');
});

scenario2e('[MG-G-24] [MG-HAND-1] [MG-R-79] hand size', ({ given }) => {
  const t = given({
    d3: 'S The Vise',
    S: { hand: 'Hidden Cache, Gambit, Gambit, Virus, Virus' },
    N: { hand: 'Gambit, Gambit, Gambit, Gambit, Gambit, Gambit' },
  });
  t.S('endPhase').passes();
  t.S('discard Hidden Cache');
  expect([t.pile('S').hand.length, t.asked]).toEqual([7, 'S trim']);
  for (const card of ['Gambit', 'Gambit', 'Virus', 'Virus']) t.S(`discard ${card}`);
  expect([t.pile('S').hand.length, t.pile('N').hand.length]).toEqual([3, 6]);
  expect(t.asked).toBe('N respond start');
});

const SWIFT = { d1: 'S Insect Drone + Donna, The Swift', S: { hand: 'Marching Orders' } };

scenario2e('[MG-G-26] [MG-R-49] [MG-R-54] Speed does not add up, extra spaces do', ({ given }) => {
  const t = given(SWIFT);
  expect(t.refusal('S', { kind: 'move', unit: 'd1', path: 'd2-d3-d4' })).toBe('MG-KW-13');
  t.S('command Marching Orders d1').S('move d1 d2-d3-d4');
  expect(t.at('d4')).toBe('Insect Drone');
  expect(t.refusal('S', 'move d4 d5')).toBe('MG-R-48');
});

scenario2e('[MG-G-26] [MG-R-49] an extra space after the move is another move, then attack', ({ given }) => {
  const t = given({ ...SWIFT, d5: 'N Wind-Up Mouse' });
  t.S('move d1 d2-d3').S('command Marching Orders d3');
  expect(t.legal('S', 'move')).toEqual(['move d3 d2', 'move d3 c3', 'move d3 e3', 'move d3 d4']);
  t.S('move d3 d4').S('attack d4 d5');
  expect(t.at('d5')).toBeNull();
});

scenario2e('[MG-G-26] [MG-KW-4] [MG-R-54] Armour adds up', ({ given }) => {
  const t = given({ d1: 'S Turtle', S: { hand: 'Ironhide' } });
  t.S('command Ironhide d1');
  expect(t.arm('d1')).toBe(3);
});

scenario2e('[MG-G-9] [MG-ACT-4] in 2e the move after the attack is illegal', ({ given }) => {
  const t = given({ c3: 'S Skipper', d3: 'N Cap Gun' });
  t.S('attack c3 d3');
  expect(t.refusal('S', 'move c3 c4')).toBe('MG-ACT-4');
});

scenario2e('[MG-G-21] [MG-R-74] [MG-CTR-14] in 2e Road Works helps on its own space, too', ({ given }) => {
  const t = given(
    { 'c2+': 'S Road Works time1', c2: 'S Wind-Up Dog', c3: 'S Wind-Up Dog' },
    { at: 'turn', turn: 7 },
  );
  t.passes();
  expect([t.unit('c2')?.speed, t.unit('c3')?.speed]).toEqual([3, 3]);
});
