import { expect } from 'vitest';
import { actionSchema } from '../src/action.ts';
import { SQUARE_NAME } from '../src/board.ts';
import { isPinned } from '../src/reach.ts';
import { mechaNumber } from '../src/names.ts';
import { scenario } from './given.ts';

const isAction = (value: unknown): boolean => actionSchema.safeParse(value).success;

const FOE = { b1: 'Turtle R23', b2: 'Turtle R24' };

scenario(
  '[MASC-MOVE-1] [MASC-SQ-3] [MASC-D-7] a unit is chosen by its lowest-numbered mecha, and its members move',
  ({ given }) => {
    const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat R1', r4: 'Rat R2', ...FOE });
    expect(t.legal('R')).toEqual(['activate r1', 'activate r3', 'pass']);
    expect(t.refusal('R', 'activate r2')).toBe('MASC-MOVE-1');
    expect(t.refusal('R', 'activate b1')).toBe('MASC-MOVE-1');
    expect(t.refusal('R', 'moveMecha r1 C5')).toBe('MASC-D-7');
    expect(t.refusal('B', 'activate b1')).toBe('MASC-MOVE-11');
    t.R('activate r1');
    expect(t.refusal('B', 'activate b1')).toBe('MASC-MOVE-11');
    expect(t.eventsOf('activated')).toMatchObject([{ unit: 'r1', members: ['r1', 'r2'], colour: 'red' }]);
    expect(t.refusal('R', 'moveMecha r3 R3')).toBe('MASC-MOVE-12');
    expect(t.refusal('R', 'activate r3')).toBe('MASC-D-8');
    expect(t.refusal('R', 'pass')).toBe('MASC-D-8');
  },
);

scenario('[MASC-R-22] a unit that is pinned or done as a whole cannot be activated', ({ given }) => {
  const t = given({
    r1: 'Rat E5',
    r2: 'Rat E4',
    r3: 'Rat R1 spent',
    r4: 'Rat R2 spent',
    b1: 'Turtle F4',
    b2: 'Turtle F6',
  });
  expect([t.eventsOf('passed')[0], t.state.turn]).toMatchObject([{ clause: 'MASC-R-37', colour: 'red' }, 3]);
  const one = given({ r1: 'Rat E5', r2: 'Rat E3', b1: 'Turtle F6', b2: 'Turtle F7' });
  expect(one.legal('R')).toEqual(['activate r1', 'pass']);
  const other = given({
    r1: 'Rat E5',
    r2: 'Rat E4',
    r3: 'Rat R1',
    r4: 'Rat R2',
    b1: 'Turtle F4',
    b2: 'Turtle F6',
  });
  expect(other.refusal('R', 'activate r1')).toBe('MASC-R-22');
});

scenario('[MASC-MOVE-12] a mecha that joins the unit during its move doesn’t get to move', ({ given }) => {
  const t = given({ r1: 'Rat A1', r2: 'Rat A2', r3: 'Rat A6', r4: 'Rat A7', ...FOE });
  t.R('activate r1; moveMecha r2 A4');
  expect(t.refusal('R', 'moveMecha r3 A8')).toBe('MASC-MOVE-12');
  t.R('moveMecha r1 B4; finish');
  expect(t.spent()).toEqual(['r1', 'r2']);
});

scenario(
  '[MASC-SQ-8] [MASC-SQ-9] [MASC-MOVE-14] [MASC-R-21] a mecha that has moved doesn’t move again with another squad',
  ({ given }) => {
    const t = given({ r1: 'Rat A1', r2: 'Rat A2', r3: 'Rat A8', r4: 'Rat A9', ...FOE });
    t.R('activate r1; moveMecha r2 A6; moveMecha r1 A5; finish').B('pass');
    expect(t.legal('R')).toEqual(['activate r1', 'pass']);
    t.R('activate r1');
    expect(t.state.activation?.members).toEqual([2, 3]);
    expect(t.refusal('R', 'moveMecha r1 A4')).toBe('MASC-SQ-9');
    t.R('moveMecha r3 C8');
    expect(t.refusal('R', 'moveMecha r3 C9')).toBe('MASC-SQ-8');
  },
);

scenario('[MASC-SQ-9] [MASC-MOVE-12] the squad counts as it was when activated', ({ given }) => {
  const t = given({
    r1: 'Rat A1 spent',
    r2: 'Rat A2 spent',
    r3: 'Rat A4',
    r4: 'Rat A5',
    r5: 'Rat K1 spent',
    r6: 'Rat K2 spent',
    ...FOE,
  });
  t.R('activate r1; moveMecha r3 G4; moveMecha r4 G5');
  expect(t.refusal('R', 'moveMecha r2 A3')).toBe('MASC-SQ-9'); // the others have left it, and still
  expect(t.refusal('R', 'moveMecha r6 K3')).toBe('MASC-MOVE-12'); // done, but in another squad
  expect(t.refusal('R', 'moveMecha b1 R22')).toBe('MASC-MOVE-12');
});

