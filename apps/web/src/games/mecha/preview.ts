import { does, sentence, whom, type Names } from '@mechatable/kernel';
import { SEAT_LETTERS, cardName, outlook, type Event, type UnitView, type View } from '@mechatable/mecha';
import type { RangeOverlay } from '../shared/drawing.ts';

/** Ways and targets of the unit on a space, for either side and on either turn. */
export function reach(view: View, anchor: string): RangeOverlay | null {
  const [sort = '', cell = ''] = anchor.split(':');
  const found = sort === 'cell' ? outlook(view, cell) : null;
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

/** MG-WIN-4. */
const LAST_CARD = 5;

/** What units and players suffer, with the arithmetic, and which attack is given up (MG-D-12). */
export function forecast(view: View, events: readonly Event[], names: Names): readonly string[] {
  const units = new Map(view.units.map((u) => [u.cell, { ...u }]));
  const lines: string[] = [];
  for (const event of events) {
    if (event.type === 'turn') break; // whatever comes then is another turn's
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
      const stopped = power === null ? 'the damage' : `${power} damage`;
      return `${nameOn(units, event)}: Armour stops ${stopped}, ${event.left} of ${had} Armour left`;
    }
    case 'hit': {
      const before = event.left + event.amount;
      const after = event.left > 0 ? `${event.left} left` : 'destroyed';
      return `${nameOn(units, event)}: ${before} durability − ${event.amount} damage: ${after}`;
    }
    case 'destroyed':
      return isToldAlready(event, all) ? null : `${nameOn(units, event)}: destroyed`;
    case 'struck': {
      const over = event.total >= LAST_CARD ? ', match over' : '';
      return `${sentence(does(names, event.seat, 'takes a hit'))}: ${event.total} of ${LAST_CARD}${over}`;
    }
    case 'missed':
      return `No hit on ${whom(names, event.seat)}: power 0`;
    case 'calledOff':
      return 'The attack is called off';
    case 'forfeited':
      return `${nameOn(units, event)} has moved and loses its attack (MG-D-12)`;
    default:
      return null;
  }
}

/** A hit that leaves nothing has said so. */
function isToldAlready({ cell }: { readonly cell: string }, all: readonly Event[]): boolean {
  return all.some((other) => other.type === 'hit' && other.cell === cell && other.left <= 0);
}

/** The power of the attack that this comes from; null for other damage. */
function powerOf(units: Units, by: string, all: readonly Event[]): number | null {
  const attack = all.find((event) => event.type === 'attacking' && event.card === by);
  return attack?.type === 'attacking' ? (units.get(attack.cell)?.power ?? null) : null;
}

function nameOn(units: Units, { card, cell }: { readonly card: string; readonly cell: string }): string {
  return `${units.get(cell)?.name ?? cardName(card)} (${cell})`;
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
