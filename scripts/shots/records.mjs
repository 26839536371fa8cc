import { findBot } from '../../packages/bots/dist/index.js';
import { act, bot, openMatch, person, recordOf } from '../../packages/kernel/dist/index.js';

/** @typedef {import('../../packages/kernel/dist/index.js').AnyGame} AnyGame */

const SEED = 'screenshots';

/**
 * A match of this game that a person left in the middle, and the whole match. They are the same every time.
 * @param {AnyGame} game
 */
export function recordsOf(game) {
  const whole = play(game, () => false);
  const half = whole.moves.length / 2;
  const middle = play(game, (moves, seat) => seat === 0 && moves >= half);
  return { middle: recordOf(middle, 'always'), whole: recordOf(whole, 'always') };
}

/** @param {AnyGame} game @param {(moves: number, seat: number) => boolean} isEnough */
function play(game, isEnough) {
  const seats = game.seats.max;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? person('Ada') : bot('greedy')));
  const match = openMatch(game, { players, seed: SEED });
  const chooser = findBot('greedy').create(game, SEED, seats);
  while (game.rules.outcome(match.state) === null) {
    const [seat = 0] = game.rules.toAct(match.state);
    if (isEnough(match.moves.length, seat)) break;
    const legal = game.rules.legal(match.state, seat);
    const view = () => game.rules.view(match.state, seat);
    act(match, seat, chooser.choose({ seat, seq: match.moves.length, legal, view }));
  }
  return match;
}
