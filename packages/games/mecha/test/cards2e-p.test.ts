import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-71] [MG-R-39] Rampart protects adjacent Mechas from attacks, but not itself',
  ({ given }) => {
    const t = given({
      d3: 'N Rampart',
      d4: 'N Wind-Up Cat',
      e3: 'N Radio Tower',
      d2: 'S Wind-Up Dog',
      e2: 'S Wind-Up Dog',
      c4: 'S Wind-Up Dog',
      a1: 'S Rampart',
      a2: 'N Wind-Up Cat',
      S: { hand: 'Orbital Strike' },
    });
    expect(t.bandwidth('N')).toBe(2);
    expect(t.legal('S', 'attack')).toEqual(['attack a1 a2', 'attack d2 d3', 'attack e2 e3']);
    expect(t.refusal('S', 'attack c4 d4')).toBe('MG-R-71');
    t.S('command Orbital Strike d4');
    expect(t.at('d4')).toBeNull();
  },
);

scenario2e('[MG-R-71] two adjacent Ramparts protect each other, and never move', ({ given }) => {
  const t = given({
    c3: 'N Rampart',
    d3: 'N Rampart',
    c2: 'S Wind-Up Dog',
    d2: 'S Wind-Up Dog',
    e3: 'S Turret',
  });
  expect(t.legal('S', 'attack')).toEqual([]);
  t.S('endPhase').passes();
  expect(t.refusal('N', 'move c3 c4')).toBe('MG-R-86');
});

scenario2e(
  '[MG-R-69] a Clocktower removes bandwidth, bans and protection from Towers that are not Basic',
  ({ given }) => {
    const pieces = {
      a5: 'N Radio Tower',
      c4: 'N Rampart',
      d4: 'N Wind-Up Cat',
      e4: 'N Turret',
      d3: 'S Wind-Up Dog',
    };
    const t = given(pieces, { active: 'N' });
    expect([t.bandwidth('N'), t.refusal('N', 'move e4 f4')]).toEqual([3, 'MG-R-86']);
    const off = given({ ...pieces, g1: 'S Clocktower' }, { active: 'N' });
    expect([off.bandwidth('N'), off.bandwidth('S'), off.power('e4')]).toEqual([1, 0, 4]);
    off.N('move e4 f4').N('endPhase').passes().S('attack d3 d4').passes();
    expect([off.at('f4'), off.at('d4')]).toEqual(['Turret', null]);
  },
);

scenario2e('[MG-KW-11] Ramp Orders give Reach until the turn ends', ({ given }) => {
  const t = given({ d3: 'S Wind-Up Dog', d4: 'N Bomber', S: { hand: 'Ramp Orders' } });
  expect(t.refusal('S', 'attack d3 d4')).toBe('MG-KW-10');
  t.S('command Ramp Orders d3').S('attack d3 d4');
  expect(t.at('d4')).toBeNull();
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.unit('d3')?.now).toBe(0);
});

scenario2e('[MG-R-17] [MG-R-54] Reconnaissance: discard another card for Range 3', ({ given }) => {
  const t = given({
    d2: 'S Shortbow',
    d5: 'N Wind-Up Mouse',
    S: { hand: 'Reconnaissance, Skipper, Reconnaissance, Turtle' },
  });
  t.S('command Reconnaissance d2');
  expect(t.legal('S')).toEqual(['discard Skipper', 'discard Reconnaissance', 'discard Turtle']);
  t.S('discard Skipper').S('command Reconnaissance d2');
  expect([t.asked, t.view('S').units[0]?.reach]).toEqual(['S main', 3]); // the best counts, not the sum
  t.S('attack d2 d5');
  expect([t.at('d5'), t.names('S', 'hand')]).toEqual([null, []]);
  const alone = given({ d2: 'S Shortbow', S: { hand: 'Reconnaissance' } });
  expect(alone.refusal('S', 'command Reconnaissance d2')).toBe('MG-R-17');
});

scenario2e('[MG-R-17] Reconnaissance does nothing if the other card is gone by then', ({ given }) => {
  const t = given({
    d2: 'S Shortbow',
    S: { hand: 'Reconnaissance, Skipper' },
    N: { hand: 'Signal Jamming' },
  });
  t.S('command Reconnaissance d2').N('command Signal Jamming -').passes();
  expect([t.asked, t.unit('d2')?.range]).toEqual(['S main', 0]);
});

