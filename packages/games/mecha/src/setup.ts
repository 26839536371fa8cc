import { below, shuffle, type Rng } from '@mechatable/kernel';
import { CELLS, NOWHERE, seatNumber } from './board.ts';
import type { Edition } from './content/traits.ts';
import { cardsOf, type Options } from './options.ts';
import { NONE } from './references.ts';
import type { Pile } from './pieces.ts';
import type { State } from './state.ts';

export const OPENING_HAND = 5;

/** MG-SETUP-1: the first five cards of the shuffled deck. */
function pileOf(deckList: readonly number[], rng: Rng): Pile {
  const deck = deckList.slice();
  shuffle(rng, deck);
  const hand = deck.splice(deck.length - OPENING_HAND).reverse();
  return {
    deckList,
    hand,
    seen: [],
    open: [],
    deck,
    ownTop: 0,
    openTop: 0,
    discard: [],
    damage: [],
    markers: 0,
    noTowers: false,
  };
}

/** MG-R-3, MG-R-26: everything random comes from the seed. */
export function setup(edition: Edition, version: number, options: Options, rng: Rng): State {
  const { loadouts, ...knobs } = options;
  const chosen = seatNumber(options.firstPlayer);
  const drawn = below(rng, 2);
  return {
    rules: { edition, version, ...knobs },
    rng,
    turn: 0,
    active: chosen < 0 ? drawn : chosen,
    mainActions: 0,
    towerPlayed: false,
    arrivals: 0,
    piles: [pileOf(cardsOf(edition, loadouts[0]), rng), pileOf(cardsOf(edition, loadouts[1]), rng)],
    board: new Array<null>(CELLS).fill(null),
    lying: [],
    chain: [],
    queue: [],
    held: [],
    mover: NONE,
    bereaved: 0,
    eligible: 0,
    turnKeys: [0, 0],
    stillness: false,
    discards: 0,
    mills: 0,
    failedDraw: 0,
    answers: [NOWHERE, NOWHERE],
    mulligans: 0,
    // MG-R-5: both decide at once, then the first turn begins.
    agenda: [{ do: 'startTurn' }, { do: 'mulligans' }, { ask: 'mulligan', seats: [0, 1] }],
    outcome: null,
  };
}
