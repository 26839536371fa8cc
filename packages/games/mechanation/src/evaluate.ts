import type { Seat } from '@mechatable/kernel';
import { bestLine } from './lines.ts';
import type { State } from './state.ts';

export function evaluate(s: State, seat: Seat): number {
  return bestLine(s.rows[seat]);
}
