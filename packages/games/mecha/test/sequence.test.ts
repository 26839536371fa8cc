import { expect } from 'vitest';
import { scenario, scenario2e, type Scene } from './given.ts';

const stepsLeft = (t: Scene, cell: string): number | undefined =>
  t.view('S').units.find((u) => u.cell === cell)?.stepsLeft;

scenario2e('[MG-ACT-2] [MG-R-46] each unit is used once a turn: one move, one attack', ({ given }) => {
  const t = given({ c3: 'S Wind-Up Dog', e3: 'S Wind-Up Dog', c5: 'N Stonewall', e5: 'N Stonewall' });
  t.S('move c3 c4').S('attack c4 c5').S('move e3 e4').S('attack e4 e5');
  expect([t.dmg('c5'), t.dmg('e5')]).toEqual([3, 3]);
  expect(t.legal('S')).toEqual(['endPhase']);
  expect(t.refusal('S', 'attack c4 c5')).toBe('MG-R-48');
  expect(t.refusal('N', { kind: 'move', unit: 'c5', path: 'b5' })).toBe('MG-R-14');
});

scenario2e('[MG-R-48] spaces not used by a move are lost', ({ given }) => {
  const t = given({ d1: 'S Guard Dog' });
  t.S('move d1 d2');
  expect([stepsLeft(t, 'd2'), t.refusal('S', 'move d2 d3')]).toEqual([0, 'MG-R-48']);
});

/** South's Dog has come next to an enemy; there is plenty of bandwidth, and much else to do. */
const BUSY = {
  a2: 'S Radio Tower',
  a3: 'S Radio Tower',
  a4: 'S Radio Tower',
  a5: 'S Radio Tower',
  b2: 'S Radio Tower',
  b3: 'S Radio Tower',
  c1: 'S Wind-Up Mouse',
  d3: 'S Wind-Up Dog',
  f3: 'S Wind-Up Cat',
  e1: 'S Bot-a-pult',
  e2: 'S Wind-Up Mouse',
  f4: 'N Stonewall',
  d5: 'N Stonewall',
  S: { hand: 'Radio Tower, Wind-Up Mouse, Admiral Grace, Grand Hurricane' },
};

scenario2e('[MG-ACT-3] [MG-R-48] [MG-D-12] any other action gives up the attack', ({ given }) => {
  const acts = [
    'move c1 c2',
    'attack f3 f4',
    'play Radio Tower g1',
    'play Wind-Up Mouse g1',
    'attach Admiral Grace c1',
  ];
  for (const act of acts) {
    const t = given(BUSY);
    t.S('move d3 d4');
    expect(t.legal('S', 'attack d4')).toEqual(['attack d4 d5']);
    t.S(act).passes();
    expect(t.refusal('S', 'attack d4 d5'), act).toBe('MG-R-48');
    expect(t.happened, act).toContain('forfeited');
  }
});

scenario2e('[MG-R-48] [MG-R-21] [MG-D-12] Commands and abilities may come between', ({ given }) => {
  const t = given(BUSY);
  t.S('move d3 d4').S('command Grand Hurricane -').S('activate e1 e2').S('attack d4 d5').passes();
  expect([t.dmg('d5'), t.happened.includes('forfeited')]).toEqual([3, false]);
});

scenario2e(
  '[MG-R-48] a unit that has not moved attacks at any time, and may spread its attacks',
  ({ given }) => {
    const t = given({ d4: 'S Thunder Bull', d5: 'N Stonewall', b3: 'S Wind-Up Mouse' });
    t.S('attack d4 d5').S('move b3 b4').S('attack d4 d5');
    expect([t.dmg('d5'), t.refusal('S', 'attack d4 d5')]).toEqual([4, 'MG-R-48']);
  },
);

scenario2e('[MG-R-48] after a move all attacks have to follow at once', ({ given }) => {
  const t = given({ d3: 'S Thunder Bull', d5: 'N Stonewall', b3: 'S Wind-Up Mouse' });
  t.S('move d3 d4').S('attack d4 d5').S('move b3 b4');
  expect([t.dmg('d5'), t.refusal('S', 'attack d4 d5')]).toEqual([2, 'MG-R-48']);
  const both = given({ d3: 'S Thunder Bull', d5: 'N Stonewall' });
  both.S('move d3 d4').S('attack d4 d5').S('attack d4 d5');
  expect(both.dmg('d5')).toBe(4);
});

