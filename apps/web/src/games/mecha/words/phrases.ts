import { sentence, whose, type Names, type Seat } from '@mechatable/kernel';

export const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** `Your deck`, `Mira’s deck`. */
export const owned = (names: Names, seat: Seat, what: string): string =>
  sentence(`${whose(names, seat)} ${what}`);
/** A label of several parts; null parts are left out. */
export const inParts = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ');
