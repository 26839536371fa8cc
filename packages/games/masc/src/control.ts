import { BLUE, NEUTRAL, RED, SLOTS, SLOT_OWNER, type Color } from './board.ts';
import { standing, type Field } from './field.ts';

/** MASC-R-58: neither side has enough mecha to control it. */
export const NOBODY: Color = -1;

/** MASC-CTRL-2, MASC-CTRL-4, MASC-R-58: at least one, and at least twice as many as the other side. */
export function controllerOf(red: number, blue: number): Color {
  if (red > 0 && red >= 2 * blue) return RED;
  return blue > 0 && blue >= 2 * red ? BLUE : NOBODY;
}

/** MASC-VP-1 to MASC-VP-3. */
export function pointsFor(slot: number, colour: Color): number {
  const owner = SLOT_OWNER[slot];
  if (owner === NEUTRAL) return 2;
  return owner === colour ? 1 : 4;
}

/** A region as it would be scored now. */
export interface Region {
  readonly slot: number;
  readonly red: number;
  readonly blue: number;
  /** The color that controls it; -1 for none. */
  readonly control: Color;
  /** The points it scores; 0 if nobody controls it. */
  readonly points: number;
}

export function regionsOf(field: Field): Region[] {
  const counts = standing(field).presence;
  return Array.from({ length: SLOTS }, (_, slot) => {
    const red = counts[slot];
    const blue = counts[SLOTS + slot];
    const control = controllerOf(red, blue);
    return { slot, red, blue, control, points: control === NOBODY ? 0 : pointsFor(slot, control) };
  });
}
