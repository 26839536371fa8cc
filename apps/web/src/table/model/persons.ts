import type { Frame, Host } from '@mechatable/host';
import type { Seat, Viewer } from '@mechatable/kernel';

/** The first person at this screen who has to choose, if any. */
export function personAsked(host: Pick<Host, 'here' | 'frame'>): Seat | null {
  return host.here.find((seat) => isAsked(host.frame(seat), seat)) ?? null;
}

/** Whether a seat has to choose, and the host doesn't pass for it. */
export function isAsked({ asked, passing }: Frame, seat: Seat): boolean {
  return asked.includes(seat) && !passing;
}

/** The seat drawn nearest for a viewer: a spectator sits with the first. */
export function nearest(viewer: Viewer): Seat {
  return viewer === 'table' ? 0 : viewer;
}
