import type { Thing } from '@mechatable/board';
import { below, rngFrom, type Rng, type Seat } from '@mechatable/kernel';
import {
  POOL,
  mecha1e,
  mecha2e,
  type Action,
  type Edition,
  type Event,
  type MechaGame,
  type State,
} from '@mechatable/mecha';

export const GAMES: Readonly<Record<Edition, MechaGame>> = { '1e': mecha1e, '2e': mecha2e };
export const EDITIONS: readonly Edition[] = ['1e', '2e'];

/** A moment of a random match: the state, who is asked, and what came of the answer. */
export interface Moment {
  readonly before: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly after: State;
  readonly events: readonly Event[];
}

const MATCHES = 40;
const EACH = 4;
const found = new Map<Edition, readonly Moment[]>();

/** Moments of random matches: a few of each question, as they come. Played once for all tests of a file. */
export function moments(edition: Edition): readonly Moment[] {
  const known = found.get(edition) ?? [...collected(edition)];
  found.set(edition, known);
  return known;
}

function* collected(edition: Edition): Generator<Moment> {
  const seen = new Map<string, number>();
  for (const moment of all(edition, MATCHES)) {
    const sorts = sortsOf(edition, moment);
    if (sorts.every((sort) => (seen.get(sort) ?? 0) >= EACH)) continue;
    for (const sort of sorts) seen.set(sort, (seen.get(sort) ?? 0) + 1);
    yield moment;
  }
}

/** The kind of question with each kind of answer: Commands by what they are played on. */
function sortsOf(edition: Edition, { before, seat, legal }: Moment): string[] {
  const { agenda } = before;
  const top = agenda.at(-1);
  const ask = top === undefined || !('ask' in top) ? '' : top.ask === 'respond' ? top.window : top.ask;
  const answers = legal.map((action) =>
    'target' in action ? `${action.kind} ${sortOf(action.target)}` : action.kind,
  );
  return [...new Set(answers)].map((answer) => `${edition} ${seat} ${ask} ${answer}`);
}

/** `d3.1+d4.1` is of the sort of `a1.1`. */
function sortOf(target: string): string {
  return target.replace(/[a-g][1-5]/g, 'a1').replace(/\d+/g, '1');
}

/** A deck of many cards, one of each, so that all of them come to the table. */
function anyDeck(edition: Edition, rng: Rng): unknown {
  const [tower, ...others] = [...POOL[edition]].sort(
    (a, b) => Number(b.copies === 'basic') - Number(a.copies === 'basic'),
  );
  const cards: Record<string, number> = { [tower?.id ?? '']: 16 };
  let size = 16;
  while (size < 40) {
    const card = others[below(rng, others.length)];
    if (card === undefined || (cards[card.id] ?? 0) >= (card.copies === 'singleton' ? 1 : 3)) continue;
    cards[card.id] = (cards[card.id] ?? 0) + 1;
    size++;
  }
  return { cards };
}

function* all(edition: Edition, matches: number): Generator<Moment> {
  const game = GAMES[edition];
  for (let match = 0; match < matches; match++) {
    const rng = rngFrom(`table ${match}`);
    const loadouts = [anyDeck(edition, rng), anyDeck(edition, rng)];
    const options = game.rules.options.parse({ loadouts, turnCap: 60, oneTowerPerTurn: match % 3 !== 0 });
    const state = game.rules.setup(options, 2, rngFrom(`table ${match}`));
    while (game.rules.outcome(state) === null) {
      const [seat = 0] = game.rules.toAct(state);
      const legal = game.rules.legal(state, seat);
      const before = game.rules.clone(state);
      const events = game.rules.apply(state, seat, chosen(legal, below(rng, 1000)));
      yield { before, seat, legal, after: game.rules.clone(state), events };
    }
  }
}

/** Any of them, but passing and ending the phase only now and then: tables should fill up. */
function chosen(legal: readonly Action[], chance: number): Action {
  const acting = legal.filter(({ kind }) => !['pass', 'endPhase', 'stop', 'mulligan'].includes(kind));
  const from = acting.length > 0 && chance % 6 !== 0 ? acting : legal;
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
