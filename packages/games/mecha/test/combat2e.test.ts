import { expect } from 'vitest';
import { scenario, scenario2e } from './given.ts';

scenario2e('[MG-CTR-6] [MG-CTR-7] [MG-R-61] [MG-R-52] damage adds up and stays', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Cat', c5: 'S Wind-Up Mouse', d5: 'N Wind-Up Bull' });
  t.S('attack d4 d5').S('attack c5 d5');
  expect([t.dmg('d5'), t.cnt('d5'), t.dmg('d4')]).toEqual([3, 1, 0]);
  t.S('endPhase').passes();
  expect(t.dmg('d5')).toBe(3);
});

scenario2e(
  '[MG-CTR-8] [MG-R-60] a unit with at least as much damage as durability is destroyed',
  ({ given }) => {
    const t = given({
      c4: 'S Wind-Up Dog',
      e4: 'S Wind-Up Spider',
      c5: 'N Wind-Up Dog',
      e5: 'N Wind-Up Dog',
    });
    t.S('attack c4 c5').S('attack e4 e5').passes();
    expect([t.at('c5'), t.at('e5'), t.names('N', 'discard')]).toEqual([
      null,
      null,
      ['Wind-Up Dog', 'Wind-Up Dog'],
    ]);
  },
);

scenario2e('[MG-R-61] [MG-CTR-8] [MG-R-87] a lower durability counts against earlier damage', ({ given }) => {
  const t = given({ d1: 'S Spectre dmg3', S: { hand: 'Gambit', deck: 'Virus, Virus' } });
  expect(t.cnt('d1')).toBe(1);
  t.S('endPhase').passes().N('endPhase').passes();
  expect([t.at('d1'), t.pile('S').hand.length]).toEqual([null, 2]);
});

scenario2e(
  '[MG-CTR-10] [MG-CTR-12] [MG-CTR-13] [MG-KW-3] [MG-KW-5] [MG-KW-6] each Armour counter stops a whole attack',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c1: 'S Radio Tower',
      e1: 'S Radio Tower',
      d2: 'N Wind-Up Dog',
      S: { hand: 'Dragon Ship' },
    });
    t.S('play Dragon Ship d1').passes();
    expect(t.arm('d1')).toBe(2);
    t.S('endPhase').passes().N('attack d2 d1').passes().N('endPhase').passes();
    expect([t.arm('d1'), t.dmg('d1')]).toEqual([1, 0]);
    t.S('endPhase').passes().N('attack d2 d1').passes().N('endPhase').passes();
    expect([t.arm('d1'), t.dmg('d1')]).toEqual([0, 0]);
  },
);

scenario2e('[MG-KW-7] [MG-KW-8] Pierce leaves the Armour on and deals its damage', ({ given }) => {
  const t = given({ d4: 'S Challenger Tank', d5: 'N Dragon Ship' });
  t.S('attack d4 d5');
  expect([t.arm('d5'), t.dmg('d5')]).toEqual([2, 2]);
});

scenario2e('[MG-KW-8] [MG-KW-10] Succubus pierces Armour, and few can attack it', ({ given }) => {
  const t = given({ d3: 'S Succubus', d4: 'N Turtle' });
  t.S('attack d3 d4').passes();
  expect([t.arm('d4'), t.dmg('d4')]).toEqual([1, 2]);
  const back = given({ d3: 'S Succubus', d4: 'N Turtle' }, { active: 'N' });
  expect(back.refusal('N', 'attack d4 d3')).toBe('MG-KW-10');
});

scenario2e('[MG-R-55] [MG-R-9] Armour stops damage of every kind, Pierce or not', ({ given }) => {
  const t = given({
    d3: 'N Jaeger',
    d4: 'N Challenger Tank',
    c1: 'S Floodlights',
    S: { hand: 'Engineered Earthquake, Orbital Strike' },
  });
  t.S('command Engineered Earthquake -').S('command Orbital Strike d3');
  expect([t.arm('d3'), t.dmg('d3'), t.arm('d4'), t.dmg('d4')]).toEqual([1, 0, 0, 0]);
});

