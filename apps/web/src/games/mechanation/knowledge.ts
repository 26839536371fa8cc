import type { Seat } from '@mechatable/kernel';
import {
  COLORS,
  SET_SIZE,
  bitOf,
  faceNumber,
  isPublicTo,
  lineCounts,
  type PilotView,
  type TileView,
  type View,
} from '@mechatable/mechanation';
import { words } from './words/index.ts';

/** The seats that have seen a card or Mech; none if it is public. */
export function seatsThatSaw(view: View, seen: number): Seat[] {
  if (isPublicTo(seen)) return [];
  return view.pilots.flatMap(({ seat }) => ((seen & bitOf(seat)) === 0 ? [] : [seat]));
}

/** The same without its owner and the viewer. */
export function otherEyes(view: View, seen: number, owner: Seat | null): Seat[] {
  return seatsThatSaw(view, seen).filter((seat) => seat !== owner && seat !== view.viewer);
}

/** How a viewer knows a face-down card: not at all, like everyone, or privately. It never goes beyond the view. */
export type Insight = 'unknown' | 'public' | 'private';

export function insightOf(known: boolean, seen: number): Insight {
  if (!known) return 'unknown';
  return isPublicTo(seen) ? 'public' : 'private';
}

/** MN-R-61: how many cards a pilot has in a line: those that everyone knows, and those that the viewer knows. */
export interface Progress {
  readonly line: number;
  readonly open: number;
  readonly known: number;
}

const facesOf = (tiles: readonly TileView[]): number[] =>
  tiles.flatMap(({ face }) => (face === null ? [] : [faceNumber(face)]));

export function progressOf({ row }: PilotView): readonly Progress[] {
  const open = lineCounts(facesOf(row.filter(({ seen }) => isPublicTo(seen))));
  const known = lineCounts(facesOf(row));
  return known.map((count, line) => ({ line, open: open[line] ?? 0, known: count }));
}

/** The lines with at least two cards, the longest first. */
export function leading(progress: readonly Progress[]): readonly Progress[] {
  return progress.filter(({ known }) => known > 1).sort((a, b) => b.known - a.known || a.line - b.line);
}

/** `Green: 3 of 5 (2 public)`. */
export function progressWords({ line, open, known }: Progress): string {
  const name = COLORS[line] ?? words.numberLine(line - COLORS.length + 1);
  return words.progress(name, known, SET_SIZE, open);
}

/** How many cards in a row the viewer has not seen. */
export const hiddenIn = ({ row }: PilotView): number => row.filter(({ face }) => face === null).length;
