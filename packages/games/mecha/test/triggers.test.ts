import { expect } from 'vitest';
import { scenario, scenario2e, type Scene } from './given.ts';

/** The triggers in the order in which they took effect: whose, and which card. */
function took(t: Scene): string[] {
  return t.history.flatMap((event) => (event.type === 'trigger' ? [`${event.seat} ${event.card}`] : []));
}

scenario2e('[MG-R-19] the active player’s triggers come first, then the other’s', ({ given }) => {
  const t = given({
    e4: 'N Potshot',
    f1: 'S Potshot',
    a2: 'S Radio Tower',
    e5: 'N Radio Tower',
    S: { hand: 'EMP Blast' },
  });
  t.S('command EMP Blast -');
  const aims = t.history.flatMap((event) => (event.type === 'aimed' ? [event.target] : []));
  expect(aims).toEqual(['e4', 'f1']);
});

scenario2e('[MG-R-19] of simultaneous triggers the earlier arrival comes first', ({ given }) => {
  const t = given({ f1: 'S Chinashop Bull', a1: 'S Chinashop Bull' });
  t.S('endPhase');
  const fallen = t.history.flatMap((event) => (event.type === 'destroyed' ? [event.cell] : []));
  expect(fallen).toEqual(['f1', 'a1']);
  const blast = given({
    g3: 'S Potshot',
    f3: 'S Radio Tower',
    a1: 'S Wind-Up Dog + Bear, The Unbreakable',
    S: { hand: 'Nuclear Blast' },
  });
  blast.S('command Nuclear Blast -');
  expect(took(blast)).toEqual(['0 MG2-076', '0 MG2-012']);
});

scenario2e(
  '[MG-R-19] players can’t respond to a trigger, and it works even if its source is gone',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Spider',
      d5: 'N Wind-Up Dog + Bear, The Unbreakable',
      S: { hand: 'Interdiction, Gambit' },
    });
    t.S('attack d4 d5').S('pass');
    expect([t.at('d5'), t.asked]).toEqual([null, 'N respond destroyed']);
    expect([t.names('N', 'hand'), t.names('N', 'discard')]).toEqual([
      ['Wind-Up Dog'],
      ['Bear, The Unbreakable'],
    ]);
  },
);

scenario2e('[MG-R-19] triggers on playing a card come before anyone is asked', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Radio Tower',
    d5: 'N Gutshot',
    e5: 'N Gutshot',
    S: { hand: 'Weapons Cache' },
    N: { hand: 'Gambit' },
  });
  t.S('command Weapons Cache -');
  expect([t.asked, t.legal('S')]).toEqual(['S sacrifice', ['sacrifice a1', 'sacrifice b1', 'sacrifice c1']]);
  t.S('sacrifice b1');
  expect(t.legal('S')).toEqual(['sacrifice a1', 'sacrifice c1']);
  t.S('sacrifice c1');
  expect([t.asked, t.pile('S').hand.length]).toEqual(['N respond card', 0]);
});

scenario2e(
  '[MG-R-19] [MG-D-21] a trigger chooses its target as it resolves; without one nothing happens',
  ({ given }) => {
    const shot = { d3: 'N Potshot', c3: 'N Radio Tower dmg1', c2: 'S Wind-Up Cat' };
    const two = given({ ...shot, a1: 'S Wind-Up Dog' });
    two.S('attack c2 c3');
    expect([two.asked, two.legal('N')]).toEqual(['N target', ['target a1', 'target c2']]);
    two.N('target a1');
    expect(two.dmg('a1')).toBe(1);
    const single = given(shot);
    single.S('attack c2 c3');
    expect([single.asked, single.dmg('c2')]).toEqual(['S main', 1]);
    const none = given({ ...shot, c2: 'S Cruise Missle + Ada, The Ingenious' });
    none.S('attack c2 c3');
    expect([none.asked, none.happened.includes('aimed')]).toEqual(['S main', false]);
  },
);

/** North's Nest will be damaged, with room and bandwidth for an Insect Drone. */
const NEST = {
  d4: 'S Wind-Up Mouse',
  d5: 'N Drone Nest',
  e5: 'N Radio Tower',
  N: { hand: 'Gambit', deck: 'Wasp Drone, Insect Drone, Gambit' },
  S: { hand: 'Interdiction' },
};

