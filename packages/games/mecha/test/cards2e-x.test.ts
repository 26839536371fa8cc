import { expect } from 'vitest';
import { scenario2e } from './given.ts';

/** Interactions between cards. */

scenario2e('[MG-R-80] [MG-R-60] Bear brings Balloon Army back, but not the Mecha it saved', ({ given }) => {
  const army = given({
    d3: 'S Wind-Up Dog',
    d4: 'N Balloon Army + Bear, The Unbreakable',
    c4: 'S Wind-Up Cat',
  });
  expect(army.cnt('d4')).toBe(3);
  army.S('attack d3 d4');
  expect([army.at('d4'), army.names('N', 'hand')]).toEqual([null, ['Balloon Army']]);
  expect(army.names('N', 'discard')).toEqual(['Bear, The Unbreakable']);
  const saved = given({
    d3: 'S Wind-Up Dog',
    d4: 'N Wind-Up Cat + Bear, The Unbreakable',
    N: { hand: 'Balloon Army' },
  });
  saved.S('attack d3 d4').N('command Balloon Army -').passes();
  expect([saved.at('d4'), saved.names('N', 'hand')]).toEqual([null, ['Wind-Up Cat']]);
  expect(saved.names('N', 'discard')).toEqual(['Bear, The Unbreakable', 'Balloon Army']);
});

scenario2e(
  '[MG-R-80] Balloon Army is a unit for Scissor Suit, and does not get the Rigged to Blow of the Mecha it saved',
  ({ given }) => {
    const t = given({
      d4: 'S Scissor Suit',
      d5: 'N Wind-Up Spider + Rigged to Blow',
      N: { hand: 'Balloon Army' },
    });
    t.S('attack d4 d5').N('command Balloon Army -').passes();
    expect([t.at('d5'), t.dmg('d4')]).toEqual([null, 0]);
    expect([t.names('N', 'hand'), t.pile('S').damage.length]).toEqual([['Wind-Up Spider'], 1]); // a unit was destroyed
  },
);

scenario2e('[MG-R-80] an Orbiter’s attack on a flier continues against Balloon Army', ({ given }) => {
  const t = given({ d4: 'S Orbiter', d5: 'N Bomber', N: { hand: 'Balloon Army' } });
  t.S('attack d4 d5').N('command Balloon Army -').passes();
  expect([t.at('d5'), t.names('N', 'hand'), t.names('N', 'discard')]).toEqual([
    null,
    ['Bomber'],
    ['Balloon Army'],
  ]);
});

scenario2e('[MG-R-70] Camouflage makes a Cockpit for Kamin, and hides a real one', ({ given }) => {
  const t = given({
    c1: 'S Kamin',
    d1: 'S Wind-Up Cat',
    f1: 'S Autonomous Cockpit',
    S: { hand: 'Camouflage, Camouflage, Manly Combined Kamin' },
  });
  expect(t.refusal('S', 'activate c1 d1')).toBe('MG-R-70');
  t.S('command Camouflage d1').S('name Autonomous Cockpit').S('activate c1 d1');
  t.S('put hand Manly Combined Kamin c1');
  expect([t.at('c1'), t.at('d1')]).toEqual(['Manly Combined Kamin', null]);
  const hidden = given({
    c1: 'S Kamin',
    d1: 'S Autonomous Cockpit',
    S: { hand: 'Camouflage, Manly Combined Kamin' },
  });
  hidden.S('command Camouflage d1').S('name Kamin');
  expect(hidden.legal('S', 'activate')).toEqual([]);
});

scenario2e('[MG-R-69] [MG-R-72] Jason’s Rally Cry on Ada makes her Mecha a legal target', ({ given }) => {
  const t = given({
    d4: 'N Wind-Up Dog + Ada, The Ingenious dmg1',
    d3: 'S Wind-Up Cat',
    S: { hand: "Jason's Rally Cry, Orbital Strike" },
  });
  expect(t.refusal('S', 'attack d3 d4')).toBe('MG-R-71');
  expect([t.cost('d4'), t.cnt('d4'), t.legal('S', 'command Orbital')]).toEqual([
    0,
    4,
    ['command Orbital Strike d3'],
  ]);
  t.S("command Jason's Rally Cry d4.1");
  expect([t.cost('d4'), t.cnt('d4')]).toEqual([2, 2]);
  t.S('attack d3 d4').passes();
  expect(t.at('d4')).toBeNull();
  const fragile = given({ d4: 'N Wind-Up Dog + Ada, The Ingenious dmg3', S: { hand: "Jason's Rally Cry" } });
  fragile.S("command Jason's Rally Cry d4.1");
  expect([fragile.at('d4'), fragile.names('S', 'discard')]).toEqual([null, ["Jason's Rally Cry"]]);
});

