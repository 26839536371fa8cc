import { parseAs, pick, rngFrom, shuffle, type AnyGame, type Seat } from '@mechatable/kernel';

/** The deals to play, as plain data. Deal i depends only on this and on i. */
export interface DealPlan {
  readonly seed: string;
  /** A bot for each seat. */
  readonly bots: readonly string[];
  /** The loadouts to compare, by id; empty if the game has none. */
  readonly loadouts: readonly string[];
  /** The indices of the loadouts under study. At least one of them is in every match. */
  readonly focus: readonly number[];
  /** Whether to observe pieces and choices too, which takes a little longer. */
  readonly detailed: boolean;
  /** One deal in this many is replayed with new cards and dice, for the luck meter. */
  readonly replayEvery?: number;
  /** Bots of different levels also play some deals. */
  readonly skill?: SkillPlan;
}

/** Which levels play against each other to measure skill, and how often. */
export interface SkillPlan {
  /** From the weakest to the strongest. Neighbors play against each other. */
  readonly levels: readonly string[];
  /** One deal in this many is played by a pair; the pairs take turns. */
  readonly every: number;
  /** The maximum number of deals, for all pairs together. */
  readonly most: number;
}

/** How one match went. */
export interface MatchFacts {
  /** The loadout of each seat, by its place in the plan. */
  readonly loadouts: readonly number[];
  /** Each seat's score: 1 for a win; a draw or a shared win is divided. */
  readonly scores: readonly number[];
  readonly opener: Seat | null;
  readonly turns: number;
  /** How often the lead changed, by the game's own evaluation at the start of each turn. */
  readonly leads: number;
  /** The turn of the last change of the lead; 0 if there was none. */
  readonly decided: number;
  readonly details?: Details;
  /** For each of `LUCK_PARTS`: how much of the result a replay repeats. */
  readonly replayed?: readonly number[];
  /** How other bots fared with the same deal; with the first match of a deal only. */
  readonly skill?: SkillFacts;
}

/** How a deal went for one player of a level among players of the level below. */
export interface SkillFacts {
  readonly higher: string;
  readonly lower: string;
  /** The higher level's score in each seat. */
  readonly scores: readonly number[];
}

export interface Details {
  /** How many decisions there were, how many with a choice, and the number of legal actions in all of them. */
  readonly decisions: number;
  readonly choices: number;
  readonly legal: number;
  /** For each seat, the pieces it held at some time, and what it used. */
  readonly held: readonly (readonly string[])[];
  readonly used: readonly (readonly string[])[];
}

/**
 * The matches of a deal: the same cards and dice with the loadouts in every seat in turn. Loadouts are drawn at random, so
 * that deals are independent of each other.
 */
export function seatingsOf(plan: DealPlan, deal: number): readonly (readonly number[])[] {
  const { seed, bots, loadouts, focus } = plan;
  if (loadouts.length === 0) return [[]];
  const rng = rngFrom(`${seed}:loadouts:${String(deal)}`);
  const places = loadouts.map((_, place) => place);
  let chosen: readonly number[];
  do {
    shuffle(rng, places);
    chosen = bots.map((_, seat) => places[seat] ?? pick(rng, places));
  } while (focus.length > 0 && !chosen.some((place) => focus.includes(place)));
  return chosen.map((_, turn) => [...chosen.slice(turn), ...chosen.slice(0, turn)]);
}

/** The number of matches in a deal. */
export function matchesPerDeal({ bots, loadouts }: DealPlan): number {
  return loadouts.length === 0 ? 1 : bots.length;
}

/** The options of a match, checked. */
export function optionsFor(
  game: AnyGame,
  { loadouts }: DealPlan,
  options: Readonly<Record<string, unknown>>,
  seating: readonly number[],
): unknown {
  const chosen = seating.length === 0 ? {} : { loadouts: seating.map((place) => loadouts[place]) };
  return parseAs(game.rules.options, { ...options, ...chosen }, `options for ${game.title}`);
}
