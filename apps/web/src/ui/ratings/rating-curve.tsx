import type { RatingPoint } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { boundsOf, describeCurve } from './curve.ts';

const WIDTH = 360;
const HEIGHT = 130;
/** Space for the numbers beside the lines, and for dots at the edge. */
const LEFT = 38;
const RIM = 10;

/** How a rating has changed, match by match. `points`: the latest first. */
export function RatingCurve({ points }: { points: readonly RatingPoint[] }): JSX.Element {
  const [lowest, highest] = boundsOf(points);
  const x = (at: number): number => LEFT + (at / Math.max(points.length - 1, 1)) * (WIDTH - LEFT - RIM);
  const y = (rating: number): number => RIM + ((highest - rating) / (highest - lowest)) * (HEIGHT - 2 * RIM);
  const placed = points.map(({ rating }, at) => [x(points.length - 1 - at), y(rating)] as const);
  return (
    <svg
      class="rating-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={describeCurve(points)}
    >
      {[lowest, (lowest + highest) / 2, highest].map((rating) => (
        <g key={rating}>
          <line class="curve-rule" x1={LEFT} x2={WIDTH - RIM} y1={y(rating)} y2={y(rating)} />
          <text class="curve-figure" x={LEFT - 6} y={y(rating) + 4}>
            {rating}
          </text>
        </g>
      ))}
      <polyline class="curve-way" points={placed.map(([left, top]) => `${left},${top}`).join(' ')} />
      {placed.map(([left, top], at) => (
        <circle key={at} class="curve-dot" cx={left} cy={top} r={at === 0 ? 4 : 2} />
      ))}
    </svg>
  );
}