scenario2e('[MG-R-19] [MG-R-43] [MG-D-26] Drone Nest plays a card once the chain is over', ({ given }) => {
  const t = given(NEST);
  t.S('attack d4 d5').passes().N('look');
  expect(t.asked).toBe('N fetch');
  expect(t.refusal('N', { kind: 'put', from: 'deck', card: 'MG2-124', cell: 'a5' })).toBe('MG-R-41');
  expect(t.legal('N').filter((action) => !action.startsWith('put deck Insect Drone'))).toEqual(['stop']);
  expect(t.legal('N')).toHaveLength(6);
  t.N('put deck Insect Drone a5');
  expect([t.asked, t.at('a5')]).toEqual(['S respond card', null]);
  t.S('command Interdiction #1').passes();
  expect([t.at('a5'), t.names('N', 'discard')]).toEqual([null, ['Insect Drone']]);
});

scenario2e('[MG-D-26] without room in the entry zone nobody is asked', ({ given }) => {
  const row = Object.fromEntries(
    ['a', 'b', 'c', 'f', 'g'].map((column) => [`${column}5`, 'N Wind-Up Mouse']),
  );
  const t = given({ ...NEST, ...row });
  t.S('attack d4 d5').passes();
  expect([t.asked, t.happened.includes('shuffled')]).toEqual(['S main', false]);
});

scenario2e('[MG-R-100] a new trigger is sorted among those that wait', ({ given }) => {
  // South's Potshot fells North's Mouse, whose Pilot is South's: that trigger overtakes North's Potshot.
  const t = given({
    e4: 'N Potshot',
    f1: 'S Potshot',
    a2: 'S Radio Tower',
    e5: 'N Radio Tower',
    c3: 'N Stonewall + S:Bear, The Unbreakable dmg7',
    S: { hand: 'EMP Blast' },
  });
  t.S('command EMP Blast -').S('target c3');
  expect(took(t)).toEqual(['0 MG2-076', '0 MG2-012', '1 MG2-076']);
});

scenario2e('[MG-R-100] cards off the battlefield wait behind, by card number', ({ given }) => {
  const t = given({
    a1: 'S Stonewall + Bear, The Unbreakable',
    S: {
      hand: 'Nuclear Blast, Hidden Cache',
      deck: 'Fallout Shelter, Gambit, Gambit, Gambit, Gambit, Gambit, Gambit, Gambit',
    },
    N: { hand: 'Hidden Cache' },
  });
  t.S('command Nuclear Blast -').N('pass');
  expect(took(t)).toEqual(['0 MG2-012', '0 MG2-049', '0 MG2-036', '1 MG2-049']);
});

scenario('[MG-R-100] in 1e triggers of one event are sorted by player too', ({ given }) => {
  const t = given({ d3: 'S Wasp Drone', d4: 'N Stonewall' });
  t.S('attack d3 d4');
  expect(took(t)).toEqual(['0 MG1-016']);
});

scenario2e('[MG-R-24] [MG-D-17] each player chooses in secret, then both happen at once', ({ given }) => {
  const t = given({
    S: { hand: 'Gambit, Virus, Heavy Fire', deck: 'Radio Tower' },
    N: { hand: 'Virus, Gamble', deck: 'Radio Tower' },
  });
  t.S('command Gambit -').N('pass');
  expect([t.asked, t.legal('N')]).toEqual(['SN discardEach', ['discard Virus', 'discard Gamble']]);
  t.N('discard Gamble');
  expect([t.asked, t.pile('N').hand.length, t.names('N', 'discard')]).toEqual(['S discardEach', 2, []]);
  t.S('discard Virus');
  expect([t.names('S', 'hand'), t.names('N', 'hand')]).toEqual([
    ['Heavy Fire', 'Radio Tower'],
    ['Virus', 'Radio Tower'],
  ]);
  const alone = given({ S: { hand: 'Gambit, Virus' } });
  alone.S('command Gambit -');
  expect([alone.asked, alone.names('S', 'discard')]).toEqual(['S main', ['Virus', 'Gambit']]);
});

scenario2e('[MG-R-24] units destroyed together trigger for each other', ({ given }) => {
  const t = given({
    a1: 'S Potshot',
    b1: 'S Radio Tower',
    d5: 'N Clocktower',
    S: { hand: 'Nuclear Blast' },
  });
  t.S('command Nuclear Blast -');
  expect(took(t)).toEqual(['0 MG2-076']);
  const quake = given({ d3: 'S Wind-Up Cat', d4: 'N Wind-Up Cat', S: { hand: 'Engineered Earthquake' } });
  quake.S('command Engineered Earthquake -').passes();
  expect([quake.at('d3'), quake.at('d4')]).toEqual([null, null]);
});

scenario('[MG-R-24] in 1e both mulligans are carried out together', ({ match }) => {
  const t = match({ firstPlayer: 'S' });
  t.S('mulligan');
  expect(t.happened).toEqual(['decided']);
  t.N('mulligan');
  expect(t.happened.filter((type) => type === 'mulligan')).toHaveLength(2);
});

