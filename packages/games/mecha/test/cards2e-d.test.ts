import { expect } from 'vitest';
import { row, scenario2e } from './given.ts';

scenario2e('[MG-R-59] Chinashop Bull is destroyed unless it has moved and attacked', ({ given }) => {
  const end = (...acts: readonly string[]): string | null => {
    const t = given({ d3: 'S Chinashop Bull', d5: 'N Wind-Up Spider' });
    for (const act of acts) t.S(act);
    t.S('endPhase');
    return t.at('d3') ?? t.at('d4');
  };
  expect(end()).toBeNull();
  expect(end('move d3 d4')).toBeNull();
  expect(end('move d3 d4', 'attack d4 d5')).toBe('Chinashop Bull');
});

scenario2e(
  '[MG-R-25] [MG-R-81] Chinashop Bull is checked on its own turns, new or not, and counts as a lost Mecha',
  ({ given }) => {
    const t = given({
      d4: 'S Chinashop Bull new',
      d5: 'N Wind-Up Spider',
      e5: 'N Chinashop Bull',
      S: { hand: 'Reparations' },
    });
    t.S('attack d4 d5').passes().S('endPhase');
    expect([t.at('d4'), t.at('e5'), t.asked]).toEqual([null, 'Chinashop Bull', 'S respond destroyed']);
    t.S('command Reparations e5').passes();
    expect(t.at('e5')).toBeNull();
  },
);

scenario2e('[MG-R-59] [MG-R-95] an attack that was called off does not save it', ({ given }) => {
  const t = given({
    d3: 'S Chinashop Bull',
    d5: 'N Wind-Up Spider',
    a5: 'N Radio Tower',
    N: { hand: 'Virus' },
  });
  t.S('move d3 d4').passes().S('attack d4 d5').N('command Virus d4').S('endPhase').passes();
  expect([t.at('d4'), t.names('S', 'discard')]).toEqual([null, ['Chinashop Bull']]);
});

scenario2e('[MG-R-69] Clocktower takes the abilities of all Towers that are not Basic', ({ given }) => {
  const t = given({
    a1: 'S Clocktower',
    b1: 'S Radio Tower',
    c1: 'S Turret',
    d1: 'S Floodlights',
    d2: 'S Wind-Up Dog',
    d3: 'N Turtle',
    e5: 'N Rampart',
    f5: 'N Wind-Up Cat',
    f4: 'S Wind-Up Cat',
    g5: 'N Drone Nest',
    c5: 'N Wasp Drone',
    a5: 'N Radio Relay',
  });
  expect([t.bandwidth('S'), t.bandwidth('N'), t.power('c5')]).toEqual([1, 0, 1]);
  t.S('attack f4 f5').S('move c1 c2').S('attack d2 d3');
  expect([t.at('f5'), t.at('c2'), t.arm('d3'), t.dmg('d3')]).toEqual([null, 'Turret', 0, 0]);
});

scenario2e('[MG-R-69] [MG-R-37] Clocktower keeps its own ability, even beside another one', ({ given }) => {
  const t = given({
    b1: 'S Turret',
    a5: 'N Clocktower',
    S: { hand: 'Clocktower, Clocktower, EMP Blast' },
  });
  expect(t.bandwidth('S')).toBe(0);
  t.S('play Clocktower a1');
  expect([t.cnt('a1'), t.refusal('S', 'play Clocktower c1')]).toEqual([5, 'MG-R-37']);
  expect([t.bandwidth('S'), t.legal('S', 'move')]).toEqual([0, ['move b1 c1', 'move b1 b2']]);
});

scenario2e('[MG-R-69] Clocktower stops Anti-Mecha Battery and Drone Nest', ({ given }) => {
  const t = given({
    a1: 'S Clocktower',
    b1: 'S Radio Tower',
    c5: 'N Anti-Mecha Battery',
    d5: 'N Drone Nest',
    d4: 'S Wind-Up Mouse',
    S: { hand: 'Wind-Up Mouse' },
    N: { deck: 'Insect Drone' },
  });
  t.S('play Wind-Up Mouse e1');
  expect([t.asked, t.at('e1')]).toEqual(['S main', 'Wind-Up Mouse']);
  t.S('attack d4 d5');
  expect([t.dmg('d5'), t.asked]).toEqual([1, 'S main']);
});

