import type { AnyGame } from '@mechatable/kernel';
import { LANES_RELEASES, lanes } from '@mechatable/lanes';
import { masc } from '@mechatable/masc';
import { mecha1e, mecha2e } from '@mechatable/mecha';
import { mechanation } from '@mechatable/mechanation';

/** Every game of the house in its current version: the one file that names them all. */
export const GAMES: readonly AnyGame[] = [lanes, mecha1e, mecha2e, masc, mechanation];

/** Every released version of every game, oldest first: what a record may have been made under. */
export const RELEASES: readonly AnyGame[] = [...LANES_RELEASES, mecha1e, mecha2e, masc, mechanation];