scenario(
  '[MASC-MOVE-2] [MASC-D-8] [MASC-R-23] a member that moves less, or not at all, has still used its chance',
  ({ given }) => {
    const t = given({ r1: 'Wolf C3', r2: 'Rat C4', r3: 'Rat C5', b1: 'Turtle D5', b2: 'Turtle R24' });
    t.R('activate r1');
    expect(t.refusal('R', 'moveMecha r1 C3')).toBe('MASC-D-8');
    t.R('moveMecha r1 C2; finish');
    expect([t.spent(), t.at('r1'), t.at('r2'), t.at('r3')]).toEqual([['r1', 'r2', 'r3'], 'C2', 'C4', 'C5']);
  },
);

scenario(
  '[MASC-R-23] [MASC-PASS-2] unused chances expire with the phase and return in the next',
  ({ given }) => {
    const t = given({ r1: 'Rat C3', r2: 'Rat C4', ...FOE })
      .R('activate r1; finish')
      .B('pass');
    expect([t.state.turn, t.spent()]).toEqual([4, []]);
  },
);

scenario('[MASC-MOVE-11] players alternate, one unit each', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat R1', r4: 'Rat R2', ...FOE });
  t.R('activate r1; finish');
  expect(t.asked).toBe('B activate');
  t.B('activate b1; finish');
  expect(t.asked).toBe('R activate');
});

scenario('[MASC-MOVE-5] [MASC-R-27] Move points pay for each square entered', ({ given }) => {
  const swamp = { water: 'B1-C1 B2-C2 A2 A3-C3', objective: 'D1' } as const;
  const t = given({ r1: 'Turtle A1', r2: 'Frog A2', ...FOE }, swamp);
  expect(t.stops('r1')).toEqual({ B1: 3, B2: 3 });
  expect(t.stops('r2').C1).toBe(6);
});

scenario('[MASC-R-28] [MASC-TERR-5] an objective can be entered with no points left', ({ given }) => {
  const t = given({ r1: 'Turtle A1', r2: 'Turtle A3', ...FOE }, { objective: 'E1', blocking: 'A2-F2 F1' });
  expect(t.stops('r1')).toEqual({ B1: 1, C1: 2, D1: 3, E1: 3 });
});

scenario('[MASC-MOVE-7] [MASC-R-29] steps may be diagonal, even between two walls', ({ given }) => {
  const t = given({ r1: 'Turtle A1', r2: 'Turtle R1', ...FOE }, { blocking: 'A2 B1' });
  expect(t.stops('r1')).toMatchObject({ B2: 1, C3: 2 });
  const pinned = given(
    { r1: 'Turtle A1', r2: 'Turtle C1', b1: 'Turtle B2', b2: 'Turtle D4' },
    { blocking: 'A2 B1', at: 'combat' },
  );
  expect(isPinned(pinned.state, 0)).toBe(true);
  expect(pinned.legal('R')).toEqual(['attack r1 b1', 'pass']);
});

scenario('[MASC-TERR-4] [MASC-R-41] mecha can’t enter walls or leave the board', ({ given }) => {
  const t = given({ r1: 'Rat A1', r2: 'Rat A3', ...FOE }, { blocking: 'B1-B3' });
  t.R('activate r1');
  expect(t.refusal('R', 'moveMecha r1 B1')).toBe('MASC-TERR-4');
  expect(t.refusal('R', 'moveMecha r1 A9')).toBe('MASC-R-28');
  const canMove = (to: string): boolean => isAction({ kind: 'moveMecha', mecha: 'r1', to });
  const canPlace = (square: string): boolean => isAction({ kind: 'placeMecha', type: 'rat', square });
  expect(SQUARE_NAME.every((square) => canMove(square) && canPlace(square))).toBe(true);
  const beyond = ['S1', 'A0', 'A25', 'a1', '', '__proto__'];
  expect(beyond.filter((square) => canMove(square) || canPlace(square))).toEqual([]);
});

scenario('[MASC-MOVE-3] [MASC-MOVE-4] mecha may pass through friends but not stop on them', ({ given }) => {
  const t = given({ r1: 'Rat A1', r2: 'Rat A2', r3: 'Rat B2', ...FOE }, { blocking: 'B1 C1-C4 B3-B4' });
  expect(Object.keys(t.stops('r1'))).not.toContain('A2');
  expect(t.stops('r1')).toMatchObject({ A3: 2, A4: 3 });
  t.R('activate r1');
  expect(t.refusal('R', 'moveMecha r1 A2')).toBe('MASC-MOVE-4');
});

