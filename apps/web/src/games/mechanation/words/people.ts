import { does, listed, sentence, whom, whose, type Names, type Seat, type Viewer } from '@mechatable/kernel';

/** `1 card`, `3 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const territories = (n: number): string => counted(n, 'Territory', 'Territories');

/** `You`, `Mira`, at the start of a label. */
export const player = (names: Names, seat: Seat): string => sentence(whom(names, seat));
/** `You attack`, `Mira attacks`. */
export const acts = (names: Names, seat: Seat, verb: string): string => sentence(does(names, seat, verb));
/** `Your hand`, `Mira’s hand`. */
export const owned = (names: Names, seat: Seat, what: string): string =>
  sentence(`${whose(names, seat)} ${what}`);
/** `Mira and Tom`. */
export const together = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => whom(names, seat)));

/** Who sees the table: `you`, or `Mira` in a replay seen as a player. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: Names;
}

export const reader = ({ viewer, names }: Reader): string =>
  viewer === 'table' ? 'you' : whom(names, viewer);
