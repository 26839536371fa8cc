import type { Seat } from '@mechatable/kernel';
import type { Action, ActionOf } from './action.ts';
import { activationOf, hasMoreMovesThan } from './activation.ts';
import { tilesLaid } from './actions/preliminaries.ts';
import { BLUE, NOWHERE, RED, SLOTS, otherColor, squareNumber } from './board.ts';
import { typeNumber } from './content/types.ts';
import { deploySquares } from './deployment.ts';
import { countOf, firstOf, sideSize } from './field.ts';
import { mechaNumber } from './names.ts';
import { colorOfSeat, type State } from './state.ts';

type Look = (s: State) => number;

/**
 * Evaluates the state after an action without taking it, for questions with hundreds of answers. The agenda stays as it
 * is: to evaluations, these questions and the next are the same.
 */
export function peek(s: State, seat: Seat, action: Action, most: number, look: Look): number | null {
  switch (action.kind) {
    case 'placeTile':
      return tilesLaid(s) < SLOTS - 1 ? look(s) : null; // no mecha is there yet, so no tile counts
    case 'commitForce':
      return isDecidedLater(s, seat, most) ? look(s) : null;
    case 'placeMecha':
      return afterPlacing(s, seat, action, look);
    case 'moveMecha':
      return afterMove(s, action, most, look);
    default:
      return null;
  }
}

/** No mecha is there yet, so a force has no value until the next question, which has more than `most` answers. */
function isDecidedLater(s: State, seat: Seat, most: number): boolean {
  const colour = colorOfSeat(s, seat);
  if (s.forces[otherColor(colour)].length === 0) return true; // the opponent still has to choose
  if (s.rules.setup === 'quick') return false;
  return s.opener !== seat || deploySquares(s, colour, sideSize(s) - 1).length > most;
}

/** MASC-DEP-4: the opponent is next, unless this is the last mecha. */
function afterPlacing(
  s: State,
  seat: Seat,
  { type, square }: ActionOf<'placeMecha'>,
  look: Look,
): number | null {
  const placed = countOf(s, RED) + countOf(s, BLUE);
  if (placed === 2 * sideSize(s) - 1) return null;
  const colour = colorOfSeat(s, seat);
  const mecha = firstOf(s, colour) + countOf(s, colour);
  s.at[mecha] = squareNumber(square);
  s.type[mecha] = typeNumber(type);
  const value = look(s);
  s.at[mecha] = NOWHERE;
  s.type[mecha] = NOWHERE;
  return value;
}

/** As long as someone can still move, the same question comes again. */
function afterMove(
  s: State,
  { mecha: name, to }: ActionOf<'moveMecha'>,
  most: number,
  look: Look,
): number | null {
  const top = s.agenda[s.agenda.length - 1];
  if (!('ask' in top) || top.ask !== 'move') return null;
  const mecha = mechaNumber(s, name);
  const from = s.at[mecha];
  s.at[mecha] = squareNumber(to);
  const value = hasMoreMovesThan(s, activationOf(s), Math.max(most, 0)) ? look(s) : null;
  s.at[mecha] = from;
  return value;
}
