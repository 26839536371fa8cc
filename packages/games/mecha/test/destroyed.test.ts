import { expect } from 'vitest';
import { scenario2e } from './given.ts';

/** South's attack will destroy a Mecha of North's. */
const FALL = { d3: 'S Wind-Up Spider', d4: 'N Wind-Up Dog', a1: 'S Wind-Up Cat', b1: 'S Wind-Up Mouse' };

scenario2e(
  '[MG-R-81] [MG-R-103] [MG-D-28] only a player who lost a Mecha is asked, and only about Reparations',
  ({ given }) => {
    const t = given({ ...FALL, S: { hand: 'Reparations, Gambit' }, N: { hand: 'Reparations, Gambit' } });
    t.S('attack d3 d4').N('pass').S('pass');
    expect(t.asked).toBe('N respond destroyed');
    expect(t.legal('N')).toEqual([
      'pass',
      'command Reparations a1',
      'command Reparations b1',
      'command Reparations d3',
    ]);
    expect(t.refusal('N', 'command Gambit -')).toBe('MG-R-81');
    t.N('pass');
    expect(t.asked).toBe('S main');
  },
);

scenario2e(
  '[MG-R-81] [MG-R-103] players can respond to it with any Command, and both are asked',
  ({ given }) => {
    const t = given({
      ...FALL,
      S: { hand: 'Reparations, Weapons Cache' },
      N: { hand: 'Reparations, Gambit' },
    });
    t.S('attack d3 d4').N('pass').S('pass').N('command Reparations a1');
    expect([t.asked, t.legal('S')]).toEqual(['S respond destroyed', ['pass', 'command Weapons Cache -']]);
    t.S('command Weapons Cache -');
    expect(t.asked).toBe('N respond destroyed');
  },
);

scenario2e('[MG-R-81] Reparations can also be a response, and be played again', ({ given }) => {
  const t = given({ ...FALL, N: { hand: 'Reparations, Reparations, Reparations' } });
  t.S('attack d3 d4').N('pass').N('command Reparations a1').N('command Reparations b1').N('pass');
  expect([t.at('a1'), t.at('b1'), t.asked]).toEqual([null, null, 'N respond destroyed']);
  t.N('command Reparations d3').passes();
  expect([t.at('d3'), t.asked]).toEqual([null, 'S main']);
});

scenario2e('[MG-R-81] a player who loses a Mecha meanwhile is asked in the next round', ({ given }) => {
  const t = given({
    ...FALL,
    S: { hand: 'Reparations' },
    N: { hand: 'Reparations, Gambit' },
    e5: 'N Wind-Up Cat',
  });
  t.S('attack d3 d4').N('pass').S('pass').N('command Reparations d3').S('pass').N('pass');
  expect([t.at('d3'), t.asked]).toEqual([null, 'S respond destroyed']);
  t.S('command Reparations e5').N('pass');
  expect([t.at('e5'), t.asked]).toEqual([null, 'N respond destroyed']);
});

scenario2e('[MG-R-81] the window also opens after a phase step, and Towers do not count', ({ given }) => {
  const t = given({ d3: 'S Chinashop Bull', d5: 'N Wind-Up Cat', S: { hand: 'Reparations' } });
  t.S('endPhase');
  expect(t.asked).toBe('S respond destroyed');
  const tower = given({ d4: 'S Wind-Up Dog', d5: 'N Radio Tower', N: { hand: 'Reparations' } });
  tower.S('attack d4 d5').passes();
  expect([tower.at('d5'), tower.asked]).toEqual([null, 'S main']);
});

scenario2e('[MG-R-81] [MG-R-19] a card played by a trigger comes before the window', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Spider + Golden Key',
    d5: 'N Drone Nest',
    e5: 'N Radio Tower',
    c5: 'N Radio Tower',
    f5: 'N Rampart',
    e4: 'N Wind-Up Mouse',
    N: { hand: 'Reparations', deck: 'Insect Drone, Gambit' },
    S: { hand: 'Engineered Earthquake, Orbital Strike' },
  });
  t.S('attack d4 d5').passes();
  expect(t.asked).toBe('N look');
});

