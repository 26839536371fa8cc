/**
 * Content as it was in the first release, by id and in its order then. Records of that time hash pieces by their
 * number in these lists, so nothing here ever changes.
 */

/** The rules version of these matches. */
export const FIRST_VERSION = 1;

/** Tiles. */
export const FIRST_TILES: readonly string[] = 'T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12'.split(' ');

/** Types of mecha. */
export const FIRST_TYPES: readonly string[] = 'frog rat ant turtle wolf spider'.split(' ');

/** Starter forces. */
export const FIRST_FORCES: readonly string[] =
  'even-hand iron-shell wolf-pack long-web leapfrog anthill'.split(' ');
