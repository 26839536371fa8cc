import { below, type Rng } from '@mechatable/kernel';
import { cardsOf, type DeckChoice, type Options } from './decks.ts';
import { NOBODY, type Pile, type State } from './state.ts';
import { ALL_ZONES, NOWHERE } from './zones.ts';

export function emptyPile(deckList: readonly number[], poolList: readonly number[]): Pile {
  return {
    deckList,
    poolList,
    hand: [],
    shown: [],
    deck: deckList.slice(),
    deckKnown: deckList.map(() => NOBODY),
    protection: [],
    protectionKnown: [],
    pool: poolList.slice(),
    revealed: [],
    taken: [],
    graveyard: [],
    graveyardId: [],
    trash: [],
  };
}

function pileOf(choice: DeckChoice): Pile {
  const { deck, pool } = cardsOf(choice);
  return emptyPile(deck, pool);
}

/** LN-SET-1: tosses the coin; the winner chooses before anything is shuffled (LN-R-3). */
export function setup(options: Options, rng: Rng, version: number): State {
  const tossWinner = below(rng, 2);
  const { loadouts, ...rules } = options;
  return {
    rules: { version, ...rules },
    rng,
    turn: 0,
    active: tossWinner,
    mainActions: 0,
    resolutions: 0,
    piles: [pileOf(loadouts[0]), pileOf(loadouts[1])],
    card: new Array<number>(ALL_ZONES).fill(NOWHERE),
    object: new Array<number>(ALL_ZONES).fill(NOWHERE),
    rest: new Array<number>(ALL_ZONES).fill(0),
    zoneOf: [],
    equipCard: [],
    equipOwner: [],
    equipObject: [],
    equipUnit: [],
    changeUnit: [],
    changeBy: [],
    changeAmount: [],
    changeUntil: [],
    changeSeat: [],
    used: [],
    queue: [],
    combat: null,
    agenda: [{ ask: 'tossChoice', seat: tossWinner }],
    outcome: null,
  };
}
