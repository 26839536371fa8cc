import { seatSymbol, svg } from '@mechatable/art';
import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';

const SYMBOLS = ([0, 1, 2, 3] as const).map((seat) => svg(seatSymbol(seat)));

/** The emblem of a seat: its own shape, not only its own colour. */
export function SeatMark({ seat }: { seat: Seat }): JSX.Element {
  return <span class={`seat-mark seat-${seat}`} dangerouslySetInnerHTML={{ __html: SYMBOLS[seat] ?? '' }} />;
}
