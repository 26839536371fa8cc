import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-81] Reparations can be played only right after a Mecha you control was destroyed',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Dog',
      d5: 'N Wind-Up Dog',
      b3: 'S Sky Whale',
      S: { hand: 'Reparations' },
      N: { hand: 'Reparations, Weapons Cache' },
    });
    expect(t.refusal('S', 'command Reparations d5')).toBe('MG-R-81');
    t.S('attack d4 d5');
    expect(t.refusal('N', 'command Reparations b3')).toBe('MG-R-81');
    t.N('pass').S('pass');
    expect([t.at('d5'), t.asked]).toEqual([null, 'N respond destroyed']); // S lost nothing and is not asked
    expect(t.legal('N')).toEqual(['pass', 'command Reparations b3', 'command Reparations d4']);
    t.N('command Reparations b3');
    expect(t.asked).toBe('S respond destroyed');
    expect(t.refusal('S', 'command Reparations d4')).toBe('MG-R-81'); // not eligible yet
    t.S('pass').passes();
    expect([t.at('b3'), t.names('N', 'discard')]).toEqual([null, ['Wind-Up Dog', 'Reparations']]);
  },
);

scenario2e(
  '[MG-R-81] a player who loses a Mecha to Reparations can play their own in the next round',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Dog',
      d5: 'N Wind-Up Dog',
      g5: 'N Wind-Up Cat',
      S: { hand: 'Reparations' },
      N: { hand: 'Reparations, Reparations' },
    });
    t.S('attack d4 d5').N('pass').S('pass').N('command Reparations d4').S('pass').N('pass');
    expect([t.at('d4'), t.asked]).toEqual([null, 'S respond destroyed']);
    t.S('command Reparations g5').N('pass');
    expect([t.at('g5'), t.asked]).toEqual([null, 'N respond destroyed']);
    t.N('pass');
    expect([t.asked, t.state.eligible, t.state.bereaved]).toEqual(['S main', 0, 0]);
  },
);

scenario2e(
  '[MG-R-81] [MG-R-103] several Reparations can follow one loss, even one in response to another',
  ({ given }) => {
    const t = given({
      d4: 'S Cruise Missle',
      d5: 'N Wind-Up Dog',
      a1: 'S Wind-Up Dog',
      b1: 'S Wind-Up Dog',
      g5: 'N Wind-Up Cat',
      S: { hand: 'Reparations' },
      N: { hand: 'Reparations, Reparations' },
    });
    t.S('attack d4 d5').N('pass').S('pass');
    expect([t.at('d4'), t.asked]).toEqual([null, 'S respond destroyed']); // both lost one, the active seat is first
    t.S('command Reparations g5').N('command Reparations a1').N('pass');
    expect([t.at('a1'), t.at('g5'), t.asked]).toEqual([null, null, 'N respond destroyed']);
    t.N('command Reparations b1').passes();
    expect([t.at('b1'), t.asked]).toEqual([null, 'S main']);
  },
);

scenario2e(
  '[MG-G-17] [MG-R-55] players can respond to Reparations, and Armour does not stop it',
  ({ given }) => {
    const pieces = {
      d4: 'S Wind-Up Dog',
      d5: 'N Wind-Up Dog',
      b3: 'S Sky Whale',
      S: { hand: 'Interdiction' },
      N: { hand: 'Reparations' },
    };
    const t = given(pieces);
    t.S('attack d4 d5').N('pass').S('pass').N('command Reparations b3').S('command Interdiction #1').passes();
    expect([t.at('b3'), t.names('N', 'discard')]).toEqual(['Sky Whale', ['Wind-Up Dog', 'Reparations']]);
    const struck = given(pieces);
    struck.S('attack d4 d5').N('pass').S('pass').N('command Reparations b3').passes();
    expect(struck.at('b3')).toBeNull();
  },
);

scenario2e('[MG-R-81] [MG-R-60] a sacrifice or a lost Tower does not allow Reparations', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Dog',
    d5: 'N Radio Tower',
    S: { hand: 'Battlefield Salvage, Reparations' },
    N: { hand: 'Reparations' },
  });
  t.S('attack d4 d5').N('pass').S('pass');
  expect([t.at('d5'), t.asked]).toEqual([null, 'S main']);
  t.S('command Battlefield Salvage -').N('pass');
  expect([t.at('d4'), t.asked]).toEqual([null, 'S main']);
});

