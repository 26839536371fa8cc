import { expect } from 'vitest';
import { row, scenario2e } from './given.ts';

scenario2e('[MG-R-54] Ironhide adds two Armour counters to a Mecha in your entry zone', ({ given }) => {
  const t = given({ d1: 'S Turtle', d2: 'S Turtle', e1: 'S Radio Tower', S: { hand: 'Ironhide' } });
  expect(t.legal('S', 'command')).toEqual(['command Ironhide d1']);
  t.S('command Ironhide d1');
  expect([t.arm('d1'), t.arm('d2')]).toEqual([3, 1]);
});

scenario2e("[MG-R-69] [MG-R-44] [MG-R-72] Jason's Rally Cry silences an enemy Pilot", ({ given }) => {
  const t = given({
    d4: 'N Wind-Up Dog + Jason "The Looks" Brannan dmg1',
    e4: 'N Radioless Carrier + Admiral Grace',
    d1: 'S Skipper + Donna, The Swift',
    S: { hand: "Jason's Rally Cry, Jason's Rally Cry, Ghost" },
  });
  expect([t.cost('d4'), t.power('d4'), t.cnt('d4'), t.power('e4')]).toEqual([0, 5, 1, 3]);
  expect(t.legal('S', 'command')).toEqual([
    "command Jason's Rally Cry d4.1",
    "command Jason's Rally Cry e4.1",
  ]);
  t.S("command Jason's Rally Cry d4.1");
  expect([t.cost('d4'), t.power('d4'), t.cnt('d4')]).toEqual([2, 4, 2]);
  expect(t.view('N').sides[0].hand).toBeNull();
  t.S("command Jason's Rally Cry e4.1");
  expect([t.power('d4'), t.power('e4'), t.cost('e4')]).toEqual([3, 2, 0]);
  t.S('endPhase').passes();
  expect(t.legal('N', 'move e4')).toContain('move e4 e3');
});

scenario2e(
  "[MG-CTR-8] Jason's Rally Cry can destroy a Mecha that needed its Pilot’s durability",
  ({ given }) => {
    const t = given({
      d4: 'N Skipper + Bear, The Unbreakable dmg2',
      S: { hand: "Jason's Rally Cry" },
    });
    t.S("command Jason's Rally Cry d4.1");
    expect([t.at('d4'), t.names('N', 'hand')]).toEqual([null, []]);
    expect(t.names('N', 'discard')).toEqual(['Skipper', 'Bear, The Unbreakable']);
    expect(t.names('S', 'discard')).toEqual(["Jason's Rally Cry"]);
  },
);

scenario2e('[MG-R-16] Jason reveals all hands, and then the cards decide who is asked', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Dog',
    e1: 'S Skipper',
    S: { hand: 'Jason "The Looks" Brannan, Ghost', deck: 'Turtle' },
    N: { hand: 'Bomber, Jaeger', deck: 'Ironhide, Cap Gun' },
  });
  expect([t.view('N').sides[0].hand, t.view('table').sides[1].hand]).toEqual([null, null]);
  t.S('attach Jason "The Looks" Brannan d1').passes();
  expect([t.power('d1'), t.cnt('d1'), t.cost('d1')]).toEqual([4, 2, 0]);
  for (const viewer of ['S', 'N', 'table'] as const)
    expect(t.view(viewer).sides.map(({ hand }) => hand)).toEqual([['MG2-041'], ['MG2-013', 'MG2-055']]);
  t.S('move e1 e2');
  expect(t.asked).toBe('S main');
  t.S('endPhase');
  expect(t.asked).toBe('N main');
  expect(t.events).toContainEqual({
    type: 'drew',
    clause: 'MG-TURN-3',
    seat: 1,
    card: 'MG2-054',
    open: true,
  });
});

scenario2e(
  '[MG-PILOT-7] without Jason hands are hidden again, and what was seen stays known',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Dog',
      S: { hand: 'Jason "The Looks" Brannan, Unemployment' },
      N: { hand: 'Bomber', deck: 'Jaeger' },
    });
    t.S('attach Jason "The Looks" Brannan d1')
      .passes()
      .S('command Unemployment d1.1')
      .passes()
      .S('endPhase')
      .passes();
    expect([t.view('S').sides[1].hand, t.view('S').sides[1].seen, t.view('table').sides[1].seen]).toEqual([
      null,
      ['MG2-013'],
      ['MG2-013'],
    ]);
    expect([t.view('S').sides[1].handCount, t.power('d1')]).toEqual([2, 3]);
  },
);

