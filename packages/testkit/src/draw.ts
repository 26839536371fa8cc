import {
  act,
  below,
  invariant,
  openMatch,
  person,
  pick,
  rngFrom,
  type AnyGame,
  type AnyMatch,
  type Move,
  type Player,
} from '@mechatable/kernel';

/** Players, options and seed: enough to open a match. */
export interface Draw {
  readonly players: number;
  readonly options: unknown;
}

/** Players and loadouts drawn by the seed, so that the seed alone repeats a match. */
export function drawFor(game: AnyGame, seed: string, seated?: number): Draw {
  const rng = rngFrom(`${seed}:draw`);
  const players = seated ?? game.seats.min + below(rng, game.seats.max - game.seats.min + 1);
  if (game.content.loadouts.length === 0) return { players, options: {} };
  const loadouts = Array.from({ length: players }, () => pick(rng, game.content.loadouts).id);
  return { players, options: { loadouts } };
}

/** The `index`-th way to assign the loadouts; after the last one it starts again. */
export function rotation(game: AnyGame, index: number): Draw {
  const sizes = game.seats.max - game.seats.min + 1;
  const players = game.seats.min + (index % sizes);
  const { length } = game.content.loadouts;
  if (length === 0) return { players, options: {} };
  let rest = Math.floor(index / sizes);
  const loadouts = Array.from({ length: players }, () => {
    const loadout = game.content.loadouts[rest % length];
    invariant(loadout !== undefined, 'the remainder is an index of the list');
    rest = Math.floor(rest / length);
    return loadout.id;
  });
  return { players, options: { loadouts } };
}

/** `Player 1`, `Player 2`, … */
export function playersFor(players: number): readonly Player[] {
  return Array.from({ length: players }, (_, seat) => person(`Player ${seat + 1}`));
}

/** Every legal action of everyone who is asked. */
export function movesIn(game: AnyGame, state: unknown): Move[] {
  const moves: Move[] = [];
  for (const seat of game.rules.toAct(state)) {
    for (const action of game.rules.legal(state, seat)) moves.push({ seat, action });
  }
  return moves;
}

/** A whole match played at random, every choice drawn by the seed. */
export function randomMatch(game: AnyGame, seed: string, draw: Draw = drawFor(game, seed)): AnyMatch {
  const match = openMatch(game, { seed, options: draw.options, players: playersFor(draw.players) });
  const rng = rngFrom(`${seed}:choices`);
  while (game.rules.outcome(match.state) === null && match.moves.length < game.rules.bound) {
    const { seat, action } = pick(rng, movesIn(game, match.state));
    act(match, seat, action);
  }
  return match;
}
