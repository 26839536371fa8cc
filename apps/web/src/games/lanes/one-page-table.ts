import { startAt } from '@mechatable/lanes';

/** The table in the picture of Breachline on one page. */
export const onePageTable = (): unknown =>
  startAt({
    A1f: 'VG-01',
    A2f: 'VG-08',
    A3f: 'VG-04',
    A1L: 'LD-01',
    B1f: 'BA-06',
    B2f: 'BA-08',
    A: { hand: 'OP-01 VG-05 MD-01', revealed: 'OP-02 MD-05 VG-07', pool: 'OP-16 NT-07 LD-06' },
    B: { hand: 'BA-02 BA-03 LD-10 OP-17', revealed: 'OP-07 LD-13 BA-07', pool: 'NT-03 LD-06 OP-17' },
  });
