import { expect, test } from 'vitest';
import { mecha1e, mecha2e } from '../src/game.ts';
import { position, scenario, scenario2e } from './given.ts';

scenario2e(
  '[MG-D-6] playing a Mecha takes a card and a space, for a Stage also the one before',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c3: 'S Stage 1',
      d1: 'S Wind-Up Mouse',
      e1: 'S Wind-Up Mouse',
      S: { hand: 'Stage 2, Stage 2' },
    });
    expect(t.legal('S', 'play')).toEqual(['play Stage 2 c3']);
    const roomy = given({ a2: 'S Drone Nest', b2: 'S Siege Tower', g3: 'S Stage 1', S: { hand: 'Stage 2' } });
    expect(roomy.legal('S', 'play')).toHaveLength(8);
  },
);

scenario('[MG-D-6] [MG-D-7] [MG-R-38] [MG-R-45] in 1e units are played on these spaces', ({ given }) => {
  const t = given({ d3: 'S Radio Tower', b1: 'S Cap Gun', S: { hand: 'Radio Tower, Attack Vector' } });
  expect(t.legal('S', 'play Attack Vector')).toEqual([]);
  expect(t.legal('S', 'play Radio Tower')).toHaveLength(10);
  t.S('play Radio Tower d2');
  expect(t.legal('S', 'play Attack Vector')).toEqual(
    ['a', 'c', 'd', 'e', 'f', 'g'].map((column) => `play Attack Vector ${column}1`),
  );
});

scenario2e('[MG-D-7] [MG-R-38] [MG-TOWER-3] [MG-TOWER-4] playing a Tower', ({ given }) => {
  const t = given({ d4: 'S Radio Tower', b4: 'N Radio Tower', S: { hand: 'Radio Tower, Siege Tower' } });
  expect(t.legal('S', 'play Siege Tower')).toEqual(['play Siege Tower d5']);
  expect(t.legal('S', 'play Radio Tower')).toEqual([
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => `play Radio Tower ${column}1`),
    'play Radio Tower d3',
    'play Radio Tower c4',
    'play Radio Tower e4',
    'play Radio Tower d5',
  ]);
});

scenario2e('[MG-D-9] playing a Command takes its targets, host or space', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Dog + Admiral Grace',
    d5: 'N Wind-Up Cat + Donna, The Swift',
    S: { hand: "Golden Key, Jason's Rally Cry, Ada's Rally Cry, Espionage, Space Lion" },
  });
  expect(t.legal('S', 'command')).toEqual([
    'command Golden Key d1',
    "command Jason's Rally Cry d5.1",
    "command Ada's Rally Cry d1.1",
    'command Espionage S',
    'command Espionage N',
    'command Space Lion d1',
    'command Space Lion d5',
  ]);
});

scenario('[MG-D-9] [MG-D-11] [MG-D-13] [MG-D-14] in 1e a single option is still asked about', ({ given }) => {
  const t = given({
    d4: 'S Mod Bot',
    d3: 'S Cap Gun',
    d5: 'N Turtle',
    S: { hand: 'Ramp Orders' },
    N: { hand: 'Ironhide' },
  });
  expect(t.legal('S', 'activate')).toEqual(['activate d4 d3']);
  expect(t.legal('S', 'attack')).toEqual(['attack d4 d5']);
  t.S('attack d4 d5');
  expect(t.legal('N')).toEqual(['pass', 'command Ironhide d5']);
});

scenario2e('[MG-D-11] attacking takes a unit, and a unit or the player as its target', ({ given }) => {
  const t = given({ d5: 'S Wind-Up Dog', c4: 'S Shortbow', e5: 'N Wind-Up Cat' });
  expect(t.legal('S', 'attack')).toEqual(['attack c4 player', 'attack d5 player', 'attack d5 e5']);
});

scenario2e('[MG-D-13] [MG-R-17] using an ability takes the unit and its payment', ({ given }) => {
  const t = given({
    d3: 'S Bot-a-pult',
    c3: 'S Wind-Up Mouse',
    e3: 'S Wind-Up Cat',
    g1: 'S Resonant Chord',
    S: { hand: 'Resonant Chord, Wind-Up Cat' },
  });
  expect(t.legal('S', 'activate')).toEqual([
    'activate g1 Resonant Chord',
    'activate d3 c3',
    'activate d3 e3',
  ]);
  expect(t.refusal('S', { kind: 'activate', unit: 'g1', pay: 'MG2-127' })).toBe('MG-R-17');
});

