/**
 * A position: what each seat has of every factor (seat after seat), and each seat's share of the win.
 *
 * @typedef {{ readonly counts: Float64Array, readonly shares: readonly number[] }} Position
 */

/** A factor that varies less than this is hardly fitted at all. */
const RARE = 0.01;
/** Newton's method needs a few rounds. */
const ROUNDS = 12;

/**
 * The weights that make the results most likely, if a seat's chance is its share of e to the power of its sum. Weights
 * are pulled toward those given, by `keep` positions' worth of evidence each: rare factors keep theirs.
 *
 * @param {readonly Position[]} positions
 * @param {readonly number[]} given
 * @param {readonly boolean[]} isFitted
 * @param {number} keep
 * @returns {readonly number[]}
 */
export function fit(positions, given, isFitted, keep) {
  const free = given.flatMap((_, i) => (isFitted[i] ? [i] : []));
  const scale = scalesOf(positions, given.length);
  /** @type {readonly number[]} */
  let weights = given;
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curve } = derivatives(positions, weights, free);
    free.forEach((i, a) => {
      const pull = keep * ((scale[i] ?? 0) + RARE);
      slope[a] = (slope[a] ?? 0) - pull * ((weights[i] ?? 0) - (given[i] ?? 0));
      const row = curve[a] ?? [];
      row[a] = (row[a] ?? 0) + pull + 1e-9;
    });
    const step = solve(curve, slope);
    weights = improved(weights, step, free, (tried) => {
      const pulls = free.map(
        (i) => keep * ((scale[i] ?? 0) + RARE) * ((tried[i] ?? 0) - (given[i] ?? 0)) ** 2,
      );
      return positions.length * lossOf(positions, tried) + pulls.reduce((a, b) => a + b, 0) / 2;
    });
  }
  return weights;
}

/**
 * The part of the step that helps: a full step may be too long.
 *
 * @param {readonly number[]} weights
 * @param {readonly number[]} step
 * @param {readonly number[]} free
 * @param {(weights: readonly number[]) => number} costOf
 */
function improved(weights, step, free, costOf) {
  const cost = costOf(weights);
  for (let part = 1; part > 1e-3; part /= 2) {
    const tried = weights.map((weight, i) => weight + part * (step[free.indexOf(i)] ?? 0));
    if (costOf(tried) < cost) return tried;
  }
  return [...weights];
}

/**
 * The mean loss in nats: 0 for certain and right; the log of the number of seats for guessing.
 *
 * @param {readonly Position[]} positions
 * @param {readonly number[]} weights
 */
export function lossOf(positions, weights) {
  let loss = 0;
  for (const { counts, shares } of positions) {
    const chances = chancesOf(counts, shares.length, weights);
    shares.forEach((share, seat) => (loss -= share * Math.log(Math.max(chances[seat] ?? 0, 1e-12))));
  }
  return loss / positions.length;
}

/** @param {Float64Array} counts @param {number} seats @param {readonly number[]} weights */
function chancesOf(counts, seats, weights) {
  const size = weights.length;
  const sums = Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (weights[i] ?? 0) * (counts[seat * size + i] ?? 0);
    return sum;
  });
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / all);
}

/**
 * How much each factor varies: the mean square of the differences between seats.
 *
 * @param {readonly Position[]} positions
 * @param {number} size
 */
function scalesOf(positions, size) {
  const scale = new Float64Array(size);
  for (const { counts, shares } of positions)
    for (let i = 0; i < size; i++) {
      const mean = shares.reduce((sum, _, seat) => sum + (counts[seat * size + i] ?? 0), 0) / shares.length;
      for (let seat = 0; seat < shares.length; seat++)
        scale[i] = (scale[i] ?? 0) + ((counts[seat * size + i] ?? 0) - mean) ** 2 / positions.length / 4;
    }
  return scale;
}

/** @param {readonly Position[]} positions @param {readonly number[]} weights @param {readonly number[]} free */
function derivatives(positions, weights, free) {
  const size = weights.length;
  const slope = free.map(() => 0);
  const curve = free.map(() => free.map(() => 0));
  const mean = free.map(() => 0);
  for (const { counts, shares } of positions) {
    const chances = chancesOf(counts, shares.length, weights);
    mean.fill(0);
    for (const [seat, chance] of chances.entries())
      for (const [a, i] of free.entries()) mean[a] = (mean[a] ?? 0) + chance * (counts[seat * size + i] ?? 0);
    chances.forEach((chance, seat) => {
      const off = free.map((i, a) => (counts[seat * size + i] ?? 0) - (mean[a] ?? 0));
      off.forEach((x, a) => {
        if (x === 0) return;
        slope[a] = (slope[a] ?? 0) + (shares[seat] ?? 0) * x;
        const row = curve[a] ?? [];
        for (let b = 0; b < off.length; b++) row[b] = (row[b] ?? 0) + chance * x * (off[b] ?? 0);
      });
    });
  }
  return { slope, curve };
}

/** Gauss's elimination with pivots. @param {number[][]} matrix @param {number[]} right */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const top = rows[column] ?? [];
    for (const row of rows) {
      if (row === top) continue;
      const by = (row[column] ?? 0) / (top[column] ?? 1);
      for (let k = column; k <= n; k++) row[k] = (row[k] ?? 0) - by * (top[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}
