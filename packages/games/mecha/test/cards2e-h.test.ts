import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-19] [MG-R-22] [MG-D-15] Gutshot makes a player who plays a Command sacrifice a Tower first',
  ({ given }) => {
    const t = given({
      d3: 'N Gutshot',
      a1: 'S Radio Tower',
      b1: 'S Turret',
      d1: 'S Skipper',
      a5: 'N Radio Tower',
      S: { hand: 'Ironhide' },
      N: { hand: 'Interdiction' },
    });
    t.S('command Ironhide d1');
    expect([t.asked, t.legal('S')]).toEqual(['S sacrifice', ['sacrifice a1', 'sacrifice b1']]);
    t.S('sacrifice b1');
    expect([t.asked, t.names('S', 'discard')]).toEqual(['N respond card', ['Turret']]);
    t.N('command Interdiction #1');
    expect([t.at('a5'), t.arm('d1'), t.at('b1'), t.names('S', 'discard')]).toEqual([
      null,
      0,
      null,
      ['Turret', 'Ironhide'],
    ]);
  },
);

scenario2e(
  '[MG-R-19] each Gutshot triggers, for its own player too; without a Tower nothing happens',
  ({ given }) => {
    const t = given({
      d3: 'N Gutshot',
      e3: 'S Gutshot',
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c1: 'S Radio Tower',
      S: { hand: 'Espionage, Espionage, Espionage' },
    });
    t.S('command Espionage N').S('sacrifice a1').S('sacrifice b1');
    expect([t.bandwidth('S'), t.names('S', 'hand').length]).toEqual([1, 3]);
    t.S('command Espionage N').S('command Espionage N');
    expect([t.bandwidth('S'), t.at('e3'), t.names('S', 'hand').length]).toEqual([0, 'Gutshot', 3]);
  },
);

scenario2e(
  '[MG-R-75] Gutshot ignores Trigger Commands in the damage zone, Mechas and Pilots',
  ({ given }) => {
    const t = given({
      d3: 'S Gutshot',
      d5: 'S Skipper',
      a1: 'S Siege Tower',
      b1: 'S Siege Tower',
      a5: 'N Radio Tower',
      c1: 'S Skipper',
      S: { hand: 'Wind-Up Mouse, Admiral Grace' },
      N: { deck: 'Weapons Cache, Virus, Virus, Virus' },
    });
    t.S('attack d5 player').passes();
    expect([t.names('N', 'hand').length, t.at('a5')]).toEqual([2, 'Radio Tower']);
    t.S('attach Admiral Grace c1').passes();
    expect([t.bandwidth('S'), t.attached('c1')]).toEqual([6, ['Admiral Grace']]);
    t.S('play Wind-Up Mouse e1').passes();
    expect([t.bandwidth('S'), t.at('e1')]).toEqual([6, 'Wind-Up Mouse']);
  },
);

scenario2e('[MG-R-17] Gutshot can take the Tower that the Command needs', ({ given }) => {
  const t = given({
    d3: 'N Gutshot',
    d4: 'N Wind-Up Dog',
    a1: 'S Radio Tower',
    S: { hand: 'Virus' },
  });
  t.S('command Virus d4');
  expect([t.at('a1'), t.unit('d4')?.now, t.names('S', 'discard')]).toEqual([
    null,
    0,
    ['Radio Tower', 'Virus'],
  ]);
});

scenario2e('[MG-R-67] [MG-CASE-5] Harmonic Chord takes control of all units its player owns', ({ given }) => {
  const t = given({
    a1: 'S Siege Tower',
    b1: 'S Siege Tower',
    d4: 'S Wind-Up Bull + N:Admiral Grace dmg1 arm1 stolen',
    e4: 'S Radio Tower stolen',
    f4: 'N Skipper',
    g4: 'N Skipper stolen',
    d5: 'N Wind-Up Spider',
    S: { hand: 'Harmonic Chord' },
  });
  expect([t.bandwidth('S'), t.power('d4')]).toEqual([6, 5]);
  t.S('play Harmonic Chord d1');
  expect(['d4', 'e4', 'f4', 'g4'].map((cell) => t.unit(cell)?.controller)).toEqual([0, 0, 1, 0]);
  expect([t.dmg('d4'), t.arm('d4'), t.unit('d4')?.attached[0]?.controller]).toEqual([1, 1, 1]);
  expect([t.bandwidth('S'), t.bandwidth('N'), t.power('d4'), t.cost('d4')]).toEqual([7, 0, 4, 0]);
  expect(t.legal('S', 'attack d4')).toEqual(['attack d4 d5']);
});

scenario2e(
  '[MG-R-25] [MG-R-58] Harmonic Chord keeps control for good, and new units wait a turn',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      d3: 'S Wind-Up Dog stolen',
      e3: 'S Wind-Up Cat new stolen',
      S: { hand: 'Jury Rigging, Harmonic Chord' },
    });
    t.S('command Jury Rigging -').S('put hand Harmonic Chord d1');
    expect([t.power('d1'), t.cnt('d1')]).toEqual([0, 5]);
    expect(t.legal('S', 'move').map((action) => action.slice(0, 7))).toEqual(
      new Array<string>(3).fill('move d3'),
    );
    t.S('endPhase').passes().N('endPhase').passes();
    expect([t.unit('d3')?.controller, t.unit('e3')?.controller]).toEqual([0, 0]);
  },
);

scenario2e('[MG-R-75] Heavy Fire removes all Armour from a unit, even your own', ({ given }) => {
  const t = given({ d4: 'N Jaeger', d1: 'S Turtle', a5: 'N Radio Tower', S: { hand: 'Heavy Fire' } });
  expect(t.legal('S', 'command')).toEqual([
    'command Heavy Fire d1',
    'command Heavy Fire d4',
    'command Heavy Fire a5',
  ]);
  t.S('command Heavy Fire d4');
  expect([t.arm('d4'), t.arm('d1')]).toEqual([0, 1]);
});

scenario2e(
  '[MG-TRIG-2] [MG-D-22] Heavy Fire from the damage zone must choose a target if there is one',
  ({ given }) => {
    const t = given({ d5: 'S Jaeger', e5: 'N Turtle', N: { deck: 'Heavy Fire' } });
    t.S('attack d5 player');
    expect([t.asked, t.legal('N')]).toEqual(['N target', ['target d5', 'target e5']]);
    t.N('target d5');
    expect([t.arm('d5'), t.names('N', 'damage'), t.asked]).toEqual([0, ['Heavy Fire'], 'S main']);
    const nobody = given({ d5: 'S Turtle + Ada, The Ingenious', N: { deck: 'Heavy Fire' } });
    nobody.S('attack d5 player');
    expect([nobody.arm('d5'), nobody.names('N', 'damage'), nobody.asked]).toEqual([
      1,
      ['Heavy Fire'],
      'S main',
    ]);
  },
);
