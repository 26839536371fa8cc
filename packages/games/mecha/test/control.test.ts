import { expect } from 'vitest';
import { scenario, scenario2e } from './given.ts';

/** South's Resonant Chord is between a Mecha with cards on it and a Tower, and its namesake is in hand. */
const CHORD = {
  d3: 'S Resonant Chord',
  c3: "N Wind-Up Dog + Admiral Grace > Donna's Rally Cry dmg1",
  e3: 'N Radio Tower',
  d4: 'N Wind-Up Cat new',
  d2: 'N Wind-Up Spider',
  S: { hand: 'Resonant Chord' },
};

scenario2e('[MG-R-67] [MG-CASE-5] counters and attached cards stay as they were', ({ given }) => {
  const t = given(CHORD);
  t.S('activate d3 Resonant Chord');
  expect(t.unit('c3')).toMatchObject({ controller: 0, owner: 1, damage: 1 });
  expect(t.unit('c3')?.attached.map(({ controller }) => controller)).toEqual([1, 1]);
  // Grace means Mechas of hers, the Rally Cry every Pilot of its controller
  expect([t.power('c3'), t.cost('c3')]).toEqual([5, 0]);
});

scenario2e('[MG-R-67] cost and bandwidth count for the new controller', ({ given }) => {
  const t = given(CHORD);
  expect(t.view('N').sides.map(({ cost, bandwidth }) => [cost, bandwidth])).toEqual([
    [5, 0],
    [5, 1],
  ]);
  t.S('activate d3 Resonant Chord');
  expect(t.view('N').sides.map(({ cost, bandwidth }) => [cost, bandwidth])).toEqual([
    [10, 1],
    [0, 0],
  ]);
  expect(t.winner).toBeNull();
});

scenario2e(
  '[MG-R-67] [MG-R-58] a unit that changes sides can act at once, unless it arrived this turn',
  ({ given }) => {
    const t = given({ ...CHORD, b3: 'N Stonewall' });
    t.S('activate d3 Resonant Chord');
    expect(t.legal('S', 'attack')).toEqual(['attack c3 b3']);
    expect(t.refusal('S', 'move d4 d5')).toBe('MG-ACT-1');
  },
);

scenario2e('[MG-R-25] control without a time limit lasts', ({ given }) => {
  const t = given(CHORD);
  t.S('activate d3 Resonant Chord').S('endPhase').passes().N('endPhase').passes();
  expect(t.unit('c3')?.controller).toBe(0);
});

scenario2e('[MG-R-68] a card goes to the zones of its owner only', ({ given }) => {
  const t = given({ ...CHORD, S: { hand: 'Resonant Chord, Space Lion' }, a1: 'S Radio Tower' });
  t.S('activate d3 Resonant Chord').S('command Space Lion c3');
  expect([t.names('N', 'hand'), t.names('S', 'hand')]).toEqual([['Wind-Up Dog'], []]);
  expect(t.names('N', 'discard')).toEqual(['Admiral Grace', "Donna's Rally Cry"]);
  expect(t.names('S', 'discard')).toEqual(['Resonant Chord', 'Space Lion']);
});

scenario2e(
  '[MG-R-68] [MG-R-84] you can sacrifice what you control, and it goes to its owner',
  ({ given }) => {
    const t = given({ ...CHORD, S: { hand: 'Resonant Chord, Battlefield Salvage' }, d1: 'N Wind-Up Mouse' });
    t.S('activate d3 Resonant Chord').S('command Battlefield Salvage -');
    expect(t.legal('S')).toEqual(['sacrifice d2', 'sacrifice c3', 'sacrifice d3', 'sacrifice d4']);
    expect(t.refusal('S', { kind: 'sacrifice', unit: 'd1' })).toBe('MG-R-84');
    t.S('sacrifice d2');
    expect([t.names('N', 'discard'), t.pile('S').hand.length]).toEqual([['Wind-Up Spider'], 5]);
  },
);

scenario('[MG-R-68] in 1e, too, cards return to their owner’s piles', ({ given }) => {
  const t = given({ d4: 'S Corvette', d5: 'N Mega Bot', S: { discard: 'Virus' } });
  t.S('attack d4 d5');
  expect([t.names('N', 'discard'), t.names('S', 'discard')]).toEqual([['Mega Bot'], ['Virus']]);
});

