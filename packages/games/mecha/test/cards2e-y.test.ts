import { expect } from 'vitest';
import { scenario2e } from './given.ts';

/** More of what cards make of each other: Towers, costs, control. */

scenario2e('[MG-R-18] [MG-R-71] a Rampart that arrives in time calls an attack off', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Spider', d5: 'N Wind-Up Cat', N: { hand: 'Jury Rigging, Rampart' } });
  t.S('attack d4 d5').N('command Jury Rigging -').passes().N('put hand Rampart e5').passes();
  expect([t.dmg('d5'), t.happened.includes('calledOff')]).toEqual([0, true]);
});

scenario2e(
  '[MG-R-69] [MG-R-70] under a Golden Key a Pack Cat still counts as a Pack, but has no bonus',
  ({ given }) => {
    const t = given({ a1: 'S Pack Cat + Golden Key', c1: 'S Pack Dog' });
    expect([t.at('a1'), t.power('a1'), t.power('c1')]).toEqual(['Wind-Up Pack Cat', 1, 2]);
  },
);

scenario2e('[MG-R-32] Preplanning can seal its own side’s entry zone', ({ given }) => {
  const towers = { a1: 'S Radio Tower', b1: 'S Radio Tower', c1: 'S Radio Tower', d1: 'S Radio Tower' };
  const t = given({ ...towers, S: { hand: 'Preplanning', deck: 'Turret, Radio Tower, Radio Tower' } });
  t.S('command Preplanning -').S('put deck Turret e1').S('put deck Radio Tower f1');
  expect(t.winner).toBeNull();
  t.S('put deck Radio Tower g1');
  expect(t.winner).toBe('N');
});

scenario2e('[MG-R-22] a canceled Preplanning bans nothing', ({ given }) => {
  const t = given({ S: { hand: 'Preplanning, Radio Tower' }, N: { hand: 'Interdiction' } });
  t.S('command Preplanning -').N('command Interdiction #1').passes();
  expect([t.pile('S').noTowers, t.legal('S', 'play')]).toEqual([
    false,
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => `play Radio Tower ${column}1`),
  ]);
});

scenario2e(
  '[MG-R-39] [MG-R-81] a lost Turret is a Tower for Potshot and a Mecha for Reparations',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Dog',
      d5: 'N Turret',
      b5: 'N Potshot',
      N: { hand: 'Reparations' },
    });
    t.S('attack d4 d5').N('pass');
    expect([t.dmg('d4'), t.asked]).toEqual([1, 'N respond destroyed']);
    t.N('command Reparations d4').passes();
    expect(t.at('d4')).toBeNull();
  },
);

scenario2e('[MG-R-39] Mecha Towers are Mechas for Space Lion, Mod Bot and Reparations', ({ given }) => {
  const t = given({
    d3: 'S Mod Bot dmg2',
    c3: 'S Rampart',
    d5: 'N Turret',
    e5: 'N Radio Tower',
    S: { hand: 'Space Lion' },
  });
  expect(t.legal('S', 'command')).toEqual(['c3', 'd3', 'd5'].map((cell) => `command Space Lion ${cell}`));
  t.S('activate d3 c3').S('command Space Lion d5');
  expect([t.dmg('d3'), t.names('N', 'hand'), t.bandwidth('N')]).toEqual([0, ['Turret'], 1]);
});

scenario2e('[MG-R-44] Drill Mole checks the current cost', ({ given }) => {
  const pieces = { d3: 'S Wind-Up Bull', d4: 'N Drill Mole', S: { hand: 'Turn The Key' } };
  const key = given(pieces);
  expect(key.refusal('S', 'attack d3 d4')).toBe('MG-R-44');
  key.S('command Turn The Key -').S('attack d3 d4');
  expect(key.at('d4')).toBeNull();
  const booster = given({ ...pieces, c3: 'N Signal Booster' });
  expect(booster.legal('S', 'attack')).toContain('attack d3 d4');
  const blocker = given({ ...pieces, d3: 'S Wind-Up Cat', c3: 'S Signal Blocker' });
  expect(blocker.refusal('S', 'attack d3 d4')).toBe('MG-R-44');
});

scenario2e(
  '[MG-R-67] Resonant Chord also takes a Relay’s bandwidth and a Rampart’s protection',
  ({ given }) => {
    const t = given({
      d3: 'S Resonant Chord',
      d4: 'N Radio Relay',
      e3: 'N Rampart',
      a5: 'N Radio Relay',
      c3: 'S Radio Relay',
      e4: 'N Wind-Up Dog',
      S: { hand: 'Resonant Chord' },
    });
    expect([t.bandwidth('S'), t.bandwidth('N')]).toEqual([1, 5]);
    t.S('activate d3 Resonant Chord');
    expect([t.bandwidth('S'), t.bandwidth('N')]).toEqual([5, 1]);
    t.S('endPhase').passes();
    expect(t.legal('N', 'attack')).toEqual(['attack e4 e3', 'attack e4 d4']); // d3 would be shielded, too
  },
);

scenario2e('[MG-R-33] [MG-R-68] a unit taken by Resonant Chord still belongs to its owner', ({ given }) => {
  const t = given({
    d3: 'S Resonant Chord',
    d4: 'N Wind-Up Cat',
    d5: 'N Wind-Up Dog',
    S: { hand: 'Resonant Chord, Battlefield Salvage' },
  });
  t.S('activate d3 Resonant Chord').passes();
  t.S('command Battlefield Salvage -').S('sacrifice d4');
  expect([t.names('N', 'discard'), t.pile('S').hand.length]).toEqual([['Wind-Up Cat'], 2]);
});

scenario2e('[MG-R-27] [MG-R-28] Reconnaissance reaches the player, but power 0 does not', ({ given }) => {
  const t = given({
    d3: 'S Wind-Up Cat',
    f3: 'S Stonewall',
    b3: 'S Ghost',
    S: { hand: 'Reconnaissance, Skipper, Reconnaissance, Skipper' },
  });
  t.S('command Reconnaissance d3').S('discard Skipper').S('command Reconnaissance b3');
  expect(t.legal('S', 'attack')).toEqual(['attack b3 player', 'attack d3 player']); // Ghost: the hand is empty
  t.S('attack b3 player').S('attack d3 player');
  expect(t.pile('N').damage).toHaveLength(2);
});

scenario2e(
  '[MG-R-60] [MG-R-19] Bear returns a Mecha to hand after Nuclear Blast has discarded the hands',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Spider + Bear, The Unbreakable',
      S: { hand: 'Nuclear Blast, Skipper', deck: 'Turtle' },
    });
    t.S('command Nuclear Blast -').passes();
    expect([t.names('S', 'hand'), t.asked]).toEqual([['Wind-Up Spider'], 'S main']);
  },
);

scenario2e('[MG-R-48] a Golden Key between move and attack frees a Turtle to attack', ({ given }) => {
  const t = given({ c1: 'S Turtle', d2: 'N Wind-Up Dog', S: { hand: 'Golden Key' } });
  t.S('move c1 d1').passes();
  expect(t.refusal('S', 'attack d1 d2')).toBe('MG-R-86');
  t.S('command Golden Key d1').S('attack d1 d2');
  expect(t.dmg('d2')).toBe(2);
});
