import { invariant, type Seat, type Timeout } from '@mechatable/kernel';
import type { Action } from './action.ts';
import type { State } from './state.ts';
import { TILE_NAME } from './tiles.ts';

/** MN-R-100: a pilot who runs out of time this often in a row has left. */
const MOST_TIMEOUTS = 3;

/** MN-R-66, MN-R-100: what happens when a pilot's time runs out. */
export function timeout(s: State, seat: Seat, inARow: number): Timeout<Action> {
  if (inARow + 1 >= MOST_TIMEOUTS) return { kind: 'bot' };
  return { kind: 'move', action: defaultAnswer(s, seat) };
}

/** The default answer for a pilot whose time runs out: see MN-D-1 to MN-D-10. */
export function defaultAnswer(s: State, seat: Seat): Action {
  const top = s.agenda.at(-1);
  invariant(
    top !== undefined && 'ask' in top && top.seat === seat,
    'only the seat that is asked can run out of time',
  );
  const row = s.rows[seat];
  if (top.ask === 'reveal')
    return { kind: 'reveal', tile: TILE_NAME[row[row.findIndex(({ up }) => !up)].id] };
  if (top.ask === 'scrapDown') return { kind: 'scrap', tile: TILE_NAME[row[0].id] };
  return { kind: 'pass' };
}
