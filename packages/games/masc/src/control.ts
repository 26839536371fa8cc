import { BLUE, NEUTRAL, NOWHERE, RED, SLOTS, SLOT_OF, SLOT_OWNER, type Colour } from './board.ts';
import { sideSize, type Field } from './field.ts';

/** MASC-R-58: nobody has enough to control it. */
export const NOBODY: Colour = -1;

/** How many mecha of each colour are in each region: by slot, Red's first, Blue's from 12 on. */
export function presence(field: Field): number[] {
  const counts = new Array<number>(SLOTS * 2).fill(0);
  const size = sideSize(field);
  for (let mecha = 0; mecha < field.at.length; mecha++) {
    const square = field.at[mecha];
    if (square !== NOWHERE) counts[(mecha < size ? RED : BLUE) * SLOTS + SLOT_OF[square]]++;
  }
  return counts;
}

/** MASC-CTRL-2, MASC-CTRL-4, MASC-R-58: at least one, and at least twice as many as the other side. */
export function controllerOf(red: number, blue: number): Colour {
  if (red > 0 && red >= 2 * blue) return RED;
  return blue > 0 && blue >= 2 * red ? BLUE : NOBODY;
}

/** MASC-VP-1 to MASC-VP-3. */
export function pointsFor(slot: number, colour: Colour): number {
  const owner = SLOT_OWNER[slot];
  if (owner === NEUTRAL) return 2;
  return owner === colour ? 1 : 4;
}

/** A region as it would be scored now. */
export interface Region {
  readonly slot: number;
  readonly red: number;
  readonly blue: number;
  /** The colour that controls it; -1 for none. */
  readonly control: Colour;
  /** What it scores; 0 if nobody controls it. */
  readonly points: number;
}

export function regionsOf(field: Field): Region[] {
  const counts = presence(field);
  return Array.from({ length: SLOTS }, (_, slot) => {
    const red = counts[slot];
    const blue = counts[SLOTS + slot];
    const control = controllerOf(red, blue);
    return { slot, red, blue, control, points: control === NOBODY ? 0 : pointsFor(slot, control) };
  });
}
