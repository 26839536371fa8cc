import { sentence, whom, type Names, type Seat } from '@mechatable/kernel';
import {
  BLUE,
  COLOR_IDS,
  NOWHERE,
  RED,
  TYPES,
  TYPE_IDS,
  byColor,
  typeNumber,
  type Color,
  type ColorId,
  type MechaType,
  type MechaView,
  type TypeId,
  type View,
} from '@mechatable/masc';
import type { Named } from '../shared/named.ts';
import { words } from './words/index.ts';

export type NamedView = Named<View>;

export const COLORS: readonly Color[] = [RED, BLUE];
export const other = (color: Color): Color => (color === RED ? BLUE : RED);
export const idOf = (color: Color): ColorId => COLOR_IDS[color === RED ? 0 : 1];

/** The color of a seat; before colors are chosen the first seat is drawn as Red. */
export function colorOfSeat({ red }: Pick<View, 'red'>, seat: Seat): Color {
  return (red === NOWHERE ? 0 : red) === seat ? RED : BLUE;
}

/** The seat of a color; null while that is open. */
export function seatOfColor({ red }: Pick<View, 'red'>, color: Color): Seat | null {
  if (red === NOWHERE) return null;
  return color === RED ? red : 1 - red;
}

/** A line of the stat card. */
export function typeOf(id: TypeId): MechaType {
  const type = TYPES[typeNumber(id)];
  if (type === undefined) throw new Error(`Unknown type "${id}".`);
  return type;
}

export const isType = (text: string): text is TypeId => (TYPE_IDS as readonly string[]).includes(text);

/** The players' names by color; while colors are open, `Red` and `Blue`. */
export const sidesOf = (view: NamedView): Names => byColor(view.names, view);

/** On a plate: `You`, `Mira`. */
export const titleOf = (view: NamedView, color: Color): string => sentence(whom(sidesOf(view), color));

/** Whether the viewer plays this color. */
export function isOwn(view: View, color: Color): boolean {
  return view.viewer !== 'table' && seatOfColor(view, color) === view.viewer;
}

export function mechaById(view: View, id: string): MechaView | null {
  return view.mecha.find((one) => one.id === id) ?? null;
}

export function mechaOn(view: View, square: string): MechaView | null {
  return view.mecha.find((one) => one.square === square) ?? null;
}

/** `Wolf r3`; face down `r3`. */
export function mechaWords({ id, type }: Pick<MechaView, 'id' | 'type'>): string {
  return type === null ? id : words.mecha.name(typeOf(type).name, id);
}