const HIT = { d3: 'S Wind-Up Spider', d4: 'N Jaeger', N: { hand: 'Balloon Army, Balloon Army, Gambit' } };

scenario2e('[MG-R-80] Balloon Army takes the place and the hit', ({ given }) => {
  const t = given({ ...HIT, d4: 'N Jaeger + Admiral Grace' });
  expect(t.legal('S', 'command')).toEqual([]);
  t.S('attack d3 d4').N('command Balloon Army -').N('pass');
  expect(t.names('N', 'hand')).toEqual(['Balloon Army', 'Gambit', 'Jaeger']);
  expect(t.names('N', 'discard')).toEqual(['Admiral Grace', 'Balloon Army']);
  expect(t.at('d4')).toBeNull();
});

scenario2e('[MG-R-80] the second of two to resolve is discarded', ({ given }) => {
  const t = given(HIT);
  t.S('attack d3 d4').N('command Balloon Army -').N('command Balloon Army -').N('pass').passes();
  expect(t.names('N', 'hand')).toEqual(['Gambit', 'Jaeger']);
  expect(t.names('N', 'discard')).toEqual(['Balloon Army', 'Balloon Army']);
  expect(t.happened.filter((type) => type === 'fizzled')).toHaveLength(1);
});

scenario2e('[MG-R-80] Balloon Army without the attack or the Mecha is discarded', ({ given }) => {
  const t = given({ ...HIT, S: { hand: 'Space Lion' } });
  t.S('attack d3 d4').N('command Balloon Army -').S('command Space Lion d4').N('pass').passes();
  expect([t.names('N', 'discard'), t.names('N', 'hand')]).toEqual([
    ['Balloon Army'],
    ['Balloon Army', 'Gambit', 'Jaeger'],
  ]);
});

scenario2e('[MG-R-80] Balloon Army needs an attack on a Mecha you control', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Dog', d5: 'N Radio Tower', N: { hand: 'Balloon Army' } });
  t.S('attack d4 d5');
  expect(t.legal('N')).toEqual(['pass']);
  expect(t.refusal('N', { kind: 'command', card: 'MG2-009', target: '-' })).toBe('MG-R-80');
});

scenario2e('[MG-R-80] the new target becomes illegal only by leaving', ({ given }) => {
  const t = given({
    d4: 'S Wind-Up Cat',
    d5: 'N Wind-Up Dog',
    N: { hand: 'Balloon Army, Jury Rigging, Rampart' },
  });
  t.S('attack d4 d5').N('command Balloon Army -').N('command Jury Rigging -').N('pass');
  t.N('put hand Rampart c5');
  expect([t.at('c5'), t.at('d5'), t.names('N', 'hand')]).toEqual(['Rampart', null, ['Wind-Up Dog']]);
  expect(t.happened).not.toContain('calledOff');
});

scenario2e(
  '[MG-R-80] [MG-R-58] on the battlefield Balloon Army is a Mecha that has just arrived',
  ({ given }) => {
    const t = given({
      d3: 'S Radio Relay',
      d4: 'N Wind-Up Dog',
      N: { hand: 'Balloon Army' },
      S: { hand: 'Acid Rain, Scrapyard Salvage' },
    });
    t.S('attack d3 d4').N('command Balloon Army -').passes();
    expect([t.at('d4'), t.cost('d4'), t.power('d4'), t.cnt('d4')]).toEqual(['Balloon Army', 0, 0, 1]);
    expect(t.unit('d4')).toMatchObject({ owner: 1, controller: 1, arrived: 5 });
    expect(t.legal('S', 'command Acid Rain')).toEqual([]);
  },
);
