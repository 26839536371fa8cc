import type { Seat } from './rules.ts';

/** One thing that an evaluation counts. */
export interface Factor {
  readonly id: string;
  /** The value of one unit of it. */
  readonly weight: number;
  /** The cost to a seat of one unit of it in a rival's hands. Default: `weight`. */
  readonly rivalWeight?: number;
  /** Whether beginners notice it. */
  readonly obvious: boolean;
  /** Whether only a seat's own amount counts for it, not its rivals' amounts. */
  readonly ownOnly: boolean;
  /** Whether its weight is chosen, not fitted to results: it steers a turn, or decides the match. */
  readonly given: boolean;
}

/**
 * An evaluation as data: what counts, and how much. The weights can be fitted to results, a hint can say which of these
 * things a choice changes, and a beginner can overlook some of them.
 */
export interface Factors<State> {
  readonly list: readonly Factor[];
  /**
   * How much of everything each seat has, at `seat * list.length + factor`. The array belongs to the factors: the next
   * call overwrites it.
   */
  count(state: State): Float64Array;
  /** Whether a seat can't win anymore, so that it is nobody's rival. At least two seats still can. Default: never. */
  isOut?(state: State, seat: Seat): boolean;
}

/** The factors of a table of weights, in its order; those that are not ordinary are named. */
export function factorsOf<Id extends string>(
  weights: Readonly<Record<Id, number>>,
  named: Readonly<Partial<Record<'subtle' | 'ownOnly' | 'given', readonly Id[]>>>,
): Factor[] {
  return (Object.keys(weights) as Id[]).map((id) => ({
    id,
    weight: weights[id],
    obvious: named.subtle?.includes(id) !== true,
    ownOnly: named.ownOnly?.includes(id) === true,
    given: named.given?.includes(id) === true,
  }));
}

/** The place of each factor of a table of weights. */
export function placesOf<Id extends string>(weights: Readonly<Record<Id, number>>): Record<Id, number> {
  const places = Object.keys(weights).map((id, place) => [id, place]);
  return Object.fromEntries(places) as Record<Id, number>;
}

/** How good a state is, by its factors. */
export interface Evaluation<State> {
  readonly evaluate: (state: State, seat: Seat) => number;
  readonly evaluateAll: (state: State) => number[];
}

/** A seat's amount minus its rivals': the average of the strongest rival and of all of them. */
export function evaluationBy<State>(factors: Factors<State>): Evaluation<State> {
  const { list } = factors;
  const size = list.length;
  const shared = Float64Array.from(list, ({ weight, ownOnly }) => (ownOnly ? 0 : weight));
  const own = Float64Array.from(list, ({ weight, ownOnly }) => (ownOnly ? weight : 0));
  const against = Float64Array.from(list, ({ weight, rivalWeight, ownOnly }) =>
    ownOnly ? 0 : (rivalWeight ?? weight),
  );
  const isEven = list.every(({ rivalWeight }) => rivalWeight === undefined);
  const threatOf = (counts: Float64Array, base: number): number => {
    let threat = 0;
    for (let i = 0; i < size; i++) threat += against[i] * counts[base + i];
    return threat;
  };
  const isOut = (state: State, seat: Seat): boolean => factors.isOut?.(state, seat) === true;
  const evaluateAll = (state: State): number[] => {
    const counts = factors.count(state);
    const seats = counts.length / size;
    const worths: number[] = [];
    const extras: number[] = [];
    const threats: number[] = isEven ? worths : [];
    let sum = 0;
    let rivals = 0;
    for (let seat = 0; seat < seats; seat++) {
      let worth = 0;
      let extra = 0;
      for (let i = 0, at = seat * size; i < size; i++, at++) {
        worth += shared[i] * counts[at];
        extra += own[i] * counts[at];
      }
      worths.push(worth);
      extras.push(extra);
      if (!isEven) threats.push(threatOf(counts, seat * size));
      if (isOut(state, seat)) continue;
      sum += threats[seat];
      rivals++;
    }
    return worths.map((worth, seat) => {
      let most = -Infinity;
      for (let other = 0; other < seats; other++)
        if (other !== seat && threats[other] > most && !isOut(state, other)) most = threats[other];
      const all = isOut(state, seat) ? sum / rivals : (sum - threats[seat]) / (rivals - 1);
      return worth + extras[seat] - (most + all) / 2;
    });
  };
  return { evaluate: (state, seat) => evaluateAll(state)[seat], evaluateAll };
}
