import { sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import type { MechaType } from '@mechatable/masc';

/** The players by color: Red's name first. */
export type Sides = Names;
export const RED: Seat = 0;
export const BLUE: Seat = 1;

export const counted = (n: number, word: string, plural = `${word}s`): string =>
  `${n} ${n === 1 ? word : plural}`;
export const diceCounted = (n: number): string => counted(n, 'die', 'dice');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `You`, `Mira`. */
export const title = (sides: Sides, color: Seat): string => sentence(whom(sides, color));
/** `You 2, Mira 1`. */
export const numbers = (sides: Sides, red: number, blue: number): string =>
  `${title(sides, RED)} ${red}, ${title(sides, BLUE)} ${blue}`;

export const classes = { light: 'Light', mid: 'Mid' } satisfies Record<MechaType['kind'], string>;

/** Whose row a region is in. */
export const owners = { red: 'Red', blue: 'Blue', green: 'neutral' };
export type Owner = keyof typeof owners;

export const terrain = {
  clear: 'clear',
  hindering: 'hindering',
  water: 'water',
  blocking: 'blocking',
  objective: 'objective',
};
export type Terrain = keyof typeof terrain;

/** The steps of the setup and the phases of a turn. */
export const stages = {
  board: 'Board',
  forces: 'Forces',
  deployment: 'Deployment',
  initiative: 'Initiative',
  movement: 'Movement',
  combat: 'Combat',
  victory: 'Victory',
};
export type Stage = keyof typeof stages;
