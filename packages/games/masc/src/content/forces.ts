import { invariant, contentFromFile } from '@mechatable/kernel';
import { PUBLISHED_FORCES, type PublishedForce } from './published-forces.ts';
import { TYPE_IDS, typeNumber } from './types.ts';

/** How many of each type, in the order of the stat card. */
export type Counts = readonly number[];

/** A starter force, with its mecha by number. */
export interface StarterForce extends PublishedForce {
  readonly counts: Counts;
  readonly types: readonly number[];
}

/**
 * Red's places in the ready-made layout, open on any board: squads of 2, 6, 6 and 2. Blue's are the same after half
 * a turn of the board. In Long Web and Leapfrog, Spiders start nearer to the front than published: at the edge they
 * came too late to shoot (docs/decisions/0023).
 */
export const LAYOUT = 'A3 A2 F3 G3 F2 G2 F1 G1 L3 M3 L2 M2 L1 M1 R3 R2'.split(' ');

/** How many of each type, in the order of the stat card. */
function countTypes(types: readonly number[]): Counts {
  return TYPE_IDS.map((_, type) => types.filter((other) => other === type).length);
}

/** The starter forces in play: the published ones, or those with a content file's changes. */
export const FORCES: readonly StarterForce[] = contentFromFile('masc', 'forces', PUBLISHED_FORCES).map(
  (force) => {
    const types = force.mecha.map((type) => {
      const number = typeNumber(type);
      invariant(number >= 0, `${force.name}: there is no type "${type}"`);
      return number;
    });
    return { ...force, types, counts: countTypes(types) };
  },
);