scenario2e(
  '[MG-G-12] [MG-CASE-1] [MG-CASE-2] [MG-CASE-3] [MG-R-66] Jason destroys a Mecha of durability 1',
  ({ given }) => {
    const t = given({
      d1: 'S Cap Gun',
      S: { hand: 'Jason "The Looks" Brannan, Reparations' },
      N: { hand: 'Bomber' },
    });
    t.S('attach Jason "The Looks" Brannan d1').N('pass');
    expect(t.events).toContainEqual({
      type: 'handsShown',
      clause: 'MG-R-66',
      hands: [['MG2-086'], ['MG2-013']],
    });
    expect(t.happened.indexOf('handsShown')).toBeLessThan(t.happened.indexOf('destroyed'));
    expect(t.names('S', 'discard')).toEqual(['Cap Gun', 'Jason "The Looks" Brannan']);
    expect([t.asked, t.view('N').sides[0].hand]).toEqual(['S respond destroyed', null]);
    expect(t.view('table').sides[1].seen).toEqual(['MG2-013']);
  },
);

scenario2e(
  '[MG-R-43] [MG-R-58] Jury Rigging puts a Mecha of cost 2 or less in the entry zone',
  ({ given }) => {
    const t = given({
      b2: 'S Radio Tower',
      d2: 'N Signal Blocker',
      c1: 'S Wind-Up Bull',
      S: { hand: 'Jury Rigging, Wind-Up Dog, Wind-Up Bull, Radio Tower, Balloon Army' },
    });
    t.S('command Jury Rigging -');
    expect(t.legal('S')).toEqual(
      row(1, 'abdefg')
        .map((cell) => `put hand Wind-Up Dog ${cell}`)
        .concat('stop'),
    );
    expect(t.refusal('S', { kind: 'put', from: 'hand', card: 'MG2-126', cell: 'a1' })).toBe('MG-R-76');
    t.S('put hand Wind-Up Dog d1');
    expect([t.at('d1'), t.cost('d1'), t.legal('S', 'move d1')]).toEqual(['Wind-Up Dog', 5, []]);
  },
);

scenario2e(
  '[MG-R-37] [MG-R-38] Jury Rigging can place Mecha Towers, within their own limits',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b2: 'S Radio Tower',
      S: { hand: 'Jury Rigging, Turret, Radio Relay, Radio Tower' },
    });
    t.S('command Jury Rigging -');
    expect(t.legal('S')).toEqual(
      row(1, 'bcdefg')
        .map((cell) => `put hand Turret ${cell}`)
        .concat('stop'),
    );
    t.S('put hand Turret c1').S('play Radio Tower d1');
    expect([t.at('c1'), t.at('d1'), t.bandwidth('S')]).toEqual(['Turret', 'Radio Tower', 4]);
  },
);

scenario2e(
  '[MG-TRIG-2] [MG-R-88] Jury Rigging from the damage zone is optional, and the player is asked',
  ({ given }) => {
    const t = given({
      d5: 'S Wind-Up Dog',
      N: { hand: 'Skipper, Wind-Up Bull', deck: 'Jury Rigging, Virus' },
    });
    t.S('attack d5 player').N('pass');
    expect([t.asked, t.legal('N').at(-1)]).toEqual(['N put', 'stop']);
    t.N('put hand Skipper e5');
    expect([t.at('e5'), t.names('N', 'damage'), t.asked]).toEqual(['Skipper', ['Jury Rigging'], 'S main']);
    const dear = given({ S: { hand: 'Jury Rigging, Wind-Up Bull' } });
    dear.S('command Jury Rigging -');
    expect([dear.asked, dear.legal('S')]).toEqual(['S put', ['stop']]);
    const empty = given({ S: { hand: 'Jury Rigging' } });
    empty.S('command Jury Rigging -');
    expect(empty.asked).toBe('S main');
  },
);
