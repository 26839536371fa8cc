import type { Seat } from '@mechatable/kernel';
import type { SideView, View } from '@mechatable/mecha';
import { sideOf } from './naming.ts';

/** The views of both seats combined: each side as its own seat sees it. */
export function openView(views: readonly View[]): View {
  const [any] = views;
  if (any === undefined) throw new Error('There is no view to open.');
  const seen = (seat: Seat): SideView => sideOf(views.find(({ viewer }) => viewer === seat) ?? any, seat);
  return { ...any, viewer: 'table', sides: [seen(0), seen(1)] };
}
