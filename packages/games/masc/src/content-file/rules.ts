import { problemsAt, type ContentRules } from '@mechatable/kernel';
import { PUBLISHED_FORCES, type PublishedForce } from '../content/published-forces.ts';
import { PUBLISHED_TILES, type Tile } from '../content/published-tiles.ts';
import { PUBLISHED_TYPES, type MechaType } from '../content/published-types.ts';
import { manifest } from '../manifest.ts';
import { forceProblems, tileProblems, typeProblems } from './checks.ts';
import { forceChange, forceSchema, tileChange, tileSchema, typeChange, typeSchema } from './schema.ts';

/** A content file can add starter forces and tiles to M.A.S.C. It can also change the six types' stats. */
const contentRules: ContentRules = {
  game: manifest.id,
  rulebook: 'masc',
  lists: [
    {
      key: 'types',
      list: 'types',
      piece: 'type',
      published: PUBLISHED_TYPES,
      schema: typeSchema,
      change: typeChange,
    },
    {
      key: 'forces',
      list: 'forces',
      piece: 'force',
      published: PUBLISHED_FORCES,
      schema: forceSchema,
      change: forceChange,
    },
    {
      key: 'tiles',
      list: 'tiles',
      piece: 'tile',
      published: PUBLISHED_TILES,
      schema: tileSchema,
      change: tileChange,
    },
  ],
  problems(lists) {
    const types = lists.types as readonly MechaType[];
    const forces = lists.forces as readonly PublishedForce[];
    const tiles = lists.tiles as readonly Tile[];
    return [
      ...types.flatMap((type, i) => problemsAt(['types', i], typeProblems(type))),
      ...problemsAt(['forces'], forceProblems(forces)),
      ...tiles.flatMap((tile, i) => problemsAt(['tiles', i], tileProblems(tile))),
    ];
  },
};

export const CONTENT_RULES: readonly ContentRules[] = [contentRules];
