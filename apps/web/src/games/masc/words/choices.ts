import { does, listed, sentence, type Seat } from '@mechatable/kernel';
import type { MechaType } from '@mechatable/masc';
import { classes, diceCounted, type Sides } from './terms.ts';

/** The choices before the first turn. */
export const tray = {
  tiles: 'Tiles to lay',
  tile: (name: string, id: string): string => `${name} (${id}), not laid yet`,
  bothChoose: 'Both players choose their force in secret',
  chooseForce: 'Choose your force',
  force: (name: string, parts: readonly string[], plan: string): string =>
    `${name}: ${parts.join(', ')}. ${plan}`,
  some: (count: number, type: string): string => `${count} ${type}`,
  remove: (type: string): string => `Remove 1 ${type}`,
  add: (type: string): string => `Add 1 ${type}`,
  toDeploy: (count: number): string => `Left to deploy: ${count}`,
  othersLeft: (sides: Sides, color: Seat, count: number): string =>
    sentence(does(sides, color, `has ${count} left`)),
  inHand: (type: string, count: number): string => `${type} in hand, ${count} left`,
};

export const draftTile = {
  tile: (name: string, id: string): string => `${name} (${id})`,
  lay: (tile: string, slot: string): string => `Lay ${tile} at ${slot}`,
  how: 'Pick a tile, then a slot. You can rotate it there.',
  rotate: 'Rotate clockwise',
  rotateTo: (rotation: number): string => `Rotate to ${rotation * 90}°`,
  moveTo: (slot: string): string => `Move it to ${slot}`,
  useInstead: (tile: string): string => `Use ${tile} instead`,
  laid: (tile: string, slot: string, rotation: number): string =>
    rotation === 0 ? `${tile} at ${slot}, not rotated.` : `${tile} at ${slot}, rotated ${rotation * 90}°.`,
  confirm: 'Confirm tile',
};

export const draftForce = {
  confirm: (force: string): string => `Take ${force}`,
  add: (type: string, total: number): string => `Add 1 ${type} (${total} total)`,
  remove: (type: string, left: number): string => `Remove 1 ${type} (${left} left)`,
  startWith: (name: string, force: string): string => `Start with ${name}: ${force}`,
  size: (count: number, size: number, kind: MechaType['kind']): string => {
    const words = `${count} of ${size} ${classes[kind]} mecha`;
    const over = count - size;
    if (over === 0) return `${words}.`;
    return `${words}: ${Math.abs(over)} too ${over > 0 ? 'many' : 'few'}.`;
  },
  noMore: (counters: number, type: string): string =>
    `There are only ${counters} ${type} counters: choose another type.`,
  noneToRemove: (type: string): string => `This force has no ${type} to remove.`,
};

export const draftMove = {
  confirm: (moving: number, members: number): string =>
    moving === 0 ? 'Finish: nobody moves' : `Finish: ${moving} of ${members} move`,
  /** How members move. */
  together: 'Move the whole squad',
  singly: 'Move one at a time',
  lead: (mecha: string, square: string): string => `Move the squad, ${mecha} to ${square}`,
  move: (mecha: string, square: string, cost: number): string => `Move ${mecha} to ${square} for ${cost}`,
  moveAndBreak: (mecha: string, square: string, cost: number): string =>
    `Move ${mecha} to ${square} for ${cost}: breaks formation`,
  back: (mecha: readonly string[]): string => `Move ${listed(mecha)} back`,
  inFormation: 'Everyone is in formation.',
  outOfFormation: (mecha: readonly string[]): string =>
    `Out of formation: ${mecha.join(', ')}. Each needs a friend within 2 squares.`,
  count: (moving: number, members: number, pinned: readonly string[]): string =>
    pinned.length === 0
      ? `${moving} of ${members} move.`
      : `${moving} of ${members} move. Pinned and can’t move: ${pinned.join(', ')}.`,
  taken: (mecha: string): string => `${mecha} is moving there: choose another square.`,
};

export interface Attackers {
  readonly attackers: readonly { readonly mecha: string; readonly dice: number }[];
  readonly pins: number;
}

/** The certain results of an action. */
export const forecast = {
  /** `Wolf r1 5 + pin 1 = 6 dice`. */
  dice: ({ attackers, pins }: Attackers): string => {
    const total = attackers.reduce((sum, one) => sum + one.dice, pins);
    const terms = attackers.map((one) => `${one.mecha} ${one.dice}`);
    if (pins > 0) terms.push(`${pins === 1 ? 'pin' : 'pins'} ${pins}`);
    return `${terms.join(' + ')} = ${diceCounted(total)}`;
  },
  canBeHurt: (mecha: readonly string[]): string => `Can be hurt: ${mecha.join(', ')}`,
  /** `Wolf b3 (5+, 2 left)`. */
  target: (mecha: string, needs: string, left: number): string => `${mecha} (${needs}, ${left} left)`,
  hit: (mecha: string, damage: number, body: number): string =>
    damage < body
      ? `${mecha}: ${damage} of ${body} damage, ${body - damage} left`
      : `${mecha}: ${damage} of ${body} damage, destroyed`,
};

/** The options of a match. */
export const options = {
  setup: 'Setup',
  quick: 'Quick: Two Rivers board, starter forces',
  full: 'Full: build the board, choose and deploy your force',
  vpTarget: 'Points to win',
  light: 'Light mecha per force (full setup)',
  mid: 'Mid mecha per force (full setup)',
  turnCap: 'Last turn',
  squadTracking: 'Squads in Movement',
  live: 'Re-form as mecha move',
  frozen: 'Fixed when the phase begins',
};

/** How a match differs from the standard game. */
export const variant = {
  all: (differences: readonly string[]): string => `A variant: ${differences.join(', ')}`,
  vpTarget: (points: number): string => `${points} points to win`,
  sizes: (light: number, mid: number): string => `forces of ${light} + ${mid}`,
  turnCap: (turn: number): string => `last turn ${turn}`,
  frozen: 'squads fixed during Movement',
};
