import { rounded } from './figures.ts';

/** The 95 % Wilson interval for a rate observed over n matches. */
export function wilson(rate: number, n: number): readonly [number, number] {
  const z = 1.96;
  const middle = rate + (z * z) / (2 * n);
  const reach = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [rounded((middle - reach) / scale, 4), rounded((middle + reach) / scale, 4)];
}
