import { below, type Rng } from '@mechatable/kernel';

/** A value for each parameter, by its place among the values of that parameter. */
export type Point = readonly number[];

interface Seen {
  n: number;
  sum: number;
}

/** How many neighbors of the current point are compared before one of them is tried. */
const NEIGHBORS = 50;
/** Keeps the bonus of points that were never seen finite. */
const EPSILON = 0.5;

/**
 * The N-Tuple Bandit Evolutionary Algorithm (Lucas, Liu and Perez-Liebana, "The N-Tuple Bandit Evolutionary Algorithm for
 * Game Agent Optimisation", 2018): finds a good point of a discrete space by few noisy trials. It keeps the average of what
 * was seen for each value, each two values and each whole point, and tries the neighbor with the best average plus a bonus
 * for what it hasn't seen much of.
 */
export class Ntbea {
  readonly #sizes: readonly number[];
  readonly #rng: Rng;
  readonly #tuples: readonly (readonly number[])[];
  readonly #seen = new Map<string, Seen>();
  readonly #tried = new Map<string, Point>();
  #current: Point;
  #trials = 0;
  #sum = 0;
  #squares = 0;

  /** `sizes`: how many values each parameter has. The first point to try is `start`. */
  constructor(sizes: readonly number[], start: Point, rng: Rng) {
    this.#sizes = sizes;
    this.#rng = rng;
    this.#current = start;
    const all = sizes.map((_, place) => place);
    const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => [a, b]));
    this.#tuples = [
      ...all.map((place) => [place]),
      ...(sizes.length > 2 ? pairs : []),
      ...(sizes.length > 1 ? [all] : []),
    ];
  }

  /** The point to try next. */
  ask(): Point {
    if (this.#trials === 0) return this.#current;
    let best = this.#current;
    let most = -Infinity;
    for (let i = 0; i < NEIGHBORS; i++) {
      const point = this.#neighbor();
      const hope = this.mean(point) + this.#scale() * this.#bonus(point);
      if (hope > most) [best, most] = [point, hope];
    }
    this.#current = best;
    return best;
  }

  /** How good a trial of the point was; more is better. */
  addResult(point: Point, fitness: number): void {
    this.#trials++;
    this.#sum += fitness;
    this.#squares += fitness * fitness;
    this.#tried.set(point.join(), point);
    for (const key of this.#keysOf(point)) {
      const seen = this.#seen.get(key);
      if (seen === undefined) this.#seen.set(key, { n: 1, sum: fitness });
      else {
        seen.n++;
        seen.sum += fitness;
      }
    }
  }

  /** The points that were tried, the best first by what is known of all their values. */
  best(): readonly Point[] {
    return [...this.#tried.values()].sort((a, b) => this.mean(b) - this.mean(a));
  }

  /** The expected value of a point; the average of everything if nothing is known about it. */
  mean(point: Point): number {
    const means = this.#keysOf(point).flatMap((key) => {
      const seen = this.#seen.get(key);
      return seen === undefined ? [] : [seen.sum / seen.n];
    });
    if (means.length === 0) return this.#sum / Math.max(1, this.#trials);
    return means.reduce((sum, mean) => sum + mean, 0) / means.length;
  }

  #bonus(point: Point): number {
    const keys = this.#keysOf(point);
    const rare = keys.map((key) =>
      Math.sqrt(Math.log(1 + this.#trials) / ((this.#seen.get(key)?.n ?? 0) + EPSILON)),
    );
    return rare.reduce((sum, bonus) => sum + bonus, 0) / keys.length;
  }

  /** The spread of the results, which scales the bonus. */
  #scale(): number {
    const mean = this.#sum / this.#trials;
    return Math.sqrt(Math.max(0, this.#squares / this.#trials - mean * mean));
  }

  #keysOf(point: Point): readonly string[] {
    return this.#tuples.map((places) => places.map((place) => `${place}=${point[place] ?? 0}`).join());
  }

  /** A different value for one parameter, and sometimes for more. */
  #neighbor(): Point {
    const sure = below(this.#rng, this.#sizes.length);
    return this.#current.map((value, place) => {
      if (place !== sure && below(this.#rng, this.#sizes.length) > 0) return value;
      return below(this.#rng, this.#sizes[place] ?? 1);
    });
  }
}
