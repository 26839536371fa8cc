/**
 * Anytime-valid bounds on the mean of observations between -1 and 1: at every moment at once, they contain the mean with
 * probability 1 - alpha. So a study may look after every match and stop when it likes.
 *
 * The hedged betting confidence sequence of Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
 * betting" (JRSS B, 2024), with predictable plug-in bets. A mean is ruled out when a gambler who bets against it has
 * multiplied the stake by 2 / alpha. See docs/decisions/0051-the-lab.md.
 */
export class MeanBounds {
  readonly #alpha: number;
  /** Observations, moved to 0 to 1, and the bets made before each. */
  readonly #seen: number[] = [];
  readonly #bets: number[] = [];
  #sum = 0;
  #squares = 0;
  /** The best bounds of all looks: what was once ruled out stays ruled out. */
  #low = 0;
  #high = 1;

  constructor(alpha: number) {
    this.#alpha = alpha;
  }

  get count(): number {
    return this.#seen.length;
  }

  /** The average of the observations; 0 if there are none. */
  get mean(): number {
    return this.count === 0 ? 0 : (2 * this.#sum) / this.count - 1;
  }

  add(observation: number): void {
    const x = (observation + 1) / 2;
    const n = this.count + 1;
    const variance = (1 / 4 + this.#squares) / n;
    this.#bets.push(Math.sqrt((2 * Math.log(2 / this.#alpha)) / (variance * n * Math.log(1 + n))));
    this.#seen.push(x);
    this.#sum += x;
    const expected = (1 / 2 + this.#sum) / (n + 1);
    this.#squares += (x - expected) ** 2;
  }

  /** Takes a look that counts: later bounds are never wider. */
  look(): readonly [number, number] {
    [this.#low, this.#high] = this.#now();
    return this.bounds();
  }

  /** The current bounds. Reading them changes nothing, so a study doesn't depend on who watches it. */
  bounds(): readonly [number, number] {
    const [low, high] = this.#now();
    return [2 * low - 1, 2 * high - 1];
  }

  #now(): readonly [number, number] {
    if (this.count === 0) return [this.#low, this.#high];
    const goal = Math.log(2 / this.#alpha);
    const middle = this.#sum / this.count;
    // The wealth of the gambler who bets on a higher mean falls with the mean bet against, so it crosses the goal once.
    const low = crossing(0, middle, (mean) => this.#wealth(mean, 1) >= goal);
    const high = crossing(1, middle, (mean) => this.#wealth(mean, -1) >= goal);
    return [Math.max(this.#low, low), Math.min(this.#high, high)];
  }

  /** The logarithm of the wealth after betting against a mean that it is higher (1) or lower (-1). */
  #wealth(mean: number, side: 1 | -1): number {
    const most = CAUTION / (side === 1 ? mean : 1 - mean);
    let product = 1;
    let logs = 0;
    for (let i = 0; i < this.#seen.length; i++) {
      product *= 1 + side * Math.min(this.#bets[i] ?? 0, most) * ((this.#seen[i] ?? 0) - mean);
      if (i % 32 === 31) {
        logs += Math.log(product); // before it leaves the range of a number
        product = 1;
      }
    }
    return logs + Math.log(product);
  }
}

/** The share of the fortune that a bet may lose at most. */
const CAUTION = 1 / 2;
const STEPS = 24;

/** The last value on the way from `out` to `within` for which the test holds, or `out` if it holds nowhere. */
function crossing(out: number, within: number, test: (value: number) => boolean): number {
  let [ruledOut, possible] = [out, within];
  for (let step = 0; step < STEPS; step++) {
    const middle = (ruledOut + possible) / 2;
    if (test(middle)) ruledOut = middle;
    else possible = middle;
  }
  return ruledOut;
}
