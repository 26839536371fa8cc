import { wilson as exact } from '@mechatable/study';
import { rounded } from './figures.ts';

/** The 95% Wilson interval for a rate observed over n matches, as it is printed. */
export function wilson(rate: number, n: number): readonly [number, number] {
  const [low, high] = exact(rate, n);
  return [rounded(low, 4), rounded(high, 4)];
}
