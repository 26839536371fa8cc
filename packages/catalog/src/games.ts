import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';

/** Every game of the house: the one file that names them all. */
export const GAMES: readonly AnyGame[] = [lanes];
