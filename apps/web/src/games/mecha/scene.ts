import type { Thing } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import type { View } from '@mechatable/mecha';
import { aimsOf } from './aims.ts';
import { dockPart } from './dock-part.ts';
import { fieldPart } from './field-part.ts';
import { otherSeat } from './naming.ts';
import { sidePart } from './side-part.ts';
import { withOwnNames } from './style-names.ts';
import { watchPart } from './watch-part.ts';

/** The whole table from one seat's side. */
export function scene(seen: View, near: Seat, names: Names): Thing {
  const view = { ...seen, names };
  const far = otherSeat(near);
  // The anchors of actions name no seat: they are those of the viewer or, for an onlooker, of the near side.
  const mine = view.viewer === 'table' ? near : view.viewer;
  return withOwnNames({
    key: 'table',
    classes: `table${view.outcome === null ? '' : ' over'}`,
    children: [
      ...sidePart(view, { seat: far, end: 'far', own: mine === far }),
      ...watchPart(view),
      fieldPart(view, near, aimsOf(view)),
      ...sidePart(view, { seat: near, end: 'near', own: mine === near }),
      dockPart(view, near, mine === near),
    ],
  });
}
