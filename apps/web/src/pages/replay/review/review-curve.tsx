import type { JSX, TargetedMouseEvent } from 'preact';
import type { CurvePoint } from './curve.ts';
import { describeCurve } from './curve.ts';

const WIDTH = 320;
const HEIGHT = 112;
/** Space for the numbers beside the lines, and for marks at the edge. */
const LEFT = 34;
const RIM = 8;

interface Props {
  readonly points: readonly CurvePoint[];
  /** How many moves the match has. */
  readonly length: number;
  readonly seats: number;
  readonly at: number;
  /** The player selected this moment. */
  readonly onPick: (seq: number) => void;
}

/** The chance to win after each decision, and what mistakes cost. */
export function ReviewCurve({ points, length, seats, at, onPick }: Props): JSX.Element {
  const x = (seq: number): number => LEFT + (seq / Math.max(length, 1)) * (WIDTH - LEFT - RIM);
  const y = (expected: number): number => RIM + (1 - expected) * (HEIGHT - 2 * RIM);
  const pick = ({ currentTarget, clientX }: TargetedMouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const wanted = ((clientX - left) / width) * WIDTH;
    const [nearest] = [...points].sort((a, b) => Math.abs(x(a.seq) - wanted) - Math.abs(x(b.seq) - wanted));
    if (nearest !== undefined) onPick(nearest.seq);
  };
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={describeCurve(points)}
      onClick={pick}
    >
      {[0, 1 / seats, 1].map((expected) => (
        <g key={expected}>
          <line class="curve-rule" x1={LEFT} x2={WIDTH - RIM} y1={y(expected)} y2={y(expected)} />
          <text class="curve-figure" x={LEFT - 5} y={y(expected) + 4}>
            {Math.round(expected * 100)}%
          </text>
        </g>
      ))}
      <line class="curve-now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      <polyline class="curve-way" points={points.map((one) => `${x(one.seq)},${y(one.chosen)}`).join(' ')} />
      {points.map(({ seq, best, chosen, mistake }) =>
        mistake === null ? (
          <circle key={seq} class="curve-dot" cx={x(seq)} cy={y(chosen)} r={1.8} />
        ) : (
          <g key={seq} class={`curve-mistake ${mistake}`}>
            <line x1={x(seq)} x2={x(seq)} y1={y(best)} y2={y(chosen)} />
            <path d={mistake === 'large' ? diamond(x(seq), y(chosen)) : ring(x(seq), y(chosen))} />
          </g>
        ),
      )}
    </svg>
  );
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 6}l6 6l-6 6l-6-6z`;
}

function ring(x: number, y: number): string {
  return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
}
