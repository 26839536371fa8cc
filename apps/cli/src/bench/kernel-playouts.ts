import { pick, rngFrom, type AnyGame, type Rng } from '@mechatable/kernel';
import type { Playouts } from './boardgame-io.ts';

/** Whole random matches on our kernel: the same generator and the same order of moves as the peer's. */
export function kernelPlayouts(game: AnyGame): Playouts {
  return (matches, rng) => {
    let moves = 0;
    for (let match = 0; match < matches; match++) moves += playout(game, rng);
    return moves;
  };
}

function playout(game: AnyGame, rng: Rng): number {
  const state = game.rules.setup({}, game.seats.max, rngFrom(''));
  let moves = 0;
  for (;;) {
    const seat = game.rules.toAct(state)[0];
    if (seat === undefined) return moves;
    game.rules.apply(state, seat, pick(rng, game.rules.legal(state, seat)));
    moves++;
  }
}
