import { LEGAL, illegal, type ClauseId, type Illegal, type Seat, type Verdict } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import {
  activationOf,
  finishActivation,
  hadItsChance,
  hasMoved,
  isSafeMode,
  openSquares,
} from '../activation.ts';
import { NOWHERE, SQUARES, SQUARE_NAME, distance, squareNumber } from '../board.ts';
import { MOVE, TYPE_IDS } from '../content/types.ts';
import type { Log } from '../event.ts';
import { colorOf, firstOf, standing } from '../field.ts';
import { endConditionHolds } from '../formation.ts';
import { MOST_MECHA, mechaName, mechaNumber } from '../names.ts';
import { rallyStops } from '../rally.ts';
import { isPinned, reachOf } from '../reach.ts';
import type { Activation, State } from '../state.ts';
import type { Rule } from './rule.ts';

const NO_MEMBER = illegal('MASC-MOVE-12', 'Only members of the active unit can move.');
const HAD_ITS_CHANCE = illegal('MASC-SQ-9', 'This mecha has already had its chance to move this turn.');
const MOVED = illegal('MASC-SQ-8', 'This mecha has already moved: reset the unit to move it again.');
const PINNED = illegal('MASC-MOVE-8', 'Pinned: this mecha touches an enemy, so it can’t move.');
const SAME = illegal('MASC-D-8', 'It is already there: to leave a mecha where it is, don’t move it.');
const OCCUPIED = illegal('MASC-MOVE-4', 'Another mecha is there: choose a free square.');
const WALL = illegal('MASC-TERR-4', 'Blocking squares can’t be entered: choose another square.');
const TOO_FAR = illegal('MASC-R-28', 'Too far: not enough Move points.');
const BREAKS = illegal(
  'MASC-R-26',
  'Out of formation: in safe mode, every move must leave everyone in formation.',
);
const NOT_NEAREST = illegal(
  'MASC-R-34',
  'A straggler must end its move on a square in reach with the lowest rally cost.',
);

const moves: (ActionOf<'moveMecha'>[] | undefined)[] = [];

/** By mecha and square, made when a mecha first moves. */
function movesOf(s: State, mecha: number): readonly ActionOf<'moveMecha'>[] {
  const colour = colorOf(s, mecha);
  const name = mechaName(s, mecha);
  return (moves[colour * MOST_MECHA + mecha - firstOf(s, colour)] ??= SQUARE_NAME.map((to) => ({
    kind: 'moveMecha',
    mecha: name,
    to,
  })));
}

function attempts(s: State, _seat: Seat, out: ActionOf<'moveMecha'>[]): void {
  for (const mecha of activationOf(s).members) {
    const actions = movesOf(s, mecha);
    const near = MOVE[s.type[mecha]];
    for (let square = 0; square < SQUARES; square++)
      if (distance(s.at[mecha], square) <= near) out.push(actions[square]);
  }
}

/** Why an active unit can't move this mecha; null if it is a member. */
function memberProblem(s: State, activation: Activation, mecha: number): Illegal | null {
  if (activation.members.includes(mecha)) return null;
  return hadItsChance(s, activation, mecha) ? HAD_ITS_CHANCE : NO_MEMBER;
}

function judgeMove(s: State, activation: Activation, mecha: number, to: number): Verdict {
  const { ground, on } = standing(s);
  if (on[to] !== NOWHERE) return OCCUPIED;
  if (ground.cost[to] < 0) return WALL;
  if (reachOf(s, mecha).cost[to] < 0) return TOO_FAR;
  return !isSafeMode(activation) || endConditionHolds(s, activation.kept, mecha, to) ? LEGAL : BREAKS;
}

/** MASC-D-8. */
export const moveMecha: Rule<'moveMecha', 'move'> = {
  exact: true,
  candidates(s, _seat, out, _ask, most) {
    const activation = activationOf(s);
    const { members, from } = activation;
    const { on } = standing(s);
    for (let i = 0; i < members.length && out.length <= most; i++) {
      const mecha = members[i];
      if (s.at[mecha] !== from[i]) continue;
      const squares = openSquares(s, activation, mecha);
      const actions = movesOf(s, mecha);
      for (let k = 0; k < squares.length && out.length <= most; k++)
        if (on[squares[k]] === NOWHERE) out.push(actions[squares[k]]);
    }
  },
  attempts,
  judge(s, _seat, action) {
    const activation = activationOf(s);
    const mecha = mechaNumber(s, action.mecha);
    const to = squareNumber(action.to);
    const problem = memberProblem(s, activation, mecha);
    if (problem !== null) return problem;
    if (hasMoved(s, activation, mecha)) return MOVED;
    if (s.at[mecha] === to) return SAME;
    return isPinned(s, mecha) ? PINNED : judgeMove(s, activation, mecha, to);
  },
  apply(s, _seat, action, log, ask) {
    go(s, mechaNumber(s, action.mecha), squareNumber(action.to), 'MASC-MOVE-2', log);
    s.agenda.push(ask);
  },
};

/** MASC-D-8S: a straggler may also stay where it is. */
export const rally: Rule<'moveMecha', 'rally'> = {
  exact: true,
  candidates(s, _seat, out) {
    const [straggler] = activationOf(s).members;
    for (const square of rallyStops(s, straggler)) out.push(movesOf(s, straggler)[square]);
  },
  attempts,
  judge(s, _seat, action) {
    const mecha = mechaNumber(s, action.mecha);
    const problem = memberProblem(s, activationOf(s), mecha);
    return problem ?? (rallyStops(s, mecha).includes(squareNumber(action.to)) ? LEGAL : NOT_NEAREST);
  },
  apply(s, _seat, action, log) {
    go(s, mechaNumber(s, action.mecha), squareNumber(action.to), 'MASC-R-34', log);
    finishActivation(s, log);
  },
};

function go(s: State, mecha: number, to: number, clause: ClauseId, log: Log): void {
  const from = s.at[mecha];
  const who = { mecha: mechaName(s, mecha), is: TYPE_IDS[s.type[mecha]] };
  if (from === to) {
    log.push({ type: 'stayed', clause, ...who, square: SQUARE_NAME[to] });
    return;
  }
  const cost = reachOf(s, mecha).cost[to];
  s.at[mecha] = to;
  log.push({ type: 'moved', clause, ...who, from: SQUARE_NAME[from], to: SQUARE_NAME[to], cost });
}
