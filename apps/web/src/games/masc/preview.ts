import {
  COLUMNS,
  ROWS,
  SQUARE_NAME,
  canHit,
  colourOf,
  distance,
  entryCost,
  fieldOf,
  mechaName,
  mechaNumber,
  reachOf,
  stopsOf,
  type Event,
  type Field,
  type View,
} from '@mechatable/masc';
import type { Reach } from '../drawing.ts';
import { counted, mechaById, mechaWords, typeOf } from './naming.ts';

/** Where a mecha could stop, with the cheapest way there, and whom it could hit from where it stands. */
export function reach(view: View, anchor: string): Reach | null {
  const [sort = '', name = ''] = anchor.split(':');
  const one = sort === 'mecha' || sort === 'unit' ? mechaById(view, name) : null;
  if (one?.square == null || one.type === null || view.turn === 0) return null;
  const field = fieldOf(view);
  const mecha = mechaNumber(field, name);
  return { ways: waysOf(field, mecha), targets: targetsOf(field, mecha), threats: [] };
}

function targetsOf(field: Field, shooter: number): string[] {
  const found: string[] = [];
  field.at.forEach((square, enemy) => {
    if (square < 0 || colourOf(field, enemy) === colourOf(field, shooter)) return;
    if (canHit(field, shooter, enemy)) found.push(`mecha:${mechaName(field, enemy)}`);
  });
  return found;
}

/** MASC-R-28: the way back from each stop, square by square, always to one that is cheaper by just the entry. */
function waysOf(field: Field, mecha: number): string[][] {
  const stops = stopsOf(field, mecha);
  const cost = reachOf(field, mecha).cost.slice();
  const from = field.at[mecha] ?? 0;
  cost[from] = 0;
  return stops.map(({ square }) =>
    wayTo(field, cost, from, square).map((step) => `square:${SQUARE_NAME[step]}`),
  );
}

function wayTo(field: Field, cost: Int8Array, from: number, to: number): number[] {
  const way = [to];
  for (let here = to; here !== from && way.length < COLUMNS * ROWS;) {
    const price = (cost[here] ?? 0) - entryCost(field.terrain.charAt(here));
    const before = neighbours(here).find((next) => cost[next] === price && !way.includes(next));
    if (before === undefined || before === from) break;
    way.unshift(before);
    here = before;
  }
  return way;
}

function neighbours(square: number): number[] {
  const found: number[] = [];
  for (const dy of [-COLUMNS, 0, COLUMNS]) {
    for (const dx of [-1, 0, 1]) {
      const next = square + dy + dx;
      if (next >= 0 && next < COLUMNS * ROWS && distance(square, next) === 1) found.push(next);
    }
  }
  return found;
}

/** What is sure to come of an act: the arithmetic of an attack (MASC-ATK-5), and who can be hurt by it. */
export function forecast(view: View, events: readonly Event[]): readonly string[] {
  const [first] = events;
  const attack = events.find((event) => event.type === 'attacked');
  if (attack?.type === 'attacked') return attackLines(view, attack);
  if (first?.type === 'hit') return hitLines(view, events);
  return [];
}

type Attacked = Extract<Event, { type: 'attacked' }>;

function attackLines(view: View, { attackers, pins, eligible }: Attacked): string[] {
  const terms = attackers.flatMap((id) => {
    const one = mechaById(view, id);
    return one?.type == null ? [] : [{ words: mechaWords(one), dice: typeOf(one.type).attack }];
  });
  const dice = terms.reduce((sum, term) => sum + term.dice, 0) + pins.length;
  const parts = terms.map(({ words, dice: own }) => `${words} ${own}`);
  if (pins.length > 0) parts.push(`${counted(pins.length, 'pin')} ${pins.length}`);
  return [
    `${parts.join(' + ')} = ${counted(dice, 'die', 'dice')}`,
    `Can be hurt: ${eligible.map((id) => hurtWords(view, id)).join(', ')}`,
  ];
}

/** `Wolf b3 by 5+, 2 of 4 left`. */
function hurtWords(view: View, id: string): string {
  const one = mechaById(view, id);
  if (one?.type == null) return id;
  const { armor, body } = typeOf(one.type);
  const needs = armor === 6 ? '6' : `${armor}+`;
  return `${mechaWords(one)} (${needs}, ${body - one.damage} left)`;
}

/** Who is struck before the next choice. */
function hitLines(view: View, events: readonly Event[]): string[] {
  const lines = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'turn' || event.type === 'attacked') break;
    if (event.type !== 'hit') continue;
    const one = mechaById(view, event.mecha);
    if (one?.type == null) continue;
    const { body } = typeOf(one.type);
    const left = body - event.damage;
    lines.set(
      event.mecha,
      `${mechaWords(one)}: ${event.damage} of ${body} damage, ${left > 0 ? `${left} left` : 'destroyed'}`,
    );
  }
  return [...lines.values()];
}
