import type { Timeout } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { ID } from './content/cards.ts';
import type { State } from './state.ts';
import { zoneNumber } from './zones.ts';

/** LN-R-111: this many timeouts in a row lose. */
const MOST_TIMEOUTS = 3;

/** An answer that does nothing, or no more than was done. */
function isDecline(action: Action): boolean {
  switch (action.kind) {
    case 'pass':
    case 'decline':
    case 'stop':
    case 'leave':
      return true;
    case 'exchange':
    case 'optional':
      return !action.yes;
    default:
      return false;
  }
}

/** LN-R-111: the answer when a seat's time runs out. `legal`: its legal actions. */
export function timeOut(s: State, legal: readonly Action[], inARow: number): Timeout<Action> {
  if (inARow + 1 >= MOST_TIMEOUTS) return { kind: 'loss' };
  return { kind: 'move', action: legal.find(isDecline) ?? firstOf(s, legal) };
}

/** By card id, then by zone. Answers about neither stay in the order in which they are offered. */
function firstOf(s: State, legal: readonly Action[]): Action {
  const keyed = legal.map((action) => ({ action, key: keyOf(s, action) }));
  return keyed.reduce((first, next) => (next.key < first.key ? next : first)).action;
}

function keyOf(s: State, action: Action): string {
  if ('card' in action) return action.card;
  if (!('zone' in action)) return '';
  const zone = zoneNumber(action.zone);
  return `${s.card[zone] < 0 ? '' : ID[s.card[zone]]} ${String(zone).padStart(2, '0')}`;
}