scenario2e('[MG-R-55] Armour does not stop destroying, sacrificing or losing durability', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d5: 'N Jaeger',
    c1: 'S Dragon Ship',
    S: { hand: 'Sabotage, Battlefield Salvage' },
  });
  t.S('command Sabotage d5').passes().S('command Battlefield Salvage -').passes();
  expect([t.at('d5'), t.at('c1'), t.pile('S').hand.length]).toEqual([null, null, 4]);
});

scenario('[MG-R-55] in 1e every damage is an attack, and Armour stops it', ({ given }) => {
  const t = given({ d4: 'S Jager', d5: 'N Dragon' });
  t.S('attack d4 d5');
  expect([t.arm('d5'), t.cnt('d5')]).toEqual([1, 4]);
});

scenario2e('[MG-R-56] [MG-R-28] power 0 removes Armour, but does not hit the player', ({ given }) => {
  const t = given({ c4: 'S Ghost', d5: 'S Drone Swarm + Golden Key', c5: 'N Turtle', S: { hand: 'Gambit' } });
  t.S('attack c4 c5').passes();
  expect([t.arm('c5'), t.dmg('c5')]).toEqual([0, 0]);
  expect(t.refusal('S', 'attack d5 player')).toBe('MG-R-28');
});

scenario2e(
  '[MG-R-28] [MG-R-95] an attack whose power drops to 0 takes no card, but counts as made',
  ({ given }) => {
    const t = given({
      d5: 'S Ghost',
      S: { hand: '' },
      N: { hand: 'Space Lion' },
      a1: 'S Wind-Up Cat',
    });
    t.S('attack d5 player').N('command Space Lion a1').passes();
    expect([t.pile('N').damage.length, t.happened.includes('missed'), t.unit('d5')?.completed]).toEqual([
      0,
      true,
      1,
    ]);
  },
);

scenario2e(
  '[MG-WIN-1] [MG-WIN-2] [MG-WIN-4] [MG-R-28] each attack costs a card, and the fifth loses',
  ({ given }) => {
    const three = 'Gambit, Gambit, Gambit';
    const t = given({
      c5: 'S Wind-Up Spider',
      e5: 'S Wind-Up Mouse',
      N: { damage: three, deck: 'Virus, Virus' },
    });
    t.S('attack c5 player');
    expect([t.pile('N').damage.length, t.winner]).toEqual([4, null]);
    t.S('attack e5 player');
    expect([t.winner, t.state.outcome?.clause]).toEqual(['S', 'MG-WIN-4']);
  },
);

scenario2e('[MG-R-29] [MG-R-35] a marker counts as damage and nothing else', ({ given }) => {
  const t = given({
    c5: 'S Wind-Up Spider',
    e5: 'S Wind-Up Mouse',
    N: { damage: 'Gambit, Gambit, Gambit', deck: '' },
  });
  t.S('attack c5 player');
  expect([t.pile('N').markers, t.pile('N').damage.length, t.winner]).toEqual([1, 3, null]);
  t.S('attack e5 player');
  expect(t.winner).toBe('S');
});

scenario2e('[MG-R-31] [MG-WIN-8] a draw from an empty deck loses, on either player’s turn', ({ given }) => {
  const t = given({ d5: 'S Wind-Up Cat', N: { deck: 'Weapons Cache, Gambit' } });
  t.S('attack d5 player');
  expect([t.winner, t.names('N', 'hand'), t.state.outcome?.clause]).toEqual(['S', ['Gambit'], 'MG-WIN-8']);
  const moved = given({ S: { hand: 'Nuclear Blast', deck: 'Gambit' } });
  moved.S('command Nuclear Blast -');
  expect([moved.winner, moved.pile('S').deck.length]).toEqual([null, 0]);
});

scenario2e('[MG-R-31] an effect is completed before the loss is checked', ({ given }) => {
  const t = given({ S: { hand: 'Dig For Answers, Gambit, Virus', deck: 'Heavy Fire' } });
  t.S('command Dig For Answers -');
  expect([t.asked, t.winner]).toEqual(['S putBack', null]);
  t.S('putBack Gambit').S('putBack Virus');
  expect(t.winner).toBe('N');
});

