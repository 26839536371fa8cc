import type { Thing } from '@mechatable/board';
import { below, rngFrom, type Seat } from '@mechatable/kernel';
import { lanes, openQuestion, type Action, type Event, type State } from '@mechatable/lanes';

/** A moment of a random match: the state, who is asked, and what came of the answer. */
export interface Moment {
  readonly before: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly after: State;
  readonly events: readonly Event[];
}

const DECKS = lanes.content.loadouts.map(({ id }) => id);

/** Moments of random matches with every ready deck: so many of each question, as they come. */
export function* moments(matches: number, each: number): Generator<Moment> {
  const seen = new Map<string, number>();
  for (const moment of all(matches)) {
    const question = askedFor(moment);
    const times = seen.get(question) ?? 0;
    if (times >= each) continue;
    seen.set(question, times + 1);
    yield moment;
  }
}

/** The kind of question, and what its answers would be about. */
function askedFor({ before, seat, legal }: Moment): string {
  const view = lanes.rules.view(before, seat);
  const sorts = legal.flatMap((action) => lanes.words.anchors(view, action)[0]?.split(':')[0] ?? []);
  return `${openQuestion(view)?.ask ?? ''} ${[...new Set(sorts)].sort().join(' ')}`;
}

function* all(matches: number): Generator<Moment> {
  for (let match = 0; match < matches; match++) {
    const rng = rngFrom(`table ${match}`);
    const loadouts = [DECKS[match % DECKS.length], DECKS[(3 * match + 1) % DECKS.length]];
    const protectionFrom = match % 2 === 0 ? 'deck' : 'hand';
    const state = lanes.rules.setup(
      lanes.rules.options.parse({ loadouts, protectionFrom, turnCap: 30 }),
      2,
      rngFrom(`table ${match}`),
    );
    while (lanes.rules.outcome(state) === null) {
      const [seat = 0] = lanes.rules.toAct(state);
      const legal = lanes.rules.legal(state, seat);
      const before = lanes.rules.clone(state);
      const events = lanes.rules.apply(state, seat, chosen(legal, below(rng, 1000)));
      yield { before, seat, legal, after: lanes.rules.clone(state), events };
    }
  }
}

/** Any of them, but ending the turn only now and then: tables should fill up. */
function chosen(legal: readonly Action[], chance: number): Action {
  const acting = legal.filter(({ kind }) => kind !== 'pass');
  const from = acting.length > 0 && chance % 8 !== 0 ? acting : legal;
  const action = from[chance % from.length];
  if (action === undefined) throw new Error('nobody can do anything');
  return action;
}

/** A thing and everything in it. */
export function* things(thing: Thing): Generator<Thing> {
  yield thing;
  for (const inner of thing.of ?? []) yield* things(inner);
}

export function anchorsIn(scene: Thing): Set<string> {
  return new Set([...things(scene)].flatMap(({ anchor }) => anchor ?? []));
}
