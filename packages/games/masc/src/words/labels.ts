import { does, sentence, type Names, type Seat } from '@mechatable/kernel';
import { rotatedBy, withArticle } from './terms.ts';

export interface Attack {
  readonly unit: string;
  readonly target: string;
  readonly dice: number;
  readonly attackers: number;
  readonly pins: number;
}

/** Labels of actions. */
export const labels = {
  chooseColours: 'Choose the colors',
  layFirstTile: 'Lay the first tile',
  playColour: (colour: string): string => `Play ${colour}`,
  layTile: (tile: string, id: string, slot: string, rotation: number): string =>
    `Lay ${tile} (${id}) at ${slot}${rotatedBy(rotation)}`,
  takeForce: (force: string): string => `Take ${force}`,
  takeStarter: (name: string, force: string): string => `Take ${name}: ${force}`,
  deploy: (type: string, square: string): string => `Put ${withArticle(type)} on ${square}`,
  starts: (sides: Names, colour: Seat): string => sentence(does(sides, colour, 'starts')),
  activate: (unit: string): string => `Activate ${unit}`,
  stay: (mecha: string, square: string): string => `Leave ${mecha} on ${square}`,
  move: (mecha: string, from: string, to: string): string => `Move ${mecha} from ${from} to ${to}`,
  finish: 'Finish moving this unit',
  reset: 'Reset this unit’s moves',
  attack: ({ unit, target, dice, attackers, pins }: Attack): string => {
    const pinned = pins === 0 ? '' : `, including ${pins} for pins`;
    return `Attack ${target} with ${unit}: ${dice} dice from ${attackers} mecha${pinned}`;
  },
  assign: (die: number, mecha: string, damage: number, body: number): string =>
    `Give the ${die} to ${mecha}: ${damage} of ${body} damage so far`,
  assignTo: (mecha: string): string => `Give it to ${mecha}`,
  pass: 'Pass',
};
