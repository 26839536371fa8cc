import { evaluationBy, type AnyGame, type Factor } from '@mechatable/kernel';
import type { Temper } from '../bot.ts';

/** Multiplies the weight of a factor: for the character itself, and for rivals. */
export type Taste = number | readonly [own: number, rival: number];

/** A way to play. It changes a bot's preferences, never how well it looks ahead. */
export interface Style {
  /** By factor, as the games name them; `hit1` and `hit2` are both `hit`. What isn't named counts as usual. */
  readonly tastes: Readonly<Record<string, Taste>>;
  /** How it takes chances. Default: by the average result. */
  readonly temper?: Temper;
}

/** The game as a character sees it. Factors that steer a turn or decide the match are the same for everyone. */
export function inStyle(game: AnyGame, { tastes }: Style): AnyGame {
  const { factors } = game.lab;
  if (factors === undefined) return game;
  const list = factors.list.map((factor) => withTaste(factor, tastes[factor.id.replace(/\d+$/, '')]));
  const styled = { ...factors, list };
  return { ...game, lab: { ...game.lab, ...evaluationBy(styled), factors: styled } };
}

function withTaste(factor: Factor, taste: Taste | undefined): Factor {
  if (taste === undefined || factor.given) return factor;
  const [own, rival] = typeof taste === 'number' ? [taste, taste] : taste;
  return { ...factor, weight: factor.weight * own, rivalWeight: factor.weight * rival };
}
