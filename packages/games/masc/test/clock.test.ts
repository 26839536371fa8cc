import type { Seat } from '@mechatable/kernel';
import { expect } from 'vitest';
import { masc } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { scenario, type Letter, type Scene } from './given.ts';

function answerFor(state: State, seat: Seat): string {
  const timeout = masc.rules.timeout(state, seat, 0);
  return timeout.kind === 'move' ? Object.values(timeout.action).join(' ') : timeout.kind;
}

const answer = (t: Scene, letter: Letter): string => answerFor(t.state, t.seat(letter));
const FOE = { b1: 'Turtle R23', b2: 'Turtle R24' };

scenario(
  '[MASC-R-65] [MASC-R-73] running out of time in an activation resets the unit and finishes',
  ({ given }) => {
    const t = given({ r1: 'Rat C3', r2: 'Rat C4', ...FOE }).R('activate r1; moveMecha r1 C5');
    expect(answer(t, 'R')).toBe('reset');
    t.R('reset');
    expect([answer(t, 'R'), t.at('r1')]).toEqual(['finish', 'C3']);
  },
);

scenario('[MASC-R-73] in safe mode the clock finishes the activation', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', ...FOE }).R('activate r1');
  for (let i = 0; i < 3; i++) t.R('moveMecha r1 D4; reset');
  t.R('moveMecha r1 D4');
  expect(answer(t, 'R')).toBe('finish');
  t.R('finish');
  expect(t.at('r1')).toBe('D4');
});

scenario('[MASC-R-65] otherwise the clock passes if passing is allowed', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', ...FOE });
  expect(answer(t, 'R')).toBe('pass');
  const fight = given({ r1: 'Rat C3', r2: 'Rat C4', b1: 'Rat C6', b2: 'Rat C8' }, { at: 'combat' });
  expect(answer(fight, 'R')).toBe('pass');
});

scenario(
  '[MASC-R-65] [MASC-R-73] [MASC-R-74] otherwise it takes the first option: the lowest-numbered unit and the first square',
  ({ given }) => {
    const t = given({ r1: 'Ant C3', r2: 'Rat C12', r3: 'Rat C13', ...FOE });
    expect(answer(t, 'R')).toBe('activate r1');
    t.R('activate r1');
    expect(answer(t, 'R')).toBe('moveMecha r1 A7');
  },
);

scenario(
  '[MASC-R-74] the first option for privilege, color, tile, force, mecha, who starts, and dice',
  ({ match, given }) => {
    const t = match();
    const { chooser } = t.state;
    const seat = (who: number): string => answerFor(t.state, who);
    expect(seat(chooser)).toBe('pickPrivilege colour');
    t.by(chooser, 'pickPrivilege colour');
    expect(seat(chooser)).toBe('pickColour red');
    t.by(chooser, 'pickColour red');
    expect(seat(1 - chooser)).toBe('placeTile T01 3 0');
    for (let i = 0; i < 12; i++) t.by(t.table.asked[0] ?? 0, seat(t.table.asked[0] ?? 0));
    expect([seat(0), seat(1)]).toEqual(['commitForce 3 3 2 3 3 2', 'commitForce 3 3 2 3 3 2']);
    t.by(0, seat(0)).by(1, seat(1));
    expect(seat(1 - chooser)).toBe('placeMecha frog A22');
    const first = given({ r1: 'Rat C3', r2: 'Rat C4', ...FOE }, { at: 'begin movement' });
    expect(answer(first, 'R')).toBe('chooseFirst red');
    const dice = given(
      { r1: 'Rat C3', r2: 'Rat C4', b1: 'Rat K9', b2: 'Rat K10' },
      { at: 'combat', volley: { dice: [4], on: 'b1 b2' } },
    );
    expect(answer(dice, 'B')).toBe('assign b1');
  },
);

scenario('[MASC-R-65] however often time runs out, the app keeps answering', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', ...FOE });
  expect(masc.rules.timeout(t.state, t.seat('R'), 9)).toEqual({ kind: 'move', action: { kind: 'pass' } });
});
