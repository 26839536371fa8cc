import type { Deed, Seat } from '@mechatable/kernel';
import type { Event } from './event.ts';
import { cardName } from './naming.ts';
import type { View } from './view.ts';

/** The effects of events on units and players. */
export function deeds(view: View, events: readonly Event[]): readonly Deed[] {
  const found: Deed[] = [];
  /** By space: what damaged the unit there last, and where units have moved from. */
  const hitBy = new Map<string, string>();
  const cameFrom = new Map<string, string>();
  let source: string | null = null;
  const ownerOf = (cell: string): Seat | undefined => {
    const start = cameFrom.get(cell) ?? cell;
    return view.units.find((unit) => unit.cell === start)?.controller;
  };
  for (const event of events) {
    switch (event.type) {
      case 'played':
      case 'attacking':
      case 'activated':
        source = cardName(event.card);
        break;
      case 'arrived':
        found.push({
          ...{ kind: 'moved', seat: event.seat, piece: cardName(event.card) },
          ...{ by: null, place: event.cell },
        });
        break;
      case 'moved': {
        const to = event.path.split('-').at(-1) ?? event.cell;
        const seat = ownerOf(event.from);
        cameFrom.set(to, cameFrom.get(event.from) ?? event.from);
        if (seat !== undefined)
          found.push({ kind: 'moved', seat, piece: cardName(event.card), by: null, place: to });
        break;
      }
      case 'hit': {
        hitBy.set(event.cell, cardName(event.by));
        const seat = ownerOf(event.cell);
        if (seat !== undefined && event.left > 0)
          found.push({ kind: 'damaged', seat, ...doneTo(event.card, cardName(event.by)) });
        break;
      }
      case 'destroyed':
        found.push({
          ...{ kind: 'destroyed', seat: event.seat },
          ...doneTo(event.card, hitBy.get(event.cell) ?? source),
        });
        break;
      case 'returned':
        found.push({ kind: 'returned', seat: event.seat, ...doneTo(event.card, source) });
        break;
      case 'struck':
        found.push({
          ...{ kind: 'struck', seat: event.seat, piece: null },
          ...{ by: cardName(event.by), place: null },
        });
        break;
      default:
    }
  }
  return found;
}

function doneTo(card: string, by: string | null): Pick<Deed, 'piece' | 'by' | 'place'> {
  const piece = cardName(card);
  return { piece, by: by === piece ? null : by, place: null };
}
