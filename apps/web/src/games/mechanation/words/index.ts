import { battle, cues } from './cues.ts';
import { inspector } from './inspector.ts';
import { table } from './table.ts';

/** All English that the table shows beyond the game's own words. The lesson is in `lesson-words.ts`. */
export const words = {
  ...table,
  inspector,
  cues,
  battle,
  /** Cards that lie face down. */
  backs: { mech: 'A face-down Mech', land: 'A face-down Territory' },
  exhibits: {
    mechs: (tier: number): string => `Tier ${tier} Mechs`,
    territories: 'Territories',
  },
  options: {
    firstAlpha: { name: 'First Alpha Pilot', random: 'Random' },
    turnCap: {
      name: 'Last turn',
      turn: (turn: number): string => `Turn ${turn}`,
      short: (turn: number): string => `Turn ${turn}, a short match`,
      trial: (turn: number): string => `Turn ${turn}, to try it out`,
    },
  },
  /** What makes a match a variant. */
  variant: {
    list: (differences: readonly string[]): string => `A variant: ${differences.join(', ')}`,
    pilots: (n: number): string => `${n} pilots`,
    firstAlpha: 'first Alpha Pilot',
    turnCap: 'last turn',
  },
  statistics: {
    rank: 'Rank',
    deployed: 'Mechs deployed to the Arena',
    attacks: 'Attacks',
    claimed: 'Territories claimed',
    battles: 'Battles',
    battlesWon: 'Battles won',
    abilities: 'Abilities used',
    damaged: 'Mechs damaged',
    scrapped: 'Territories scrapped',
  },
};