scenario('[MASC-R-31] [MASC-MOVE-4] nobody passes through an enemy', ({ given }) => {
  const t = given(
    { r1: 'Frog A1', r2: 'Rat B1', b1: 'Turtle A4', b2: 'Turtle A6' },
    { blocking: 'B3-B7 C1-C3' },
  );
  expect(Object.keys(t.stops('r1')).sort()).toEqual(['A2', 'A3', 'B2']);
  t.R('activate r1');
  expect(t.refusal('R', 'moveMecha r1 A4')).toBe('MASC-MOVE-4');
});

scenario(
  '[MASC-MOVE-8] [MASC-MOVE-10] [MASC-R-32] a pinned mecha can’t move, nor can the one that pins it',
  ({ given }) => {
    const t = given({ r1: 'Rat E5', r2: 'Rat E3', b1: 'Rat F6', b2: 'Rat F8' });
    expect(['r1', 'r2', 'b1', 'b2'].map((id) => isPinned(t.state, mechaNumber(t.state, id)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    t.R('activate r1; finish').B('activate b1');
    expect(t.refusal('B', 'moveMecha b1 F7')).toBe('MASC-MOVE-8');
  },
);

scenario('[MASC-MOVE-9] a contact square ends the move', ({ given }) => {
  const t = given({ r1: 'Frog A1', r2: 'Frog A2', b1: 'Turtle A6', b2: 'Turtle A8' }, { blocking: 'B1-B9' });
  expect(t.stops('r2')).toEqual({ A3: 1, A4: 2, A5: 3 });
});

scenario('[MASC-R-30] a friend on a contact square blocks the path, other friends don’t', ({ given }) => {
  const walls = { blocking: 'B1-B9' };
  const t = given({ r1: 'Frog A1', r2: 'Frog A3', r3: 'Frog A5', b1: 'Turtle C6', b2: 'Turtle C8' }, walls);
  expect(t.stops('r1')).toMatchObject({ A4: 3, A6: 5 });
  const barred = given(
    { r1: 'Frog A1', r2: 'Frog A3', r3: 'Frog A5', b1: 'Turtle A6', b2: 'Turtle A8' },
    walls,
  );
  expect(barred.stops('r1')).toEqual({ A2: 1, A4: 3 });
});

scenario('[MASC-R-24] mecha move one after the other, so two can’t trade places', ({ given }) => {
  const t = given({ r1: 'Rat A1', r2: 'Rat A2', ...FOE });
  t.R('activate r1');
  expect(t.refusal('R', 'moveMecha r1 A2')).toBe('MASC-MOVE-4');
  t.R('moveMecha r1 A3; moveMecha r2 A1');
  expect([t.at('r1'), t.at('r2')]).toEqual(['A3', 'A1']);
  expect(t.refusal('R', 'moveMecha r1 A2')).toBe('MASC-SQ-8');
});

scenario('[MASC-R-26] after three resets safe mode begins', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat C5', ...FOE }).R('activate r1');
  expect(t.refusal('R', 'reset')).toBe('MASC-R-26');
  for (let i = 1; i <= 3; i++) {
    t.R('moveMecha r1 G3');
    expect(t.refusal('R', 'finish')).toBe('MASC-MOVE-6');
    t.R('reset');
    expect([t.at('r1'), t.state.activation?.resets]).toEqual(['C3', i]);
  }
  expect(t.refusal('R', 'moveMecha r1 G3')).toBe('MASC-R-26');
  t.R('moveMecha r1 E4');
  expect(t.refusal('R', 'reset')).toBe('MASC-R-26');
  expect(t.legal('R', 'finish')).toEqual(['finish']);
  t.R('finish').B('pass');
  expect(t.state.turn).toBe(4);
});

scenario('[MASC-R-26] safe mode lasts for one activation', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat R1', r4: 'Rat R2', ...FOE }).R('activate r1');
  t.R('moveMecha r1 D3; reset; moveMecha r1 D3; reset; moveMecha r1 D3; reset; finish').B('pass');
  t.R('activate r3; moveMecha r3 M1');
  expect(t.at('r3')).toBe('M1');
});

scenario('[MASC-R-76] the activation finishes automatically if nothing else can be done', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat C5', b1: 'Turtle D6', b2: 'Turtle R24' }).R('activate r1');
  t.R('moveMecha r1 C4');
  expect(t.legal('R')).toEqual(['finish', 'reset']);
  const boxed = given(
    { r1: 'Rat A1', r2: 'Rat A2', b1: 'Turtle A3', b2: 'Turtle A5' },
    { blocking: 'B1-B3' },
  );
  // r1 is not pinned, so its unit can be chosen, but it has nowhere to go.
  expect(boxed.legal('R')).toEqual(['activate r1', 'pass']);
  boxed.R('activate r1');
  expect([boxed.clauses('finished'), boxed.asked]).toEqual([['MASC-R-23'], 'B activate']);
});
