import { rngFrom } from '@mechatable/kernel';
import { SEARCH_SETTINGS, Search } from '../src/index.ts';
import { pileGame, type Pile, type Take } from './pile-game.ts';

export function pile(stones: number): Pile {
  return pileGame.rules.setup({ stones }, 2, rngFrom('toy'));
}

export function legal(state: Pile): Take[] {
  return pileGame.rules.legal(state, state.seat);
}

export function searchOn(state: Pile, iterations: number, seed = 'seed'): Search {
  const search = new Search(pileGame, 2, state.seat, SEARCH_SETTINGS, rngFrom(seed));
  search.run(pileGame.rules.view(state, state.seat), { iterations, isOver: () => false });
  return search;
}
