import { seatSymbol, svg } from '@mechatable/art';
import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';

const SYMBOLS = ([0, 1, 2, 3] as const).map((seat) => svg(seatSymbol(seat)));

/** The emblem of a seat: each has a shape, not only a color. */
export function SeatMark({ seat }: { seat: Seat }): JSX.Element {
  return <span class={`seat-mark seat-${seat}`} dangerouslySetInnerHTML={{ __html: SYMBOLS[seat] ?? '' }} />;
}
