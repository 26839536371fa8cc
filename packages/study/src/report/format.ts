import type { Mean } from '../stats/intervals.ts';

export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** A share with its interval: `48.3% (45–52)`. */
export function shareText(mean: Mean | null): string {
  if (mean === null) return '–';
  const [low, high] = mean.ci95;
  return `${percent(mean.mean)} (${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)})`;
}

/** A mean with its interval. */
export function meanText(mean: Mean | null): string {
  if (mean === null) return '–';
  return `${mean.mean.toFixed(2)} (${mean.ci95.map((end) => end.toFixed(2)).join('–')})`;
}
