import { NOWHERE, distance, otherColour } from './board.ts';
import { ARMOR, BODY, RANGE } from './content/types.ts';
import { takersOf } from './damage.ts';
import { colourOf, firstOf, sideSize } from './field.ts';
import { noWallBetween, type Ground } from './ground.ts';
import { clone, type State } from './state.ts';
import { assign } from './steps/combat.ts';

/** What mecha of each type are worth unharmed; a damaged one keeps at least half of it. */
export const WORTH = [30, 26, 28, 48, 52, 44];
/** What a die is worth on average against a type: the share that hurts, times what a point of damage costs. */
const PER_DIE = WORTH.map((worth, type) => (((7 - ARMOR[type]) / 6) * worth) / BODY[type]);

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

/** What a die of this mecha is worth against the enemy it would most like to hit, in range with no wall between. */
export function bestTarget(s: State, mecha: number, ground: Ground): number {
  const from = s.at[mecha];
  const range = RANGE[s.type[mecha]];
  const enemies = firstOf(s, otherColour(colourOf(s, mecha)));
  let best = 0;
  for (let enemy = enemies; enemy < enemies + sideSize(s); enemy++) {
    const to = s.at[enemy];
    if (to === NOWHERE || PER_DIE[s.type[enemy]] <= best) continue;
    if (distance(from, to) <= range && noWallBetween(ground, from, to)) best = PER_DIE[s.type[enemy]];
  }
  return best;
}
