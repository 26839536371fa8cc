/** Finds the puzzles in a match: positions in which exactly one decision reaches a goal for certain. */

import { TooLargeError, proveOnly } from '@mechatable/bots/puzzles';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */
/** @typedef {import('@mechatable/kernel').Foe} Foe */
/** @typedef {import('@mechatable/bots/puzzles').Goal} Goal */
/** @typedef {import('@mechatable/bots/puzzles').Solution} Solution */
/** @typedef {import('./play.mjs').Played} Played */
/** @typedef {import('./play.mjs').Position} Position */

/**
 * @typedef {object} Found
 * @property {Position} position
 * @property {Goal} goal
 * @property {Foe} [target]
 * @property {Solution} solution
 */

/** How many positions the proof of a solution may visit: few enough that a browser can repeat it quickly. */
const POSITIONS = 4_000;
/** How many positions the proof may visit that all other decisions can fail. */
const OTHER_POSITIONS = 20_000;
/** With fewer first decisions, it is no puzzle. */
const FEWEST_CHOICES = 4;
/** How far back from the end of a turn to look. */
const STEPS_BACK = 5;
/** How many destroyed pieces of a match to look at. */
const MAX_KILLS = 6;

/** @param {AnyGame} game @param {Played} played @returns {readonly Found[]} */
export function findPuzzles(game, played) {
  if (game.lab.puzzles?.odds !== undefined) return bestAttacks(game, played);
  return [...wins(game, played), ...kills(game, played)];
}

/** @param {AnyGame} game @param {Position} position @param {Goal} goal @returns {Solution | null | 'too large'} */
function prove(game, { state, seat }, goal) {
  try {
    return proveOnly({ game, state, seat, goal }, { left: POSITIONS }, { left: OTHER_POSITIONS });
  } catch (error) {
    if (error instanceof TooLargeError) return 'too large';
    throw error;
  }
}

/**
 * The puzzle of these positions that takes the most decisions. They are in the order of play, and all of one turn.
 * @param {AnyGame} game @param {readonly Position[]} positions @param {Goal} goal @returns {Found | null}
 */
function deepest(game, positions, goal) {
  /** @type {Found | null} */
  let best = null;
  for (const position of positions.slice(-STEPS_BACK).reverse()) {
    if (position.choices < FEWEST_CHOICES) continue;
    const solution = prove(game, position, goal);
    if (solution === 'too large') break;
    if (solution !== null && (best === null || solution.decisions >= best.solution.decisions))
      best = { position, goal, solution };
  }
  return best;
}

/** The winner's last turn. @param {AnyGame} game @param {Played} played @returns {Found[]} */
function wins(game, { positions, winners }) {
  const [winner, another] = winners;
  const last = positions.at(-1);
  if (winner === undefined || another !== undefined || last === undefined) return [];
  const own = positions.filter(({ seat, turn }) => seat === winner && turn === last.turn);
  const found = deepest(game, own, { kind: 'win' });
  return found === null ? [] : [found];
}

/** Turns in which a seat lost a piece: its enemy may have had to find the way. @param {AnyGame} game @param {Played} played @returns {Found[]} */
function kills(game, { positions, bots }) {
  /** @param {unknown} state @param {number} seat */
  const foes = (state, seat) => game.lab.puzzles?.foes?.(state, seat) ?? [];
  /** @type {Found[]} */
  const all = [];
  let tried = 0;
  for (let i = 0; i + 1 < positions.length; i++) {
    const [now, next] = positions.slice(i, i + 2);
    if (now === undefined || next === undefined || next.turn !== now.turn) continue;
    for (const hunter of bots.keys()) {
      const after = new Set(foes(next.state, hunter).map(({ id }) => id));
      const target = foes(now.state, hunter).find(({ id }) => !after.has(id));
      if (target === undefined || tried++ >= MAX_KILLS) continue;
      const own = positions.slice(0, i + 1).filter(({ seat, turn }) => seat === hunter && turn === now.turn);
      const found = deepest(game, own, { kind: 'destroy', id: target.id });
      const there = found && foes(found.position.state, hunter).find(({ id }) => id === target.id);
      if (found && there) all.push({ ...found, target: there });
    }
  }
  return all;
}

/** @param {AnyGame} game @param {Played} played @returns {Found[]} */
function bestAttacks(game, { positions }) {
  return positions.flatMap((position) => {
    if (position.choices < FEWEST_CHOICES) return [];
    const solution = prove(game, position, { kind: 'odds' });
    return solution === null || solution === 'too large'
      ? []
      : [{ position, goal: { kind: 'odds' }, solution }];
  });
}
