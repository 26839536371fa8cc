import { battle, cues } from './cues.ts';
import { inspector } from './inspector.ts';
import { table } from './table.ts';

/** The strings of the table. The game has its own, and the lessons are in `lesson-words.ts`. */
export const words = {
  ...table,
  inspector,
  cues,
  battle,
  /** Face-down cards. */
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
  /** How a match differs from the standard game. */
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