scenario2e(
  '[MG-TOWER-5] [MG-TOWER-6] [MG-R-40] a Radio Tower is a unit that can be destroyed',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Cat',
      d5: 'N Radio Tower',
      a1: 'S Radio Tower',
      S: { hand: 'Orbital Strike' },
    });
    expect(t.cnt('d5')).toBe(2);
    expect(t.legal('S', 'command')).toContain('command Orbital Strike d5');
    expect(t.refusal('S', 'move a1 a2')).toBe('MG-TOWER-1');
    t.S('attack d4 d5').passes();
    expect([t.at('d5'), t.names('N', 'discard')]).toEqual([null, ['Radio Tower']]);
  },
);

scenario2e('[MG-R-39] a Mecha Tower is both a Mecha and a Tower', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c1: 'S Radio Relay',
    d2: 'S Turret',
    d3: 'N Wind-Up Mouse',
    S: { hand: 'Turret, Radio Tower, EMP Blast, Preparations' },
  });
  expect(t.legal('S', 'play Turret')).toContain('play Turret d1');
  t.S('play Turret e2').passes();
  expect(t.refusal('S', 'play Radio Tower b1')).toBe('MG-R-37');
  expect([t.at('e2'), t.refusal('S', 'move d2 d1')]).toEqual(['Turret', 'MG-R-86']);
  expect(t.legal('S', 'move c1')).toEqual(['move c1 b1', 'move c1 d1', 'move c1 c2']);
  t.S('attack d2 d3').passes().S('command Preparations e2').passes();
  expect(t.at('d3')).toBeNull();
  t.S('command EMP Blast -').passes();
  expect(t.state.board.filter((u) => u !== null)).toEqual([]);
});

scenario2e('[MG-KW-15] [MG-KW-18] [MG-KW-19] [MG-R-51] [MG-R-53] reach', ({ given }) => {
  const t = given({
    d1: 'S Laser Cannon',
    d2: 'S Stonewall',
    d4: 'N Wind-Up Cat',
    d5: 'N Wind-Up Cat',
    a1: 'S Wind-Up Dog',
    a3: 'N Wind-Up Cat',
  });
  expect(t.legal('S', 'attack')).toEqual(['attack d1 d4']);
  expect(t.refusal('S', 'attack a1 a3')).toBe('MG-R-53');
  expect(t.refusal('S', { kind: 'attack', unit: 'd1', target: 'd2' })).toBe('MG-R-51');
});

scenario2e('[MG-KW-12] [MG-KW-13] [MG-KW-14] [MG-MECHA-6] [MG-MECHA-7] [MG-D-10] Speed', ({ given }) => {
  const t = given({ a1: 'S Guard Dog', b2: 'N Stonewall', g1: 'S Wind-Up Cat' });
  expect(t.legal('S', 'move')).toEqual([
    'move a1 b1',
    'move a1 b1-a1',
    'move a1 b1-c1',
    'move a1 a2',
    'move a1 a2-a1',
    'move a1 a2-a3',
    'move g1 f1',
    'move g1 g2',
  ]);
  expect(t.refusal('S', { kind: 'move', unit: 'a1', path: 'b2' })).toBe('MG-R-50');
});

scenario2e('[MG-MECHA-8] [MG-R-50] no unit moves through another, Flight or not', ({ given }) => {
  const t = given({ a1: 'S Insect Drone', b1: 'S Wind-Up Cat', a2: 'N Radio Tower' });
  expect(t.legal('S', 'move a1')).toEqual([]);
  expect(t.refusal('S', { kind: 'move', unit: 'a1', path: 'a2-a3' })).toBe('MG-MECHA-8');
});

scenario2e('[MG-R-50] “when it moves” triggers once for each move action', ({ given }) => {
  const t = given({ d1: 'S Spinning Top + Donna, The Swift' });
  t.S('move d1 d2-d3');
  expect(t.happened.filter((type) => type === 'shuffled')).toHaveLength(2);
});

