import { startAt } from '@mechatable/mechanation';

/** The table in the picture of Mechanation on one page. */
export const onePageTable = (): unknown =>
  startAt({
    P0: { hand: 'Keyhole, Iron Tortoise, War Drum', row: 'G2 G4* G3*' },
    P1: { hand: 'Firecracker, Redline, Glass Emperor', row: 'C1* V5* Z4' },
    P2: { hand: 'Needlefly, Seesaw, Leviathan', row: 'A3 C6* V1*' },
    P3: { hand: 'Limpet, Tandem, Sunspear', row: 'Z1* A6* C2' },
    arena: 'A4 G4*',
  });
