import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-17] a card can be played only if its requirements can be met', ({ given }) => {
  const t = given({
    d3: 'S Wind-Up Dog',
    d5: 'N Wind-Up Dog + Admiral Grace',
    S: { hand: 'Infighting, Sabotage, Virus, Longshot, Acid Rain, Interdiction, Balloon Army, Reparations' },
  });
  expect(t.legal('S', 'command')).toEqual(['command Longshot -']);
  expect(t.refusal('S', 'command Virus d5')).toBe('MG-R-17');
  expect(t.refusal('S', { kind: 'command', card: 'MG2-086', target: 'd5' })).toBe('MG-R-81');
  const last = given({ S: { hand: 'Gambit' } });
  last.S('command Gambit -');
  expect(last.names('S', 'discard')).toEqual(['Gambit']);
});

scenario2e(
  '[MG-R-17] a cost is paid at once; what a Command sacrifices leaves as it resolves',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      d3: 'S Bot-a-pult',
      d2: 'S Wind-Up Mouse',
      d5: 'N Wind-Up Dog',
      S: { hand: 'Sabotage' },
      N: { hand: 'Interdiction' },
    });
    t.S('activate d3 d2');
    expect([t.at('d2'), t.asked]).toEqual([null, 'N respond ability']);
    t.N('pass').S('command Sabotage d5');
    expect(t.at('a1')).toBe('Radio Tower');
    t.N('command Interdiction #1');
    expect([t.at('a1'), t.at('d5')]).toEqual(['Radio Tower', 'Wind-Up Dog']);
  },
);

scenario2e('[MG-R-17] “if you do” depends on the sacrifice, other parts do not', ({ given }) => {
  const pieces = {
    a1: 'S Radio Tower',
    d5: 'N Wind-Up Dog',
    N: { hand: 'EMP Blast' },
  };
  const virus = given({ ...pieces, S: { hand: 'Virus' } });
  virus.S('command Virus d5').N('command EMP Blast -').passes();
  expect(virus.unit('d5')?.now).toBe(0);
  const sabotage = given({ ...pieces, S: { hand: 'Sabotage' } });
  sabotage.S('command Sabotage d5').N('command EMP Blast -').passes();
  expect(sabotage.at('d5')).toBeNull();
});

scenario2e('[MG-R-18] illegal targets are ignored; with none left the card does nothing', ({ given }) => {
  const t = given({
    c5: 'N Wind-Up Dog + Admiral Grace',
    e5: 'N Wind-Up Cat + Donna, The Swift',
    S: { hand: 'Infighting' },
    N: { hand: 'Unemployment' },
  });
  t.S('command Infighting c5.1+e5.1').N('command Unemployment c5.1').passes();
  expect([t.at('c5'), t.at('e5')]).toEqual(['Wind-Up Dog', null]);
  const gone = given({
    a1: 'S Radio Tower',
    d5: 'N Wind-Up Dog',
    S: { hand: 'Sabotage' },
    N: { hand: 'Space Lion' },
  });
  gone.S('command Sabotage d5').N('command Space Lion d5').passes();
  expect([gone.at('a1'), gone.happened.includes('fizzled')]).toEqual(['Radio Tower', true]);
});

scenario2e('[MG-R-18] an attack that is called off stays used', ({ given }) => {
  const pieces = { d4: 'S Wind-Up Dog', d5: 'N Wind-Up Cat', N: { hand: 'Rocket Propulsion, Gambit' } };
  const t = given(pieces);
  t.S('attack d4 d5').N('command Rocket Propulsion d5').passes();
  expect([t.dmg('d5'), t.happened.includes('calledOff'), t.unit('d4')?.attacks]).toEqual([0, true, 1]);
  const gone = given({ ...pieces, N: { hand: 'Space Lion' } });
  gone.S('attack d4 d5').N('command Space Lion d4').passes();
  expect([gone.dmg('d5'), gone.names('S', 'hand')]).toEqual([0, ['Wind-Up Dog']]);
});

scenario2e(
  '[MG-R-18] [MG-D-30] [MG-R-41] the card goes to another space, and bandwidth is not checked again',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      S: { hand: 'Wind-Up Cat, Jury Rigging, Wind-Up Dog' },
      N: { hand: 'Espionage' },
    });
    t.S('play Wind-Up Cat d1').N('command Espionage S').S('command Jury Rigging -').passes();
    t.S('put hand Wind-Up Dog d1');
    expect([t.asked, t.legal('S').length]).toEqual(['S place', 5]);
    expect(t.refusal('S', 'place d1')).toBe('MG-R-18');
    t.S('place c1');
    expect([t.at('c1'), t.view('S').sides[0].cost]).toEqual(['Wind-Up Cat', 3]);
  },
);

