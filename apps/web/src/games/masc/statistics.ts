import { colorNumber, type ColorId, type Event } from '@mechatable/masc';
import type { Statistic } from '../shared/drawing.ts';
import { words } from './words/index.ts';

type Side = 0 | 1;

/** The amount that an event adds to a figure, by color. */
type Adds = (event: Event) => readonly [ColorId, number] | null;

/** The color of a mecha by its name. */
const colorOf = (mecha: string): ColorId => (mecha.startsWith('r') ? 'red' : 'blue');
const enemyOf = (color: ColorId): ColorId => (color === 'red' ? 'blue' : 'red');

const FIGURES: readonly (readonly [name: string, adds: Adds])[] = [
  [words.statistics.unitsMoved, (event) => (event.type === 'activated' ? [event.colour, 1] : null)],
  [words.statistics.attacks, (event) => (event.type === 'attacked' ? [event.colour, 1] : null)],
  [words.statistics.pins, (event) => (event.type === 'attacked' ? [event.colour, event.pins.length] : null)],
  [words.statistics.hits, (event) => (event.type === 'hit' ? [enemyOf(colorOf(event.mecha)), 1] : null)],
  [words.statistics.lost, (event) => (event.type === 'destroyed' ? [colorOf(event.mecha), 1] : null)],
];

/** Figures by seat: events name colors, and one event says who plays which. */
export function statistics(events: readonly Event[], seats: number): readonly Statistic[] {
  const coloured = events.find((event) => event.type === 'coloured');
  // MASC-R-68: in the quick setup seat 0 is Red, and nobody is asked.
  const red = coloured === undefined ? 0 : coloured.colour === 'red' ? coloured.seat : 1 - coloured.seat;
  const bySeat = (side: readonly [number, number]): number[] =>
    Array.from({ length: seats }, (_, seat) => side[seat === red ? 0 : 1]);
  const dice = diceOf(events);
  const points = events.findLast((event) => event.type === 'scored')?.points ?? [0, 0];
  return [
    { words: words.statistics.points, figures: bySeat(points) },
    ...FIGURES.map(([name, adds]) => ({ words: name, figures: bySeat(sum(events, adds)) })),
    { words: words.statistics.dice, figures: bySeat(dice) },
  ];
}

function sum(events: readonly Event[], adds: Adds): [number, number] {
  const total: [number, number] = [0, 0];
  for (const event of events) {
    const added = adds(event);
    if (added !== null) total[colorNumber(added[0]) as Side] += added[1];
  }
  return total;
}

/** The dice are rolled right after the attack is announced. */
function diceOf(events: readonly Event[]): [number, number] {
  const total: [number, number] = [0, 0];
  let attacker: Side = 0;
  for (const event of events) {
    if (event.type === 'attacked') attacker = colorNumber(event.colour) as Side;
    if (event.type === 'rolled') total[attacker] += event.dice.length;
  }
  return total;
}
