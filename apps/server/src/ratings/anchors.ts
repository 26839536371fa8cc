import { LEVELS, levelOf } from '@mechatable/bots';
import { GAMES } from '@mechatable/catalog';
import { STRENGTHS } from '@mechatable/catalog/strengths';
import type { Strength } from '@mechatable/sql';
import { NEWCOMER } from './scale.ts';

/** The level that has a newcomer's rating in every game. */
const MIDDLE_LEVEL = 2;
/** The uncertainty of a bot's rating: its strength was measured and never changes. */
const SIGMA = 1;
/** How much chance decides: openskill's default. */
const BETA = NEWCOMER.sigma / 2;
/** The share of matches that a level wins against the one below, if it wasn't measured: for two seats, and more. */
const USUAL_SHARE = { two: 0.75, more: 0.4 };

/**
 * The rating of a bot: fixed, and such that openskill expects just the results that were measured between the levels.
 */
export function anchorOf(game: string, bot: string): Strength {
  const level = LEVELS.findIndex(({ id }) => id === levelOf(bot)?.id);
  let { mu } = NEWCOMER;
  for (let at = MIDDLE_LEVEL; at < level; at++) mu += stepAbove(game, at);
  for (let at = level; at < MIDDLE_LEVEL; at++) mu -= stepAbove(game, at);
  return { mu, sigma: SIGMA };
}

/** How much stronger the next level is. */
function stepAbove(game: string, level: number): number {
  const higher = LEVELS[level + 1]?.id;
  const measured = STRENGTHS.find((one) => one.game === game && one.level === higher);
  const seats = GAMES.find(({ id }) => id === game)?.seats.max ?? 2;
  const usual = seats > 2 ? USUAL_SHARE.more : USUAL_SHARE.two;
  const share = measured === undefined ? usual : measured.won / 100;
  const spread = Math.sqrt(seats * (SIGMA ** 2 + BETA ** 2));
  return spread * Math.log(((seats - 1) * share) / (1 - share));
}
