import type { Seat } from '@mechatable/kernel';
import { NOWHERE, RED, SLOTS, otherColor, type Color } from './board.ts';
import { ATTACK, BODY } from './content/types.ts';
import { controllerOf, pointsFor } from './control.ts';
import { WORTH, bestTargets, withDiceAssigned } from './expected-fire.ts';
import { colorOf, firstOf, isEmpty, sideSize, standing, type Standing } from './field.ts';
import { gapsOf } from './gaps.ts';
import { LAST_CENTER_ROW, onward } from './onward.ts';
import { colorOfSeat, type Activation, type State } from './state.ts';

/** A point that is scored, and a point that would be scored if the turn ended now. */
const POINT = 40;
const EXPECTED_POINT = 34;
/** A region that is contested, as a share of what control would be worth, for each mecha ahead or behind. */
const CONTEST = 0.25;
/** One Move point less to the far end of the center. */
const PER_STEP = 2;
/** The share of the currently possible fire that is expected to happen. */
const FIRE = 0.6;
const OUT_OF_FORMATION = -15;
/** A formation broken during a move: it can still be restored, or it can't. */
const OPEN_GAP = -8;
const LOST = -400;
/** Doing something is a little better than passing, and having done it a little better still. */
const CHANCE_USED = 0.2;
const UNDER_WAY = 0.1;
const WIPED_OUT = 3000;

/** By type and damage. */
const WORTH_LEFT = WORTH.map((worth, type) =>
  Array.from({ length: BODY[type] + 1 }, (_, damage) => worth * (1 - damage / (2 * BODY[type]))),
);

/** There are hundreds of moves to choose from, so the first estimate must separate them clearly. */
export const SEARCH = { spread: 200, temperature: 0.01, exploration: 0.3 };

/** The value of a position for a seat: points, ground, mecha and fire, mine minus theirs. */
export function evaluate(state: State, seat: Seat): number {
  const s = withDiceAssigned(state);
  const colour = colorOfSeat(s, seat);
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? WIPED_OUT : -WIPED_OUT;
  if (isEmpty(s)) return 0;
  const other = otherColor(colour);
  const here = standing(s);
  const targets = bestTargets(s, here.ground);
  let worth = POINT * (s.points[colour] - s.points[other]) + ground(here, colour);
  worth += sideWorth(s, here, targets, colour) - sideWorth(s, here, targets, other);
  if (s.activation !== null) worth += moving(s, s.activation, colour);
  return worth;
}

/** The points the regions would score, and a share of them for contested regions. */
function ground({ presence: counts }: Standing, colour: Color): number {
  const other = otherColor(colour);
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const own = counts[colour * SLOTS + slot];
    const theirs = counts[other * SLOTS + slot];
    if (own === 0 && theirs === 0) continue;
    const holder = colour === RED ? controllerOf(own, theirs) : controllerOf(theirs, own);
    if (holder === colour) worth += pointsFor(slot, colour);
    else if (holder === other) worth -= pointsFor(slot, other);
    else worth += CONTEST * (own - theirs);
  }
  return EXPECTED_POINT * worth;
}

function sideWorth(
  s: State,
  { friends, ground: board }: Standing,
  targets: Float64Array,
  colour: Color,
): number {
  const steps = onward(board, colour);
  const first = firstOf(s, colour);
  const end = first + sideSize(s);
  let worth = 0;
  for (let mecha = first; mecha < end; mecha++) {
    const square = s.at[mecha];
    if (square === NOWHERE) continue;
    const type = s.type[mecha];
    worth += WORTH_LEFT[type][s.damage[mecha]];
    worth += PER_STEP * (LAST_CENTER_ROW - steps[square]);
    if (friends[mecha] === 0 && s.activation === null) worth += OUT_OF_FORMATION;
    worth += FIRE * ATTACK[type] * targets[mecha];
    if (s.spent[mecha] === 1) worth += CHANCE_USED;
  }
  return worth;
}

/** A squad during its move. */
function moving(s: State, activation: Activation, colour: Color): number {
  if (colorOf(s, activation.unit) !== colour) return 0;
  const { open, lost } = gapsOf(s, activation);
  return UNDER_WAY + OPEN_GAP * open + LOST * lost;
}
