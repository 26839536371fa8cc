import { pick, rngFrom, rngOfMatch } from '@mechatable/kernel';

/**
 * Plays a match between bots and returns who won.
 *
 * @param {import('@mechatable/kernel').AnyGame} game
 * @param {readonly import('@mechatable/bots').Bot[]} bots
 * @param {string} seed
 * @param {(state: unknown) => void} [onHandover] called whenever another seat is asked than before
 * @returns {readonly number[]} the winners
 */
export function play(game, bots, seed, onHandover) {
  const state = game.rules.setup(optionsFor(game, seed), bots.length, rngOfMatch(seed, bots.length));
  let last = -1;
  for (let seq = 0; ; seq++) {
    const [seat] = game.rules.toAct(state);
    if (seat === undefined) break;
    if (seat !== last && game.rules.turn(state) > 0) onHandover?.(state);
    last = seat;
    const legal = game.rules.legal(state, seat);
    const view = () => game.rules.view(state, seat);
    game.rules.apply(state, seat, bots[seat]?.choose({ seat, seq, legal, view }));
  }
  return game.rules.outcome(state)?.winners ?? [];
}

/** Every match draws its own ready decks. @param {import('@mechatable/kernel').AnyGame} game @param {string} deal */
function optionsFor(game, deal) {
  const ids = game.content.loadouts.map((loadout) => loadout.id);
  const rng = rngFrom(`loadouts ${deal}`);
  const loadouts = Array.from({ length: game.seats.max }, () => pick(rng, ids));
  return game.rules.options.parse(ids.length === 0 ? {} : { loadouts });
}
