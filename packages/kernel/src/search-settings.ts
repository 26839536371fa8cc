/** How a search is led. What a game says of it in `lab.search` was found by trying, and holds for that game alone. */
export interface SearchSettings {
  /** The difference of the evaluation that stands for odds of e to 1. */
  readonly spread: number;
  /** How much is staked on what looks good at first sight, against what came of it so far. */
  readonly exploration: number;
  /** The difference in expected outcome that makes an action look e times as good at first sight. */
  readonly temperature: number;
  /** The share of what is staked that is spread evenly, for first sight may be wrong. */
  readonly doubt: number;
  /** Below the root so many actions of a node are looked at, and `widening` times the root of its visits more. */
  readonly breadth: number;
  readonly widening: number;
  /** A leaf is played on, each seat taking what is best at once, until so many turns have begun; then it is valued. */
  readonly horizon: number;
  /** How many actions, picked at random, are compared for each decision on the way there. */
  readonly sample: number;
  /** How many worlds are imagined for a decision; from then on they are used again in turn. */
  readonly worlds: number;
  /**
   * What rivals look at when they first see an action: the imagined world as it is, which is cheap, or as they would
   * imagine it themselves, which matters where much of what counts is hidden.
   */
  readonly sight: 'world' | 'own';
}