scenario2e('[MG-R-20] spaces freed by destruction count for the sealed entry zone', ({ given }) => {
  const row = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => [`${column}5`, 'N Radio Tower']),
  );
  const t = given({ ...row, a5: 'N Radio Tower dmg1', g4: 'S Cruiser', a4: 'S Wind-Up Mouse' });
  t.S('attack a4 a5').S('move g4 g5');
  expect([t.at('a5'), t.winner]).toEqual([null, null]);
});

scenario2e('[MG-R-20] a state check never comes in the middle of an effect', ({ given }) => {
  // With five cards Spectre falls; Dig For Answers passes through five and ends with three.
  const t = given({ d1: 'S Spectre', S: { hand: 'Dig For Answers, Gambit, Gambit' } });
  t.S('command Dig For Answers -').S('putBack Gambit').S('putBack Gambit');
  expect([t.at('d1'), t.pile('S').hand.length]).toEqual(['Spectre', 3]);
});

const FOUR = 'Radio Tower, Radio Tower, Radio Tower, Radio Tower';

scenario2e('[MG-R-93] a loss ends the game at once, and later checks are not made', ({ given, scene }) => {
  const row = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => [`${column}1`, 'S Radio Tower']),
  );
  const state = structuredClone(given({ ...row, d5: 'S Wind-Up Cat', S: { hand: 'Radio Tower' } }).state);
  state.piles[1].damage.push(...state.piles[1].deck.splice(0, 5));
  const t = scene(state);
  t.S('play Radio Tower g1');
  expect([t.winner, t.state.outcome?.clause]).toEqual(['S', 'MG-WIN-4']);
});

scenario('[MG-R-93] both players are checked before the game ends', ({ given, scene }) => {
  const state = structuredClone(
    given({ d5: 'S Mega Bot', N: { damage: 'Virus, Virus, Virus, Virus' } }).state,
  );
  state.failedDraw = 1;
  const t = scene(state);
  t.S('attack d5 player');
  expect(t.winner).toBe('draw');
});

scenario2e('[MG-R-34] both fail to draw at once: a draw', ({ given }) => {
  const t = given({ S: { hand: 'Gambit', deck: '' }, N: { deck: '' } });
  t.S('command Gambit -');
  expect([t.winner, t.state.outcome?.clause]).toEqual(['draw', 'MG-R-34']);
});

scenario2e('[MG-CTR-14] [MG-CTR-15] [MG-R-74] time counters are removed each turn', ({ given }) => {
  const t = given(
    { 'a1+': 'S Mineshaft', 'b1+': 'S Road Works', 'c1+': 'N Mineshaft', 'd1+': 'S Mineshaft time0' },
    { at: 'turn' },
  );
  const times = (): number[] => t.state.lying.map(({ time }) => time);
  expect(times()).toEqual([1, 1, 2, 0]);
  t.passes().S('endPhase').passes();
  expect(times()).toEqual([1, 0, 1, 0]);
});

scenario(
  '[MG-CTR-15] [MG-R-9] [MG-R-74] in 1e the only card with time counters loses one every turn',
  ({ given }) => {
    const t = given({ 'a1+': 'S Road Works' }, { at: 'turn', active: 'N' });
    expect(t.state.lying[0]?.time).toBe(1);
  },
);

const DIRECT = { d5: 'S Wind-Up Cat', f5: 'N Wind-Up Dog', f4: 'S Wind-Up Dog' };

scenario2e('[MG-TRIG-1] [MG-TRIG-3] a Trigger Command in hand is played like any Command', ({ given }) => {
  const t = given({
    ...DIRECT,
    a1: 'S Radio Tower',
    S: { hand: 'Orbital Strike' },
    N: { hand: 'Interdiction' },
  });
  t.S('command Orbital Strike f5');
  expect([t.asked, t.legal('N')]).toEqual(['N respond card', ['pass', 'command Interdiction #1']]);
  t.N('pass');
  expect([t.dmg('f5'), t.names('S', 'discard')]).toEqual([2, ['Orbital Strike']]);
});

scenario2e(
  '[MG-TRIG-2] [MG-R-75] [MG-D-22] a Trigger Command in a damage zone works for that player',
  ({ given }) => {
    const t = given({
      ...DIRECT,
      a5: 'N Radio Tower',
      g1: 'S Gutshot',
      S: { hand: 'Interdiction' },
      N: { deck: 'Orbital Strike' },
    });
    t.S('attack d5 player').passes();
    expect([t.asked, t.legal('N').length]).toEqual(['N target', 5]);
    t.N('target f4');
    expect([t.dmg('f4'), t.at('a5'), t.names('N', 'damage')]).toEqual([2, 'Radio Tower', ['Orbital Strike']]);
  },
);

