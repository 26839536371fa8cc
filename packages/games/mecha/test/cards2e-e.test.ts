import { expect } from 'vitest';
import { row, scenario2e } from './given.ts';

scenario2e(
  "[MG-R-67] [MG-R-69] Donna's Rally Cry gives +2 power for each Pilot, and each copy adds up",
  ({ given }) => {
    const t = given({
      d1: "S Skipper + Admiral Grace > N:Jason's Rally Cry",
      e1: 'S Manly Combined Kamin + Ada, The Ingenious + Bear, The Unbreakable',
      f1: 'S Skipper',
      g1: 'S Skipper + Donna, The Swift stolen',
      d5: 'N Skipper + Donna, The Swift',
      S: { hand: "Donna's Rally Cry, Donna's Rally Cry" },
    });
    expect(t.legal('S', 'command')).toHaveLength(4);
    t.S("command Donna's Rally Cry d1.1");
    expect(['d1', 'e1', 'f1', 'g1', 'd5'].map((cell) => t.power(cell))).toEqual([4, 9, 2, 4, 2]);
    t.S("command Donna's Rally Cry e1.1");
    expect(['d1', 'e1'].map((cell) => t.power(cell))).toEqual([6, 13]);
  },
);

scenario2e(
  '[MG-R-54] [MG-R-10] [MG-PILOT-5] Donna gives Speed 2, which does not add up, and no power',
  ({ given }) => {
    const t = given({ d1: 'S Skipper', a2: 'S Insect Drone', S: { hand: 'Donna, The Swift' } });
    expect(t.refusal('S', { kind: 'attach', card: 'MG2-027', unit: 'a2' })).toBe('MG-PILOT-5');
    expect(t.refusal('S', { kind: 'move', unit: 'd1', path: 'd2-d3' })).toBe('MG-KW-13');
    t.S('attach Donna, The Swift d1').S('move d1 d2-d3');
    expect([t.at('d3'), t.power('d3'), t.cnt('d3')]).toEqual(['Skipper', 2, 2]);
    const fast = given({ a1: 'S Insect Drone + Donna, The Swift' });
    expect(fast.legal('S', 'move a1 a2-a3')).toEqual(['move a1 a2-a3']);
  },
);

scenario2e('[MG-R-49] [MG-R-86] Dragon Ship moves or attacks, even with an extra attack', ({ given }) => {
  const pieces = { d3: 'S Dragon Ship', d5: 'N Turtle', e3: 'N Wind-Up Cat', S: { hand: 'Attack Orders' } };
  const moved = given(pieces);
  moved.S('move d3 d4').S('command Attack Orders d4');
  expect(moved.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
  const attacked = given(pieces);
  attacked.S('attack d3 e3').passes();
  expect([attacked.arm('d3'), attacked.refusal('S', 'move d3 d4')]).toEqual([2, 'MG-ACT-4']);
});

scenario2e('[MG-R-44] Drill Mole can be attacked only by units that cost 2 or less now', ({ given }) => {
  const t = given({
    d4: 'N Drill Mole',
    c4: 'S Wind-Up Bull',
    e4: 'S Wind-Up Bull + Admiral Grace',
    d3: 'S Skipper',
    d5: 'S Wind-Up Bull',
    e5: 'S Signal Booster',
  });
  expect(t.legal('S', 'attack').filter((action) => action.endsWith('d4'))).toEqual([
    'attack d3 d4',
    'attack e4 d4',
    'attack d5 d4',
  ]);
  expect(t.refusal('S', 'attack c4 d4')).toBe('MG-R-44');
});

scenario2e('[MG-R-19] [MG-R-43] Drone Nest: damage lets its controller play a Drone', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Mouse',
    d5: 'N Drone Nest',
    a5: 'N Radio Tower',
    S: { hand: 'Interdiction' },
    N: { deck: 'Wasp Drone, Insect Drone, Drone Swarm, Wind-Up Mouse, Drone Nest' },
  });
  t.S('attack d4 d5').passes().N('look');
  expect(t.asked).toBe('N fetch');
  expect(t.legal('N')).toEqual(
    row(5, 'bcefg')
      .map((cell) => `put deck Insect Drone ${cell}`)
      .concat('stop'),
  );
  expect(t.refusal('N', { kind: 'put', from: 'deck', card: 'MG2-124', cell: 'b5' })).toBe('MG-R-41');
  t.N('put deck Insect Drone b5');
  expect([t.asked, t.at('b5'), t.legal('S')]).toEqual([
    'S respond card',
    null,
    ['pass', 'command Interdiction #1'],
  ]);
  t.S('pass');
  expect([t.at('b5'), t.power('b5'), t.asked]).toEqual(['Insect Drone', 2, 'S main']);
  expect([t.happened.includes('shuffled'), t.names('N', 'deck').length]).toEqual([true, 4]);
});

