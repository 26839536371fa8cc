import { below, rngFrom, type AnyGame, type Rng, type Seat } from '@mechatable/kernel';
import type { Bot, BotKind, Situation } from './bot.ts';
import { valueOf } from './value.ts';

/** How the greedy bot looks ahead. */
export interface GreedySettings {
  /** How many states are imagined for a decision. Every action is tried on the same ones. */
  readonly worlds: number;
  /** How many questions in a row that follow from an action are answered before the state is valued. */
  readonly depth: number;
  /** A question with more answers than this is a new decision: the state is valued as it stands. */
  readonly answers: number;
}

export const GREEDY_SETTINGS: GreedySettings = { worlds: 1, depth: 3, answers: 12 };

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
      value += settle(game, state, seat, settings);
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

/** Answers the questions that an action left to the same seat, each as is best at once, and values the end. */
function settle(game: AnyGame, start: unknown, seat: Seat, { depth, answers }: GreedySettings): number {
  let state = start;
  let value: number | null = null;
  for (let step = 0; step < depth; step++) {
    if (game.toAct(state)[0] !== seat) break;
    const legal = game.legal(state, seat);
    if (legal.length > answers) break;
    let next: unknown = null;
    value = -Infinity;
    for (const answer of legal) {
      const after = game.clone(state);
      game.apply(after, seat, answer);
      const found = valueOf(game, after, seat);
      if (found > value) {
        next = after;
        value = found;
      }
    }
    state = next;
  }
  return value ?? valueOf(game, state, seat);
}
