import type { AnyGame, SearchSettings } from '@mechatable/kernel';

/** What holds for a game that says nothing else. */
export const SEARCH_SETTINGS: SearchSettings = {
  spread: 120,
  exploration: 0.5,
  temperature: 0.05,
  doubt: 0.1,
  breadth: 16,
  widening: 1,
  horizon: 0,
  sample: 6,
  worlds: 50,
  sight: 'world',
};

export function settingsFor(game: AnyGame): SearchSettings {
  return { ...SEARCH_SETTINGS, ...game.lab.search };
}
