import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { CELLS, CELL_NAME } from '../board.ts';
import { goOn, partNamed } from '../effects/carry-out.ts';
import { pieceOf } from '../references.ts';
import type { Progress } from '../links.ts';
import type { Unit } from '../pieces.ts';
import type { State } from '../state.ts';
import { attachedById, durabilityLeft, isMecha, isTower } from '../values.ts';
import { sacrifice as give } from '../zones.ts';
import { namedUnit, unitAt, type Rule } from './rule.ts';

const NO_SACRIFICE = illegal('MG-R-84', 'Sacrifice a unit you control of the kind the card names.');

const SACRIFICE = CELL_NAME.map((unit): ActionOf<'sacrifice'> => ({ kind: 'sacrifice', unit }));

function isOffered(s: State, seat: Seat, u: Unit, progress: Progress): boolean {
  if (u.controller !== seat) return false;
  const { what } = partNamed(progress, 'sacrifice');
  if (what === 'tower') return isTower(u);
  if (what === 'mecha') return isMecha(u);
  return [progress.target, progress.second].some((one) => attachedById(s, pieceOf(one))?.host === u);
}

/** MG-D-15. */
export const sacrifice: Rule<'sacrifice', 'sacrifice'> = {
  candidates(s, seat, out) {
    for (let cell = 0; cell < CELLS; cell++)
      if (s.board[cell]?.controller === seat) out.push(SACRIFICE[cell]);
  },
  judge(s, seat, { unit }, { progress }) {
    const u = unitAt(s, unit);
    return u !== null && isOffered(s, seat, u, progress) ? LEGAL : NO_SACRIFICE;
  },
  apply(s, _seat, { unit }, log, { progress }) {
    const u = namedUnit(s, unit);
    const left = Math.max(0, durabilityLeft(s, u));
    give(s, u, 'MG-R-60', log);
    goOn(s, progress, left);
  },
};
