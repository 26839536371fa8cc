// Written by `npm run games` from the folders in packages/games.
import type { AnyGame } from '@mechatable/kernel';
import { RELEASES as lanesReleases } from '@mechatable/lanes';
import { RELEASES as mascReleases } from '@mechatable/masc';
import { RELEASES as mechaReleases } from '@mechatable/mecha';
import { RELEASES as mechanationReleases } from '@mechatable/mechanation';

/** Every released version of every game, oldest first, for old records. */
export const RELEASES: readonly AnyGame[] = [
  ...lanesReleases,
  ...mascReleases,
  ...mechaReleases,
  ...mechanationReleases,
];
