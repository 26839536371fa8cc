import { LEGAL, illegal, type Verdict } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { finishActivation, hadItsChance, hasMoved, isSafeMode, openSquares } from '../activation.ts';
import { NOWHERE, SQUARES, SQUARE_NAME, distance, squareNumber } from '../board.ts';
import { MOVE, TYPE_IDS } from '../content/types.ts';
import type { Log } from '../event.ts';
import { colourOf, firstOf, standing } from '../field.ts';
import { endConditionHolds } from '../formation.ts';
import { MOST_MECHA, mechaName, mechaNumber } from '../names.ts';
import { rallyStops } from '../rally.ts';
import { isPinned, reachOf } from '../reach.ts';
import type { Ask, State } from '../state.ts';
import type { Rule } from './rule.ts';

const NO_MEMBER = illegal('MASC-MOVE-12', 'Only members of the active unit can move.');
const HAD_ITS_CHANCE = illegal('MASC-SQ-9', 'This mecha has already had its chance to move this turn.');
const MOVED = illegal('MASC-SQ-8', 'This mecha has already moved: reset the unit to move it again.');
const PINNED = illegal('MASC-MOVE-8', 'Pinned: this mecha touches an enemy, so it can’t move.');
const NO_SQUARE = illegal('MASC-R-41', 'Choose a square on the board.');
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
  const colour = colourOf(s, mecha);
  const name = mechaName(s, mecha);
  return (moves[colour * MOST_MECHA + mecha - firstOf(s, colour)] ??= SQUARE_NAME.map((to) => ({
    kind: 'moveMecha',
    mecha: name,
    to,
  })));
}

function judgeMove(s: State, mecha: number, to: number, safe: boolean): Verdict {
  const { ground, on } = standing(s);
  if (on[to] !== NOWHERE) return OCCUPIED;
  if (ground.cost[to] < 0) return WALL;
  if (reachOf(s, mecha).cost[to] < 0) return TOO_FAR;
  return !safe || endConditionHolds(s, s.activation?.kept ?? [], mecha, to) ? LEGAL : BREAKS;
}

/** MASC-D-8, MASC-D-8S. */
export const moveMecha: Rule<'moveMecha'> = {
  exact: true,
  candidates(s, _seat, out, { ask }) {
    const { activation } = s;
    if (activation === null) return;
    const { members, from } = activation;
    if (ask === 'rally') {
      for (const square of rallyStops(s, members[0])) out.push(movesOf(s, members[0])[square]);
      return;
    }
    const { on } = standing(s);
    for (let i = 0; i < members.length; i++) {
      const mecha = members[i];
      if (s.at[mecha] !== from[i]) continue;
      const squares = openSquares(s, activation, mecha);
      const actions = movesOf(s, mecha);
      for (let k = 0; k < squares.length; k++) if (on[squares[k]] === NOWHERE) out.push(actions[squares[k]]);
    }
  },
  attempts(s, _seat, out) {
    for (const mecha of s.activation?.members ?? []) {
      const actions = movesOf(s, mecha);
      const near = MOVE[s.type[mecha]];
      for (let square = 0; square < SQUARES; square++)
        if (distance(s.at[mecha], square) <= near) out.push(actions[square]);
    }
  },
  judge(s, _seat, action, { ask }) {
    const { activation } = s;
    const mecha = mechaNumber(s, action.mecha);
    const to = squareNumber(action.to);
    if (activation?.members.includes(mecha) !== true)
      return activation !== null && hadItsChance(s, activation, mecha) ? HAD_ITS_CHANCE : NO_MEMBER;
    if (to === NOWHERE) return NO_SQUARE;
    if (ask === 'rally') return rallyStops(s, mecha).includes(to) ? LEGAL : NOT_NEAREST;
    if (hasMoved(s, activation, mecha)) return MOVED;
    if (s.at[mecha] === to) return SAME;
    return isPinned(s, mecha) ? PINNED : judgeMove(s, mecha, to, isSafeMode(activation));
  },
  apply(s, _seat, action, log, ask) {
    const mecha = mechaNumber(s, action.mecha);
    go(s, mecha, squareNumber(action.to), ask, log);
    if (ask.ask === 'rally') finishActivation(s, log);
    else s.agenda.push(ask);
  },
};

function go(s: State, mecha: number, to: number, { ask }: Ask, log: Log): void {
  const from = s.at[mecha];
  const who = { mecha: mechaName(s, mecha), is: TYPE_IDS[s.type[mecha]] };
  const clause = ask === 'rally' ? 'MASC-R-34' : 'MASC-MOVE-2';
  if (from === to) {
    log.push({ type: 'stayed', clause, ...who, square: SQUARE_NAME[to] });
    return;
  }
  const cost = reachOf(s, mecha).cost[to];
  s.at[mecha] = to;
  log.push({ type: 'moved', clause, ...who, from: SQUARE_NAME[from], to: SQUARE_NAME[to], cost });
}
