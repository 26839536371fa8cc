/** Measures how hard a puzzle is: bots that look one decision ahead, and know the goal, try to solve it. */

import { findBot } from '@mechatable/bots';
import { SOLVERS, isReached, isSameAnswer } from '@mechatable/bots/puzzles';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */
/** @typedef {import('@mechatable/bots/puzzles').Goal} Goal */
/** @typedef {import('./play.mjs').Position} Position */

/** More than the value of any position during play, and less than a win. */
const REACHED = 20_000;

/**
 * The game, with an evaluation that aims at the goal.
 * @param {AnyGame} game @param {Goal} goal @returns {AnyGame}
 */
function aimedAt(game, goal) {
  if (goal.kind !== 'destroy') return game;
  const { lab } = game;
  /** @param {unknown} state @param {number} seat */
  const evaluate = (state, seat) =>
    lab.evaluate(state, seat) + (isReached(game, state, seat, goal) ? REACHED : 0);
  /** @param {unknown} state */
  const evaluateAll = (state) => Array.from({ length: game.seats.max }, (_, seat) => evaluate(state, seat));
  return {
    ...game,
    lab: { ...lab, evaluate, evaluateAll, first: { evaluate, evaluateAll, search: lab.search } },
  };
}

/**
 * How many solvers choose the solution.
 * @param {AnyGame} game @param {Position} position @param {Goal} goal @param {unknown} solution @param {number} seats
 */
export function countFinders(game, { state, seat, moves }, goal, solution, seats) {
  const aimed = aimedAt(game, goal);
  const { rules } = game;
  const legal = rules.legal(state, seat);
  return SOLVERS.filter(({ bot, seed }) => {
    const solver = findBot(bot).create(aimed, seed, seats);
    const action = solver.choose({ seat, seq: moves.length, legal, view: () => rules.view(state, seat) });
    return isSameAnswer(game, action, solution);
  }).length;
}

/**
 * How many first decisions name the piece to destroy.
 * @param {AnyGame} game @param {Position} position @param {import('@mechatable/kernel').Foe} target
 */
export function countAimed(game, { state, seat }, target) {
  const view = game.rules.view(state, seat);
  return game.rules
    .legal(state, seat)
    .filter((action) => game.words.anchors(view, action).includes(target.anchor)).length;
}