scenario2e('[MG-ACT-4] [MG-R-49] not even extra spaces move a unit that has attacked', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Dog', d5: 'N Stonewall', S: { hand: 'Marching Orders' } });
  t.S('attack d4 d5').S('command Marching Orders d4');
  expect(t.refusal('S', 'move d4 d3')).toBe('MG-ACT-4');
});

scenario2e('[MG-R-49] [MG-R-86] extra attacks and spaces don’t lift a ban', ({ given }) => {
  const t = given({
    c3: 'S Dragon Ship',
    d1: 'S Wind-Up Dog new',
    f3: 'S Stonewall',
    c5: 'N Stonewall',
    f4: 'N Stonewall',
    S: { hand: 'Attack Orders, Attack Orders, Marching Orders' },
  });
  t.S('command Marching Orders d1')
    .S('command Attack Orders f3')
    .S('move c3 c4')
    .S('command Attack Orders c4');
  expect(t.refusal('S', 'move d1 d2')).toBe('MG-ACT-1');
  expect(t.refusal('S', 'attack f3 f4')).toBe('MG-R-86');
  expect(t.refusal('S', 'attack c4 c5')).toBe('MG-R-86');
});

scenario2e('[MG-R-96] an extra attack belongs to the sequence, or can follow later', ({ given }) => {
  const pieces = {
    d3: 'S Wind-Up Dog',
    d5: 'N Stonewall',
    b3: 'S Wind-Up Mouse',
    S: { hand: 'Attack Orders' },
  };
  const within = given(pieces);
  within.S('move d3 d4').S('command Attack Orders d4').S('attack d4 d5').S('move b3 b4');
  expect(within.refusal('S', 'attack d4 d5')).toBe('MG-R-48');
  const later = given(pieces);
  later.S('move d3 d4').S('attack d4 d5').S('command Attack Orders d4').S('move b3 b4').S('attack d4 d5');
  expect(later.at('d5')).toBeNull();
});

scenario2e('[MG-R-96] spaces received while the move is on the chain come after it', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Dog',
    S: { hand: 'Marching Orders' },
    N: { hand: 'Espionage' },
  });
  t.S('move d1 d2').N('command Espionage S').S('command Marching Orders d1').passes();
  expect([t.at('d2'), stepsLeft(t, 'd2')]).toEqual(['Wind-Up Dog', 1]);
  t.S('move d2 d3').passes();
  expect(stepsLeft(t, 'd3')).toBe(0);
});

scenario2e('[MG-R-96] a higher Speed after the move gives no second move', ({ given }) => {
  const t = given({ d1: 'S Wind-Up Dog', c1: 'S Wind-Up Mouse', S: { hand: 'Donna, The Swift' } });
  t.S('move d1 e1').S('attach Donna, The Swift e1');
  expect(t.refusal('S', 'move e1 e2')).toBe('MG-R-48');
});

scenario2e('[MG-R-97] [MG-R-18] a move that makes no step does not use the move', ({ given }) => {
  const t = given({ d3: 'S Guard Dog', N: { hand: 'Grand Hurricane' } });
  t.S('move d3 d4').N('command Grand Hurricane -').passes();
  expect([t.at('d3'), t.happened.includes('stayed'), t.unit('d3')?.steps]).toEqual(['Guard Dog', true, 0]);
});

scenario2e('[MG-R-97] [MG-R-18] a move that was cut short counts as a move', ({ given }) => {
  const t = given({ d3: 'S Guard Dog', S: { hand: 'Gambit' }, N: { hand: 'Jury Rigging, Wind-Up Cat' } });
  t.S('move d3 d4-d5').N('command Jury Rigging -').S('pass').N('pass').N('put hand Wind-Up Cat d5');
  expect([t.at('d4'), t.at('d5'), stepsLeft(t, 'd4')]).toEqual(['Guard Dog', 'Wind-Up Cat', 0]);
  expect(t.legal('S', 'attack d4')).toEqual(['attack d4 d5']);
});