const ADA = { d4: 'S Wind-Up Dog', d5: 'N Wind-Up Cat + Ada, The Ingenious' };

scenario2e('[MG-R-71] a unit that can’t be targeted is safe from attacks and Commands', ({ given }) => {
  const t = given({
    ...ADA,
    a1: 'S Radio Tower',
    S: { hand: 'Sabotage, Unemployment, Engineered Earthquake' },
  });
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-71');
  expect(t.legal('S', 'command Sabotage')).toEqual(['command Sabotage d4']);
  expect(t.legal('S', 'command Unemployment')).toEqual(['command Unemployment d5.1']);
  t.S('command Engineered Earthquake -').passes();
  expect(t.dmg('d5')).toBe(2);
  const own = given(
    { ...ADA, d5: 'N Wind-Up Cat + Ada, The Ingenious', N: { hand: 'Attack Orders' } },
    { active: 'N' },
  );
  expect(own.legal('N', 'command')).toEqual(['command Attack Orders d5']);
});

scenario2e('[MG-R-71] Rampart protects from attacks only', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Dog',
    d5: 'N Wind-Up Cat',
    c5: 'N Rampart',
    b5: 'N Rampart',
    c4: 'S Wind-Up Dog',
    e5: 'N Radio Tower',
    e4: 'S Wind-Up Dog',
    S: { hand: 'Space Lion' },
  });
  expect(t.legal('S', 'attack')).toEqual(['attack e4 e5']);
  expect(t.refusal('S', 'attack c4 c5')).toBe('MG-R-71');
  expect(t.legal('S', 'command')).toContain('command Space Lion d5');
});

scenario2e('[MG-R-71] [MG-R-18] protection gained in response makes a target illegal', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Dog', d5: 'N Wind-Up Cat', N: { hand: 'Jury Rigging, Rampart' } });
  t.S('attack d4 d5').N('command Jury Rigging -').N('pass').N('put hand Rampart c5').passes();
  expect([t.dmg('d5'), t.happened.includes('calledOff')]).toEqual([0, true]);
});

scenario2e('[MG-R-87] power is calculated each time: first the base, then what is added', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Radio Tower',
    d1: 'S Frequency Modulator',
    e1: 'S Drone Swarm',
    f1: 'S Insect Drone + Golden Key',
    a3: 'S Drone Nest',
    g5: 'N Drone Nest',
    S: { hand: 'Insect Drone' },
  });
  // bandwidth 4, costs 2 + 3 + 0; Drone Swarm counts itself and the Insect, and the Nest adds 1
  expect([t.power('d1'), t.power('e1'), t.power('f1')]).toEqual([0, 3, 2]);
  const spectre = given({
    d4: 'S Spectre',
    d5: 'N Stonewall',
    S: { hand: 'Gambit, Gambit' },
    N: { hand: 'Signal Jamming' },
  });
  spectre.S('attack d4 d5').N('command Signal Jamming -').passes();
  expect(spectre.dmg('d5')).toBe(5);
});

scenario2e('[MG-R-86] Virus stops a unit with Haste', ({ given }) => {
  const t = given({
    d4: 'S Bugzapper new',
    d5: 'N Stonewall',
    a5: 'N Radio Tower',
    S: { hand: 'Gambit' },
    N: { hand: 'Virus' },
  });
  t.S('command Gambit -').N('command Virus d4').passes();
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
});

scenario2e(
  '[MG-KW-1] [MG-KW-2] [MG-KW-21] [MG-TOWER-2] the number after a keyword is the one used',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      g5: 'S Siege Tower',
      f5: 'S Turret',
      d1: 'S Shortbow',
      e1: 'S Laser Cannon',
    });
    const reach = (cell: string): number | undefined => t.view('S').units.find((u) => u.cell === cell)?.reach;
    expect([t.bandwidth('S'), reach('d1'), reach('e1')]).toEqual([5, 2, 3]);
  },
);