scenario2e('[MG-R-71] Reparations can’t target Ada’s Mecha', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Dog + Ada, The Ingenious',
    d5: 'N Wind-Up Cat',
    c1: 'S Wind-Up Spider',
    N: { hand: 'Reparations' },
  });
  t.S('attack d4 d5').N('pass');
  expect(t.legal('N')).toEqual(['pass', 'command Reparations c1']);
});

scenario2e(
  '[MG-R-55] [MG-R-39] Engineered Earthquake takes one Armour counter each, from Mecha Towers too',
  ({ given }) => {
    const t = given({
      c1: 'S Jaeger',
      d1: 'S Turret',
      e1: 'S Radio Tower',
      c5: 'N Turtle arm0',
      d5: 'N Bomber',
      e5: 'N Radioless Carrier',
      f5: 'N Radioless Carrier + Bear, The Unbreakable',
      S: { hand: 'Engineered Earthquake' },
    });
    t.S('command Engineered Earthquake -');
    expect([t.arm('c1'), t.dmg('c1'), t.at('d1'), t.dmg('e1')]).toEqual([2, 0, null, 0]);
    expect([t.dmg('c5'), t.dmg('d5'), t.at('e5'), t.dmg('f5')]).toEqual([2, 0, null, 0]);
    const knob = given({ c1: 'S Jaeger', S: { hand: 'Engineered Earthquake' } }, { armourVsEffects: false });
    knob.S('command Engineered Earthquake -');
    expect([knob.arm('c1'), knob.dmg('c1')]).toEqual([3, 2]);
  },
);

scenario2e(
  '[MG-R-118] a unit whose text says it has no Flight gets none from Rocket Propulsion',
  ({ given }) => {
    const t = given({ d1: 'S Radioless Carrier', S: { hand: 'Rocket Propulsion, Skipper, Admiral Grace' } });
    t.S('command Rocket Propulsion d1').S('discard Skipper');
    expect(t.view('S').units[0]?.keywords).toEqual([]);
    t.S('attach Admiral Grace d1');
    expect(t.view('S').units[0]?.keywords).toEqual(['flight']);
  },
);

scenario2e('[MG-R-69] Clocktower silences Relays, Siege Towers, Batteries and Nests', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c5: 'N Radio Relay',
    d5: 'N Anti-Mecha Battery',
    e5: 'N Drone Nest',
    a5: 'N Floodlights',
    b5: 'N Wind-Up Cat',
    g5: 'N Insect Drone',
    e1: 'N Siege Tower',
    f1: 'N Radio Tower',
    g2: 'S Clocktower',
    S: { hand: 'Skipper, Orbital Strike' },
  });
  expect([t.bandwidth('N'), t.power('g5')]).toEqual([1, 1]);
  t.S('play Skipper d1');
  expect(t.asked).toBe('S main');
  t.S('command Orbital Strike e5');
  expect([t.at('e5'), t.asked]).toEqual([null, 'S main']); // no search
  expect(t.view('S').units.find(({ cell }) => cell === 'b5')?.keywords).toEqual([]);
});

scenario2e('[MG-R-33] a Clocktower makes a Turret movable, so the entry zone is not sealed', ({ given }) => {
  const row = {
    a5: 'N Radio Tower',
    b5: 'N Radio Tower',
    c5: 'N Radio Tower',
    d5: 'N Radio Tower',
    e5: 'N Radio Tower',
    f5: 'N Turret',
    g4: 'S Wind-Up Cat',
  };
  const t = given(row);
  t.S('move g4 g5');
  expect(t.winner).toBe('S');
  const clock = given({ ...row, a1: 'S Clocktower' });
  clock.S('move g4 g5');
  expect(clock.winner).toBeNull();
});

scenario2e(
  '[MG-R-76] taking one of the known top cards leaves the others known, and no more',
  ({ given }) => {
    const t = given({
      S: {
        hand: 'Dig For Answers, Raining Cats And Dogs, Pack Cat, Pack Dog',
        deck: 'Skipper, Skipper, Skipper, Jaeger, Turtle',
      },
    });
    t.S('command Dig For Answers -').S('putBack Pack Cat').S('putBack Pack Dog');
    t.S('command Raining Cats And Dogs -').S('take Pack Cat');
    expect(t.view('S').sides[0].top).toEqual(['MG2-073']);
  },
);