scenario2e('[MG-R-75] [MG-D-22] a Trigger Command is mandatory, even against your own units', ({ given }) => {
  const t = given({
    d5: 'S Wind-Up Cat + Ada, The Ingenious',
    f5: 'N Wind-Up Dog',
    N: { deck: 'Orbital Strike' },
  });
  t.S('attack d5 player');
  expect([t.asked, t.dmg('f5')]).toEqual(['S main', 2]);
});

scenario2e('[MG-R-75] [MG-D-22] a Trigger Command that says “may” asks', ({ given }) => {
  const t = given({ ...DIRECT, N: { hand: 'Wind-Up Cat', deck: 'Jury Rigging' } });
  t.S('attack d5 player').N('pass');
  expect([t.asked, t.legal('N').at(-1)]).toEqual(['N put', 'stop']);
  t.N('stop');
  expect([t.asked, t.names('N', 'hand')]).toEqual(['S main', ['Wind-Up Cat']]);
});

scenario2e('[MG-R-75] a card from Scissor Suit can be a Trigger Command too', ({ given }) => {
  const t = given({ d4: 'S Scissor Suit', d5: 'N Wind-Up Cat', S: { deck: 'Weapons Cache, Gambit, Virus' } });
  t.S('attack d4 d5');
  expect([t.names('S', 'damage'), t.names('S', 'hand')]).toEqual([['Weapons Cache'], ['Gambit', 'Virus']]);
});

scenario2e('[MG-R-109] Scissor Suit with an empty deck: no card, no marker', ({ given }) => {
  const t = given({ d4: 'S Scissor Suit', d5: 'N Wind-Up Cat', S: { deck: '', damage: FOUR } });
  t.S('attack d4 d5');
  expect([t.pile('S').markers, t.pile('S').damage.length, t.winner]).toEqual([0, 4, null]);
});

scenario2e('[MG-R-30] [MG-R-57] the fifth card loses the match before it takes effect', ({ given }) => {
  const t = given({ d4: 'S Scissor Suit', d5: 'N Wind-Up Cat', S: { deck: 'Jury Rigging', damage: FOUR } });
  t.S('attack d4 d5');
  expect([t.winner, t.happened.includes('sprung')]).toEqual(['N', false]);
});

scenario2e('[MG-R-57] triggers about an attack come after the hit', ({ given }) => {
  const t = given({
    d4: 'S Wasp Drone',
    d5: 'N Auto-Repairer dmg1',
    S: { hand: 'Gambit' },
    N: { hand: 'Gambit' },
  });
  t.S('attack d4 d5').passes();
  expect(
    t.history.flatMap((event) => (event.type === 'hit' || event.type === 'trigger' ? [event.type] : [])),
  ).toEqual(['hit', 'trigger', 'trigger']);
  expect([t.dmg('d5'), t.unit('d5')?.next]).toEqual([1, 32]);
});

const RUMOUR = {
  S: {
    hand: 'Hidden Cache, Turtle',
    deck: 'Skipper, Cap Gun, Jaeger, Cruiser, Bugzapper',
    damage: 'Rumour Mill',
  },
  N: { hand: 'Weapons Cache, Weapons Cache' },
};

scenario2e('[MG-R-19] a Command in response does not speed up a waiting trigger', ({ given }) => {
  const t = given(RUMOUR);
  t.S('activate damage Hidden Cache+Turtle').N('command Weapons Cache -');
  expect([t.pile('S').hand.length, t.state.queue.length]).toEqual([0, 1]);
  t.passes();
  expect([t.names('S', 'hand'), t.state.queue]).toEqual([['Skipper', 'Cap Gun', 'Jaeger', 'Cruiser'], []]);
});

scenario2e('[MG-R-19] triggers on playing a Command come first, and alone', ({ given }) => {
  const t = given({ ...RUMOUR, d3: 'S Gutshot', e3: 'N Gutshot', a5: 'N Radio Tower', b5: 'N Radio Tower' });
  t.S('activate damage Hidden Cache+Turtle').N('command Weapons Cache -');
  expect([t.asked, t.pile('S').hand.length]).toEqual(['N sacrifice', 0]);
  t.N('sacrifice a5');
  expect([t.at('b5'), t.pile('S').hand.length, t.state.queue.length]).toEqual([null, 0, 1]);
  t.passes();
  expect(t.pile('S').hand.length).toBe(4);
});
