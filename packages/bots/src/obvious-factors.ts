import { evaluationBy, type AnyGame } from '@mechatable/kernel';

/** The game as a beginner judges it: by the obvious factors alone. */
export function withoutSubtleFactors(game: AnyGame): AnyGame {
  const { factors } = game.lab;
  if (factors === undefined) return game;
  const list = factors.list.map((one) => (one.obvious ? one : { ...one, weight: 0 }));
  return { ...game, lab: { ...game.lab, ...evaluationBy({ ...factors, list }) } };
}
