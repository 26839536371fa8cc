import { SEAT_NAMES, type Event } from '@mechatable/mechanation';
import { nameOfSeat } from './naming.ts';

/** The anchors of the pieces that an event is about. Those that are not on the table are ignored. */
export function pointsAt(event: Event): readonly string[] {
  const found: string[] = [];
  if ('tile' in event) found.push(`tile:${event.tile}`);
  if (event.type === 'exchanged') found.push(`tile:${event.gotTile}`);
  if ('mech' in event && event.mech !== null) found.push(`mech:${event.mech}`);
  if ('mechs' in event) found.push(...event.mechs.flat().map((mech) => `mech:${mech}`));
  if (event.type === 'spied') found.push(`out:${nameOfSeat(event.at)}`);
  if (event.type === 'deployed' || event.type === 'attacked') found.push(`out:${nameOfSeat(event.seat)}`);
  if (event.type === 'recycled') found.push('pile:deck', 'pile:scrap');
  if (event.type === 'ended')
    found.push(...event.outcome.winners.map((seat) => `pilot:${SEAT_NAMES[seat] ?? ''}`));
  if ('seat' in event) found.push(`pilot:${nameOfSeat(event.seat)}`);
  return found;
}
