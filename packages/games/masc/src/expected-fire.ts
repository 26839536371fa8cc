import { NOWHERE, distance } from './board.ts';
import { ARMOR, BODY, LONGEST_RANGE, RANGE } from './content/types.ts';
import { takersOf } from './damage.ts';
import { noWallBetween, type Ground } from './ground.ts';
import { MOST_MECHA } from './names.ts';
import { clone, type State } from './state.ts';
import { assign } from './steps/combat.ts';

/** The value of an undamaged mecha of each type; a damaged one keeps at least half of it. */
export const WORTH = [30, 26, 28, 48, 52, 44];
/** The average value of a die against a type: the share that hurts, times the value of a point of damage. */
const PER_DIE = WORTH.map((worth, type) => (((7 - ARMOR[type]) / 6) * worth) / BODY[type]);

/** Both sides at most. */
const MOST = 2 * MOST_MECHA;

/** Assigns the dice already rolled, each to the cheapest mecha that may take it. */
export function withDiceAssigned(state: State): State {
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

/** The expected damage of every mecha to every enemy, from the last query. */
const known = {
  ground: null as Ground | null,
  at: [] as number[],
  type: [] as number[],
  /** By shooter and target, `shooter × MOST + target`: the value of a die; 0 out of range or behind a wall. */
  aims: new Float64Array(MOST * MOST),
  best: new Float64Array(MOST),
};

/**
 * By mecha: the value of one of its dice against its best target, in range with no wall between. Only
 * what depends on mecha that have moved since the last call is worked out again. Read it at once: the next call
 * overwrites it.
 */
export function bestTargets(s: State, ground: Ground): Float64Array {
  const { length } = s.at;
  if (known.ground !== ground || known.at.length !== length) forget(ground, length);
  const { at, type } = known;
  for (let mecha = 0; mecha < length; mecha++) {
    if (at[mecha] === s.at[mecha] && type[mecha] === s.type[mecha]) continue;
    at[mecha] = s.at[mecha];
    type[mecha] = s.type[mecha];
    updateAims(ground, mecha);
  }
  return known.best;
}

function forget(ground: Ground, length: number): void {
  known.ground = ground;
  known.at = new Array<number>(length).fill(NOWHERE);
  known.type = new Array<number>(length).fill(NOWHERE);
  known.aims.fill(0);
  known.best.fill(0);
}

/** A mecha has moved: its targets and its attackers change. */
function updateAims(ground: Ground, mecha: number): void {
  const { at, type, aims, best } = known;
  const size = at.length >> 1;
  const enemies = mecha < size ? size : 0;
  const here = at[mecha];
  best[mecha] = 0;
  for (let enemy = enemies; enemy < enemies + size; enemy++) {
    const there = at[enemy];
    let aim = 0;
    let threat = 0;
    if (here !== NOWHERE && there !== NOWHERE) {
      const apart = distance(here, there);
      // Lines are the same in both directions (MASC-R-43).
      if (apart <= LONGEST_RANGE && noWallBetween(ground, here, there)) {
        if (apart <= RANGE[type[mecha]]) aim = PER_DIE[type[enemy]];
        if (apart <= RANGE[type[enemy]]) threat = PER_DIE[type[mecha]];
      }
    }
    aims[mecha * MOST + enemy] = aim;
    if (aim > best[mecha]) best[mecha] = aim;
    const place = enemy * MOST + mecha;
    const was = aims[place];
    if (threat === was) continue;
    aims[place] = threat;
    if (threat > best[enemy]) best[enemy] = threat;
    else if (was === best[enemy]) best[enemy] = mostOf(enemy * MOST + (size - enemies), size);
  }
}

function mostOf(first: number, count: number): number {
  let most = 0;
  for (let i = first; i < first + count; i++) if (known.aims[i] > most) most = known.aims[i];
  return most;
}
