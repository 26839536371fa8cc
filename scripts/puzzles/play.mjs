/** Plays matches between bots, and stores every position in which a seat had to decide. */

import { findBot } from '@mechatable/bots';
import { act, bot, invariant, openMatch } from '@mechatable/kernel';

/** @typedef {import('@mechatable/kernel').AnyGame} AnyGame */

/**
 * A position of a match.
 * @typedef {object} Position
 * @property {readonly number[]} moves
 * @property {number} seat
 * @property {number} turn
 * @property {number} choices
 * @property {unknown} state
 */

/**
 * @typedef {object} Played
 * @property {unknown} options
 * @property {readonly string[]} bots
 * @property {string} seed
 * @property {readonly Position[]} positions
 * @property {readonly number[]} winners
 */

const PLAYERS = ['greedy', 'rookie', 'regular'];
/** The sizes of a small match of M.A.S.C.: few enough units that a person can compare all attacks. */
const QUICK = { setup: 'quick' };

/**
 * The n-th match of a game. Its bots, seats and decks depend on the number.
 * @param {AnyGame} game @param {string} base @param {number} n @returns {Played}
 */
export function playMatch(game, base, n) {
  const { min, max } = game.seats;
  const seats = min + (n % (max - min + 1));
  const bots = Array.from(
    { length: seats },
    (_, seat) => PLAYERS[(n + seat * (n % 3)) % PLAYERS.length] ?? 'greedy',
  );
  const { loadouts } = game.content;
  const decks = bots.map((_, seat) => loadouts[(n * 3 + seat * (n + 1)) % loadouts.length]?.id);
  const options = loadouts.length > 0 ? { loadouts: decks } : game.id === 'masc' ? QUICK : {};
  const seed = `${base} ${game.id} ${String(n)}`;
  const match = openMatch(game, { players: bots.map((id) => bot(id)), seed, options });
  const players = bots.map((id, seat) => findBot(id).create(game, `${seed} ${String(seat)}`, seats));
  /** @type {Position[]} */
  const positions = [];
  /** @type {number[]} */
  const moves = [];
  const { rules } = game;
  while (rules.outcome(match.state) === null) {
    const [seat = 0] = rules.toAct(match.state);
    const legal = rules.legal(match.state, seat);
    const turn = rules.turn(match.state);
    positions.push({
      moves: moves.slice(),
      seat,
      turn,
      choices: legal.length,
      state: rules.clone(match.state),
    });
    const seq = moves.length;
    const action = players[seat]?.choose({ seat, seq, legal, view: () => rules.view(match.state, seat) });
    moves.push(legal.indexOf(action));
    invariant(act(match, seat, action).ok, 'bots choose legal actions');
  }
  return { options, bots, seed, positions, winners: rules.outcome(match.state)?.winners ?? [] };
}
