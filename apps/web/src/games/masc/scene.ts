import type { Thing } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import { NOWHERE, type View } from '@mechatable/masc';
import { fieldPart } from './field-part.ts';
import { layoutOf } from './layout.ts';
import { colorOfSeat } from './naming.ts';
import { withOwnNames } from './style-names.ts';
import { trayPart } from './tray-part.ts';
import { watchPart } from './watch-part.ts';

/** The whole table from one seat's side. */
export function scene(seen: View, near: Seat, names: Names): Thing {
  const view = { ...seen, names };
  const color = colorOfSeat(view, near);
  const trays = trayPart(view, color);
  const looks = ['table'];
  if (view.outcome !== null) looks.push('over');
  if (trays.length > 0) looks.push('with-tray');
  // The head of the page shows seats: there, too, Red is red.
  if (view.red !== NOWHERE) looks.push(`red-is-${view.red}`);
  return withOwnNames({
    key: 'table',
    classes: looks.join(' '),
    children: [watchPart(view, color), fieldPart(view, layoutOf(color)), ...trays],
  });
}
