import type { Loadout } from '@mechatable/kernel';
import type { TypeId } from './published-types.ts';

/** A starter force as it is published; its mecha take the places of the ready-made layout in this order (MASC-R-68). */
export interface PublishedForce extends Loadout {
  readonly mecha: readonly TypeId[];
}

function force(id: string, name: string, plan: string, line: string): PublishedForce {
  return { id, name, plan, mecha: line.split(' ') as TypeId[] };
}

/** The starter forces. A test checks that their mecha exist. */
export const PUBLISHED_FORCES: readonly PublishedForce[] = [
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
