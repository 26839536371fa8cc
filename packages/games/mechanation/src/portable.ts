import { portableBy, referenceTo, type Fields } from '@mechatable/kernel';
import { FIRST_MECHS, FIRST_TERRITORIES } from './content/first-release.ts';
import { MECH_ID } from './content/lookup.ts';
import { FACE_ID } from './content/territories.ts';
import type { State, Tile } from './state.ts';

type Kind = 'face' | 'mech';

const TILE: Fields<Tile, Kind> = { face: 'face' };

/** Where a state refers to faces and Mechs. Tiles, slots and seats go by number in any release. */
export const { portable, restore, formerly } = portableBy<State, Kind>(
  { deck: ['face'], pile: [TILE], arena: [TILE], rows: [[TILE]], mechs: ['mech'] },
  {
    face: referenceTo('Territory', FACE_ID, FIRST_TERRITORIES),
    mech: referenceTo('Mech', MECH_ID, FIRST_MECHS),
  },
);
