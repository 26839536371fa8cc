import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { masc } from '@mechatable/masc';
import { mecha1e, mecha2e } from '@mechatable/mecha';
import { mechanation } from '@mechatable/mechanation';

/** Every game of the house: the one file that names them all. */
export const GAMES: readonly AnyGame[] = [lanes, mecha1e, mecha2e, masc, mechanation];
