import { below, rngFrom, type AnyGame, type Rng } from '@mechatable/kernel';
import type { Bot, BotKind, Situation, Thought } from './bot.ts';
import { settingsFor } from './search/settings.ts';
import { worthOf } from './search/worth.ts';
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
  note: 'Looks one decision ahead on imagined states and picks the best result.',
  substitute: 'random',
  patience: null,
  remembers: false,
  needsTime: false,
  settings: () => GREEDY_SETTINGS,
  create: (game, seed, seats) => createGreedy(game, seed, seats, GREEDY_SETTINGS),
};

export function createGreedy(game: AnyGame, seed: string, seats: number, settings: GreedySettings): Bot {
  const rng = rngFrom(seed);
  return { choose: (situation) => choose(game, rng, seats, settings, situation) };
}

function choose(
  game: AnyGame,
  rng: Rng,
  seats: number,
  settings: GreedySettings,
  situation: Situation,
): unknown {
  const { seat, legal, onThought } = situation;
  if (legal.length === 1) return legal[0];
  const view = situation.view();
  const worlds: unknown[] = [];
  for (let i = 0; i < settings.worlds; i++) worlds.push(game.rules.imagine(view, rng));
  const expected: number[] = [];
  let best = 0;
  let bestValue = -Infinity;
  let ties = 0;
  for (let i = 0; i < legal.length; i++) {
    let value = 0;
    let hope = 0;
    for (const world of worlds) {
      const state = game.rules.clone(world);
      game.rules.apply(state, seat, legal[i]);
      const seen = settle(game, state, seat, settings);
      value += valueOf(game, seen, seat);
      if (onThought !== undefined) hope += worthOf(game, seen, seats, settingsFor(game).spread)[seat] ?? 0;
    }
    if (value > bestValue) {
      bestValue = value;
      best = i;
      ties = 1;
    } else if (value === bestValue && below(rng, ++ties) === 0) {
      best = i; // each of n equal actions is kept with a chance of 1 in n
    }
    expected.push(hope / worlds.length);
  }
  onThought?.(thoughtOf(expected, best));
  return legal[best];
}

/** All choices get the same share; the chosen one comes first. */
function thoughtOf(expected: readonly number[], best: number): Thought {
  const choices = expected.map((one, choice) => ({ choice, share: 1 / expected.length, expected: one }));
  choices.sort((a, b) => Number(b.choice === best) - Number(a.choice === best) || b.expected - a.expected);
  return { iterations: choices.length, choices };
}
