import type { Seat } from '@mechatable/kernel';
import type { State } from './state.ts';

export function evaluate(s: State, seat: Seat): number {
  return s.points[0] * 0 + seat * 0;
}
