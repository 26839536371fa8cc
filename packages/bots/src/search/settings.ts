import type { AnyGame } from '@mechatable/kernel';

/** How a search works. A game can override each setting in `lab.search`. */
export interface SearchSettings {
  /** The difference in evaluation that means odds of e to 1. */
  readonly spread: number;
  /** How much weight the first estimate of an action gets against the results so far. */
  readonly exploration: number;
  /** The difference in expected outcome that makes the first estimate e times as high. */
  readonly temperature: number;
  /** The share of that weight that is spread evenly, because first estimates can be wrong. */
  readonly doubt: number;
  /** Below the root, a node considers this many actions, plus `widening` times the square root of its visits. */
  readonly breadth: number;
  readonly widening: number;
  /** A leaf is played on greedily until this many turns have begun; then it is evaluated. */
  readonly horizon: number;
  /** How many random actions are compared for each of those greedy decisions. */
  readonly sample: number;
  /** How many worlds are imagined for a decision; after that they are reused in turn. */
  readonly worlds: number;
  /**
   * The basis of opponents' first estimates: the imagined world as it is, which is cheap, or a world they imagine
   * themselves, which matters if a lot is hidden.
   */
  readonly sight: 'world' | 'own';
  /** How many iterations the ace searches; 0 if it plans its turn instead. */
  readonly ace: number;
  /** Multiplies what lower levels overlook: for a `spread` that is smaller than results suggest. */
  readonly haze: number;
  /** 1 if first estimates at the root look past dice and the end of the turn, as in the first release; or else 0. */
  readonly across: number;
}

/** The settings for games that don't choose their own. */
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
  ace: 0,
  haze: 1,
  across: 0,
};

/** The settings for a game. Throws if the game sets one that doesn't exist or can't have that value. */
export function settingsFor(game: AnyGame): SearchSettings {
  const { search } = game.lab;
  for (const [name, value] of Object.entries(search)) {
    if (!Object.hasOwn(SEARCH_SETTINGS, name)) {
      const known = Object.keys(SEARCH_SETTINGS).join(', ');
      throw new Error(`${game.title} has an unknown search setting "${name}". Known settings: ${known}.`);
    }
    if (!isValid(name, value)) {
      const shown = typeof value === 'string' ? `"${value}"` : String(value);
      throw new Error(`${game.title} has a bad value for the search setting "${name}": ${shown}.`);
    }
  }
  return { ...SEARCH_SETTINGS, ...search };
}

function isValid(name: string, value: number | string): boolean {
  return name === 'sight'
    ? value === 'world' || value === 'own'
    : typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