scenario2e(
  '[MG-R-17] [MG-R-18] Rocket Propulsion in response calls off an attack from a unit without Flight or Reach',
  ({ given }) => {
    const pieces = {
      d3: 'S Wind-Up Dog',
      e4: 'S Bugzapper',
      d4: 'N Wind-Up Cat',
      N: { hand: 'Rocket Propulsion, Skipper' },
    };
    const t = given(pieces);
    t.S('attack d3 d4').N('command Rocket Propulsion d4').passes();
    expect([t.happened.includes('calledOff'), t.dmg('d4'), t.names('N', 'hand')]).toEqual([true, 0, []]);
    expect(t.refusal('S', 'attack d3 d4')).toBe('MG-KW-10');
    const reaching = given(pieces);
    reaching.S('attack e4 d4').N('command Rocket Propulsion d4').passes();
    expect(reaching.at('d4')).toBeNull();
  },
);

scenario2e('[MG-R-57] [MG-R-55] Rigged to Blow damages the attacker that destroys its host', ({ given }) => {
  const t = given({
    d5: 'N Wind-Up Cat + Rigged to Blow',
    d4: 'S Wind-Up Bull',
    f5: 'N Wind-Up Cat + Rigged to Blow',
    f4: 'S Challenger Tank',
  });
  t.S('attack d4 d5').S('attack f4 f5');
  expect([t.at('d5'), t.dmg('d4'), t.dmg('f4'), t.arm('f4')]).toEqual([null, 2, 0, 0]);
  expect(t.names('N', 'discard').slice(0, 2)).toEqual(['Wind-Up Cat', 'Rigged to Blow']);
});

scenario2e('[MG-R-57] Rigged to Blow triggers only for an attack that destroys its host', ({ given }) => {
  const t = given({
    d5: 'N Wind-Up Dog + Rigged to Blow',
    d4: 'S Wind-Up Cat',
    S: { hand: 'Orbital Strike' },
  });
  t.S('attack d4 d5').passes();
  expect([t.dmg('d5'), t.dmg('d4')]).toEqual([2, 0]);
  t.S('command Orbital Strike d5');
  expect([t.at('d5'), t.happened.includes('trigger')]).toEqual([null, false]);
  const gone = given({ d5: 'N Wind-Up Dog + Rigged to Blow', d4: 'S Cruise Missle', c4: 'S Wind-Up Dog' });
  gone.S('attack d4 d5'); // it destroys itself first
  expect([gone.at('d4'), gone.dmg('c4'), gone.asked]).toEqual([null, 0, 'S main']);
});

scenario2e(
  '[MG-R-62] Rigged to Blow goes on a Mecha you control in your entry zone, even a Mecha Tower',
  ({ given }) => {
    const t = given({
      a1: 'S Wind-Up Cat',
      b1: 'S Radio Tower',
      c1: 'S Turret',
      d2: 'S Wind-Up Cat',
      e1: 'N Wind-Up Cat',
      S: { hand: 'Rigged to Blow' },
    });
    expect(t.legal('S', 'command')).toEqual(['command Rigged to Blow a1', 'command Rigged to Blow c1']);
    t.S('command Rigged to Blow c1');
    expect(t.attached('c1')).toEqual(['Rigged to Blow']);
  },
);

scenario2e(
  '[MG-R-74] Road Works loses a counter every turn, then speeds up its own space too',
  ({ given }) => {
    const t = given({
      c2: 'S Wind-Up Cat',
      c3: 'N Wind-Up Cat',
      b2: 'S Radio Tower',
      d3: 'S Wind-Up Cat',
      S: { hand: 'Road Works' },
    });
    t.S('command Road Works c2');
    expect(t.state.lying[0]?.time).toBe(2);
    t.S('endPhase').passes();
    expect([t.state.lying[0]?.time, t.unit('c2')?.speed]).toEqual([1, 0]);
    t.N('endPhase').passes();
    expect(t.state.lying[0]?.time).toBe(0);
    expect(['c2', 'c3', 'd3'].map((cell) => t.unit(cell)?.speed)).toEqual([3, 3, 0]);
    t.S('move c2 c1-d1-e1').passes();
    expect(t.at('e1')).toBe('Wind-Up Cat');
    t.S('endPhase').passes();
    expect(t.unit('c3')?.speed).toBe(0); // not on N's turn
    t.N('endPhase').passes();
    expect([t.unit('c3')?.speed, t.state.lying[0]?.time]).toEqual([3, 0]);
  },
);