scenario2e('[MG-R-99] a “next turn” effect stays on a unit that changes sides', ({ given }) => {
  const t = given({
    d3: 'S Resonant Chord',
    d4: 'N Wind-Up Dog',
    d5: 'S Wasp Drone',
    c4: 'N Stonewall',
    S: { hand: 'Resonant Chord' },
  });
  t.S('attack d5 d4').passes().S('activate d3 Resonant Chord');
  expect(t.legal('S', 'attack d4')).toEqual(['attack d4 c4']);
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.refusal('S', 'attack d4 c4')).toBe('MG-R-86');
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.legal('S', 'attack d4')).toEqual(['attack d4 c4']);
});

scenario2e(
  '[MG-R-33] the owner of a unit, not its controller, decides whether it fills a space',
  ({ given }) => {
    const row = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => [`${column}5`, 'N Radio Tower']),
    );
    const t = given({ ...row, g5: 'N Wind-Up Dog', g4: 'S Resonant Chord', S: { hand: 'Resonant Chord' } });
    t.S('activate g4 Resonant Chord');
    expect([t.unit('g5')?.controller, t.winner]).toEqual([0, null]);
  },
);

scenario2e('[MG-R-69] “loses all abilities” removes what is printed, and nothing else', ({ given }) => {
  const t = given({
    b1: 'S Challenger Tank + Golden Key arm1',
    c1: 'S Floodlights',
    d1: 'S Guard Dog + Golden Key new',
    f1: 'S Thunder Bull + Golden Key',
    a4: 'S Radio Relay',
    a5: 'N Turret',
    f2: 'N Stonewall',
  });
  const look = (cell: string) => t.view('S').units.find((u) => u.cell === cell);
  expect(look('b1')).toMatchObject({ keywords: ['pierce'], armour: 1, silenced: true });
  expect(look('d1')).toMatchObject({ keywords: ['pierce'], stepsLeft: 1, marks: ['fresh'] });
  expect(look('f1')?.attacksLeft).toBe(1);
  expect(look('a5')?.silenced).toBe(false);
});

scenario2e('[MG-R-69] [MG-R-33] [MG-R-39] Towers under a Clocktower lose bandwidth and bans', ({ given }) => {
  const t = given({ a1: 'S Turret', b1: 'S Radio Tower', c1: 'S Drone Nest', g5: 'N Clocktower' });
  expect(t.bandwidth('S')).toBe(1);
  expect(t.legal('S', 'move a1')).toEqual(['move a1 a2']);
});

scenario2e('[MG-R-106] [MG-R-69] no Clocktower silences another', ({ given }) => {
  const t = given({ a1: 'S Clocktower', g5: 'N Clocktower', c1: 'S Turret', N: { hand: 'Sabotage' } });
  expect(t.view('S').units.map(({ card, silenced }) => [card, silenced])).toEqual([
    ['MG2-020', false],
    ['MG2-119', true],
    ['MG2-020', false],
  ]);
});

scenario2e('[MG-R-70] names: the whole name, the whole word, the name attached last', ({ given }) => {
  const t = given({
    a1: 'S Wind-Up Bull',
    c1: 'S Electric Bull',
    e1: 'S Bugzapper + Golden Key',
    S: { hand: 'Turn The Key, Camouflage' },
  });
  expect([t.at('e1'), t.power('a1'), t.power('e1')]).toEqual(['Wind-Up Bugzapper', 5, 3]);
  t.S('command Turn The Key -');
  expect([t.power('a1'), t.power('c1'), t.power('e1')]).toEqual([7, 1, 5]);
  t.S('command Camouflage e1').S('name Electric Bull');
  expect([t.at('e1'), t.power('e1'), t.power('c1')]).toEqual(['Electric Bull', 4, 1]);
});

scenario2e(
  '[MG-R-70] Golden Key uses the printed name, and printed names count off the board',
  ({ given }) => {
    const t = given({
      a1: 'S Wind-Up Cat',
      c1: 'S Cap Gun',
      S: {
        hand: 'Camouflage, Golden Key, Raining Cats And Dogs',
        deck: 'Pack Cat, Raining Cats And Dogs, Guard Dog',
      },
    });
    t.S('command Camouflage c1').S('name Wind-Up Cat').S('command Golden Key c1');
    expect(t.at('c1')).toBe('Wind-Up Cap Gun');
    t.S('command Raining Cats And Dogs -');
    expect(t.legal('S')).toEqual(['take Pack Cat', 'stop']);
  },
);

scenario('[MG-R-70] in 1e Radio Relays count each other by name', ({ given }) => {
  const t = given({ a1: 'S Radio Relay', b1: 'S Radio Relay', c1: 'N Radio Relay' });
  expect([t.bandwidth('S'), t.bandwidth('N')]).toEqual([4, 1]);
});
