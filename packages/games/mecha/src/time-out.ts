import { invariant, openQuestion, type Timeout } from '@mechatable/kernel';
import type { Action, ActionKind } from './action.ts';
import { mustMove } from './actions/move.ts';
import { unitAt } from './actions/rule.ts';
import { targetRuleOf } from './actions/target.ts';
import type { Ask } from './agenda.ts';
import { cellNumber, seatNumber } from './board.ts';
import { ID, WIND_UP, nameNumber } from './content/cards.ts';
import type { TargetRule } from './content/effects.ts';
import type { State } from './state.ts';
import { AND, NO_TARGET, attachedAt } from './targets.ts';

/** MG-R-36: this many timeouts in a row lose. */
const MOST_TIMEOUTS = 3;

/** Answers that do nothing, or as little as the question allows. */
const DECLINES: ReadonlySet<ActionKind> = new Set(['keep', 'endPhase', 'pass', 'draw', 'stop']);

function isDecline(action: Action): boolean {
  return DECLINES.has(action.kind) || (action.kind === 'target' && action.target === NO_TARGET);
}

/** MG-R-36: the answer when a seat's time runs out. `legal`: its legal actions. */
export function timeOut(s: State, legal: readonly Action[], inARow: number): Timeout<Action> {
  if (inARow + 1 >= MOST_TIMEOUTS) return { kind: 'loss' };
  return { kind: 'move', action: legal.find(isDecline) ?? firstOf(s, legal) };
}

/** MG-R-121: sorted by card number, then by space. */
function firstOf(s: State, legal: readonly Action[]): Action {
  const ask = openQuestion(s);
  const owed = legal.filter((action) => isOwed(s, action));
  const keyed = (owed.length > 0 ? owed : legal).map((action) => ({ action, key: keyOf(s, ask, action) }));
  return keyed.reduce((first, next) => (next.key < first.key ? next : first)).action;
}

/** MG-R-59: the Main Phase can't end before this unit has moved. */
function isOwed(s: State, action: Action): boolean {
  const u = action.kind === 'move' ? unitAt(s, action.unit) : null;
  return u !== null && mustMove(s, u);
}

/** A text that sorts as MG-R-121 says. */
function keyOf(s: State, ask: Ask | null, action: Action): string {
  switch (action.kind) {
    case 'place':
      return padded(cellNumber(action.cell));
    case 'sacrifice':
      return `${cardOn(s, action.unit)} ${padded(cellNumber(action.unit))}`;
    case 'move': {
      const path = action.path.split('-').map((cell) => padded(cellNumber(cell)));
      return `${cardOn(s, action.unit)} ${padded(cellNumber(action.unit))} ${path.join(' ')}`;
    }
    case 'discard':
    case 'putBack':
      return action.card;
    case 'dismiss':
      return placeKey(s, action.pilot);
    case 'name': {
      const name = nameNumber(action.name);
      return `${ID[name % WIND_UP]} ${String(Math.floor(name / WIND_UP))}`;
    }
    case 'target': {
      invariant(ask?.ask === 'target', 'the open question is about a target');
      const rule = targetRuleOf(ask.progress);
      return action.target
        .split(AND)
        .map((one) => targetKey(s, rule, one))
        .join(' ');
    }
    default:
      return '';
  }
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

/** The id of the unit on a space; empty if there is none. */
function cardOn(s: State, space: string): string {
  const u = unitAt(s, space);
  return u === null ? '' : ID[u.card];
}

/** An attached card, `d3.1`: its id, then the space. */
function placeKey(s: State, place: string): string {
  const found = attachedAt(s, place);
  const [space = '', number = ''] = place.split('.');
  return `${found === null ? '' : ID[found.card.card]} ${padded(cellNumber(space))} ${number}`;
}

function targetKey(s: State, rule: TargetRule, target: string): string {
  const cell = cellNumber(target);
  if (rule.pick === 'player') return padded(seatNumber(target));
  if (cell < 0) return target.includes('.') ? placeKey(s, target) : target;
  if (rule.pick === 'space') return padded(cell);
  const lying = rule.pick === 'command' ? s.lying.find((one) => one.cell === cell) : undefined;
  return `${lying === undefined ? cardOn(s, target) : ID[lying.card]} ${padded(cell)}`;
}
