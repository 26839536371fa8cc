import type { Line, Mean } from '@mechatable/study';
import { locale } from '../../browser/language.ts';
import { words } from './words.ts';

const say = words.results;
const NONE = '–';

const decimals = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative', // no -0.0
  });
const ONE = decimals(1);
const TWO = decimals(2);

/** A share in percent, without the sign. */
export function points(share: number): string {
  return ONE.format(share * 100);
}

/** `45.1–51.6` */
export function range(low: number, high: number): string {
  return `${points(low)}–${points(high)}`;
}

/** `48.3% (45.1–51.6)` */
export function shareText(mean: Mean | null): string {
  return mean === null ? NONE : say.share(points(mean.mean), points(mean.ci95[0]), points(mean.ci95[1]));
}

/** `+0.3 (−3.0 to +3.8)` */
export function changeText({ change, bounds: [low, high] }: Pick<Line, 'change' | 'bounds'>): string {
  return say.mean(signed(change), signed(low), signed(high));
}

export function meanText(mean: Mean | null): string {
  if (mean === null) return NONE;
  return say.mean(TWO.format(mean.mean), TWO.format(mean.ci95[0]), TWO.format(mean.ci95[1]));
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${points(Math.abs(share))}`;
}
