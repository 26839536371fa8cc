import type { Seat } from '@mechatable/kernel';
import { NEAR, NOWHERE, RED, SLOTS, distance, otherColour, type Colour } from './board.ts';
import { ARMOR, ATTACK, BODY, RANGE } from './content/types.ts';
import { controllerOf, pointsFor, presence } from './control.ts';
import { takersOf } from './damage.ts';
import { colourOf, firstOf, sideSize, standing } from './field.ts';
import { noWallBetween } from './ground.ts';
import { FAR_ENOUGH, onward } from './onward.ts';
import { isPinned, reachOf } from './reach.ts';
import { clone, colourOfSeat, type Activation, type State } from './state.ts';
import { assign } from './steps/combat.ts';

/** A point that is scored, and a point that would be scored if the turn ended now. */
const POINT = 40;
const EXPECTED_POINT = 34;
/** A region that is contested, as a share of what control would be worth, for each mecha ahead or behind. */
const CONTEST = 0.25;
/** What mecha of each type are worth unharmed; a damaged one keeps at least half of it. */
const WORTH = [30, 26, 28, 48, 52, 44];
/** One Move point less to the far end of the centre. */
const PER_STEP = 2;
/** What a die is worth on average against a type: the share that hurts, times what a point of damage costs. */
const PER_DIE = WORTH.map((worth, type) => (((7 - ARMOR[type]) / 6) * worth) / BODY[type]);
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

/** There are hundreds of moves to choose from, so the first estimate must separate them clearly. */
export const SEARCH = { spread: 200, temperature: 0.01, exploration: 0.3 };

/** The value of a position for a seat: points, ground, mecha and fire, mine minus theirs. */
export function evaluate(state: State, seat: Seat): number {
  const s = withDiceAssigned(state);
  const colour = colourOfSeat(s, seat);
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? WIPED_OUT : -WIPED_OUT;
  const other = otherColour(colour);
  let worth = POINT * (s.points[colour] - s.points[other]) + ground(s, colour);
  worth += sideWorth(s, colour) - sideWorth(s, other);
  if (s.activation !== null) worth += moving(s, s.activation, colour);
  return worth;
}

/** Assigns the dice already rolled, each to the cheapest mecha that may take it. */
function withDiceAssigned(state: State): State {
  let top = state.agenda.at(-1);
  if (top === undefined || !('ask' in top) || top.ask !== 'assign') return state;
  const s = clone(state);
  while (top !== undefined && 'ask' in top && top.ask === 'assign') {
    s.agenda.pop();
    const { dice, next, eligible } = top;
    const takers = takersOf(s, eligible, dice[next]);
    const fixed = takers.reduce((best, one) => (WORTH[s.type[one]] < WORTH[s.type[best]] ? one : best));
    assign(s, { do: 'assign', dice, next, eligible, fixed }, []);
    top = s.agenda.at(-1);
  }
  return s;
}

/** What the regions would bring, and a share of it where they are contested. */
function ground(s: State, colour: Colour): number {
  const counts = presence(s);
  const other = otherColour(colour);
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

function sideWorth(s: State, colour: Colour): number {
  const { inFormation, ground: board } = standing(s);
  const steps = onward(board, colour);
  const first = firstOf(s, colour);
  const end = first + sideSize(s);
  let worth = 0;
  for (let mecha = first; mecha < end; mecha++) {
    const square = s.at[mecha];
    if (square === NOWHERE) continue;
    const type = s.type[mecha];
    worth += WORTH[type] * (1 - s.damage[mecha] / (2 * BODY[type]));
    worth += PER_STEP * (FAR_ENOUGH - steps[square]);
    if (inFormation[mecha] === 0 && s.activation === null) worth += OUT_OF_FORMATION;
    worth += FIRE * ATTACK[type] * bestTarget(s, mecha);
    if (s.spent[mecha] === 1) worth += CHANCE_USED;
  }
  return worth;
}

/** What a die of this mecha is worth against the enemy it would most like to hit, in range with no wall between. */
function bestTarget(s: State, mecha: number): number {
  const { ground: board } = standing(s);
  const from = s.at[mecha];
  const range = RANGE[s.type[mecha]];
  const enemies = firstOf(s, otherColour(colourOf(s, mecha)));
  let best = 0;
  for (let enemy = enemies; enemy < enemies + sideSize(s); enemy++) {
    const to = s.at[enemy];
    if (to === NOWHERE || PER_DIE[s.type[enemy]] <= best) continue;
    if (distance(from, to) <= range && noWallBetween(board, from, to)) best = PER_DIE[s.type[enemy]];
  }
  return best;
}

/** A squad during its move: one mecha may go ahead if another can follow, and nobody may be left behind for good. */
function moving(s: State, activation: Activation, colour: Colour): number {
  if (colourOf(s, activation.unit) !== colour) return 0;
  const { inFormation } = standing(s);
  let worth = UNDER_WAY;
  let ahead = 0;
  for (const mecha of activation.kept) {
    if (inFormation[mecha] === 1) continue;
    const at = activation.members.indexOf(mecha);
    const moved = at >= 0 && activation.from[at] !== s.at[mecha];
    if (moved) ahead++;
    const canRejoin = someoneCanCome(s, activation, mecha) || (!moved && at >= 0 && canJoin(s, mecha));
    worth += canRejoin && ahead <= 1 ? OPEN_GAP : LOST;
  }
  return worth;
}

/** Whether a member that has not moved can come within 2 of the mecha. */
function someoneCanCome(s: State, { members, from }: Activation, mecha: number): boolean {
  for (let i = 0; i < members.length; i++) {
    const member = members[i];
    if (member !== mecha && s.at[member] === from[i] && reachesNear(s, member, s.at[mecha])) return true;
  }
  return false;
}

/** Whether a mecha that has not moved can come within 2 of any friend. */
function canJoin(s: State, mecha: number): boolean {
  const first = firstOf(s, colourOf(s, mecha));
  for (let friend = first; friend < first + sideSize(s); friend++)
    if (friend !== mecha && s.at[friend] !== NOWHERE && reachesNear(s, mecha, s.at[friend])) return true;
  return false;
}

function reachesNear(s: State, mecha: number, square: number): boolean {
  if (isPinned(s, mecha)) return false;
  const { cost } = reachOf(s, mecha);
  const { on } = standing(s);
  const near = NEAR[square];
  for (let i = 0; i < near.length; i++) if (cost[near[i]] >= 0 && on[near[i]] === NOWHERE) return true;
  return false;
}
