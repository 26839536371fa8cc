import {
  CONCEDE,
  invariant,
  replay,
  same,
  type AnyGame,
  type MatchRecord,
  type Seat,
} from '@mechatable/kernel';

/** A choice that a seat once made, and all that it could know when it did. */
export interface PastDecision {
  /** How many moves had been made before it. */
  readonly seq: number;
  readonly turn: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** The place of what was chosen among the legal actions. */
  readonly chosen: number;
}

/** The decisions of a seat in the order of the match. What left no choice is none, and neither is giving up. */
export function pastDecisions(game: AnyGame, record: MatchRecord, seat: Seat): readonly PastDecision[] {
  const decisions: PastDecision[] = [];
  let before = game.rules.clone(replay(game, record, 0).state);
  replay(game, record, undefined, ({ state, moves }, move) => {
    if (move.seat === seat && move.action !== CONCEDE) {
      const legal = game.rules.legal(before, seat);
      const chosen = legal.findIndex((action) => same(action, move.action));
      invariant(chosen >= 0, 'a move that was judged legal is among the legal actions');
      const view = game.rules.view(before, seat);
      if (legal.length > 1)
        decisions.push({ seq: moves.length - 1, turn: game.rules.turn(before), view, legal, chosen });
    }
    before = game.rules.clone(state);
  });
  return decisions;
}
