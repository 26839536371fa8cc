import type { AnyGame } from '@mechatable/kernel';
import { LANES_RELEASES, lanes } from '@mechatable/lanes';
import { MASC_RELEASES, masc } from '@mechatable/masc';
import { MECHA1E_RELEASES, MECHA2E_RELEASES, mecha1e, mecha2e } from '@mechatable/mecha';
import { MECHANATION_RELEASES, mechanation } from '@mechatable/mechanation';

/** Every game of the house in its current version: the one file that names them all. */
export const GAMES: readonly AnyGame[] = [lanes, mecha1e, mecha2e, masc, mechanation];

/** Every released version of every game, oldest first: what a record may have been made under. */
export const RELEASES: readonly AnyGame[] = [
  ...LANES_RELEASES,
  ...MECHA1E_RELEASES,
  ...MECHA2E_RELEASES,
  ...MASC_RELEASES,
  ...MECHANATION_RELEASES,
];
