import { rngFrom, type AnyGame, type GameEvent, type Seat } from '@mechatable/kernel';

/** The most passes in a row before a player has to choose. */
const MAX_PASSES = 32;

/** An imagined world after an action without responses. */
export interface Aftermath {
  readonly state: unknown;
  /** As the acting seat would see them. */
  readonly events: readonly GameEvent[];
}

/**
 * The results of an action in worlds imagined from the seat's view, generated lazily. What is the same in all of them
 * is certain, and reveals nothing hidden.
 */
export function* foresee(game: AnyGame, view: unknown, seat: Seat, action: unknown): Generator<Aftermath> {
  const rng = rngFrom('foresee');
  for (;;) {
    const state = game.rules.imagine(view, rng);
    const happened = playOut(game, state, seat, action);
    yield {
      state,
      events: happened.map((event) => game.rules.eventFor(event, seat)).filter((event) => event !== null),
    };
  }
}

/** Carries out an action, and passes for every player who can, until one must choose. */
export function playOut(game: AnyGame, state: unknown, seat: Seat, action: unknown): GameEvent[] {
  const { answering } = game.rules;
  const events = game.rules.apply(state, seat, action);
  for (let i = 0; answering !== null && i < MAX_PASSES; i++) {
    const [asked] = game.rules.toAct(state);
    if (asked === undefined || answering.window(game.rules.view(state, asked)) === null) break;
    events.push(...game.rules.apply(state, asked, answering.pass));
  }
  return events;
}
