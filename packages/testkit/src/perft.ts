import { invariant, type Game, type GameEvent } from '@mechatable/kernel';

/**
 * How many different sequences of exactly `depth` actions start here. Where several seats are asked at
 * once, every order of their answers counts. The state is left as it was.
 */
export function perft<State, Action, Event extends GameEvent>(
  game: Game<State, Action, Event, unknown, unknown>,
  state: State,
  depth: number,
): number {
  invariant(Number.isInteger(depth) && depth >= 0, 'perft counts a whole number of actions');
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.rules.toAct(state)) {
    const actions = game.rules.legal(state, seat);
    if (depth === 1) {
      count += actions.length;
      continue;
    }
    for (const action of actions) {
      const next = game.rules.clone(state);
      game.rules.apply(next, seat, action);
      count += perft(game, next, depth - 1);
    }
  }
  return count;
}
