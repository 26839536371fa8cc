import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import type { View } from '@mechatable/lanes';
import { symbolOf } from './card.ts';
import { TARGET_GLYPH } from './glyphs.ts';
import {
  LANE_NUMBERS,
  heldIn,
  letterOf,
  otherSeat,
  unitLabel,
  zoneName,
  type Lane,
  type Row,
  type NamedView,
} from './naming.ts';
import { boardPlate } from './plate.ts';
import { waitingTriggers } from './waiting-triggers.ts';
import { words } from './words.ts';

type End = 'far' | 'near';

/** From the far edge of the board to the near one. */
const ROWS: readonly (readonly [End, Row])[] = [
  ['far', 'back'],
  ['far', 'land'],
  ['far', 'front'],
  ['near', 'front'],
  ['near', 'land'],
  ['near', 'back'],
];

/** Which lanes are drawn, and whether empty rows are left out, to keep examples small. */
interface Cut {
  readonly lanes: readonly Lane[];
  readonly sparing: boolean;
}

const WHOLE: Cut = { lanes: LANE_NUMBERS, sparing: false };

/** The lanes of both sides with the breach line between them. */
export function lanesPart(view: NamedView, near: Seat, { lanes, sparing }: Cut = WHOLE): Thing {
  const seats: Record<End, Seat> = { near, far: otherSeat(near) };
  const place = (lane: Lane): NonNullable<Thing['style']> => ({ '--lane': String(lanes.indexOf(lane) + 1) });
  const isBare = (end: End, row: Row): boolean =>
    sparing &&
    row !== 'front' &&
    lanes.every((lane) => heldIn(view, zoneName(seats[end], lane, row)) === null);
  const bare = ROWS.filter(([end, row]) => isBare(end, row));
  const rows = (end: End): Thing[] =>
    ROWS.filter(([side, row]) => side === end && !isBare(end, row)).flatMap(([, row]) =>
      lanes.map((lane) => ({ ...zone(view, seats[end], lane, row, end), style: place(lane) })),
    );
  const marks = (end: End): Thing[] =>
    lanes.map((lane) => ({ ...laneMark(view, seats[end], lane, end), style: place(lane) }));
  return {
    key: 'lanes',
    classes: ['lanes', ...bare.map(([end, row]) => `no-${end}-${row}`)].join(' '),
    style: { '--lanes': String(lanes.length) },
    children: [
      { key: 'breach', classes: 'breach' },
      ...rows('far'),
      ...marks('far'),
      ...marks('near'),
      ...rows('near'),
    ],
  };
}

function zone(view: NamedView, seat: Seat, lane: Lane, row: Row, end: End): Thing {
  const name = zoneName(seat, lane, row);
  const held = heldIn(view, name);
  return {
    key: `zone:${name}`,
    classes: `zone zone-${row} ${end} seat-${seat}${held === null ? '' : ' filled'}`,
    children: [
      held === null
        ? empty(view, seat, lane, row)
        : boardPlate(held, row, {
            key: `o:${held.object}`,
            anchor: `zone:${name}`,
            label: unitLabel(view, held, { seat, lane, row }),
            classes: inCombat(view, held.object),
          }),
      ...(held === null ? [] : triggerNumbers(view, held.object)),
    ],
  };
}

/** Which of several triggers this card's is, in the order in which they resolve. */
function triggerNumbers(view: View, object: number): readonly Thing[] {
  const numbers = waitingTriggers(view).get(object);
  if (numbers === undefined) return [];
  return [{ key: `o:${object}.triggers`, classes: 'trigger-numbers', text: numbers.join(' ') }];
}

function inCombat({ combat }: View, object: number): string {
  return combat?.attacker === object || combat?.defender === object ? 'in-combat' : '';
}

function empty(view: NamedView, seat: Seat, lane: Lane, row: Row): Thing {
  const name = zoneName(seat, lane, row);
  return {
    key: `empty:${name}`,
    classes: 'empty',
    anchor: `zone:${name}`,
    label: words.lanes.emptyZone(view.names, seat, lane, row),
    children: [
      { key: `empty:${name}.row`, classes: 'empty-row', text: words.rows[row] },
      { key: `empty:${name}.name`, classes: 'empty-name', text: name },
    ],
  };
}

/** The target of an attack: the lane as a whole, marked where it meets the breach line. */
function laneMark(view: NamedView, seat: Seat, lane: Lane, end: End): Thing {
  const name = `${letterOf(seat)}${lane}`;
  return {
    key: `lane:${name}`,
    classes: `lane-mark ${end} seat-${seat}`,
    anchor: `lane:${name}`,
    label: words.lanes.lane(view.names, seat, lane),
    children: [
      { key: `lane:${name}.symbol`, classes: 'lane-symbol', drawing: symbolOf(seat) },
      { key: `lane:${name}.word`, classes: 'lane-word', text: words.lanes.caption },
      { key: `lane:${name}.number`, classes: 'lane-number', text: String(lane) },
      { key: `lane:${name}.target`, classes: 'lane-target', drawing: TARGET_GLYPH },
    ],
  };
}
