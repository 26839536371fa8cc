import {
  COLUMNS,
  ROWS,
  SQUARE_NAME,
  TYPES,
  canHit,
  colorOf,
  distance,
  entryCost,
  fieldOf,
  lineOfFire,
  mechaName,
  mechaNumber,
  mechaOfUnit,
  phaseOf,
  reachOf,
  stopsOf,
  type Event,
  type Field,
  type View,
} from '@mechatable/masc';
import type { RangeOverlay } from '../shared/drawing.ts';
import { mechaById, mechaWords, typeOf } from './naming.ts';
import { words } from './words/index.ts';

/**
 * What a mecha could do: in Movement where it could stop, with the cheapest path; at all times which enemies it could hit
 * from its square, and what blocks the others in range. A unit hits with all its members.
 */
export function reach(view: View, anchor: string): RangeOverlay | null {
  const [sort = '', name = ''] = anchor.split(':');
  const one = sort === 'mecha' || sort === 'unit' ? mechaById(view, name) : null;
  if (one?.square == null || view.turn === 0) return null;
  const field = fieldOf(view);
  const mecha = mechaNumber(field, name);
  const shooters = sort === 'unit' ? mechaOfUnit(field, mecha) : [mecha];
  const fire = fireOf(field, shooters);
  return phaseOf(view) === 'movement' ? { ...fire, ways: waysOf(field, mecha) } : fire;
}

/** MASC-LOF-1, MASC-LOF-2: as ways the squares that the lines of fire go through. */
function fireOf(field: Field, shooters: readonly number[]): RangeOverlay {
  const targets = new Set<string>();
  const blockers = new Set<string>();
  const ways = new Map<string, string[]>();
  for (const shooter of shooters) {
    for (const enemy of inRange(field, shooter)) {
      const at = `mecha:${mechaName(field, enemy)}`;
      const line = lineOfFire(field, shooter, field.at[enemy] ?? 0);
      if (canHit(field, shooter, enemy)) {
        targets.add(at);
        ways.set(at, [...line.squares.map(anchorOf), ...(ways.get(at) ?? [at])]);
      } else for (const square of line.blockers) blockers.add(anchorOn(field, square));
    }
  }
  // A target of one shooter often blocks another: then show it as a target.
  return {
    ways: [...ways.values()],
    targets: [...targets],
    threats: [],
    blockers: [...blockers].filter((anchor) => !targets.has(anchor)),
  };
}

const anchorOf = (square: number): string => `square:${SQUARE_NAME[square] ?? ''}`;

/** The mecha on a square, or the square itself. */
function anchorOn(field: Field, square: number): string {
  const mecha = field.at.indexOf(square);
  return mecha < 0 ? anchorOf(square) : `mecha:${mechaName(field, mecha)}`;
}

/** MASC-R-45: the enemies in range, with a clear line of fire or without. */
export function inRange(field: Field, shooter: number): number[] {
  const range = TYPES[field.type[shooter] ?? -1]?.range ?? 0;
  const found: number[] = [];
  field.at.forEach((square, enemy) => {
    if (square < 0 || colorOf(field, enemy) === colorOf(field, shooter)) return;
    if (distance(field.at[shooter] ?? 0, square) <= range) found.push(enemy);
  });
  return found;
}

/** MASC-R-28: the way back from each stop, square by square, always to one that is cheaper by just the entry. */
function waysOf(field: Field, mecha: number): string[][] {
  const stops = stopsOf(field, mecha);
  const cost = reachOf(field, mecha).cost.slice();
  const from = field.at[mecha] ?? 0;
  cost[from] = 0;
  return stops.map(({ square }) => wayTo(field, cost, from, square).map(anchorOf));
}

function wayTo(field: Field, cost: Int8Array, from: number, to: number): number[] {
  const way = [to];
  for (let here = to; here !== from && way.length < COLUMNS * ROWS;) {
    const price = (cost[here] ?? 0) - entryCost(field.terrain.charAt(here));
    const before = neighbors(here).find((next) => cost[next] === price && !way.includes(next));
    if (before === undefined || before === from) break;
    way.unshift(before);
    here = before;
  }
  return way;
}

function neighbors(square: number): number[] {
  const found: number[] = [];
  for (const dy of [-COLUMNS, 0, COLUMNS]) {
    for (const dx of [-1, 0, 1]) {
      const next = square + dy + dx;
      if (next >= 0 && next < COLUMNS * ROWS && distance(square, next) === 1) found.push(next);
    }
  }
  return found;
}

/** The certain results of an action: the dice of an attack (MASC-ATK-5), and which mecha it can hurt. */
export function forecast(view: View, events: readonly Event[]): readonly string[] {
  const [first] = events;
  const attack = events.find((event) => event.type === 'attacked');
  if (attack?.type === 'attacked') return attackLines(view, attack);
  if (first?.type === 'hit') return hitLines(view, events);
  return [];
}

type Attacked = Extract<Event, { type: 'attacked' }>;

function attackLines(view: View, { attackers, pins, eligible }: Attacked): string[] {
  const known = attackers.flatMap((id) => {
    const one = mechaById(view, id);
    return one?.type == null ? [] : [{ mecha: mechaWords(one), dice: typeOf(one.type).attack }];
  });
  return [
    words.forecast.dice({ attackers: known, pins: pins.length }),
    words.forecast.canBeHurt(eligible.map((id) => hurtWords(view, id))),
  ];
}

/** `Wolf b3 (5+, 2 left)`. */
function hurtWords(view: View, id: string): string {
  const one = mechaById(view, id);
  if (one?.type == null) return id;
  const { armor, body } = typeOf(one.type);
  return words.forecast.target(mechaWords(one), words.pieces.needs(armor), body - one.damage);
}

/** Which mecha are hit before the next choice. */
function hitLines(view: View, events: readonly Event[]): string[] {
  const lines = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'turn' || event.type === 'attacked') break;
    if (event.type !== 'hit') continue;
    const one = mechaById(view, event.mecha);
    if (one?.type == null) continue;
    const { body } = typeOf(one.type);
    lines.set(event.mecha, words.forecast.hit(mechaWords(one), event.damage, body));
  }
  return [...lines.values()];
}
