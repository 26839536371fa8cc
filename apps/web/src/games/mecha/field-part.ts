import type { Thing } from '@mechatable/board';
import type { Seat } from '@mechatable/kernel';
import { CELL_NAME, type AttachedView, type LyingView, type UnitView } from '@mechatable/mecha';
import { NO_AIMS, type Aims } from './aims.ts';
import { artOf, cardOf, symbolOf } from './card.ts';
import { ATTACK_GLYPH, TIME_GLYPH } from './glyphs.ts';
import { SEATS, letterOf, lyingOn, otherSeat, unitOn, type NamedView } from './naming.ts';
import { unitPlate } from './unit-plate.ts';
import { words } from './words/index.ts';

const COLUMNS = 7;
const ROWS = 5;

/** A part of the battlefield: an example shows only the rows and columns it needs. */
export interface Cut {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const WHOLE: Cut = { rows: upTo(ROWS), columns: upTo(COLUMNS) };

/** MG-BOARD-1: the battlefield as the near seat looks over it, with both entry zones and the edges behind them. */
export function fieldPart(
  view: NamedView,
  near: Seat,
  aims: Aims = NO_AIMS,
  { rows, columns }: Cut = WHOLE,
): Thing {
  const turned = <T>(list: readonly T[]): T[] => (near === 0 ? [...list] : [...list].reverse());
  const fromFar = turned(rows).reverse();
  const across = turned(columns);
  const edges = (seat: Seat, end: 'far' | 'near'): Thing[] =>
    rows.includes(seat === 0 ? 0 : ROWS - 1) ? [edge(view, seat, end, aims)] : [];
  return {
    key: 'field',
    classes: 'field',
    style: { '--columns': String(columns.length), '--rows': String(rows.length) },
    children: [
      ...edges(otherSeat(near), 'far'),
      {
        key: 'grid',
        classes: 'grid',
        children: fromFar.flatMap((row) => across.map((column) => space(view, row, column, aims))),
      },
      ...edges(near, 'near'),
    ],
  };
}

/** Where a direct attack goes: behind the entry zone, which it names (MG-BOARD-3). */
function edge(view: NamedView, seat: Seat, end: 'far' | 'near', aims: Aims): Thing {
  const key = `edge:${letterOf(seat)}`;
  const numbers = aims.seats.get(seat) ?? [];
  return {
    key,
    classes: `edge ${end} seat-${seat}${numbers.length > 0 ? ' aimed' : ''}`,
    anchor: key,
    label: words.field.edgeLabel(view.names, seat),
    children: [
      { key: `${key}.symbol`, classes: 'edge-symbol', drawing: symbolOf(seat) },
      { key: `${key}.attack`, classes: 'edge-attack', text: words.field.attack },
      { key: `${key}.words`, classes: 'edge-words', text: words.field.edge(view.names, seat) },
      ...aimMarks(key, numbers),
    ],
  };
}

function space(view: NamedView, row: number, column: number, aims: Aims): Thing {
  const cell = CELL_NAME[row * COLUMNS + column] ?? '';
  const u = unitOn(view, cell);
  const lying = lyingOn(view, cell);
  const entry = row === 0 ? ' entry seat-0 south' : row === ROWS - 1 ? ' entry seat-1 north' : '';
  const arriving = aims.arrivals.get(cell);
  const numbers = aims.cells.get(cell) ?? [];
  const path = aims.paths.has(cell) ? ' path' : '';
  return {
    key: `space:${cell}`,
    classes: `space${entry}${path}${numbers.length > 0 ? ' aimed' : ''}`,
    children: [
      ...(u === null ? [empty(view, cell, row, lying)] : [unitPlate(view, u)]),
      ...(arriving === undefined
        ? []
        : [{ key: `ghost:${cell}`, classes: 'ghost', drawing: artOf(arriving) }]),
      ...(lying === null ? [] : [lyingTab(view, lying)]),
      ...(u === null || u.attached.length === 0
        ? []
        : [
            {
              key: `tabs:${u.id}`,
              classes: 'tabs',
              children: u.attached.map((one) => attachedTab(view, u, one)),
            },
          ]),
      ...aimMarks(`space:${cell}`, numbers),
    ],
  };
}

/** The numbers of the links that are meant for this. */
function aimMarks(key: string, numbers: readonly number[]): Thing[] {
  if (numbers.length === 0) return [];
  return [
    {
      key: `${key}.aims`,
      classes: 'aims',
      children: [
        { key: `${key}.aims.sign`, classes: 'aims-sign', drawing: ATTACK_GLYPH },
        { key: `${key}.aims.numbers`, classes: 'aims-numbers', text: numbers.join(' ') },
      ],
    },
  ];
}

function empty(view: NamedView, cell: string, row: number, lying: LyingView | null): Thing {
  const home = SEATS.find((seat) => row === (seat === 0 ? 0 : ROWS - 1));
  return {
    key: `empty:${cell}`,
    classes: 'empty',
    anchor: `cell:${cell}`,
    label: emptyLabel(view, cell, home, lying),
    children: [{ key: `empty:${cell}.name`, classes: 'empty-name', text: cell }],
  };
}

function emptyLabel(view: NamedView, cell: string, home: Seat | undefined, lying: LyingView | null): string {
  const says = words.field;
  if (lying === null) return home === undefined ? says.empty(cell) : says.emptyHome(view.names, home, cell);
  const { name } = cardOf(lying.card);
  return home === undefined ? says.noUnit(cell, name) : says.noUnitHome(view.names, home, cell, name);
}

/** MG-CMD-5: a Command on the space, under the unit if there is one. */
function lyingTab(view: NamedView, { id, card, owner, cell, time }: LyingView): Thing {
  const key = `a:${id}`;
  const { name } = cardOf(card);
  const isTimed = cardOf(card).time !== null;
  return {
    key,
    classes: `lying seat-${owner}`,
    anchor: `lying:${cell}`,
    label: words.field.lying(view.names, owner, name, cell, isTimed ? time : null),
    children: [
      { key: `${key}.art`, classes: 'tab-art', drawing: artOf(card) },
      { key: `${key}.name`, classes: 'tab-name', text: name },
      ...(isTimed
        ? [
            {
              key: `${key}.time`,
              classes: 'tab-time',
              children: [
                { key: `${key}.time.sign`, classes: 'tab-sign', drawing: TIME_GLYPH },
                { key: `${key}.time.number`, classes: 'tab-number', text: String(time) },
              ],
            },
          ]
        : []),
    ],
  };
}

/** A Pilot or Command on a unit: a tab that sticks out of it. */
function attachedTab(view: NamedView, { attached }: UnitView, one: AttachedView): Thing {
  const key = `a:${one.id}`;
  const { name, kind } = cardOf(one.card);
  const copies = attached.filter(({ card }) => card === one.card);
  return {
    key,
    classes: `tab seat-${one.controller}${one.isPilot ? ' pilot' : ''}${one.silenced ? ' silenced' : ''}`,
    anchor: `attached:${one.place}`,
    label: words.field.attached(view.names, one.controller, {
      name,
      kind,
      cell: one.place.slice(0, 2),
      copy: copies.indexOf(one) + 1,
      copies: copies.length,
      silenced: one.silenced,
    }),
    glides: true,
    children: [
      { key: `${key}.art`, classes: 'tab-art', drawing: artOf(one.card) },
      { key: `${key}.name`, classes: 'tab-name', text: name },
    ],
  };
}
