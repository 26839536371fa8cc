import { BadInputError, portableBy, referenceTo, type Reference } from '@mechatable/kernel';
import type { Counts } from './content/forces.ts';
import { FIRST_TILES, FIRST_TYPES } from './content/first-release.ts';
import { ROTATIONS, TILES } from './content/tiles.ts';
import { TYPE_IDS } from './content/types.ts';
import type { State } from './state.ts';
import { lyingOf, slotCode } from './terrain.ts';

type Kind = 'type' | 'counts' | 'slot';

const type = referenceTo('type of mecha', TYPE_IDS, FIRST_TYPES);
const tile = referenceTo(
  'tile',
  TILES.map(({ id }) => id),
  FIRST_TILES,
);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `slotCode`, as a tile and its rotation. */
const slot: Reference = {
  toPortable(value) {
    const { tile: number, rotation } = lyingOf(Number(value));
    return { tile: tile.toPortable(number), rotation };
  },
  fromPortable(value) {
    const { tile: id, rotation } = isRecord(value) ? value : {};
    if (typeof rotation !== 'number' || !Number.isInteger(rotation) || rotation < 0 || rotation >= ROTATIONS)
      throw new BadInputError(`A tile has one of ${String(ROTATIONS)} rotations, not ${String(rotation)}.`);
    return slotCode({ tile: tile.fromPortable(id), rotation });
  },
  toFormer(value) {
    const { tile: number, rotation } = lyingOf(Number(value));
    return slotCode({ tile: tile.toFormer(number), rotation });
  },
};

/** How many of each type, by id, without zeros; null while no force is chosen. */
const counts: Reference<Readonly<Record<string, number>> | null, Counts> = {
  toPortable(value) {
    const force = value as Counts;
    if (force.length === 0) return null;
    return Object.fromEntries(
      force.flatMap((count, number) => (count === 0 ? [] : [[type.toPortable(number), count]])),
    );
  },
  fromPortable(value) {
    if (value === null) return [];
    if (!isRecord(value)) throw new BadInputError('A force should say how many there are of each type.');
    const force = TYPE_IDS.map(() => 0);
    for (const [id, count] of Object.entries(value)) {
      const number = type.fromPortable(id);
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 1)
        throw new BadInputError(`There cannot be ${String(count)} of the type "${id}".`);
      force[number] = count;
    }
    return force;
  },
  toFormer(value) {
    const force = value as Counts;
    if (force.length === 0) return [];
    const former = FIRST_TYPES.map(() => 0);
    force.forEach((count, number) => {
      if (count > 0) former[type.toFormer(number)] = count;
    });
    return former;
  },
};

/** Where a state refers to types and tiles. Squares and mecha go by number in any release. */
export const { portable, restore, formerly } = portableBy<State, Kind>(
  { slots: ['slot'], forces: ['counts'], type: ['type'] },
  { type, counts, slot },
);
