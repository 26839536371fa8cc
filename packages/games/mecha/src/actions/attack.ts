import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { CELLS, CELL_NAME, SEAT_LETTERS, opponent } from '../board.ts';
import { announce } from '../chain.ts';
import { ID, NEVER_BOTH } from '../content/cards.ts';
import { attackBan, attackProblem, declarationProblem, eachInReach } from '../reach.ts';
import { NONE } from '../references.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { attacksLeft, isFresh, mayAttack, spendAttack } from '../values.ts';
import { mustMove } from './move.ts';
import { byPlaces, forfeitExcept, namedUnit, ownUnit, unitAt, type Rule } from './rule.ts';

const NO_TARGET = illegal('MG-R-51', 'Attack an enemy unit or your opponent.');
const FRESH = illegal('MG-ACT-1', 'It arrived this turn and has no Haste: it can attack next turn.');
const SPENT = {
  '1e': illegal('MG-R-47', 'It has no attack left this turn.'),
  '2e': illegal('MG-R-48', 'It has used or given up its attacks this turn.'),
} as const;
const MUST_MOVE = illegal('MG-R-59', 'It must move this turn: move it before it attacks.');

export const PLAYER = 'player';
const ATTACK = byPlaces(CELL_NAME, [...CELL_NAME, PLAYER], (unit, target): ActionOf<'attack'> => ({
  kind: 'attack',
  unit,
  target,
}));

const near: number[] = [];

/** MG-R-59, MG-R-98: always in 2e; in 1e only where an attack would rule out the move. */
function mustMoveFirst(s: State, u: Unit): boolean {
  return (s.rules.edition === '2e' || NEVER_BOTH[u.card]) && mustMove(s, u);
}

/** MG-R-51 to 53, MG-R-57: the attack is used as soon as it is declared. */
export const attack: Rule<'attack', 'main'> = {
  candidates(s, seat, out) {
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u?.controller !== seat || !mayAttack(s, u) || attacksLeft(s, u) === 0 || isFresh(s, u)) continue;
      if (declarationProblem(s, u) === null) out.push(ATTACK[cell][CELLS]);
      eachInReach(s, u, near);
      for (let i = 0; i < near.length; i++) out.push(ATTACK[cell][near[i]]);
    }
  },
  attempts(s, seat, out) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (s.board[cell]?.controller !== seat) continue;
      for (let target = 0; target < CELLS; target++) {
        const other = s.board[target];
        if (other !== null && other.controller !== seat) out.push(ATTACK[cell][target]);
      }
      out.push(ATTACK[cell][CELLS]);
    }
  },
  judge(s, seat, action) {
    const u = ownUnit(s, seat, action.unit);
    if ('ok' in u) return u;
    const target = action.target === PLAYER ? null : unitAt(s, action.target);
    if (target === null && action.target !== PLAYER) return NO_TARGET;
    const banned = attackBan(s, u);
    if (banned !== null) return banned;
    if (isFresh(s, u)) return FRESH;
    const problem = target === null ? declarationProblem(s, u) : attackProblem(s, u, target);
    if (problem !== null) return problem;
    if (attacksLeft(s, u) === 0) return SPENT[s.rules.edition];
    return mustMoveFirst(s, u) ? MUST_MOVE : LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const u = namedUnit(s, action.unit);
    const victim = action.target === PLAYER ? null : namedUnit(s, action.target);
    forfeitExcept(s, u.id, log);
    spendAttack(s, u);
    if (s.mover === u.id && attacksLeft(s, u) === 0) s.mover = NONE;
    const target = victim === null ? SEAT_LETTERS[opponent(seat)] : action.target;
    log.push({ type: 'attacking', clause: 'MG-R-57', seat, card: ID[u.card], cell: action.unit, target });
    announce(s, { kind: 'attack', seat, unit: u.id, target: victim?.id ?? NONE, fixed: false }, ask);
  },
};
