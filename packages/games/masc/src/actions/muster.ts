import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf, ForceCounts } from '../action.ts';
import { COLOR_IDS, NOWHERE, SQUARE_NAME, ZONE, squareNumber } from '../board.ts';
import type { Counts } from '../content/forces.ts';
import { TYPE_IDS, typeNumber } from '../content/types.ts';
import { deploySquares } from '../deployment.ts';
import { countOf, firstOf, isSame, sideSize, standing } from '../field.ts';
import { forceChoices, forceProblems } from '../forces.ts';
import { mechaName } from '../names.ts';
import { colorOfSeat, type State } from '../state.ts';
import type { Rule } from './rule.ts';

const NO_STARTER = illegal('MASC-R-68', 'In the quick setup, choose one of the starter forces.');
const NOT_IN_HAND = illegal('MASC-D-5', 'Choose a type you still have in hand.');
const OUT_OF_ZONE = illegal('MASC-R-14', 'Outside your zone: deploy within three rows of your edge.');
const NOT_FREE = illegal('MASC-R-15', 'Choose a free square that isn’t blocking.');
const BREAKS = illegal('MASC-R-16', 'Breaks formation: the mecha you have left couldn’t close the gaps.');

export function countsOf(force: ForceCounts): Counts {
  return TYPE_IDS.map((id) => force[id]);
}

export function namedCounts(counts: Counts): ForceCounts {
  const [frog, rat, ant, turtle, wolf, spider] = counts;
  return { frog, rat, ant, turtle, wolf, spider };
}

const commitments = new Map<readonly Counts[], readonly ActionOf<'commitForce'>[]>();

/** One action for each force that may be chosen, made once. */
function commitmentsFor(choices: readonly Counts[]): readonly ActionOf<'commitForce'>[] {
  let actions = commitments.get(choices);
  if (actions === undefined) {
    actions = choices.map((counts) => ({ kind: 'commitForce', ...namedCounts(counts) }));
    commitments.set(choices, actions);
  }
  return actions;
}

/** MASC-D-4, MASC-R-13: secret until the mecha are turned face up. */
export const commitForce: Rule<'commitForce'> = {
  exact: true,
  candidates(s, _seat, out) {
    const actions = commitmentsFor(forceChoices(s.rules));
    for (let i = 0; i < actions.length; i++) out.push(actions[i]);
  },
  judge(s, _seat, action) {
    const counts = countsOf(action);
    const problems = forceProblems(counts, s.rules);
    if (problems.length > 0) return problems[0];
    if (s.rules.setup === 'full') return LEGAL;
    return forceChoices(s.rules).some((choice) => isSame(choice, counts)) ? LEGAL : NO_STARTER;
  },
  apply(s, seat, action, log) {
    const colour = colorOfSeat(s, seat);
    s.forces[colour] = countsOf(action);
    log.push({ type: 'committed', clause: 'MASC-R-13', colour: COLOR_IDS[colour] });
  },
};

/** By type and square. */
const PLACEMENTS = TYPE_IDS.map((type) =>
  SQUARE_NAME.map((square): ActionOf<'placeMecha'> => ({ kind: 'placeMecha', type, square })),
);

/** How many of each type a color still has in hand. */
export function inHand(s: Pick<State, 'forces' | 'type' | 'at' | 'terrain'>, colour: number): number[] {
  const left = s.forces[colour].slice();
  const first = firstOf(s, colour);
  for (let mecha = first; mecha < first + sideSize(s); mecha++)
    if (s.type[mecha] !== NOWHERE) left[s.type[mecha]]--;
  return left;
}

function squaresFor(s: State, seat: Seat): readonly number[] {
  const colour = colorOfSeat(s, seat);
  return deploySquares(s, colour, sideSize(s) - countOf(s, colour) - 1);
}

/** MASC-D-5. */
export const placeMecha: Rule<'placeMecha'> = {
  exact: true,
  candidates(s, seat, out) {
    const hand = inHand(s, colorOfSeat(s, seat));
    const squares = squaresFor(s, seat);
    for (let type = 0; type < hand.length; type++) {
      if (hand[type] === 0) continue;
      for (let i = 0; i < squares.length; i++) out.push(PLACEMENTS[type][squares[i]]);
    }
  },
  attempts(s, seat, out) {
    const colour = colorOfSeat(s, seat);
    const hand = inHand(s, colour);
    const type = hand.findIndex((count) => count > 0);
    for (const square of ZONE[colour]) out.push(PLACEMENTS[type][square]);
  },
  judge(s, seat, { type, square }) {
    const colour = colorOfSeat(s, seat);
    if (inHand(s, colour)[typeNumber(type)] === 0) return NOT_IN_HAND;
    const to = squareNumber(square);
    if (!ZONE[colour].includes(to)) return OUT_OF_ZONE;
    const { ground, on } = standing(s);
    if (ground.cost[to] < 0 || on[to] !== NOWHERE) return NOT_FREE;
    return squaresFor(s, seat).includes(to) ? LEGAL : BREAKS;
  },
  apply(s, seat, { type, square }, log) {
    const colour = colorOfSeat(s, seat);
    const mecha = firstOf(s, colour) + countOf(s, colour);
    s.at[mecha] = squareNumber(square);
    s.type[mecha] = typeNumber(type);
    log.push({
      type: 'placed',
      clause: 'MASC-DEP-4',
      owner: seat,
      colour: COLOR_IDS[colour],
      mecha: mechaName(s, mecha),
      square,
      is: type,
    });
    s.agenda.push({ do: 'deploy' });
  },
};