scenario('[MG-R-97] [MG-R-47] in 1e only the steps made count', ({ given }) => {
  const t = given({ d3: 'S Skipper', S: { hand: 'Marching Orders' } });
  t.S('command Marching Orders d3').S('move d3 d4');
  expect(stepsLeft(t, 'd4')).toBe(1);
});

scenario2e('[MG-R-95] an attack that was called off counts as made', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Dog',
    b4: 'S Chinashop Bull',
    d5: 'N Wind-Up Cat',
    b5: 'N Wind-Up Cat',
    a5: 'N Radio Tower',
    N: { hand: 'Virus' },
  });
  t.S('attack d4 d5').N('command Virus d4').passes();
  expect([t.dmg('d5'), t.refusal('S', 'move d4 d3')]).toEqual([0, 'MG-ACT-4']);
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
});

scenario2e('[MG-R-59] [MG-R-25] Chinashop Bull must move and complete an attack', ({ given }) => {
  const idle = given({ d3: 'S Chinashop Bull', d5: 'N Stonewall' });
  idle.S('move d3 d4').S('endPhase').passes();
  expect(idle.at('d4')).toBeNull();
  const busy = given({ d3: 'S Chinashop Bull', d5: 'N Stonewall' });
  busy.S('move d3 d4').S('attack d4 d5').S('endPhase').passes();
  expect(busy.at('d4')).toBe('Chinashop Bull');
  busy.N('endPhase').passes();
  expect([busy.at('d4'), busy.asked]).toEqual(['Chinashop Bull', 'S main']);
});

scenario2e('[MG-R-59] [MG-R-95] a called-off attack does not save Chinashop Bull', ({ given }) => {
  const t = given({
    d3: 'S Chinashop Bull',
    d5: 'N Stonewall',
    a5: 'N Radio Tower',
    N: { hand: 'Virus' },
  });
  t.S('move d3 d4').N('pass').S('attack d4 d5').N('command Virus d4').passes().S('endPhase').passes();
  expect(t.at('d4')).toBeNull();
});

/** North's unit has been hit by South's Magpie Drone. */
const magpie = (unit: string, rest: Record<string, string> = {}) => ({
  d3: 'S Magpie Drone',
  d4: `N ${unit}`,
  c4: 'S Stonewall',
  ...rest,
});

scenario2e('[MG-R-59] [MG-D-5] Magpie Drone: move before attacking and before the end', ({ given }) => {
  const t = given(magpie('Stonewall', { e5: 'N Wind-Up Dog', e4: 'S Stonewall' }));
  t.S('attack d3 d4').S('endPhase').passes();
  expect(t.asked).toBe('N main');
  expect(t.refusal('N', 'endPhase')).toBe('MG-R-59');
  t.N('move d4 d5');
  expect(t.legal('N', 'endPhase')).toEqual(['endPhase']);
});

scenario2e('[MG-R-59] in 2e the unit may not attack before it has moved', ({ given }) => {
  const t = given(magpie('Wind-Up Dog'));
  t.S('attack d3 d4').S('endPhase').passes();
  expect(t.refusal('N', 'attack d4 c4')).toBe('MG-R-59');
  t.N('move d4 e4');
  expect(t.legal('N', 'endPhase')).toEqual(['endPhase']);
});

scenario2e('[MG-R-59] a unit without a possible step does not have to move', ({ given }) => {
  const t = given(magpie('Wind-Up Dog', { e4: 'S Stonewall', d5: 'N Radio Tower' }));
  t.S('attack d3 d4').S('endPhase').passes();
  expect(t.legal('N')).toEqual(['attack d4 c4', 'attack d4 e4', 'endPhase']);
});

