// Written by `npm run games` from the folders in packages/games.
import type { AnyGame } from '@mechatable/kernel';
import { RELEASES as lanesReleases } from '@mechatable/lanes';
import { RELEASES as mascReleases } from '@mechatable/masc';
import { RELEASES as mechaReleases } from '@mechatable/mecha';
import { RELEASES as mechanationReleases } from '@mechatable/mechanation';

/** Every released version of every game, oldest first: what a record may have been made under. */
export const RELEASES: readonly AnyGame[] = [
  ...lanesReleases,
  ...mascReleases,
  ...mechaReleases,
  ...mechanationReleases,
];
