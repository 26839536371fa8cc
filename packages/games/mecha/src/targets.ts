import type { Seat } from '@mechatable/kernel';
import { CELLS, ENTRY_ROW, NOWHERE, ROW_OF, cellNumber, seatNumber } from './board.ts';
import { isFreeOfCommands } from './arrivals.ts';
import type { TargetRule } from './content/language.ts';
import type { State, Unit } from './state.ts';
import { isMecha, isTower } from './values.ts';

/** MG-R-17, MG-R-18: whether a unit is what a Command of this seat may be played on. */
export function isTargetUnit(rule: TargetRule, seat: Seat, u: Unit): boolean {
  if (rule.pick !== 'mecha' || !isMecha(u)) return false;
  if ((u.controller === seat) !== (rule.side === 'you')) return false;
  return rule.in === undefined || ROW_OF[u.cell] === ENTRY_ROW[seat];
}

/** What a target is called in a link: a unit's id, a seat or a space; -1 for what the rule does not allow. */
export function targetNumber(s: State, rule: TargetRule, seat: Seat, name: string): number {
  if (rule.pick === 'player') return seatNumber(name);
  const cell = cellNumber(name);
  if (cell < 0) return NOWHERE;
  if (rule.pick === 'space') return isFreeOfCommands(s, cell) ? cell : NOWHERE;
  const u = s.board[cell];
  return u !== null && isTargetUnit(rule, seat, u) ? u.id : NOWHERE;
}

export function controlsTower(s: State, seat: Seat): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const u = s.board[cell];
    if (u !== null && u.controller === seat && isTower(u)) return true;
  }
  return false;
}
