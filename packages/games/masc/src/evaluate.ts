import { evaluationBy, factorsOf, placesOf, type Factors } from '@mechatable/kernel';
import { BLUE, NOWHERE, RED, SLOTS, type Color } from './board.ts';
import { ATTACK, BODY } from './content/types.ts';
import { NOBODY, controllerOf, pointsFor } from './control.ts';
import { WORTH, bestTargets, withDiceAssigned } from './expected-fire.ts';
import { colorOf, firstOf, isEmpty, sideSize, standing, type Standing } from './field.ts';
import { gapsOf } from './gaps.ts';
import { LAST_CENTER_ROW, onward } from './onward.ts';
import { seatOf, type Phase, type State } from './state.ts';
import { WEIGHTS } from './weights/masc.ts';

/** There are hundreds of moves to choose from, so the first estimate must separate them clearly. */
export const SEARCH = { spread: 200, temperature: 0.01, exploration: 0.3 };

const AT = placesOf(WEIGHTS);
const list = factorsOf(WEIGHTS, {
  subtle: ['pointSoon', 'contested', 'outOfFormation', 'fire'],
  // A pass that ends the phase gives everyone their chances back: the opponent's must not count.
  ownOnly: ['chanceUsed', 'underWay'],
  given: ['win', 'gap', 'lost', 'chanceUsed', 'underWay'],
});
const counts = new Float64Array(2 * list.length);

/** Points, ground, mecha and fire. */
function count(state: State): Float64Array {
  counts.fill(0);
  const s = withDiceAssigned(state);
  if (s.outcome !== null) {
    for (const seat of s.outcome.winners) counts[seat * list.length + AT.win] = 1;
    return counts;
  }
  if (isEmpty(s)) return counts;
  const here = standing(s);
  const targets = bestTargets(s, here.ground);
  countSide(s, here, targets, RED, seatOf(s, RED) * list.length);
  countSide(s, here, targets, BLUE, seatOf(s, BLUE) * list.length);
  countGround(s, here);
  return counts;
}

/** The points the regions would score, and the lead in contested regions. */
function countGround(s: State, { presence: here }: Standing): void {
  const soon = phaseOf(s) === 'combat' ? 1 : shareSpent(s);
  const red = seatOf(s, RED) * list.length;
  const blue = seatOf(s, BLUE) * list.length;
  for (let slot = 0; slot < SLOTS; slot++) {
    const [reds, blues] = [here[slot], here[SLOTS + slot]];
    if (reds === 0 && blues === 0) continue;
    const holder = controllerOf(reds, blues);
    if (holder === NOBODY) {
      counts[red + AT.contested] += reds;
      counts[blue + AT.contested] += blues;
      continue;
    }
    const base = holder === RED ? red : blue;
    const points = pointsFor(slot, holder);
    counts[base + AT.pointExpected] += points;
    counts[base + AT.pointSoon] += soon * points;
  }
}

/** In Combat, the points of this turn are as good as scored; during Movement they become more certain. */
function phaseOf({ agenda }: State): Phase {
  const top = agenda.at(-1);
  if (top === undefined || !('ask' in top)) return 'movement';
  if (top.ask === 'first') return top.phase;
  return top.ask === 'attack' || top.ask === 'assign' ? 'combat' : 'movement';
}

function shareSpent(s: State): number {
  let alive = 0;
  let spent = 0;
  for (let mecha = 0; mecha < s.at.length; mecha++) {
    if (s.at[mecha] === NOWHERE) continue;
    alive++;
    spent += s.spent[mecha];
  }
  return alive === 0 ? 0 : spent / alive;
}

function countSide(
  s: State,
  { friends, ground }: Standing,
  targets: Float64Array,
  colour: Color,
  base: number,
): void {
  counts[base + AT.point] = s.points[colour];
  const steps = onward(ground, colour);
  const first = firstOf(s, colour);
  const end = first + sideSize(s);
  for (let mecha = first; mecha < end; mecha++) {
    const square = s.at[mecha];
    if (square === NOWHERE) continue;
    const type = s.type[mecha];
    counts[base + AT.frog + type]++;
    counts[base + AT.damage] += (WORTH[type] * s.damage[mecha]) / (2 * BODY[type]);
    counts[base + AT.step] += LAST_CENTER_ROW - steps[square];
    if (friends[mecha] === 0 && s.activation === null) counts[base + AT.outOfFormation]++;
    counts[base + AT.fire] += ATTACK[type] * targets[mecha];
    if (s.spent[mecha] === 1) counts[base + AT.chanceUsed]++;
  }
  if (s.activation === null || colorOf(s, s.activation.unit) !== colour) return;
  const { open, lost } = gapsOf(s, s.activation);
  counts[base + AT.underWay] = 1;
  counts[base + AT.gap] = open;
  counts[base + AT.lost] = lost;
}

export const factors: Factors<State> = { list, count };

export const { evaluate, evaluateAll } = evaluationBy(factors);