scenario2e('[MG-R-81] a Mecha destroyed by a phase step allows Reparations at once', ({ given }) => {
  const hand = 'Reparations, Skipper, Skipper, Skipper';
  const t = given({ d4: 'S Spectre', d5: 'N Wind-Up Dog', S: { hand } }, { at: 'turn' });
  t.S('pass'); // window START; then the draw
  expect([t.at('d4'), t.asked]).toEqual([null, 'S respond destroyed']);
  t.S('command Reparations d5').S('pass');
  expect([t.at('d5'), t.asked]).toEqual([null, 'S respond destroyed']);
  t.S('pass');
  expect(t.asked).toBe('S respond draw');
});

scenario2e(
  '[MG-R-67] [MG-R-21] Resonant Chord takes all adjacent units for discarding a Mecha with its name',
  ({ given }) => {
    const t = given({
      d3: 'S Resonant Chord new',
      d4: 'N Wind-Up Dog',
      e3: 'N Radio Tower',
      c3: 'S Wind-Up Cat',
      e4: 'N Wind-Up Cat',
      d5: 'N Wind-Up Cat',
      S: { hand: 'Resonant Chord, Harmonic Chord' },
    });
    expect(t.legal('S', 'activate')).toEqual(['activate d3 Resonant Chord']);
    expect(t.refusal('S', 'activate d3 Harmonic Chord')).toBe('MG-R-17');
    t.S('activate d3 Resonant Chord');
    expect(['d4', 'e3', 'c3', 'e4'].map((cell) => t.unit(cell)?.controller)).toEqual([0, 0, 0, 1]);
    expect([t.bandwidth('S'), t.bandwidth('N'), t.names('S', 'discard')]).toEqual([1, 0, ['Resonant Chord']]);
    t.S('attack d4 d5').passes();
    expect(t.at('d5')).toBeNull(); // at once: it did not arrive this turn
    t.S('endPhase').passes();
    expect([t.unit('d4')?.controller, t.unit('d4')?.owner]).toEqual([0, 1]);
  },
);

scenario2e(
  '[MG-R-70] [MG-R-69] Resonant Chord uses its current name and loses its ability under a Golden Key',
  ({ given }) => {
    const t = given({
      d1: 'S Resonant Chord',
      d2: 'N Wind-Up Dog',
      S: { hand: 'Camouflage, Resonant Chord, Wind-Up Dog' },
    });
    t.S('command Camouflage d1').S('name Wind-Up Dog');
    expect(t.legal('S', 'activate')).toEqual(['activate d1 Wind-Up Dog']);
    t.S('activate d1 Wind-Up Dog');
    expect(t.unit('d2')?.controller).toBe(0);
    const keyed = given({
      d1: 'S Resonant Chord + Golden Key',
      d2: 'N Wind-Up Dog',
      S: { hand: 'Resonant Chord' },
    });
    expect(keyed.refusal('S', { kind: 'activate', unit: 'd1', pay: 'MG2-087' })).toBe('MG-R-21');
  },
);

scenario2e(
  '[MG-CASE-5] [MG-R-67] a Mecha taken by Resonant Chord keeps its Pilot’s controller',
  ({ given }) => {
    const t = given({
      d1: 'S Resonant Chord',
      d2: 'N Wind-Up Bull + Ada, The Ingenious',
      c1: 'N Wind-Up Dog new',
      S: { hand: 'Resonant Chord, Attack Orders' },
      N: { hand: 'Orbital Strike' },
    });
    t.S('activate d1 Resonant Chord').N('pass');
    expect([t.unit('d2')?.controller, t.unit('d2')?.attached[0]?.controller, t.cost('d2')]).toEqual([
      0, 1, 0,
    ]);
    expect(t.legal('S', 'command Attack Orders')).not.toContain('command Attack Orders d2'); // Ada is N's
    expect(t.refusal('S', 'move c1 b1')).toBe('MG-ACT-1');
    t.S('move d2 d3');
    expect(t.legal('N', 'command Orbital Strike')).toContain('command Orbital Strike d2');
  },
);

scenario2e(
  '[MG-R-17] [MG-R-117] a Resonant Chord that is gone takes nothing, and its cost stays paid',
  ({ given }) => {
    const t = given({
      d3: 'S Resonant Chord',
      d4: 'N Wind-Up Dog',
      S: { hand: 'Resonant Chord' },
      N: { hand: 'Space Lion' },
    });
    t.S('activate d3 Resonant Chord').N('command Space Lion d3').passes();
    expect([t.unit('d4')?.controller, t.names('S', 'discard'), t.names('S', 'hand')]).toEqual([
      1,
      ['Resonant Chord'],
      ['Resonant Chord'],
    ]);
  },
);
