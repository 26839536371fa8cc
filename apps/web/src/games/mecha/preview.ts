import type { Names } from '@mechatable/kernel';
import {
  LETHAL,
  SEAT_LETTERS,
  cardName,
  unitOptions,
  type Event,
  type UnitView,
  type View,
} from '@mechatable/mecha';
import type { RangeOverlay } from '../shared/drawing.ts';
import { words } from './words/index.ts';

const says = words.forecast;

/** Ways and targets of the unit on a space, for either side and on either turn. */
export function reach(view: View, anchor: string): RangeOverlay | null {
  const [sort = '', cell = ''] = anchor.split(':');
  const found = sort === 'cell' ? unitOptions(view, cell) : null;
  if (found === null) return null;
  return {
    ways: found.ways.map((way) => way.map(anchorOf)),
    targets: found.targets.map(anchorOf),
    threats: found.threats.map(anchorOf),
  };
}

function anchorOf(place: string): string {
  return SEAT_LETTERS.some((letter) => letter === place) ? `player:${place}` : `cell:${place}`;
}

/** Damage to units and players, with the arithmetic, and which attack is given up (MG-D-12). */
export function forecast(view: View, events: readonly Event[], names: Names): readonly string[] {
  const units = new Map(view.units.map((u) => [u.cell, { ...u }]));
  const lines: string[] = [];
  for (const event of events) {
    if (event.type === 'turn') break; // the rest belongs to the next turn
    const line = lineOf(names, units, event, events);
    if (line !== null) lines.push(line);
    follow(units, event);
  }
  return lines;
}

type Units = Map<string, UnitView & { left: number; armour: number }>;

function lineOf(names: Names, units: Units, event: Event, all: readonly Event[]): string | null {
  switch (event.type) {
    case 'soaked': {
      const power = powerOf(units, event.by, all);
      const had = units.get(event.cell)?.armour ?? event.left + 1;
      const unit = nameOn(units, event);
      return power === null
        ? says.armourStopsDamage(unit, event.left, had)
        : says.armourStops(unit, power, event.left, had);
    }
    case 'hit': {
      const before = event.left + event.amount;
      const unit = nameOn(units, event);
      return event.left > 0
        ? says.hit(unit, before, event.amount, event.left)
        : says.hitDestroys(unit, before, event.amount);
    }
    case 'destroyed':
      return isInHitLine(event, all) ? null : says.destroyed(nameOn(units, event));
    case 'struck': // MG-WIN-4
      return event.total >= LETHAL
        ? says.lastStrike(names, event.seat, event.total, LETHAL)
        : says.struck(names, event.seat, event.total, LETHAL);
    case 'missed':
      return says.missed(names, event.seat);
    case 'calledOff':
      return says.calledOff;
    case 'forfeited':
      return says.forfeited(nameOn(units, event));
    default:
      return null;
  }
}

/** The line of a hit that leaves no durability already says so. */
function isInHitLine({ cell }: { readonly cell: string }, all: readonly Event[]): boolean {
  return all.some((other) => other.type === 'hit' && other.cell === cell && other.left <= 0);
}

/** The power of the attack that this comes from; null for other damage. */
function powerOf(units: Units, by: string, all: readonly Event[]): number | null {
  const attack = all.find((event) => event.type === 'attacking' && event.card === by);
  return attack?.type === 'attacking' ? (units.get(attack.cell)?.power ?? null) : null;
}

function nameOn(units: Units, { card, cell }: { readonly card: string; readonly cell: string }): string {
  return says.unit(units.get(cell)?.name ?? cardName(card), cell);
}

/** Units as they are after an event, as far as the next line needs it. */
function follow(units: Units, event: Event): void {
  if (event.type === 'moved') {
    const u = units.get(event.from);
    units.delete(event.from);
    if (u !== undefined) units.set(event.cell, u);
  }
  const u = 'cell' in event && event.cell !== null ? units.get(event.cell) : undefined;
  if (u !== undefined && event.type === 'soaked') u.armour = event.left;
  if (u !== undefined && event.type === 'hit') u.left = event.left;
}
