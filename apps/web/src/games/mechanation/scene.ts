import type { Thing } from '@mechatable/board';
import type { Names, Seat } from '@mechatable/kernel';
import type { PilotView, View } from '@mechatable/mechanation';
import { arenaPart } from './arena-part.ts';
import { meter } from './meter.ts';
import { nameOfSeat, pilotOf, type NamedView } from './naming.ts';
import { nearPart } from './near-part.ts';
import { handBacks, plaque, rowPart, tierSlots } from './pilot-parts.ts';
import { railPart } from './rail-part.ts';
import { rosterPart } from './roster-part.ts';
import { withOwnNames } from './style-names.ts';

/** Where the opponents sit, in turn order: clockwise is to the left. */
const AROUND: Readonly<Record<number, readonly string[]>> = {
  2: ['across'],
  3: ['left', 'right'],
  4: ['left', 'across', 'right'],
};

/** The whole table, seen from one seat. */
export function scene(seen: View, near: Seat, names: Names): Thing {
  const view = { ...seen, names };
  const pilots = view.pilots.length;
  const sides = AROUND[pilots] ?? [];
  return withOwnNames({
    key: 'table',
    classes: `table pilots-${pilots}${view.outcome === null ? '' : ' over'}`,
    children: [
      railPart(view),
      ...sides.map((side, place) => rival(view, pilotOf(view, (near + 1 + place) % pilots), side)),
      arenaPart(view),
      nearPart(view, pilotOf(view, near)),
      rosterPart(view),
    ],
  });
}

function rival(view: NamedView, pilot: PilotView, side: string): Thing {
  return {
    key: `panel:${nameOfSeat(pilot.seat)}`,
    classes: `panel rival ${side} seat-${pilot.seat}`,
    children: [
      plaque(view, pilot),
      handBacks(view, pilot),
      rowPart(view, pilot),
      meter(view, pilot),
      tierSlots(view, pilot),
    ],
  };
}
