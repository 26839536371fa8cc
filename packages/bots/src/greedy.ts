import { below, rngFrom, type AnyGame, type Rng } from '@mechatable/kernel';
import type { Bot, BotKind, Situation } from './bot.ts';
import { SETTLING, settle, type Settling } from './settle.ts';
import { valueOf } from './value.ts';

/** How the greedy bot looks ahead. */
export interface GreedySettings extends Settling {
  /** How many states are imagined for a decision. Every action is tried on the same ones. */
  readonly worlds: number;
}

export const GREEDY_SETTINGS: GreedySettings = { worlds: 1, ...SETTLING };

export const greedy: BotKind = {
  id: 'greedy',
  title: 'Greedy',
  note: 'Looks one decision ahead on imagined states and takes what leaves it best off.',
  substitute: 'random',
  create: (game, seed) => createGreedy(game, seed, GREEDY_SETTINGS),
};

export function createGreedy(game: AnyGame, seed: string, settings: GreedySettings): Bot {
  const rng = rngFrom(seed);
  return { choose: (situation) => choose(game, rng, settings, situation) };
}

function choose(game: AnyGame, rng: Rng, settings: GreedySettings, situation: Situation): unknown {
  const { seat, legal } = situation;
  if (legal.length === 1) return legal[0];
  const view = situation.view();
  const worlds: unknown[] = [];
  for (let i = 0; i < settings.worlds; i++) worlds.push(game.imagine(view, rng));
  let best: unknown = legal[0];
  let bestValue = -Infinity;
  let ties = 0;
  for (const action of legal) {
    let value = 0;
    for (const world of worlds) {
      const state = game.clone(world);
      game.apply(state, seat, action);
      value += valueOf(game, settle(game, state, seat, settings), seat);
    }
    if (value > bestValue) {
      bestValue = value;
      best = action;
      ties = 1;
    } else if (value === bestValue && below(rng, ++ties) === 0) {
      best = action; // each of n equal actions is kept with a chance of 1 in n
    }
  }
  return best;
}
