import type { JSX } from 'preact';
import { words } from './words.ts';
import './rating.css';

/** `1534`, or `1534?` as long as it is provisional. */
export function Rating({ rating, provisional }: { rating: number; provisional: boolean }): JSX.Element {
  const label = words.label(rating, provisional);
  return (
    <span class="rating" role="img" aria-label={label} title={label}>
      {rating}
      {provisional && '?'}
    </span>
  );
}

/** `+12`, `−7`, `±0`. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
