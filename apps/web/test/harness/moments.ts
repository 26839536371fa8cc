import { below, rngFrom, type Game, type GameEvent, type Rng, type Seat } from '@mechatable/kernel';

/** A moment of a random match: the state, who is asked, the result of the answer, and the earlier events. */
export interface Moment<State, Action, Event> {
  readonly before: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly after: State;
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

export interface MomentPlan<State, Action, Event> {
  readonly matches: number;
  /** How many moments of each sort. */
  readonly each: number | ((sort: string) => number);
  readonly options: (match: number, rng: Rng) => unknown;
  /** Left out: two. */
  readonly seats?: (match: number) => number;
  readonly choose: (legal: readonly Action[], rng: Rng) => Action | undefined;
  /** The sorts that a moment is an example of. It is left out if there are enough of all of them. */
  readonly sorts: (moment: Moment<State, Action, Event>) => readonly string[];
}

/** Moments of random matches: a few of each sort, as they come. */
export function* momentsOf<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  plan: MomentPlan<State, Action, Event>,
): Generator<Moment<State, Action, Event>> {
  const { each } = plan;
  const seen = new Map<string, number>();
  for (let match = 0; match < plan.matches; match++) {
    for (const moment of play(game, plan, match)) {
      const sorts = plan.sorts(moment);
      const isEnough = (sort: string): boolean =>
        (seen.get(sort) ?? 0) >= (typeof each === 'number' ? each : each(sort));
      if (sorts.every(isEnough)) continue;
      for (const sort of sorts) seen.set(sort, (seen.get(sort) ?? 0) + 1);
      yield { ...moment, told: [...moment.told] };
    }
  }
}

/** Every moment of a match. The earlier events are one list, which grows. */
function* play<State, Action, Event extends GameEvent, View, Options>(
  { rules }: Game<State, Action, Event, View, Options>,
  { options, seats = () => 2, choose }: MomentPlan<State, Action, Event>,
  match: number,
): Generator<Moment<State, Action, Event>> {
  const rng = rngFrom(`table ${match}`);
  const terms = rules.options.parse(options(match, rng));
  const state = rules.setup(terms, seats(match), rngFrom(`table ${match}`));
  const told: Event[] = [];
  while (rules.outcome(state) === null) {
    const [seat = 0] = rules.toAct(state);
    const legal = rules.legal(state, seat);
    const before = rules.clone(state);
    const action = choose(legal, rng);
    if (action === undefined) throw new Error('nobody can do anything');
    const events = rules.apply(state, seat, action);
    yield { before, seat, legal, after: rules.clone(state), events, told };
    told.push(...events);
  }
}

/** Any of them, but one of a few kinds only once in this many times: tables should fill up. */
export function restless<Action extends { readonly kind: string }>(
  rare: readonly Action['kind'][],
  every: number,
): (legal: readonly Action[], rng: Rng) => Action | undefined {
  return (legal, rng) => {
    const chance = below(rng, 1000);
    const acting = legal.filter(({ kind }) => !rare.includes(kind));
    const from = acting.length > 0 && chance % every !== 0 ? acting : legal;
    return from[chance % from.length];
  };
}