scenario2e('[MG-D-31] each Rumour Mill trades two cards for one, once a turn', ({ given }) => {
  const t = given({
    S: { hand: 'Virus, Virus, Gambit, Gambit, Gamble', damage: 'Rumour Mill, Radio Tower, Rumour Mill' },
  });
  expect(t.legal('S', 'activate')).toHaveLength(5);
  t.S('activate damage Virus+Virus').passes();
  expect([t.pile('S').hand.length, t.names('S', 'discard')]).toEqual([4, ['Virus', 'Virus']]);
  t.S('activate damage Gambit+Gamble').passes();
  expect(t.pile('S').hand.length).toBe(3);
  expect(t.legal('S', 'activate')).toEqual([]);
  expect(t.refusal('S', { kind: 'activate', unit: 'damage', pay: 'MG2-039+MG2-129' })).toBe('MG-R-21');
});

scenario2e('[MG-D-31] Rumour Mill needs two cards in hand, and works from no other zone', ({ given }) => {
  expect(given({ S: { hand: 'Virus', damage: 'Rumour Mill' } }).legal('S', 'activate')).toEqual([]);
  expect(given({ S: { hand: 'Virus, Gambit', discard: 'Rumour Mill' } }).legal('S', 'activate')).toEqual([]);
});

scenario2e('[MG-D-15] if only one unit fits, it is sacrificed without asking', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', d5: 'N Wind-Up Cat', S: { hand: 'Sabotage' } });
  t.S('command Sabotage d5').passes();
  expect([t.at('a1'), t.asked]).toEqual([null, 'S main']);
});

scenario2e('[MG-D-20] placing takes a card and a space, one after the other', ({ given }) => {
  const t = given({ S: { hand: 'Preplanning', deck: 'Radio Tower, Turret, Siege Tower, Gambit' } });
  t.S('command Preplanning -');
  expect(t.legal('S')).toHaveLength(15);
  t.S('put deck Radio Tower d1').S('put deck Turret d2').S('stop');
  expect([t.at('d1'), t.at('d2'), t.pile('S').noTowers]).toEqual(['Radio Tower', 'Turret', true]);
  expect(t.happened.filter((type) => type === 'shuffled')).toHaveLength(1);
});

scenario2e('[MG-D-24] Camouflage chooses one of the current names of Mechas', ({ given }) => {
  const t = given({
    c1: 'S Wind-Up Dog',
    d5: 'N Wind-Up Cat',
    e5: 'N Wind-Up Cat',
    f5: 'N Radio Tower',
    S: { hand: 'Camouflage' },
  });
  t.S('command Camouflage c1');
  expect(t.legal('S')).toEqual(['name Wind-Up Dog', 'name Wind-Up Cat']);
  expect(t.refusal('S', { kind: 'name', name: 'Radio Tower' })).toBe('MG-D-24');
  const alone = given({ c1: 'S Wind-Up Dog', S: { hand: 'Camouflage' } });
  alone.S('command Camouflage c1');
  expect([alone.asked, alone.at('c1')]).toEqual(['S main', 'Wind-Up Dog']);
});

test('[MG-D-32] [MG-R-36] each player may concede at any time, in both editions', () => {
  for (const [game, edition] of [
    [mecha1e, '1e'],
    [mecha2e, '2e'],
  ] as const) {
    for (const seat of [0, 1]) {
      const state = position({}, {}, edition);
      game.rules.concede(state, seat);
      expect(game.rules.outcome(state)).toMatchObject({ winners: [1 - seat], clause: 'MG-R-36' });
    }
  }
});

scenario(
  '[MG-R-105] [MG-R-35] the limit of 200 actions ends the phase even if a unit must move',
  ({ given, scene }) => {
    const t = given({ d3: 'S Magpie Drone', d4: 'N Stonewall', f4: 'N Cruiser', N: { hand: 'Ramp Orders' } });
    t.S('attack d3 d4').passes().S('endPhase').passes();
    expect(t.refusal('N', 'endPhase')).toBe('MG-R-59');
    const state = structuredClone(t.state);
    state.mainActions = 199;
    const last = scene(state);
    last.N('command Ramp Orders f4').passes();
    expect([last.state.active, last.happened.includes('exhausted')]).toEqual([0, true]);
  },
);

scenario2e(
  '[MG-R-105] responses in windows don’t count as actions, abilities and Commands do',
  ({ given }) => {
    const t = given({
      d3: 'S Bot-a-pult',
      d4: 'S Wind-Up Mouse',
      S: { hand: 'Weapons Cache' },
      N: { hand: 'Weapons Cache, Gambit' },
    });
    t.S('activate d3 d4').N('command Weapons Cache -').passes().S('command Weapons Cache -').N('pass');
    expect(t.state.mainActions).toBe(2);
  },
);
