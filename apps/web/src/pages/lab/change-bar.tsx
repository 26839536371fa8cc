import type { Line } from '@mechatable/study';
import type { JSX } from 'preact';

const WIDTH = 200;
const HEIGHT = 20;
/** The bars of all lines show at least this change, as a share of the wins. */
const LEAST_REACH = 0.1;

/** How far the bars of these lines reach to each side, as a share of the wins. */
export function reachOf(lines: readonly Line[]): number {
  const ends = lines.flatMap(({ bounds, change }) => [...bounds, change].map(Math.abs));
  return Math.max(LEAST_REACH, Math.min(1, Math.max(0, ...ends) * 1.05));
}

/** A change and its bounds beside zero. It shows what the table says, so screen readers skip it. */
export function ChangeBar({ line, reach }: { line: Line; reach: number }): JSX.Element {
  const {
    change,
    bounds: [low, high],
  } = line;
  const at = (share: number): number => (WIDTH / 2) * (1 + Math.max(-1, Math.min(1, share / reach)));
  return (
    <svg class="change-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path class="zero" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
      <rect x={at(low)} y="6" width={Math.max(1, at(high) - at(low))} height="8" />
      <path class="middle" d={`M${at(change)} 2V${HEIGHT - 2}`} />
    </svg>
  );
}