scenario('[MG-R-98] in 1e a Turtle that has to move may not attack first', ({ given }) => {
  const t = given({ d3: 'S Magpie Drone', d4: 'N Turtle', c4: 'S Stonewall' });
  t.S('attack d3 d4').S('endPhase').passes();
  expect(t.refusal('N', 'attack d4 c4')).toBe('MG-R-59');
  const free = given({ d3: 'S Magpie Drone', d4: 'N Cruiser', c4: 'S Stonewall' });
  free.S('attack d3 d4').S('endPhase').passes().N('attack d4 c4').passes();
  expect(free.cnt('c4')).toBe(3);
  expect(free.refusal('N', 'endPhase')).toBe('MG-R-59');
});

scenario2e(
  '[MG-ACT-1] [MG-R-58] [MG-KW-20] a unit that has just arrived waits, unless it has Haste',
  ({ given }) => {
    const t = given({ c4: 'S Wind-Up Dog new', e4: 'S Skipper new', c5: 'N Stonewall', e5: 'N Stonewall' });
    expect(t.refusal('S', 'move c4 c3')).toBe('MG-ACT-1');
    expect(t.refusal('S', 'attack c4 c5')).toBe('MG-ACT-1');
    t.S('attack e4 e5');
    expect(t.dmg('e5')).toBe(2);
  },
);

scenario2e('[MG-D-12] giving up an attack that had no target is not mentioned', ({ given }) => {
  const t = given({ d3: 'S Wind-Up Dog', b3: 'S Stonewall', f3: 'S Wind-Up Dog', f5: 'N Wind-Up Cat' });
  t.S('move d3 d4').S('move b3 b4').S('move f3 f4').S('endPhase');
  const cells = t.history.flatMap((event) => (event.type === 'forfeited' ? [event.cell] : []));
  expect(cells).toEqual(['f4']);
  const card = given({ d3: 'S Wind-Up Dog', S: { hand: 'Virus' } });
  card.S('move d3 d4').S('endPhase');
  expect(card.happened).toContain('forfeited');
});

scenario2e(
  '[MG-R-49] [MG-R-69] an extra attack adds one, whatever happened to the normal one',
  ({ given }) => {
    const pieces = {
      d1: 'S Thunder Bull',
      d2: 'N Turtle',
      S: { hand: 'Golden Key, Attack Orders' },
    };
    const used = given(pieces);
    used
      .S('attack d1 d2')
      .passes()
      .S('attack d1 d2')
      .passes()
      .S('command Golden Key d1')
      .S('command Attack Orders d1');
    expect(used.view('S').units[0]?.attacksLeft).toBe(1);
    used.S('attack d1 d2').passes();
    expect([used.at('d2'), used.view('S').units[0]?.attacksLeft]).toEqual([null, 0]);
    const lost = given({ ...pieces, e1: 'S Thunder Bull', a1: 'S Skipper' });
    lost.S('move e1 f1').S('move a1 a2').S('command Golden Key f1').S('command Attack Orders f1');
    expect(lost.view('S').units.find(({ cell }) => cell === 'f1')?.attacksLeft).toBe(1);
  },
);

scenario2e('[MG-R-49] [MG-R-69] normal attacks are used before extra ones', ({ given }) => {
  const t = given({
    d1: 'S Thunder Bull',
    d2: 'N Jaeger',
    S: { hand: 'Golden Key, Attack Orders, Acid Rain' },
  });
  const left = (): unknown => t.view('S').units[0]?.attacksLeft;
  t.S('command Attack Orders d1')
    .S('attack d1 d2')
    .passes()
    .S('attack d1 d2')
    .passes()
    .S('command Golden Key d1');
  expect(left()).toBe(1);
  t.S('attack d1 d2').passes();
  expect(left()).toBe(0);
});

scenario2e(
  '[MG-R-49] [MG-R-69] a silenced unit gets its second attack back with its abilities',
  ({ given }) => {
    const t = given({
      d1: 'S Thunder Bull + Golden Key',
      d2: 'N Jaeger',
      S: { hand: 'Attack Orders, Acid Rain' },
    });
    t.S('attack d1 d2').passes().S('command Attack Orders d1').S('attack d1 d2').passes();
    expect(t.view('S').units[0]?.attacksLeft).toBe(0);
    t.S('command Acid Rain d1.1');
    expect([t.attached('d1'), t.view('S').units[0]?.attacksLeft]).toEqual([[], 1]);
  },
);
