/** Positions from matches between bots, weights fitted to their results, and matches that decide between old and new. */

import { writeFileSync } from 'node:fs';
import { findBot, settingsFor } from '@mechatable/bots';
import { findGame } from '@mechatable/catalog';
import { below, invariant, rngFrom } from '@mechatable/kernel';
import { say } from '../ready.mjs';
import { fit, lossOf } from './fit.mjs';
import { play } from './play.mjs';
import { tune, withWeights } from './tune.mjs';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */
/** @typedef {import('./fit.mjs').Position} Position */

/** Positions taken from a match: more of them add little. */
const FROM_A_MATCH = 24;
/** Every fifth match only checks the fit. */
const HELD_OUT = 5;
/** New weights must win this many standard deviations more than half, which rarely happens by chance. */
const SURE = 1.64;
/** The significant digits of a weight. */
const DIGITS = 3;

/**
 * @typedef {object} Task
 * @property {string} id the game
 * @property {'results' | 'matches'} by `results`: predict who wins; `matches`: follow who wins with other weights
 * @property {string} bot who plays
 * @property {string} seed
 * @property {number} rounds matches to learn from, or rounds of matches
 * @property {number} trials new matches that decide
 * @property {number} keep how much evidence the weights before count for, if fitted to results
 */

/** @param {Task} task */
export function learn(task) {
  const { id, by, bot, seed, rounds, trials, keep } = task;
  const game = findGame(id);
  const { factors } = game.lab;
  invariant(factors !== undefined, `${game.title} has no factors to learn the weights of`);
  const { spread } = settingsFor(game);
  const { found, about } =
    by === 'matches'
      ? { found: tune(game, bot, spread, rounds, seed), about: `${rounds} rounds of matches.` }
      : fitted(game, spread, task);
  const weights = factors.list.map((_, i) => Number((found[i] ?? 0).toPrecision(DIGITS)));
  for (const [i, one] of factors.list.entries()) say(`${one.id}: ${one.weight} → ${weights[i]}`);
  const won = trial(game, weights, bot, `${seed} trial`, trials);
  const even = trials / game.seats.max;
  const result = `${won} of ${trials} new matches won against the weights before (${even} is even).`;
  say(result);
  if (won <= even + SURE * Math.sqrt((even * (trials - even)) / trials)) return;
  const options = `--by ${by} --bot ${bot} --rounds ${rounds} --trials ${trials} --seed ${seed} --keep ${keep}`;
  const lines = [
    'What each factor of the evaluation is worth.',
    '',
    `npm run learn -- ${id} ${options}`,
    about,
    result,
  ];
  const comment = ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
  const table = factors.list.map((one, i) => `  ${one.id}: ${weights[i]},`);
  const file = `../../packages/games/${game.content.rulebook}/src/weights/${id}.ts`;
  const text = [...comment, 'export const WEIGHTS = {', ...table, '};', ''].join('\n');
  writeFileSync(new URL(file, import.meta.url), text);
}

/** @param {AnyGame} game @param {number} spread @param {Task} task */
function fitted(game, spread, { bot, seed, rounds, keep }) {
  const list = game.lab.factors?.list ?? [];
  const [known, held] = positionsOf(game, bot, seed, rounds);
  const given = [...list.map(({ weight }) => weight / spread), 0];
  const isFitted = [...list.map((one) => !one.given), true];
  const found = fit(known, given, isFitted, keep);
  const [before, after] = [given, found].map((weights) => lossOf(held, weights).toFixed(4));
  const about = `${known.length} positions; loss on ${held.length} others: ${before} before, ${after} after.`;
  say(about);
  return { found: found.map((weight) => weight * spread), about };
}

/**
 * Positions at which another seat is asked than before, to learn from and to check with. Each has one more factor: the
 * right to move, which the evaluation doesn't need, because it compares positions of the same moment.
 * @param {AnyGame} game @param {string} id @param {string} seed @param {number} matches
 * @returns {[Position[], Position[]]}
 */
function positionsOf(game, id, seed, matches) {
  /** @type {[Position[], Position[]]} */
  const parts = [[], []];
  const seats = game.seats.max;
  for (let n = 0; n < matches; n++) {
    const name = `learn ${seed} ${n}`;
    const bots = Array.from({ length: seats }, (_, seat) =>
      findBot(id).create(game, `${name} ${seat}`, seats),
    );
    /** @type {Float64Array[]} */
    const seen = [];
    const winners = play(game, bots, name, (state) => {
      seen.push(countsOf(game, state, seats));
    });
    const shares = Array.from({ length: seats }, (_, seat) =>
      winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0,
    );
    const rng = rngFrom(name);
    for (let i = 0; i < FROM_A_MATCH && seen.length > 0; i++) {
      const [counts] = seen.splice(below(rng, seen.length), 1);
      if (counts !== undefined) parts[n % HELD_OUT === 0 ? 1 : 0].push({ counts, shares });
    }
  }
  return parts;
}

/** @param {AnyGame} game @param {unknown} state @param {number} seats */
function countsOf(game, state, seats) {
  const counts = game.lab.factors?.count(state) ?? new Float64Array();
  const size = counts.length / seats;
  const all = new Float64Array(counts.length + seats);
  const asked = game.rules.toAct(state);
  for (let seat = 0; seat < seats; seat++) {
    all.set(counts.subarray(seat * size, (seat + 1) * size), seat * (size + 1));
    if (asked.includes(seat)) all[(seat + 1) * (size + 1) - 1] = 1;
  }
  return all;
}

/**
 * How many matches the bot wins with new weights against itself with the current ones; every deal is played once per seat.
 * @param {AnyGame} game @param {readonly number[]} weights @param {string} id @param {string} seed @param {number} trials
 */
function trial(game, weights, id, seed, trials) {
  const changed = withWeights(game, weights);
  const seats = game.seats.max;
  let won = 0;
  for (let n = 0; n < trials; n++) {
    const mine = n % seats;
    const name = `${seed} ${Math.floor(n / seats)}`;
    const bots = Array.from({ length: seats }, (_, seat) =>
      findBot(id).create(seat === mine ? changed : game, `${name} ${n} ${seat}`, seats),
    );
    const winners = play(game, bots, name);
    won += winners.length === 0 ? 1 / seats : winners.includes(mine) ? 1 / winners.length : 0;
  }
  return won;
}
