import { FROM_DAMAGE, type Event } from '@mechatable/mecha';
import { SEATS, letterOf } from './naming.ts';

/** The pile in which an event without a space leaves its card. */
const PILES: Partial<Record<Event['type'], string>> = {
  drew: 'hand',
  took: 'hand',
  returned: 'hand',
  drawFailed: 'deck',
  searched: 'deck',
  shuffled: 'deck',
  putBack: 'deck',
  topShown: 'deck',
  discarded: 'discard',
  putAway: 'discard',
  milled: 'discard',
  struck: 'damage',
  sprung: 'damage',
};

/** The anchors of what an action or event calls its targets: `d3`, `S`, `d3.1`, `#1`, two with a plus sign. */
export function anchorsOf(targets: string): string[] {
  return targets.split('+').flatMap((target) => {
    if (/^[SN]$/.test(target)) return [`player:${target}`];
    if (target.startsWith('#')) return [`link:${target.slice(1)}`];
    if (target.includes('.')) return [`attached:${target}`];
    return /^[a-g][1-5]$/.test(target) ? [`cell:${target}`] : [];
  });
}

/** The anchor of the card whose ability is used: a unit, or a card in the damage zone. */
export function activatedAt({ seat, cell }: Extract<Event, { type: 'activated' }>): string {
  return cell === FROM_DAMAGE ? `pile:${letterOf(seat)}:damage` : `cell:${cell}`;
}

/** The anchors of the pieces that an event is about; those that are not on the table are ignored. */
export function pointsAt(event: Event): readonly string[] {
  const found: string[] = [];
  if (event.type === 'activated') found.push(activatedAt(event));
  else if ('cell' in event && event.cell !== null) found.push(`cell:${event.cell}`);
  if (event.type === 'moved') found.push(`cell:${event.from}`);
  if (event.type === 'moving') found.push(...event.path.split('-').flatMap(anchorsOf));
  if ('target' in event && event.target !== null) found.push(...anchorsOf(event.target));
  if (event.type === 'missed') found.push(`player:${letterOf(event.seat)}`);
  if (event.type === 'looked') found.push(`pile:${letterOf(event.at)}:hand`);
  if (event.type === 'handsShown') found.push(...SEATS.map((seat) => `pile:${letterOf(seat)}:hand`));
  const pile = PILES[event.type];
  if (pile !== undefined && 'seat' in event) found.push(`pile:${letterOf(event.seat)}:${pile}`);
  return found;
}
