import type { Names, Seat } from '@mechatable/kernel';
import { NOWHERE, RED, type Color } from './board.ts';
import { colorOfSeat, seatOf } from './state.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

type Sides = Pick<View, 'red'>;

/** Names of the players by color, for events that name only the color. Colors stay until the view says who plays them. */
export function byColor(names: Names | undefined, view: Sides | undefined): Names {
  if (names === undefined || view === undefined || view.red === NOWHERE)
    return { viewer: 'table', names: words.colours };
  const { viewer } = names;
  const ordered = [seatOf(view, RED), 1 - seatOf(view, RED)].map((seat) => names.names[seat]);
  return { viewer: viewer === 'table' ? viewer : colorOfSeat(view, viewer), names: ordered };
}

/** A player by color, or by seat while colors are open. */
function playerName(view: Sides, seat: Seat): string {
  return view.red === NOWHERE ? words.player(seat) : words.colours[colorOfSeat(view, seat)];
}

/** Players that have no names. */
export function bySeat(view: Sides): Names {
  return { viewer: 'table', names: [playerName(view, 0), playerName(view, 1)] };
}

/** `You (Red)`. */
export function sideName(name: string, colour: Color): string {
  return words.side(name, words.colours[colour]);
}
