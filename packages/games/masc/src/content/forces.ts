import { invariant, type Loadout } from '@mechatable/kernel';
import { TYPE_IDS, typeNumber } from './types.ts';

/** How many of each type, in the order of the stat card. */
export type Counts = readonly number[];

/** A starter force; its mecha take the places of the ready layout in this order (MASC-R-68). */
export interface StarterForce extends Loadout {
  readonly counts: Counts;
  readonly types: readonly number[];
}

/**
 * Red's places in the ready layout, open on any board: squads of 2, 6, 6 and 2. Blue's are the same after half
 * a turn of the board. In Long Web and Leapfrog, Spiders start nearer to the front than published: at the edge they
 * came too late to shoot (docs/decisions/0023).
 */
export const LAYOUT = 'A3 A2 F3 G3 F2 G2 F1 G1 L3 M3 L2 M2 L1 M1 R3 R2'.split(' ');

function force(id: string, name: string, plan: string, line: string): StarterForce {
  const types = line.split(' ').map((type) => {
    const number = typeNumber(type);
    invariant(number >= 0, `${name}: there is no type "${type}"`);
    return number;
  });
  const counts = TYPE_IDS.map((_, type) => types.filter((other) => other === type).length);
  return { id, name, plan, counts, types };
}

export const FORCES: readonly StarterForce[] = [
  force(
    'even-hand',
    'Even Hand',
    'Some of everything; Wolves on one wing, Turtles on the other.',
    'frog frog wolf wolf wolf frog rat spider turtle turtle turtle ant ant spider rat rat',
  ),
  force(
    'iron-shell',
    'Iron Shell',
    'Turtles and Ants advance slowly and are hard to remove.',
    'frog frog turtle turtle ant ant spider ant turtle turtle turtle ant ant spider wolf rat',
  ),
  force(
    'wolf-pack',
    'Wolf Pack',
    'An early charge, with pairs of Frogs along the edges.',
    'frog frog wolf wolf wolf rat rat turtle wolf wolf wolf rat rat spider frog frog',
  ),
  force(
    'long-web',
    'Long Web',
    'Long-range fire from behind two Turtles.',
    'frog frog turtle spider spider spider rat rat turtle spider spider rat rat rat wolf rat',
  ),
  force(
    'leapfrog',
    'Leapfrog',
    'Frogs rush the center, heavier mecha follow.',
    'frog frog wolf spider wolf frog rat frog spider wolf wolf spider turtle ant frog frog',
  ),
  force(
    'anthill',
    'Anthill',
    'Strong short-range fire through the middle.',
    'wolf frog wolf turtle ant ant ant spider wolf turtle ant ant ant spider wolf rat',
  ),
];