scenario2e(
  '[MG-R-33] a Turret that lost its ban is movable, so the entry zone is not sealed',
  ({ given }) => {
    const seventh = (tower: string): string | null => {
      const towers = Object.fromEntries(row(1, 'abcde').map((cell) => [cell, 'S Radio Tower']));
      const t = given({ ...towers, f1: 'S Turret', a5: `N ${tower}`, S: { hand: 'Radio Tower' } });
      return t.S('play Radio Tower g1').winner;
    };
    expect([seventh('Clocktower'), seventh('Radio Tower')]).toEqual([null, 'N']);
  },
);

scenario2e('[MG-R-76] [MG-R-39] Construction Crew finds up to two Towers', ({ given }) => {
  const towers = { a1: 'S Siege Tower', b1: 'S Siege Tower' };
  const t = given({
    ...towers,
    S: { hand: 'Construction Crew', deck: 'Virus, Turret, Skipper, Radio Tower' },
  });
  t.S('play Construction Crew d1');
  expect([t.asked, t.legal('S')]).toEqual(['S take', ['take Radio Tower', 'take Turret', 'stop']]);
  t.S('take Turret').S('take Radio Tower');
  expect(t.names('S', 'hand')).toEqual(['Turret', 'Radio Tower']);
  expect([t.names('S', 'deck').sort(), t.happened.filter((type) => type === 'shuffled')]).toEqual([
    ['Skipper', 'Virus'],
    ['shuffled'],
  ]);
  expect(t.view('table').sides[0].open).toEqual(['MG2-119', 'MG2-081']);
  const none = given({ ...towers, S: { hand: 'Construction Crew', deck: 'Virus' } });
  none.S('play Construction Crew d1');
  expect(none.legal('S')).toEqual(['stop']);
  none.S('stop');
  expect(none.happened).toContain('shuffled');
});

scenario2e(
  '[MG-R-57] Cruise Missle is destroyed after its attack, but not if it is called off',
  ({ given }) => {
    const t = given({ d4: 'S Cruise Missle new', e5: 'S Cruise Missle', d5: 'N Jaeger' });
    t.S('attack d4 d5').S('attack e5 player');
    expect([t.at('d4'), t.at('d5'), t.at('e5'), t.names('N', 'damage')]).toEqual([
      null,
      null,
      null,
      ['Wind-Up Mouse'],
    ]);
    const off = given({ d4: 'S Cruise Missle', d5: 'N Turtle', N: { hand: 'Space Lion' } });
    off.S('attack d4 d5').N('command Space Lion d5');
    expect([off.at('d4'), off.happened.includes('calledOff')]).toEqual(['Cruise Missle', true]);
  },
);

scenario2e(
  '[MG-D-25] [MG-R-82] Dig For Answers draws three cards, then puts two back on the deck',
  ({ given }) => {
    const t = given({ S: { hand: 'Dig For Answers, Ghost', deck: 'Virus, Skipper, Turtle, Jaeger' } });
    t.S('command Dig For Answers -');
    expect(t.names('S', 'hand')).toEqual(['Ghost', 'Virus', 'Skipper', 'Turtle']);
    t.S('putBack Ghost').S('putBack Virus');
    expect([t.names('S', 'deck'), t.asked]).toEqual([['Jaeger', 'Ghost', 'Virus'], 'S main']);
    expect(t.view('S').sides[0].top).toEqual(['MG2-041', 'MG2-123']);
    expect([t.view('N').sides[0].top, t.view('table').sides[0].top]).toEqual([[], []]);
    const short = given({ S: { hand: 'Dig For Answers', deck: 'Virus, Skipper' } });
    short.S('command Dig For Answers -').S('putBack Virus').S('putBack Skipper');
    expect(short.winner).toBe('N');
  },
);
