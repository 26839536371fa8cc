/** Makes the puzzles of a game: plays matches, finds positions, measures how hard they are, and chooses 30. */

import { PUZZLES_PER_GAME, SOLVERS, hardnessOf } from '@mechatable/bots/puzzles';
import { same } from '@mechatable/kernel';
import { findPuzzles } from './find.mjs';
import { playMatch } from './play.mjs';
import { countAimed, countFinders } from './solvers.mjs';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */
/** @typedef {import('@mechatable/bots/puzzles').Puzzle} Puzzle */
/** @typedef {import('./find.mjs').Found} Found */
/** @typedef {import('./play.mjs').Played} Played */

/** How many puzzles to choose from, and after how many matches to accept fewer. */
const CANDIDATES = 4 * PUZZLES_PER_GAME;
const PER_MATCH = 2;

/**
 * @param {AnyGame} game
 * @param {{ seed: string, matches: number }} limits
 * @param {(line: string) => void} say
 * @returns {readonly Puzzle[]}
 */
export function makePuzzles(game, { seed, matches }, say) {
  /** @type {Puzzle[]} */
  const all = [];
  for (let n = 0; n < matches && all.length < CANDIDATES; n++) {
    const played = playMatch(game, seed, n);
    const worthwhile = onePerTurn(findPuzzles(game, played).filter((found) => isWorthwhile(game, found)))
      .map((found) => measure(game, played, found))
      .filter((puzzle) => !isDull(puzzle));
    all.push(...worthwhile.sort((a, b) => hardnessOf(b) - hardnessOf(a)).slice(0, PER_MATCH));
    if (n % 25 === 24) say(`${game.id}: ${String(all.length)} puzzles in ${String(n + 1)} matches`);
  }
  return choose(all);
}

/** @param {readonly Found[]} all */
function onePerTurn(all) {
  return [...new Map(all.map((found) => [`${found.position.turn} ${found.position.seat}`, found])).values()];
}

/** @param {AnyGame} game @param {Played} played @param {Found} found @returns {Puzzle} */
function measure(game, { options, bots, seed }, { position, goal, target, solution }) {
  const { seat, moves, choices } = position;
  const found = countFinders(game, position, goal, solution.action, bots.length);
  return {
    ...{ options, bots, seed, moves, seat, goal },
    ...(target === undefined ? {} : { target }),
    ...{ solution: solution.action, decisions: solution.decisions, choices, found },
  };
}

/**
 * The solution must not be a pass, or the only way to point at the piece to destroy.
 * @param {AnyGame} game @param {Found} found
 */
function isWorthwhile(game, { position, target, solution }) {
  if (same(solution.action, game.lab.puzzles?.assumed ?? null)) return false;
  return target === undefined || solution.decisions > 1 || countAimed(game, position, target) > 1;
}

/** One move among few, which every bot finds. @param {Puzzle} puzzle */
function isDull({ found, decisions, choices }) {
  return found === SOLVERS.length && decisions === 1 && choices < 8;
}

/** Half of each kind if there are enough, from easy to hard. @param {readonly Puzzle[]} all */
function choose(all) {
  const kinds = [...new Set(all.map(({ goal }) => goal.kind))].map((kind) =>
    all.filter(({ goal }) => goal.kind === kind).sort((a, b) => hardnessOf(a) - hardnessOf(b)),
  );
  kinds.sort((a, b) => a.length - b.length);
  /** @type {Puzzle[]} */
  const chosen = [];
  kinds.forEach((kind, at) => {
    const share = Math.floor((PUZZLES_PER_GAME - chosen.length) / (kinds.length - at));
    chosen.push(...spread(kind, share));
  });
  return chosen.sort((a, b) => hardnessOf(a) - hardnessOf(b));
}

/** This many of a sorted list, at even distances. @param {readonly Puzzle[]} sorted @param {number} count */
function spread(sorted, count) {
  const most = Math.min(count, sorted.length);
  /** @param {number} at */
  const before = (at) => Math.floor((at * most) / sorted.length);
  return sorted.filter((_, at) => before(at + 1) > before(at));
}
