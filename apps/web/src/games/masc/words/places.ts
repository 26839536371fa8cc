import { does, sentence, whom, whose, type Seat } from '@mechatable/kernel';
import {
  RED,
  capital,
  counted,
  numbers,
  owners,
  terrain,
  type Owner,
  type Sides,
  type Terrain,
} from './terms.ts';

export interface Square {
  readonly name: string;
  readonly terrain: Terrain;
  /** Null if it can't be entered. */
  readonly cost: number | null;
  readonly mecha: string | null;
}

export const square = {
  label: ({ name, terrain: kind, cost, mecha }: Square): string =>
    [
      name,
      terrain[kind],
      ...(cost === null ? [] : [`costs ${cost} to enter`]),
      ...(mecha === null ? [] : [`occupied by ${mecha}`]),
    ].join(', '),
  title: (name: string): string => `Square ${name}`,
  kind: (kind: Terrain): string => `${capital(terrain[kind])} terrain`,
  closed: 'Can’t be entered and stops all lines of fire.',
  costs: (points: number): string => `Costs ${counted(points, 'point')} to enter.`,
  partOf: (region: string, owner: Owner): string => `Part of ${region}, a ${owners[owner]} region.`,
  occupied: (mecha: string): string => `Occupied by ${mecha}.`,
};

export const region = {
  emptySlot: (slot: string): string => `${slot}, empty`,
  laidSlot: (slot: string, tile: string): string => `${slot}: ${tile}`,
  controlled: (slot: string, sides: Sides, color: Seat, points: number): string =>
    `${slot}: ${does(sides, color, `controls it for ${counted(points, 'point')}`)}`,
  empty: (slot: string): string => `${slot}: nobody is here`,
  contested: (slot: string, sides: Sides, red: number, blue: number): string =>
    `${slot}: ${numbers(sides, red, blue)}, nobody controls it`,
  kind: (owner: Owner, tile: string | null): string =>
    tile === null
      ? `${capital(owners[owner])} region, no tile yet`
      : `${capital(owners[owner])} region, ${tile}`,
  worthNeutral: 'Worth 2 points to the player who controls it.',
  worth: (sides: Sides, owner: Seat, other: Seat): string =>
    `Worth 1 point to ${whom(sides, owner)}, 4 to ${whom(sides, other)}.`,
  nobody: (sides: Sides): string => `${numbers(sides, 0, 0)}: nobody is here.`,
  noDouble: (sides: Sides, red: number, blue: number): string =>
    `${numbers(sides, red, blue)}: neither side has twice as many, so nobody scores.`,
  alone: (sides: Sides, red: number, blue: number, color: Seat): string =>
    `${numbers(sides, red, blue)}: only ${does(sides, color, 'has mecha here')}, so ${does(sides, color, 'controls it')}.`,
  double: (sides: Sides, red: number, blue: number, color: Seat): string => {
    const [mine, theirs] = color === RED ? [red, blue] : [blue, red];
    return `${numbers(sides, red, blue)}: ${does(sides, color, 'controls it')}, since ${mine} is at least 2 × ${theirs} = ${2 * theirs}.`;
  },
};

/** `Your edge`. */
export const edge = (sides: Sides, color: Seat): string => sentence(`${whose(sides, color)} edge`);
