import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-49] [MG-R-95] Turtle moves or attacks, even with extra attacks or spaces', ({ given }) => {
  const pieces = {
    d3: 'S Turtle',
    c4: 'N Wind-Up Spider',
    d4: 'N Wind-Up Spider',
    S: { hand: 'Attack Orders, Marching Orders' },
  };
  const moved = given(pieces);
  moved.S('move d3 c3').passes();
  expect(moved.refusal('S', 'attack c3 c4')).toBe('MG-R-86');
  moved.S('command Attack Orders c3').passes();
  expect(moved.legal('S', 'attack')).toEqual([]);
  const hit = given(pieces);
  hit.S('attack d3 d4').passes().S('command Marching Orders d3').passes();
  expect([hit.dmg('d4'), hit.legal('S', 'move')]).toEqual([2, []]);
  hit.S('command Attack Orders d3').S('attack d3 d4');
  expect(hit.dmg('d4')).toBe(4);
});

scenario2e('[MG-R-69] a Golden Key lets Turtle do both; its Armour counters stay', ({ given }) => {
  const t = given({ d1: 'S Turtle + Golden Key', c2: 'N Wind-Up Dog' });
  expect(t.arm('d1')).toBe(1);
  t.S('move d1 c1').S('attack c1 c2');
  expect(t.dmg('c2')).toBe(2);
});

scenario2e('[MG-R-63] [MG-R-71] Unemployment destroys any Pilot, Ada included', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Spider + Admiral Grace',
    d4: "N Jaeger + Ada, The Ingenious > N:Donna's Rally Cry",
    S: { hand: 'Unemployment' },
  });
  expect(t.legal('S', 'command')).toEqual(['command Unemployment d1.1', 'command Unemployment d4.1']);
  t.S('command Unemployment d4.1');
  expect([t.attached('d4'), t.cost('d4'), t.asked]).toEqual([[], 6, 'S main']);
  expect(t.names('N', 'discard')).toEqual(['Ada, The Ingenious', "Donna's Rally Cry"]);
});

scenario2e('[MG-PILOT-7] a Mecha can be destroyed by losing its Pilot’s durability', ({ given }) => {
  const t = given({
    d4: 'N Wind-Up Dog + Bear, The Unbreakable dmg3',
    S: { hand: 'Unemployment' },
  });
  t.S('command Unemployment d4.1');
  expect([t.at('d4'), t.names('N', 'hand')]).toEqual([null, []]); // Bear was gone by then
  expect(t.names('N', 'discard')).toEqual(['Bear, The Unbreakable', 'Wind-Up Dog']);
});

scenario2e(
  '[MG-R-12] [MG-R-73] Unknown Ruins repairs Mechas on its space and next to it as each turn begins',
  ({ given }) => {
    const t = given({
      c3: 'S Wind-Up Spider dmg3',
      d3: 'N Wind-Up Spider dmg2',
      d2: 'S Radio Tower dmg1',
      d4: 'N Turret dmg1',
      c4: 'N Wind-Up Cat',
      e3: 'N Wind-Up Dog dmg1',
      S: { hand: 'Unknown Ruins' },
    });
    t.S('command Unknown Ruins d3');
    const damage = (): (number | null)[] => ['c3', 'd3', 'd2', 'd4', 'c4', 'e3'].map((cell) => t.dmg(cell));
    expect([t.state.lying[0]?.time, damage()]).toEqual([0, [3, 2, 1, 1, 0, 1]]); // not before a turn begins
    t.S('endPhase').passes();
    expect(damage()).toEqual([2, 1, 1, 0, 0, 0]);
    t.N('endPhase').passes();
    expect(damage()).toEqual([1, 0, 1, 0, 0, 0]);
  },
);

scenario2e(
  '[MG-R-73] Unknown Ruins goes on any space without a Command and stays until Acid Rain',
  ({ given }) => {
    const t = given({
      'd3+': 'N Road Works',
      d4: 'N Wind-Up Dog dmg1',
      S: { hand: 'Unknown Ruins' },
      N: { hand: 'Acid Rain' },
    });
    expect(t.legal('S', 'command')).toHaveLength(34);
    t.S('command Unknown Ruins d4').N('pass').S('endPhase');
    t.N('command Acid Rain d4').passes();
    expect([t.state.lying.length, t.names('S', 'discard'), t.dmg('d4')]).toEqual([1, ['Unknown Ruins'], 1]);
  },
);

