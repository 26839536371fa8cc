const Z = 1.96;

/** The 95% Wilson interval for a rate observed over n matches. */
export function wilson(rate: number, n: number): readonly [number, number] {
  const middle = rate + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** A mean with its 95% interval, by the normal approximation. */
export interface Mean {
  readonly n: number;
  readonly mean: number;
  readonly ci95: readonly [number, number];
}

/** Null if there are no values. */
export function meanOf(values: readonly number[]): Mean | null {
  const n = values.length;
  if (n === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  const reach = Z * Math.sqrt(variance / n);
  return { n, mean, ci95: [mean - reach, mean + reach] };
}

/** A share of matches with its 95% Wilson interval. */
export function shareOf(scores: readonly number[]): Mean | null {
  const mean = meanOf(scores);
  return mean === null ? null : { ...mean, ci95: wilson(mean.mean, mean.n) };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
