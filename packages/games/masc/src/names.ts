import { BLUE, NOWHERE, RED, type Color } from './board.ts';
import { sideSize, type Field } from './field.ts';

/** MASC-R-64: the most mecha a side can have, 15 Light and 15 Mid. */
export const MOST_MECHA = 30;

/** MASC-R-77: `r1` … and `b1` …, in the order of placing. */
export const MECHA_NAMES: readonly (readonly string[])[] = ['r', 'b'].map((letter) =>
  Array.from({ length: MOST_MECHA }, (_, i) => `${letter}${i + 1}`),
);

const PLACE = new Map<unknown, readonly [Color, number]>(
  MECHA_NAMES.flatMap((names, colour) => names.map((name, i) => [name, [colour, i] as const] as const)),
);

export function mechaName(field: Field, mecha: number): string {
  const size = sideSize(field);
  return mecha < size ? MECHA_NAMES[RED][mecha] : MECHA_NAMES[BLUE][mecha - size];
}

/** The number of a mecha's name; -1 for anything that names none. */
export function mechaNumber(field: Field, name: unknown): number {
  const place = PLACE.get(name);
  if (place === undefined) return NOWHERE;
  const size = sideSize(field);
  return place[1] < size ? place[0] * size + place[1] : NOWHERE;
}
