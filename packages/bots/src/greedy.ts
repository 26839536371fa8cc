import { below, rngFrom, type AnyGame, type Rng } from '@mechatable/kernel';
import type { Bot, BotKind, Situation, Thought } from './bot.ts';
import { atFirst } from './first-release.ts';
import { endsTurn, playOutTurn, type Planning } from './plan.ts';
import { settingsFor } from './search/settings.ts';
import { worthOf } from './search/worth.ts';
import { SETTLING, afterAction, valueAfter, type Settling } from './settle.ts';
import { WON, valueOf } from './value.ts';

/** How the greedy bot looks ahead. */
export interface GreedySettings extends Settling, Planning {
  /** How many states are imagined for a decision. Every action is tried on the same ones. */
  readonly worlds: number;
  /** How much worse than the best a choice may look and still be taken sometimes, as a share of the game's `spread`. */
  readonly slack: number;
  /**
   * How much a choice gains from results that vary between the imagined states, per standard deviation. Default: nothing, the
   * average counts.
   */
  readonly nerve?: number;
}

/** One decision ahead, on one imagined state. */
export const ONE_AHEAD: GreedySettings = {
  ...SETTLING,
  ...{ worlds: 1, plans: 0, steps: 0, breadth: 0, slack: 0 },
};

/** As in the first release. */
export const GREEDY_SETTINGS: GreedySettings = { ...ONE_AHEAD, across: true };

export const greedy: BotKind = {
  id: 'greedy',
  title: 'Greedy',
  note: 'Looks one decision ahead on imagined states and picks the best result.',
  substitute: 'random',
  patience: null,
  remembers: false,
  needsTime: false,
  settings: () => GREEDY_SETTINGS,
  create: (game, seed, seats) => createGreedy(atFirst(game), seed, seats, GREEDY_SETTINGS),
};

export function createGreedy(game: AnyGame, seed: string, seats: number, settings: GreedySettings): Bot {
  const rng = rngFrom(seed);
  return { choose: (situation) => choose(game, rng, seats, settings, situation) };
}

/** In states where a choice wins, it counts as odds of e to this power if it doesn't win in all of them. */
const HOPE = 4;

/**
 * The mean value of a choice, and what its variance is worth. A match that ends the same way in all states is certain;
 * otherwise its value is limited.
 */
function averageOf(values: readonly number[], limit: number, nerve = 0): number {
  const [first = 0] = values;
  if (values.length === 1) return first;
  if (Math.abs(first) === WON && values.every((value) => value === first)) return first;
  const limited = (value: number): number => (Math.abs(value) === WON ? Math.sign(value) * limit : value);
  let sum = 0;
  for (const value of values) sum += limited(value);
  const mean = sum / values.length;
  if (nerve === 0) return mean;
  let squares = 0;
  for (const value of values) squares += (limited(value) - mean) ** 2;
  return mean + nerve * Math.sqrt(squares / values.length);
}

/** A choice as the bot sees it. */
interface Option {
  readonly choice: number;
  value: number;
  /** Its expected outcome, if requested. */
  expected: number;
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
  const { spread, haze } = settingsFor(game);

  const weigh = (choice: number, isPlanned: boolean): Option => {
    const option = { choice, value: 0, expected: 0 };
    const action = legal[choice];
    const values: number[] = [];
    const look = (seen: unknown): number => {
      if (onThought !== undefined)
        option.expected += (worthOf(game, seen, seats, spread)[seat] ?? 0) / worlds.length;
      return valueOf(game, seen, seat);
    };
    for (const world of worlds) {
      const value = isPlanned
        ? look(playOutTurn(game, world, afterAction(game, world, seat, action), seat, settings, rng))
        : valueAfter(game, world, seat, action, settings, look);
      values.push(value);
    }
    option.value = averageOf(values, HOPE * spread, settings.nerve);
    return option;
  };
  const options = legal.map((_, choice) => weigh(choice, false));
  const present = (): number =>
    averageOf(
      worlds.map((world) => valueOf(game, world, seat)),
      HOPE * spread,
    );
  const isLast = (choice: number): boolean => {
    const [world] = worlds;
    const state = afterAction(game, world, seat, legal[choice]);
    return game.rules.outcome(state) === null && endsTurn(game, world, state, seat);
  };
  const chosen =
    settings.plans === 0
      ? pickOne(options, settings.slack * haze * spread, rng, present, isLast)
      : bestPlan(options, settings.plans, (choice) => weigh(choice, true));
  onThought?.(thoughtOf(options, chosen));
  return legal[chosen];
}

/**
 * The best choice; with slack, one of those that look almost as good, the better ones more often. Nothing that makes the
 * present state worse is chosen unless everything does: no card is wasted, and no unit retreats for nothing. No bot ends a
 * turn while something better is left to do.
 */
function pickOne(
  options: readonly Option[],
  slack: number,
  rng: Rng,
  present: () => number,
  isLast: (choice: number) => boolean,
): number {
  let best = 0;
  let most = -Infinity;
  let ties = 0;
  for (const { choice, value } of options) {
    if (value > most) {
      most = value;
      best = choice;
      ties = 1;
    } else if (value === most && below(rng, ++ties) === 0) {
      best = choice; // each of n equal actions is kept with a chance of 1 in n
    }
  }
  if (slack === 0) return best;
  const now = present();
  const open = isLast(best) ? options : options.filter(({ choice }) => !isLast(choice));
  return almostBest(open, most, most < now ? -Infinity : now, slack, rng);
}

/** Chances are counted in this many parts. */
const PARTS = 1 << 20;

/** Each choice that is worth at least this much, and is within the slack, gets a chance that falls with its distance from the best. */
function almostBest(
  options: readonly Option[],
  most: number,
  least: number,
  slack: number,
  rng: Rng,
): number {
  let sum = 0;
  const chances = options.map(
    ({ value }) => (sum += value < least ? 0 : Math.max(0, 1 - (most - value) / slack)),
  );
  const drawn = (below(rng, PARTS) / PARTS) * sum;
  const place = chances.findIndex((upTo) => drawn < upTo);
  return options[place]?.choice ?? 0;
}

/** Plans the most promising choices to the end of the turn, and takes the one that ends best. */
function bestPlan(options: Option[], plans: number, plan: (choice: number) => Option): number {
  const promising = options
    .slice()
    .sort((a, b) => b.value - a.value)
    .slice(0, plans);
  let best = promising[0]?.choice ?? 0;
  let most = -Infinity;
  for (const { choice } of promising) {
    const planned = plan(choice);
    options[choice] = planned;
    if (planned.value <= most) continue;
    most = planned.value;
    best = choice;
  }
  return best;
}

/** All choices get the same share; the chosen one comes first. */
function thoughtOf(options: readonly Option[], best: number): Thought {
  const choices = options.map(({ choice, expected }) => ({ choice, share: 1 / options.length, expected }));
  choices.sort((a, b) => Number(b.choice === best) - Number(a.choice === best) || b.expected - a.expected);
  return { iterations: choices.length, choices };
}
