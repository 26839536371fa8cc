import { expect } from 'vitest';
import { squareNumber } from '../src/board.ts';
import { rallyCosts, rallyStops } from '../src/rally.ts';
import { scenario, squares, type Scene } from './given.ts';

const FAR = { b1: 'Turtle R23', b2: 'Turtle R24' };
const options = (t: Scene): string[] => t.legal('R').map((action) => action.replace('moveMecha r1 ', ''));

scenario(
  '[MASC-R-34] [MASC-D-8S] [MASC-SQ-12] a straggler goes where the rally cost is lowest, terrain included',
  ({ given }) => {
    const t = given(
      { r1: 'Turtle A1', r2: 'Rat A9', r3: 'Rat A10', ...FAR },
      { water: 'A2-C2', blocking: 'D1-D6' },
    );
    // Whatever it enters first is water: only there does it come nearer.
    t.R('activate r1');
    expect([t.asked, options(t)]).toEqual(['R rally', ['A2', 'B2']]);
    expect(t.refusal('R', 'finish')).toBe('MASC-D-8S');
    expect(t.refusal('B', 'pass')).toBe('MASC-MOVE-11');
    expect(t.refusal('R', 'moveMecha r2 A8')).toBe('MASC-MOVE-12');
    t.R('moveMecha r1 B2');
    expect([t.asked, t.spent(), t.clauses('finished')]).toEqual(['B activate', ['r1'], ['MASC-R-23']]);
  },
);

scenario('[MASC-R-34] a straggler may stay on its square if no other is better', ({ given }) => {
  // The rest of the board is walled off by enemies' contact squares: A1 and B1 are equally good.
  const t = given(
    { r1: 'Turtle A1', r2: 'Rat A9', r3: 'Rat A10', ...FAR },
    { blocking: 'A2-B2 D1-D2 C2', hindering: 'C1' },
  );
  const costs = rallyCosts(t.state, 0, 'in the way');
  expect(costs[squareNumber('A1')]).toBe(Infinity);
  t.R('activate r1');
  expect(options(t)).toEqual(['A1', 'B1', 'C1']); // MASC-R-35: no way at all, so it moves as it likes
  t.R('moveMecha r1 A1');
  expect([t.at('r1'), t.eventsOf('stayed').length, t.asked]).toEqual(['A1', 1, 'B activate']);
});

scenario('[MASC-R-34] a rally path can only end on a contact square', ({ given }) => {
  const t = given(
    { r1: 'Ant A1', r2: 'Rat A9', r3: 'Rat A10', b1: 'Turtle A5', b2: 'Turtle C5' },
    { blocking: 'E1-E9' },
  );
  // A, B, C and D of rows 4 to 6 are contact squares: no way through.
  const costs = rallyCosts(t.state, 0, 'in the way');
  expect(['A4', 'D5', 'A6'].map((name) => costs[squareNumber(name)])).toEqual([Infinity, Infinity, Infinity]);
  expect(costs[squareNumber('A7')]).toBe(0);
  expect(costs[squareNumber('A3')]).toBe(Infinity);
});

scenario('[MASC-R-35] with no path around them, enemies are ignored', ({ given }) => {
  const t = given(
    { r1: 'Ant A1', r2: 'Rat A9', r3: 'Rat A10', b1: 'Turtle A5', b2: 'Turtle C5' },
    { blocking: 'E1-E9' },
  );
  expect(rallyCosts(t.state, 0, 'ignored')[squareNumber('A4')]).toBe(3);
  // It comes as near as it can: to the contact squares of row 4.
  expect(rallyStops(t.state, 0)).toEqual(squares('A4-D4').map(squareNumber));
  t.R('activate r1');
  expect(options(t)).toEqual(squares('A4-D4'));
});

scenario(
  '[MASC-R-36] [MASC-SQ-13] a straggler that can rejoin must, on any square that allows it',
  ({ given }) => {
    const t = given({ r1: 'Turtle C3', r2: 'Rat C7', r3: 'Rat C8', ...FAR }).R('activate r1');
    expect(options(t)).toEqual(squares('A5-E5 A6-E6').filter((name) => name in t.stops('r1')));
    expect(t.refusal('R', 'moveMecha r1 C4')).toBe('MASC-R-34');
  },
);

scenario(
  '[MASC-SQ-14] friends don’t block a rally path, and another straggler counts as a friend',
  ({ given }) => {
    const t = given({ r1: 'Rat A1', r2: 'Rat A6', ...FAR });
    expect(t.legal('R')).toEqual(['activate r1', 'activate r2']);
    t.R('activate r1');
    expect(options(t).every((name) => /^[A-C][4-8]$/.test(name))).toBe(true);
  },
);

scenario('[MASC-R-38] a pinned straggler, or one that has moved, doesn’t prevent a pass', ({ given }) => {
  const pinned = given({ r1: 'Rat A1', r2: 'Rat H9', r3: 'Rat H10', b1: 'Turtle A2', b2: 'Turtle A4' });
  expect(pinned.legal('R')).toEqual(['activate r2', 'pass']);
  const done = given({ r1: 'Rat A1 spent', r2: 'Rat H9', r3: 'Rat H10', ...FAR });
  expect(done.legal('R')).toEqual(['activate r2', 'pass']);
});

scenario(
  '[MASC-R-76] [MASC-R-37] a straggler with one possible move is moved automatically, and a single unit that must act is activated',
  ({ given }) => {
    const t = given(
      { r1: 'Turtle A1', r2: 'Rat A9 spent', r3: 'Rat A10 spent', ...FAR },
      { blocking: 'B1-B9' },
    );
    // Red may not pass, and r1 is all there is: both answers are the table's.
    expect([t.at('r1'), t.asked]).toEqual(['A4', 'B activate']);
    expect(t.state.agenda.at(-1)).toMatchObject({ passes: 0 });
  },
);