scenario2e('[MG-R-22] [MG-R-43] the Drone is played, so it can be canceled', ({ given }) => {
  const pieces = { d4: 'S Wind-Up Mouse', d5: 'N Drone Nest', a5: 'N Radio Tower' };
  const N = { deck: 'Insect Drone, Virus' };
  const t = given({ ...pieces, S: { hand: 'Interdiction' }, N });
  t.S('attack d4 d5').passes().N('look').N('put deck Insect Drone b5').S('command Interdiction #1').passes();
  expect([t.at('b5'), t.names('N', 'discard')]).toEqual([null, ['Insect Drone']]);
  const battery = given({ ...pieces, d1: 'S Anti-Mecha Battery', N });
  battery.S('attack d4 d5').N('look').N('put deck Insect Drone b5').S('activate d1 -');
  expect([battery.at('b5'), battery.names('N', 'discard')]).toEqual([null, ['Insect Drone']]);
});

scenario2e(
  '[MG-R-19] [MG-R-76] Drone Nest triggers even if it is destroyed, and may find nothing',
  ({ given }) => {
    const t = given({
      d4: 'S Skipper',
      d5: 'N Drone Nest',
      a5: 'N Radio Tower',
      b5: 'N Radio Tower',
      N: { deck: 'Insect Drone, Virus' },
    });
    t.S('attack d4 d5');
    expect([t.at('d5'), t.asked]).toEqual([null, 'N look']);
    t.N('look').N('put deck Insect Drone d5');
    expect([t.at('d5'), t.power('d5')]).toEqual(['Insect Drone', 1]);
    const poor = given({ d4: 'S Skipper', d5: 'N Drone Nest', N: { deck: 'Insect Drone, Virus' } });
    poor.S('attack d4 d5').N('look');
    expect([poor.asked, poor.legal('N')]).toEqual(['N fetch', ['stop']]);
    poor.N('stop');
    expect([poor.happened.includes('shuffled'), poor.asked]).toEqual([true, 'S main']);
  },
);

scenario2e(
  '[MG-R-55] [MG-D-26] Drone Nest does not trigger for prevented damage, or without an empty space',
  ({ given }) => {
    const t = given({ d4: 'S Skipper', d5: 'N Drone Nest arm1', N: { deck: 'Insect Drone' } });
    t.S('attack d4 d5');
    expect([t.arm('d5'), t.asked]).toEqual([0, 'S main']);
    const full = given({
      ...Object.fromEntries(row(5, 'abcefg').map((cell) => [cell, 'N Radio Tower'])),
      d4: 'N Drone Nest',
      d5: 'N Wind-Up Mouse',
      d3: 'S Wind-Up Mouse',
      N: { deck: 'Insect Drone' },
    });
    full.S('attack d3 d4');
    expect([full.dmg('d4'), full.asked]).toEqual([1, 'S main']);
  },
);

scenario2e('[MG-R-87] [MG-R-70] Drone Swarm counts Drones, including itself', ({ given }) => {
  const t = given({
    d3: 'S Drone Swarm',
    e3: 'S Insect Drone',
    f3: 'S Drone Nest',
    d5: 'N Wasp Drone',
    c3: 'S Wind-Up Dog',
  });
  expect([t.power('d3'), t.power('e3'), t.power('d5')]).toEqual([3, 2, 1]);
});

scenario2e('[MG-R-87] [MG-R-70] Electric Bull strengthens every other Bull', ({ given }) => {
  const t = given({
    d3: 'S Electric Bull',
    e3: 'S Electric Bull',
    f3: 'S Wind-Up Bull',
    d5: 'N Thunder Bull',
    g3: 'S Skipper',
  });
  expect(['d3', 'e3', 'f3', 'd5', 'g3'].map((cell) => t.power(cell))).toEqual([2, 2, 6, 4, 2]);
});

scenario2e('[MG-R-24] [MG-R-39] EMP Blast destroys all Towers at once', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Turret',
    c1: 'S Skipper',
    a5: 'N Clocktower',
    S: { hand: 'EMP Blast, Reparations' },
    N: { hand: 'Reparations' },
  });
  t.S('command EMP Blast -').N('pass');
  expect([t.at('a1'), t.at('b1'), t.at('c1'), t.at('a5')]).toEqual([null, null, 'Skipper', null]);
  expect(t.asked).toBe('S respond destroyed');
  t.S('pass');
  expect(t.asked).toBe('S main');
});
