import type { Thing } from '@mechatable/board';
import { below, rngFrom, type Seat, type Viewer } from '@mechatable/kernel';
import { mechanation, type Action, type Event, type State } from '@mechatable/mechanation';

/** A moment of a random match: the state, who is asked, what came of the answer, and what had happened before. */
export interface Moment {
  readonly before: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly after: State;
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

const MATCHES = 45;
const EACH = 1;
let found: readonly Moment[] | null = null;

/** Moments of random matches: a few of each question and answer, as they come. Played once for all tests of a file. */
export function moments(): readonly Moment[] {
  found ??= [...collected()];
  return found;
}

function* collected(): Generator<Moment> {
  const seen = new Map<string, number>();
  for (const moment of all(MATCHES)) {
    const sorts = sortsOf(moment);
    if (sorts.every((sort) => (seen.get(sort) ?? 0) >= EACH)) continue;
    for (const sort of sorts) seen.set(sort, (seen.get(sort) ?? 0) + 1);
    yield moment;
  }
}

/** The question with each kind of answer, abilities by their Mech; and every kind of event. */
function sortsOf({ before, legal, events }: Moment): string[] {
  const top = before.agenda.at(-1);
  const ask = top !== undefined && 'ask' in top ? top.ask : '';
  const pilots = before.rows.length;
  const answers = legal.map((action) => (action.kind === 'use' ? `use ${action.mech}` : action.kind));
  return [
    ...new Set(answers.map((answer) => `${pilots} ${ask} ${answer}`)),
    ...events.map((event) => (event.type === 'ability' ? `ability ${event.mech}` : event.type)),
  ];
}

function* all(matches: number): Generator<Moment> {
  for (let match = 0; match < matches; match++) {
    const rng = rngFrom(`table ${match}`);
    const pilots = 2 + (match % 3);
    const state = mechanation.rules.setup(
      mechanation.rules.options.parse({ turnCap: 12 }),
      pilots,
      rngFrom(`table ${match}`),
    );
    const told: Event[] = [];
    while (mechanation.rules.outcome(state) === null) {
      const [seat = 0] = mechanation.rules.toAct(state);
      const legal = mechanation.rules.legal(state, seat);
      const before = mechanation.rules.clone(state);
      const events = mechanation.rules.apply(state, seat, chosen(legal, below(rng, 1000)));
      yield { before, seat, legal, after: mechanation.rules.clone(state), events, told: [...told] };
      told.push(...events);
    }
  }
}

/** Any of them, but passing only now and then: the table should be busy. */
function chosen(legal: readonly Action[], chance: number): Action {
  const acting = legal.filter(({ kind }) => kind !== 'pass');
  const from = acting.length > 0 && chance % 5 !== 0 ? acting : legal;
  const action = from[chance % from.length];
  if (action === undefined) throw new Error('nobody can do anything');
  return action;
}

export function viewersOf({ before }: Moment): readonly Viewer[] {
  return [...before.rows.map((_, seat) => seat), 'table'];
}

export const nearest = (viewer: Viewer): Seat => (viewer === 'table' ? 0 : viewer);

/** A thing and everything in it. */
export function* things(thing: Thing): Generator<Thing> {
  yield thing;
  for (const inner of thing.of ?? []) yield* things(inner);
}

export function anchorsIn(scene: Thing): Set<string> {
  return new Set([...things(scene)].flatMap(({ anchor }) => anchor ?? []));
}

/** The things of a scene by their keys. */
export function keysIn(scene: Thing): (key: string) => Thing {
  const all = new Map([...things(scene)].map((thing) => [thing.key, thing]));
  return (key) => {
    const thing = all.get(key);
    if (thing === undefined) throw new Error(`There is no "${key}" in the scene.`);
    return thing;
  };
}
