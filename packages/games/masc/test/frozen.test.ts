import { expect } from 'vitest';
import { masc } from '../src/game.ts';
import { scenario, type Hands, type Scene } from './given.ts';

const PIECES = {
  r1: 'Rat A1',
  r2: 'Rat A2',
  r3: 'Rat A8',
  r4: 'Rat A9',
  r5: 'Rat A16',
  r6: 'Rat A17',
  b1: 'Turtle R23',
  b2: 'Turtle R24',
};

/** r3 and r4 move so that r4 bridges the gap to r5; r1 is far away. */
function bridged({ given }: Hands, squadTracking: 'live' | 'frozen'): Scene {
  const t = given(PIECES, { squadTracking, at: 'begin movement' });
  return t.R('chooseFirst red; activate r3; moveMecha r4 A14; moveMecha r3 A12; finish').B('pass');
}

scenario('[MASC-R-21] [MASC-MOVE-12] live: units are those at the moment of the choice', (hands) => {
  const t = bridged(hands, 'live');
  expect([t.state.groups, t.legal('R')]).toEqual([[], ['activate r1', 'activate r3', 'pass']]);
  t.R('activate r3');
  expect(t.state.activation?.members).toEqual([4, 5]);
});

scenario(
  '[MASC-R-21] [MASC-MOVE-13] [MASC-R-72] frozen: units are those at the start of the phase',
  (hands) => {
    const t = bridged(hands, 'frozen');
    expect(t.legal('R')).toEqual(['activate r1', 'activate r5', 'pass']);
    expect(t.refusal('R', 'activate r3')).toBe('MASC-R-22');
    t.R('activate r5; moveMecha r5 A15; finish').B('pass').R('pass');
    expect(t.state.turn).toBe(4);
  },
);

scenario('[MASC-R-21] [MASC-R-72] the label of a unit gives its size', (hands) => {
  const sizes = (squadTracking: 'live' | 'frozen'): string[] => {
    const t = bridged(hands, squadTracking);
    const view = t.view('R');
    return masc.rules.legal(t.state, t.seat('R')).map((action) => masc.words.label(view, action));
  };
  expect(sizes('live')).toEqual(['Activate r1 (Rat) and 1 more', 'Activate r3 (Rat) and 3 more', 'Pass']);
  expect(sizes('frozen')).toEqual(['Activate r1 (Rat) and 1 more', 'Activate r5 (Rat) and 1 more', 'Pass']);
});

scenario('[MASC-MOVE-13] [MASC-R-72] units are formed again when the phase ends', (hands) => {
  const t = bridged(hands, 'frozen').R('pass');
  expect([t.state.turn, t.state.groups.slice(0, 6)]).toEqual([4, [0, 0, 2, 2, 2, 2]]);
});

scenario('[MASC-R-72] a group of one stays a group, but is no longer a straggler', ({ given }) => {
  const t = given(
    { r1: 'Rat A6', r2: 'Rat A1', r3: 'Rat A2', b1: 'Turtle R23', b2: 'Turtle R24' },
    { squadTracking: 'frozen', at: 'begin movement' },
  ).R('chooseFirst red');
  expect(t.refusal('R', 'pass')).toBe('MASC-R-38');
  t.R('activate r2; moveMecha r3 A4; moveMecha r2 A3; finish').B('pass');
  expect(t.legal('R')).toEqual(['activate r1', 'pass']);
  t.R('activate r1');
  expect(t.asked).toBe('R move');
  t.R('moveMecha r1 A9');
  expect(t.at('r1')).toBe('A6'); // out of formation, and nobody else can move: back it goes
  t.R('moveMecha r1 B5; finish');
  expect(t.at('r1')).toBe('B5');
});

scenario('[MASC-R-39] [MASC-R-38] live: a straggler that was reached joins the squad', ({ given }) => {
  const t = given({ r1: 'Rat A6', r2: 'Rat A1', r3: 'Rat A2', b1: 'Turtle R23', b2: 'Turtle R24' });
  expect(t.refusal('R', 'pass')).toBe('MASC-R-38');
  t.R('activate r2; moveMecha r3 A4; moveMecha r2 A3; finish').B('pass');
  expect(t.legal('R')).toEqual(['activate r1', 'pass']);
  t.R('activate r1');
  expect([t.asked, t.state.activation?.members]).toEqual(['R move', [0]]);
  t.R('moveMecha r1 A9');
  expect(t.at('r1')).toBe('A6');
});

scenario('[MASC-R-72] Combat uses the current units', ({ given }) => {
  const t = given(
    { r1: 'Rat A1', r2: 'Rat A2', r3: 'Rat A6', r4: 'Rat A7', b1: 'Turtle A11', b2: 'Turtle A12' },
    { squadTracking: 'frozen', at: 'begin movement' },
  );
  t.R('chooseFirst red; activate r1; moveMecha r2 A4; moveMecha r1 A3; finish').B('pass').R('pass');
  t.R('chooseFirst red');
  expect([t.state.groups, t.legal('R')]).toEqual([[], ['attack r1 b1', 'pass']]);
});
