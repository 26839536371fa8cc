import type { AnyGame } from '@mechatable/kernel';

/** The game with the evaluation and search settings of the first release, for bots that must never change. */
export function atFirst(game: AnyGame): AnyGame {
  const { first } = game.lab;
  if (first === undefined) return game;
  const lab = { ...game.lab, ...first, search: { ...first.search, across: 1 } };
  if (first.evaluateAll === undefined) delete lab.evaluateAll;
  return { ...game, lab };
}
