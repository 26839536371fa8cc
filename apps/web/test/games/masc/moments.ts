import { below, openQuestion, type Rng } from '@mechatable/kernel';
import { masc, type Action, type Event, type State } from '@mechatable/masc';
import { momentsOf, type Moment as AnyMoment } from '../../harness/moments.ts';

type Moment = AnyMoment<State, Action, Event>;

const OPTIONS = [
  { light: 4, mid: 3, vpTarget: 15 },
  { setup: 'quick', turnCap: 6 },
  { setup: 'quick', turnCap: 6, squadTracking: 'frozen' },
] as const;
const EACH = 2;
/** Of placing: every counter that is put down changes what is hidden. */
const MORE = 8;

let found: readonly Moment[] | null = null;

/** A few moments of each question, for each seat, as they come. Played once for all tests of a file. */
export function moments(): readonly Moment[] {
  found ??= [
    ...momentsOf(masc, {
      matches: OPTIONS.length,
      each: (sort) => (sort.includes(' deploy ') ? MORE : EACH),
      options: (match) => OPTIONS[match],
      choose: chosen,
      sorts: (moment) => [sortOf(moment)],
    }),
  ];
  return found;
}

function sortOf({ before, seat }: Moment): string {
  const { rules, turn } = before;
  const ask = openQuestion(before)?.ask ?? '';
  return `${seat} ${ask} ${rules.setup} ${rules.squadTracking} ${turn < 3 ? '' : 'late'}`;
}

/** Attacks if possible, moves toward the enemy and seldom passes, so that the sides meet. */
function chosen(legal: readonly Action[], rng: Rng): Action | undefined {
  const attacks = legal.filter(({ kind }) => kind === 'attack');
  const acting = legal.filter(({ kind }) => kind !== 'pass' && kind !== 'reset');
  const from = attacks.length > 0 ? attacks : acting.length > 0 ? acting : legal;
  const forward = from.filter((action) => action.kind === 'moveMecha' && below(rng, 4) > 0).sort(byAdvance);
  return forward[0] ?? from[below(rng, from.length)];
}

function byAdvance(a: Action, b: Action): number {
  const rows = (action: Action): number => {
    if (action.kind !== 'moveMecha') return 0;
    const row = Number(action.to.slice(1));
    return action.mecha.startsWith('r') ? -row : row;
  };
  return rows(a) - rows(b);
}