scenario2e('[MG-R-18] a Command whose space was taken in response goes to another one', ({ given }) => {
  const t = given({ S: { hand: 'Unknown Ruins' }, N: { hand: 'Mineshaft' } });
  t.S('command Unknown Ruins d3').N('command Mineshaft d3');
  expect([t.asked, t.legal('S').length]).toEqual(['S place', 34]);
  t.S('place d4');
  expect(t.state.lying).toHaveLength(2);
});

scenario2e('[MG-R-17] [MG-R-18] Virus sacrifices a Tower and calls off the attack', ({ given }) => {
  const t = given({
    d4: 'S Thunder Bull',
    d5: 'N Wind-Up Spider',
    a5: 'N Radio Tower',
    b5: 'N Turret',
    N: { hand: 'Virus' },
  });
  t.S('attack d4 d5').N('command Virus d4').N('sacrifice a5');
  expect([t.dmg('d5'), t.at('a5'), t.happened.includes('calledOff')]).toEqual([0, null, true]);
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.legal('S', 'attack')).toContain('attack d4 d5');
});

scenario2e('[MG-R-17] Virus without its Tower does nothing', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Dog',
    d5: 'N Wind-Up Spider',
    a5: 'N Radio Tower',
    S: { hand: 'Orbital Strike' },
    N: { hand: 'Virus' },
  });
  t.S('attack d4 d5').N('command Virus d4').S('command Orbital Strike a5').passes();
  expect([t.dmg('d5'), t.names('N', 'discard')]).toEqual([3, ['Radio Tower', 'Virus']]);
  const own = given({ a1: 'S Radio Tower', d1: 'S Wind-Up Dog', S: { hand: 'Virus' } });
  expect(own.legal('S', 'command')).toEqual([]);
});

scenario2e(
  '[MG-R-25] [MG-R-57] Wasp Drone’s victim can’t attack on its controller’s next turn',
  ({ given }) => {
    const t = given({ d3: 'S Wasp Drone', d4: 'N Turtle', c4: 'S Wind-Up Spider', b5: 'S Wasp Drone' });
    t.S('attack d3 d4').S('attack b5 player');
    expect([t.arm('d4'), t.pile('N').damage.length]).toEqual([0, 1]);
    t.S('endPhase').passes();
    expect(t.refusal('N', 'attack d4 c4')).toBe('MG-R-86');
    expect(t.legal('N', 'move d4')).not.toEqual([]);
    t.N('endPhase').passes().S('endPhase').passes();
    expect(t.legal('N', 'attack')).toEqual(['attack d4 c4']);
  },
);

scenario2e('[MG-R-99] Wasp Drone’s effect stays on a Mecha that changes sides', ({ given }) => {
  const t = given({
    d3: 'S Wasp Drone',
    d4: 'N Wind-Up Spider',
    c4: 'S Resonant Chord',
    d5: 'N Wind-Up Cat',
    S: { hand: 'Resonant Chord' },
  });
  t.S('attack d3 d4').passes().S('activate c4 Resonant Chord');
  expect(t.legal('S', 'attack d4')).toEqual(['attack d4 d5']); // this turn began before
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
});

scenario2e('[MG-R-82] [MG-R-75] Weapons Cache draws two cards, from the damage zone too', ({ given }) => {
  const t = given({ S: { hand: 'Weapons Cache', deck: 'Skipper, Turtle, Jaeger' } });
  t.S('command Weapons Cache -');
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([['Skipper', 'Turtle'], ['Weapons Cache']]);
  const hit = given({ d5: 'S Wind-Up Cat', N: { deck: 'Weapons Cache, Turtle, Jaeger' } });
  hit.S('attack d5 player');
  expect([hit.names('N', 'hand'), hit.names('N', 'damage')]).toEqual([
    ['Turtle', 'Jaeger'],
    ['Weapons Cache'],
  ]);
});

scenario2e(
  '[MG-R-31] [MG-R-75] Weapons Cache in the damage zone can make its owner run out of cards',
  ({ given }) => {
    const t = given({ d5: 'S Wind-Up Cat', N: { deck: 'Weapons Cache, Turtle' } });
    t.S('attack d5 player');
    expect([t.winner, t.names('N', 'hand')]).toEqual(['S', ['Turtle']]);
  },
);

scenario2e(
  '[MG-R-70] Wind-Up Bull has two words: a Bull for Electric Bull, a Wind-Up for the Key',
  ({ given }) => {
    const t = given({ d1: 'S Wind-Up Bull', e1: 'N Electric Bull', S: { hand: 'Turn The Key' } });
    expect(t.power('d1')).toBe(5);
    t.S('command Turn The Key -');
    expect([t.power('d1'), t.power('e1')]).toEqual([7, 1]);
  },
);
