import { findBot } from '@mechatable/bots';
import { below, evaluationBy, invariant, rngFrom } from '@mechatable/kernel';
import { play } from './play.mjs';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */

/** How far each weight is moved in a trial, as a share of the larger of itself and the smallest scale. */
const REACH = 0.3;
/** How far it follows the result of a round at first. Later steps are smaller. */
const FIRST_STEP = 0.03;
const SETTLING_IN = 0.1;
/** Matches per round. */
const MATCHES = 8;
/** Weights below this share of the `spread` are moved as if they had it. */
const SMALLEST = 0.03;

/** The game as a bot with these weights judges it. @param {AnyGame} game @param {readonly number[]} weights */
export function withWeights(game, weights) {
  const { factors } = game.lab;
  invariant(factors !== undefined, 'the game has factors');
  const list = factors.list.map((one, i) => ({ ...one, weight: weights[i] ?? one.weight }));
  return { ...game, lab: { ...game.lab, ...evaluationBy({ ...factors, list }) } };
}

/**
 * SPSA, as chess engines use it: in each round, all weights are moved a little, each up or down by chance. Half of the
 * seats play with these, the other half with the opposite, and the weights follow the winners.
 *
 * @param {AnyGame} game
 * @param {string} id
 * @param {number} spread
 * @param {number} rounds
 * @param {string} seed
 * @returns {readonly number[]}
 */
export function tune(game, id, spread, rounds, seed) {
  const list = game.lab.factors?.list ?? [];
  const scales = list.map(({ weight, given }) => (given ? 0 : Math.max(Math.abs(weight), SMALLEST * spread)));
  const rng = rngFrom(`tune ${seed}`);
  const moved = list.map(() => 0);
  const at = (/** @type {readonly number[]} */ off) =>
    list.map(({ weight }, i) => weight + (scales[i] ?? 0) * ((moved[i] ?? 0) + (off[i] ?? 0)));
  for (let round = 0; round < rounds; round++) {
    const signs = list.map(() => (below(rng, 2) === 0 ? -1 : 1));
    const sides = [1, -1].map((side) => withWeights(game, at(signs.map((sign) => side * REACH * sign))));
    const lead = leadOf(game, sides, id, `tune ${seed} ${round}`);
    const step = (FIRST_STEP * lead) / (1 + round / (SETTLING_IN * rounds)) ** 0.6;
    signs.forEach((sign, i) => (moved[i] = (moved[i] ?? 0) + step * sign));
  }
  return at([]);
}

/**
 * The first side's share of wins minus the other's, from -1 to 1.
 * @param {AnyGame} game @param {readonly AnyGame[]} sides @param {string} id @param {string} seed
 */
function leadOf(game, sides, id, seed) {
  const seats = game.seats.max;
  let lead = 0;
  for (let n = 0; n < MATCHES; n++) {
    const name = `${seed} ${n >> 1}`;
    const sideOf = (/** @type {number} */ seat) => (seat + n) % 2;
    const bots = Array.from({ length: seats }, (_, seat) =>
      findBot(id).create(sides[sideOf(seat)] ?? game, `${name} ${n} ${seat}`, seats),
    );
    for (const winner of play(game, bots, name)) lead += sideOf(winner) === 0 ? 1 : -1;
  }
  return lead / MATCHES;
}
