import { isPerson, type Frame, type Host } from '@mechatable/host';
import type { Seat, Viewer } from '@mechatable/kernel';

/** The seats of the people at this screen. */
export function personsAt({ players }: Pick<Host, 'players'>): readonly Seat[] {
  return players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
}

/** The first person who has to choose, if any. */
export function personAsked(host: Pick<Host, 'players' | 'frame'>): Seat | null {
  const persons = personsAt(host);
  const { asked } = host.frame('table');
  return asked.find((seat) => persons.includes(seat) && !host.frame(seat).passing) ?? null;
}

/** Whether a seat has to choose, and the host doesn't pass for it. */
export function isAsked({ asked, passing }: Frame, seat: Seat): boolean {
  return asked.includes(seat) && !passing;
}

/** The seat drawn nearest for a viewer: a spectator sits with the first. */
export function nearest(viewer: Viewer): Seat {
  return viewer === 'table' ? 0 : viewer;
}
