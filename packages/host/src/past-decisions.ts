import {
  invariant,
  isTableAction,
  replay,
  same,
  type AnyGame,
  type MatchRecord,
  type Seat,
} from '@mechatable/kernel';

/** A choice that a seat made, and everything it could know at that time. */
export interface PastDecision {
  /** The number of moves before it. */
  readonly seq: number;
  readonly turn: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** The index of the chosen action among the legal ones. */
  readonly chosen: number;
}

/** The decisions of a seat, in order. Moves without a choice don't count, nor do those by the clock or the host. */
export function pastDecisions(game: AnyGame, record: MatchRecord, seat: Seat): readonly PastDecision[] {
  const decisions: PastDecision[] = [];
  let before = game.rules.clone(replay(game, record, 0).state);
  replay(game, record, undefined, ({ state, moves }, move) => {
    if (move.seat === seat && move.by === undefined && !isTableAction(move.action)) {
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
