import { expect } from 'vitest';
import { clone } from '../src/clone.ts';
import { scenario } from './given.ts';

scenario('[MG-TURN-1] [MG-TURN-2] [MG-TURN-3] [MG-R-12] the windows and phases of a turn', ({ given }) => {
  const t = given({ S: { hand: 'Virus' }, N: { hand: 'Virus' } }, { at: 'turn' });
  const seen: string[] = [];
  for (; t.asked !== 'S main'; t.passes()) seen.push(t.asked);
  expect([seen, t.opening.map(({ type }) => type)]).toEqual([['S respond start'], ['turn']]);
  expect(
    t.history.map((event) => ('window' in event ? `${event.seat} ${event.window}` : event.type)),
  ).toEqual(['0 start', '1 start', 'drew', '0 draw', '1 draw']);
  t.S('endPhase');
  expect(t.asked).toBe('S respond end');
  t.S('pass').N('pass');
  expect([t.asked, t.state.turn, t.state.active]).toEqual(['N respond start', 6, 1]);
});

scenario('[MG-TURN-4] [MG-TURN-5] [MG-D-5] the Main Phase ends only when its player says so', ({ given }) => {
  const t = given({});
  expect([t.asked, t.legal('S')]).toEqual(['S main', ['endPhase']]);
  expect(t.refusal('N', 'endPhase')).toBe('MG-R-14');
  t.S('endPhase');
  expect([t.asked, t.pile('N').hand.length]).toEqual(['N respond draw', 1]);
});

scenario(
  '[MG-ACT-1] [MG-R-58] [MG-KW-20] a unit that has just arrived waits, unless it has Haste',
  ({ given }) => {
    const t = given({ d4: 'S Mega Bot new', f4: 'S Skipper new', d5: 'N Turtle', f5: 'N Turtle' });
    expect(t.refusal('S', 'move d4 d3')).toBe('MG-ACT-1');
    expect(t.refusal('S', 'attack d4 d5')).toBe('MG-ACT-1');
    t.S('attack f4 f5').S('move f4 f3');
    expect([t.arm('f5'), t.at('f3')]).toEqual([0, 'Skipper']);
  },
);

scenario('[MG-R-25] [MG-R-12] effects that last a turn are gone in the next', ({ given }) => {
  const t = given({
    d3: 'S Mega Bot',
    S: { hand: 'Marching Orders, Attack Orders, Ramp Orders' },
    N: { deck: 'Virus, Virus' },
  });
  t.S('command Marching Orders d3').S('command Attack Orders d3').S('command Ramp Orders d3');
  expect(t.unit('d3')).toMatchObject({ extraSteps: 1, extraAttacks: 1, now: 4 });
  t.S('move d3 d4-d5').S('endPhase').passes();
  expect(t.unit('d5')).toMatchObject({ extraSteps: 0, extraAttacks: 0, now: 0, steps: 0 });
});

scenario('[MG-R-35] after turn 200 the player with fewer damage cards wins', ({ given }) => {
  const t = given({ N: { damage: 'Virus' } }, { turn: 200 });
  t.S('endPhase');
  expect([t.winner, t.state.outcome?.capped, t.state.outcome?.clause]).toEqual(['S', true, 'MG-R-35']);
  const even = given({}, { turn: 3, turnCap: 3 });
  even.S('endPhase');
  expect([even.winner, even.state.outcome?.sentence]).toEqual([
    'draw',
    'After turn 3 the game ends with 0 to 0 cards of damage: nobody wins.',
  ]);
});

scenario('[MG-R-35] after 200 actions the Main Phase is over', ({ given, scene }) => {
  const state = clone(given({ d3: 'S Mega Bot' }).state);
  state.mainActions = 199;
  const t = scene(state);
  t.S('move d3 d4');
  expect(t.events.map(({ type }) => type)).toContain('exhausted');
  expect([t.state.turn, t.state.active]).toEqual([6, 1]);
});
