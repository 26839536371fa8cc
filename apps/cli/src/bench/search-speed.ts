import { Search, createGreedy, GREEDY_SETTINGS, settingsFor } from '@mechatable/bots';
import { invariant, rngFrom, type AnyGame, type Seat } from '@mechatable/kernel';
import { median } from './measure.ts';

const ROUNDS = 3;
/** A decision with fewer choices is no measure. */
const CHOICES = 3;

/** How many iterations a second a search makes from the middle of a match between greedy bots. */
export function searchSpeed(game: AnyGame, milliseconds: number): number {
  const seats = game.seats.max;
  const { view, seat } = middle(game, seats);
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const search = new Search(game, seats, seat, settingsFor(game), rngFrom(`bench ${String(round)}`));
    const start = performance.now();
    const end = start + milliseconds / (ROUNDS + 1);
    const done = search.run(view, { iterations: Infinity, isOver: () => performance.now() >= end });
    rates.push(done / ((performance.now() - start) / 1000));
  }
  return median(rates.slice(1)); // the first warms up
}

interface Moment {
  readonly view: unknown;
  readonly seat: Seat;
}

/** The decision in the middle of those of a match that have several choices. */
function middle(game: AnyGame, seats: number): Moment {
  const state = game.rules.setup(game.rules.options.parse({}), seats, rngFrom('bench'));
  const bots = Array.from({ length: seats }, (_, seat) =>
    createGreedy(game, `bench ${String(seat)}`, seats, GREEDY_SETTINGS),
  );
  const moments: Moment[] = [];
  for (;;) {
    const [seat] = game.rules.toAct(state);
    if (seat === undefined) break;
    const legal = game.rules.legal(state, seat);
    const view = game.rules.view(state, seat);
    if (legal.length >= CHOICES) moments.push({ view, seat });
    game.rules.apply(state, seat, bots[seat]?.choose({ seat, seq: 0, legal, view: () => view }));
  }
  const found = moments[Math.floor(moments.length / 2)];
  invariant(found !== undefined, `${game.id} never asks among several choices`);
  return found;
}
