import { startAt } from '@mechatable/masc';

/** The table in the picture of M.A.S.C. on one page. */
export const onePageTable = (): unknown =>
  startAt(
    {
      r1: 'Frog H16',
      r2: 'Frog G14',
      r3: 'Wolf C4',
      r4: 'Wolf D4',
      r5: 'Ant B6',
      r6: 'Turtle I4',
      r7: 'Turtle K4',
      r8: 'Spider J6',
      r9: 'Rat N5',
      r10: 'Rat O6',
      r11: 'Rat P6',
      b1: 'Rat I17',
      b2: 'Rat F17',
      b3: 'Wolf C19',
      b4: 'Wolf D19',
      b5: 'Turtle J20',
      b6: 'Spider L20',
      b7: 'Ant N19',
      b8: 'Ant P19',
    },
    { map: 'two rivers', at: 'combat', turn: 2, points: [5, 7] },
  );
