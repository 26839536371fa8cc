import type { Thing } from '@mechatable/board';
import { below, rngFrom, type Rng, type Seat } from '@mechatable/kernel';
import { masc, openQuestion, type Action, type Event, type State } from '@mechatable/masc';

/** A moment of a random match: the state, who is asked, and what came of the answer. */
export interface Moment {
  readonly before: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly after: State;
  readonly events: readonly Event[];
}

const OPTIONS = [
  { light: 4, mid: 3, vpTarget: 15 },
  { setup: 'quick', turnCap: 6 },
  { setup: 'quick', turnCap: 6, squadTracking: 'frozen' },
] as const;
const MATCHES = 3;
const EACH = 2;
/** Of placing: every counter that is put down changes what is hidden. */
const MORE = 8;

let found: readonly Moment[] | null = null;

/** A few moments of each question, for each seat, as they come. Played once for all tests of a file. */
export function moments(): readonly Moment[] {
  found ??= [...collected()];
  return found;
}

function* collected(): Generator<Moment> {
  const seen = new Map<string, number>();
  for (const moment of all()) {
    const { before, seat } = moment;
    const sort = `${seat} ${openQuestion(before)?.ask ?? ''} ${before.rules.setup} ${before.rules.squadTracking} ${before.turn < 3 ? '' : 'late'}`;
    const times = seen.get(sort) ?? 0;
    if (times >= (openQuestion(before)?.ask === 'deploy' ? MORE : EACH)) continue;
    seen.set(sort, times + 1);
    yield moment;
  }
}

function* all(): Generator<Moment> {
  for (let match = 0; match < MATCHES; match++) {
    const rng = rngFrom(`table ${match}`);
    const state = masc.rules.setup(
      masc.rules.options.parse(OPTIONS[match % OPTIONS.length]),
      2,
      rngFrom(`table ${match}`),
    );
    while (masc.rules.outcome(state) === null) {
      const [seat = 0] = masc.rules.toAct(state);
      const legal = masc.rules.legal(state, seat);
      const before = masc.rules.clone(state);
      const events = masc.rules.apply(state, seat, chosen(legal, rng));
      yield { before, seat, legal, after: masc.rules.clone(state), events };
    }
  }
}

/** Attacks where there are some, moves towards the enemy, passes seldom: so the sides meet. */
function chosen(legal: readonly Action[], rng: Rng): Action {
  const attacks = legal.filter(({ kind }) => kind === 'attack');
  const acting = legal.filter(({ kind }) => kind !== 'pass' && kind !== 'reset');
  const from = attacks.length > 0 ? attacks : acting.length > 0 ? acting : legal;
  const forward = from.filter((action) => action.kind === 'moveMecha' && below(rng, 4) > 0).sort(byAdvance);
  const action = forward[0] ?? from[below(rng, from.length)];
  if (action === undefined) throw new Error('nobody can do anything');
  return action;
}

function byAdvance(a: Action, b: Action): number {
  const rows = (action: Action): number => {
    if (action.kind !== 'moveMecha') return 0;
    const row = Number(action.to.slice(1));
    return action.mecha.startsWith('r') ? -row : row;
  };
  return rows(a) - rows(b);
}

/** A thing and everything in it. */
export function* things(thing: Thing): Generator<Thing> {
  yield thing;
  for (const inner of thing.of ?? []) yield* things(inner);
}

export function anchorsIn(scene: Thing): Set<string> {
  return new Set([...things(scene)].flatMap(({ anchor }) => anchor ?? []));
}