scenario2e('[MG-R-23] Longshot cannot fetch itself', ({ given }) => {
  const t = given({ S: { hand: 'Longshot', discard: 'Gambit, Wind-Up Dog' } });
  t.S('command Longshot -');
  expect(t.legal('S')).toEqual(['take Gambit', 'stop']);
});

scenario2e(
  '[MG-R-23] [MG-R-77] a Fallout Shelter that Nuclear Blast milled shuffles it into the deck',
  ({ given }) => {
    const t = given({
      S: { hand: 'Nuclear Blast', deck: 'Fallout Shelter, Gambit, Gambit, Gambit, Gambit, Virus' },
    });
    t.S('command Nuclear Blast -');
    expect([t.names('S', 'discard'), t.names('S', 'deck').sort()]).toEqual([
      [],
      ['Fallout Shelter', 'Gambit', 'Gambit', 'Gambit', 'Gambit', 'Nuclear Blast', 'Virus'],
    ]);
  },
);

scenario2e(
  '[MG-CMD-2] [MG-CMD-3] a Command can be played in any window and is then discarded',
  ({ given }) => {
    const t = given(
      { S: { hand: 'Weapons Cache, Weapons Cache' }, N: { hand: 'Weapons Cache' } },
      { at: 'turn' },
    );
    t.S('command Weapons Cache -').N('command Weapons Cache -').passes();
    expect([t.names('S', 'discard'), t.names('N', 'discard')]).toEqual([
      ['Weapons Cache'],
      ['Weapons Cache'],
    ]);
  },
);

scenario2e(
  '[MG-CMD-4] [MG-CMD-5] [MG-CMD-6] [MG-R-73] a Command on the battlefield stays until its time is up',
  ({ given }) => {
    const t = given({
      'c2+': 'N Mineshaft',
      c3: 'N Wind-Up Dog',
      c1: 'S Wind-Up Cat',
      d3: 'S Wind-Up Dog',
      S: { hand: 'Unknown Ruins' },
      N: { hand: 'Gambit' },
    });
    t.S('move c1 c2').N('pass');
    expect(t.at('c2')).toBe('Wind-Up Cat');
    expect(t.legal('S', 'command')).toHaveLength(34);
    t.S('command Unknown Ruins c3').N('pass');
    expect([t.at('c3'), t.state.lying.length]).toEqual(['Wind-Up Dog', 2]);
    expect(t.refusal('S', { kind: 'attack', unit: 'd3', target: 'c2' })).toBe('MG-R-51');
  },
);

scenario2e(
  '[MG-R-18] [MG-ACT-1] a unit that loses Haste in response can neither attack nor move',
  ({ given }) => {
    const pieces = {
      d1: 'S Bugzapper new',
      d2: 'N Stonewall',
      S: { hand: 'Golden Key' },
      N: { hand: 'Espionage' },
    };
    const attack = given(pieces);
    attack.S('attack d1 d2').N('command Espionage S').S('command Golden Key d1').passes();
    expect([attack.dmg('d2'), attack.happened.includes('calledOff')]).toEqual([0, true]);
    const move = given(pieces);
    move.S('move d1 c1').N('command Espionage S').S('command Golden Key d1').passes();
    expect([move.at('d1'), move.happened.includes('stayed')]).toEqual(['Wind-Up Bugzapper', true]);
  },
);

scenario2e('[MG-R-71] the refusal says that a target is protected', ({ given }) => {
  const t = given({
    d4: 'S Skipper',
    d5: 'N Wind-Up Dog + Ada, The Ingenious',
    S: { hand: 'Virus, Space Lion' },
  });
  expect(t.refusal('S', 'command Virus d5')).toBe('MG-R-71');
  expect(t.refusal('S', 'command Space Lion d5')).toBe('MG-R-71');
  expect(t.refusal('S', { kind: 'command', card: 'MG2-102', target: 'd3' })).toBe('MG-R-17');
});

scenario2e('[MG-R-21] only the controller of a unit can use its ability', ({ given }) => {
  const t = given({ d4: 'N Bot-a-pult', d5: 'N Cap Gun' });
  expect(t.refusal('S', { kind: 'activate', unit: 'd4', pay: 'd5' })).toBe('MG-R-21');
});
