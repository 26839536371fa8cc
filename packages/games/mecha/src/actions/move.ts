import { LEGAL, illegal, type Illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { CELLS, CELL_NAME, NEIGHBORS, cellNumber, isBeside } from '../board.ts';
import { announce } from '../chain.ts';
import { ID, MUST_MOVE_NOW, NEVER_BOTH } from '../content/cards.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { isFresh, isMecha, isMovable, mayMove, stepsLeft } from '../values.ts';
import { byPlaces, forfeitExcept, namedUnit, ownUnit, type Rule } from './rule.ts';

const CANNOT = illegal('MG-R-86', 'This unit can’t move now.');
const PLAIN_TOWER = illegal('MG-TOWER-1', 'A Tower that is not a Mecha can’t move.');
const FRESH = illegal('MG-ACT-1', 'It arrived this turn and has no Haste: it can move next turn.');
const ATTACKED = {
  '1e': illegal('MG-R-47', 'It has attacked this turn: it can’t do both.'),
  '2e': illegal('MG-ACT-4', 'It has attacked this turn: it can’t move anymore.'),
} as const;
const SPENT = {
  '1e': illegal('MG-R-47', 'It has no movement left this turn.'),
  '2e': illegal('MG-R-48', 'It has already moved this turn.'),
} as const;
const NO_PATH = illegal('MG-R-50', 'List the spaces in order, each adjacent to the one before.');
const TOO_LONG = illegal('MG-KW-13', 'Too far: the path is longer than the spaces it has left.');
const BLOCKED = illegal('MG-MECHA-8', 'Blocked: there is a unit in the way.');
const ROUNDABOUT = illegal('MG-R-119', 'A path of more than four steps can’t enter a space twice.');

const STEP = byPlaces(CELL_NAME, CELL_NAME, (unit, path): ActionOf<'move'> => ({ kind: 'move', unit, path }));
const SEPARATOR = '-';

/** The refusal that keeps a unit from moving. */
function moveBan(s: State, u: Unit): Illegal {
  if (!isMecha(u)) return PLAIN_TOWER;
  const { edition } = s.rules;
  const hasChosen = u.attacks > 0 && (edition === '2e' || NEVER_BOTH[u.card]);
  return isMovable(s, u) && hasChosen ? ATTACKED[edition] : CANNOT;
}

/** Why a unit can't move now; null if it can. */
function moveProblem(s: State, u: Unit): Illegal | null {
  if (!mayMove(s, u)) return moveBan(s, u);
  if (isFresh(s, u)) return FRESH;
  return stepsLeft(s, u) > 0 ? null : SPENT[s.rules.edition];
}

/** MG-R-59: it has to move this turn, has not, and could. */
export function mustMove(s: State, u: Unit): boolean {
  if ((u.now & MUST_MOVE_NOW) === 0 || u.steps > 0 || moveProblem(s, u) !== null) return false;
  const beside = NEIGHBORS[u.cell];
  for (let i = 0; i < beside.length; i++) if (s.board[beside[i]] === null) return true;
  return false;
}

/** MG-R-119: a path of up to this many steps may enter a space more than once. */
const FREE_STEPS = 4;

const way: number[] = [];

/** All paths that continue from `from` after the steps in `way`. A unit may re-enter the space it started on. */
function goOn(s: State, u: Unit, from: number, path: string, left: number, out: ActionOf<'move'>[]): void {
  const beside = NEIGHBORS[from];
  for (let i = 0; i < beside.length; i++) {
    const cell = beside[i];
    if (s.board[cell] !== null && cell !== u.cell) continue;
    if (way.length >= FREE_STEPS && (way.includes(cell) || isRoundabout(way))) continue;
    const longer = path + SEPARATOR + CELL_NAME[cell];
    out.push({ kind: 'move', unit: CELL_NAME[u.cell], path: longer });
    if (left === 1) continue;
    way.push(cell);
    goOn(s, u, cell, longer, left - 1, out);
    way.pop();
  }
}

/** Whether a path enters a space twice. */
function isRoundabout(path: readonly number[]): boolean {
  for (let i = 1; i < path.length; i++) if (path.indexOf(path[i]) < i) return true;
  return false;
}

function cellsOf(path: string): number[] {
  return path.split(SEPARATOR).map(cellNumber);
}

function judgePath(s: State, u: Unit, path: readonly number[]): Illegal | null {
  let from = u.cell;
  for (let i = 0; i < path.length; i++) {
    if (!isBeside(from, path[i])) return NO_PATH;
    if (s.board[path[i]] !== null && path[i] !== u.cell) return BLOCKED;
    from = path[i];
  }
  if (path.length > stepsLeft(s, u)) return TOO_LONG;
  return path.length > FREE_STEPS && isRoundabout(path) ? ROUNDABOUT : null;
}

function eachOwnStep(s: State, seat: Seat, out: ActionOf<'move'>[]): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.board[cell]?.controller !== seat) continue;
    for (const to of NEIGHBORS[cell]) out.push(STEP[cell][to]);
  }
}

/** MG-MECHA-6 to 8, MG-R-47, MG-R-50: the whole path is announced. */
export const move: Rule<'move', 'main'> = {
  candidates(s, seat, out) {
    for (let cell = 0; cell < CELLS; cell++) {
      const u = s.board[cell];
      if (u?.controller !== seat || moveProblem(s, u) !== null) continue;
      const left = stepsLeft(s, u);
      const beside = NEIGHBORS[cell];
      for (let i = 0; i < beside.length; i++) {
        const to = beside[i];
        if (s.board[to] !== null) continue;
        out.push(STEP[cell][to]);
        if (left === 1) continue;
        way.length = 0;
        way.push(to);
        goOn(s, u, to, CELL_NAME[to], left - 1, out);
      }
    }
  },
  attempts: eachOwnStep,
  judge(s, seat, { unit, path }) {
    const u = ownUnit(s, seat, unit);
    if ('ok' in u) return u;
    const problem = moveProblem(s, u);
    if (problem !== null) return problem;
    const single = cellNumber(path); // nearly every move is one step
    if (single >= 0) {
      if (!isBeside(u.cell, single)) return NO_PATH;
      return s.board[single] === null ? LEGAL : BLOCKED;
    }
    return judgePath(s, u, cellsOf(path)) ?? LEGAL;
  },
  apply(s, seat, { unit, path }, log, ask) {
    const u = namedUnit(s, unit);
    forfeitExcept(s, u.id, log);
    log.push({ type: 'moving', clause: 'MG-R-50', seat, card: ID[u.card], cell: unit, path });
    announce(s, { kind: 'move', seat, unit: u.id, path: cellsOf(path), extra: u.extraSteps }, ask);
  },
};
