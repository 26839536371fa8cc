import { does, sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import { counted, rotatedBy } from './terms.ts';

/** The players by color: Red's name first. */
type Sides = Names;
type Side = readonly [sides: Sides, colour: Seat];

const RED: Seat = 0;
const BLUE: Seat = 1;

/** `3 + 4 = 7`. */
function sum(dice: readonly number[]): string {
  return `${dice.join(' + ')} = ${dice.reduce((total, die) => total + die, 0)}`;
}

/** `3 (Red 1, Center 2)`: points, and the regions they come from. */
function score({ gained, regions }: Score): string {
  return regions.length === 0 ? String(gained) : `${gained} (${regions.join(', ')})`;
}

export interface Score {
  readonly gained: number;
  readonly regions: readonly string[];
  readonly points: number;
}

export interface Attack {
  readonly target: string;
  readonly attackers: readonly string[];
  readonly pins: number;
  readonly eligible: readonly string[];
}

/** Sentences about events. */
export const events = {
  choosesColours: (players: Names, seat: Seat, other: Seat): string =>
    sentence(`${does(players, seat, 'chooses the colors')}; ${does(players, other, 'lays the first tile')}.`),
  opens: (players: Names, seat: Seat, other: Seat): string =>
    sentence(`${does(players, seat, 'lays the first tile')}; ${does(players, other, 'chooses the colors')}.`),
  coloured: (players: Names, seat: Seat, colour: string): string =>
    sentence(`${does(players, seat, `plays ${colour}`)}.`),
  laid: (side: Side, tile: string, slot: string, rotation: number): string =>
    sentence(`${does(...side, `lays ${tile} at ${slot}${rotatedBy(rotation)}`)}.`),
  built: 'The board is complete. Every region gets its Hold marker.',
  committed: (side: Side): string => sentence(`${does(...side, 'has chosen a force')}.`),
  placed: (side: Side, mecha: string, square: string): string =>
    sentence(`${does(...side, `deploys ${mecha} on ${square}`)}.`),
  revealed: (sides: Sides, red: string, blue: string): string =>
    `All mecha are turned face up. ${sentence(does(sides, RED, `has ${red}`))}; ${does(sides, BLUE, `has ${blue}`)}.`,
  turn: (turn: number): string => `Turn ${turn} begins.`,
  initiative: (
    sides: Sides,
    red: readonly number[],
    blue: readonly number[],
    winner: Seat | null,
  ): string => {
    const result = winner === null ? 'a tie' : does(sides, winner, 'wins the initiative');
    return sentence(
      `${does(sides, RED, `rolls ${sum(red)}`)}, ${whom(sides, BLUE)} ${sum(blue)}: ${result}.`,
    );
  },
  first: (side: Side, phase: string): string => sentence(`${does(...side, `starts ${phase}`)}.`),
  activated: (side: Side, members: readonly string[]): string =>
    sentence(`${does(...side, `activates ${members.join(', ')}`)}.`),
  moved: (mecha: string, from: string, to: string, cost: number): string =>
    `${mecha} moves from ${from} to ${to} for ${counted(cost, 'point')}.`,
  stayed: (mecha: string, square: string): string => `${mecha} stays on ${square}.`,
  reset: (unit: string, left: number): string =>
    left === 0
      ? `${unit}’s unit goes back to where it began: no resets left, so every move must now keep everyone in formation.`
      : `${unit}’s unit goes back to where it began: ${counted(left, 'reset')} left.`,
  finished: (unit: string): string => `${unit}’s unit is done.`,
  passed: (side: Side): string => sentence(`${does(...side, 'passes')}.`),
  phaseOver: (phase: string): string => `${phase} is over.`,
  attacked: (side: Side, { target, attackers, pins, eligible }: Attack): string => {
    const pinned = pins === 0 ? '' : ` (${counted(pins, 'pin')})`;
    const deed = does(...side, `attacks ${target}’s unit with ${attackers.join(', ')}${pinned}`);
    return sentence(`${deed}. Eligible: ${eligible.join(', ')}.`);
  },
  rolled: (dice: readonly number[]): string => `The dice show ${dice.join(' ')}.`,
  wasted: (count: number, die: number): string =>
    `${count === 1 ? '1 die' : `${count} dice`} showing ${die} can’t hurt anyone.`,
  hit: (mecha: string, die: number, damage: number, body: number | null): string =>
    body === null
      ? `${mecha} takes a ${die}: ${damage} damage.`
      : `${mecha} takes a ${die}: ${damage} of ${body} damage.`,
  destroyed: (mecha: string, square: string): string => `${mecha} on ${square} is destroyed.`,
  scored: (sides: Sides, red: Score, blue: Score): string => {
    const gains = `${does(sides, RED, `scores ${score(red)}`)}, ${does(sides, BLUE, `scores ${score(blue)}`)}.`;
    const totals = `${does(sides, RED, `has ${red.points}`)}, ${does(sides, BLUE, `has ${blue.points}`)}.`;
    return `${sentence(gains)} ${sentence(totals)}`;
  },
};
