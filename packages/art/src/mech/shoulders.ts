import {
  box,
  disc,
  dot,
  lines,
  panel,
  place,
  plate,
  pts,
  run,
  shaded,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { School } from '../subject.ts';
import type { Plan } from './build.ts';

/** Pauldrons hang from the origin, the near one; about 30 wide. `luck` chooses among siblings. */
type Draw = (plan: Plan, tone: Tone) => Shape[];
const solid = (flat: readonly number[], tone: Tone): Shape[] =>
  tone === 'fill2' ? [plate(pts(flat), tone)] : shaded(pts(flat), tone);

const lance: Draw = ({ luck }, tone) => [
  ...solid(
    luck.flip()
      ? [-14, 12, -30, -20, -6, -13, 12, -8, 14, 6, 4, 14]
      : [-16, 14, -24, -8, -14, -26, -2, -12, 13, -8, 13, 8],
    tone,
  ),
  lines(run(-20, -10, 8, 0), run(-14, 2, 6, 6)),
];
const bulwark: Draw = ({ luck, mech }, tone) => {
  const high = 9 + mech.plates * 2.2;
  return [
    ...solid([-22, 18, -24, 6 - high, -14, -high, 12, -high, 18, 6 - high, 16, 18], tone),
    panel(pts([-22, 4, 16, 4, 16, 11, -22, 11]), 'accent'),
    lines(run(-3, -high + 3, -3, 4)),
    ...(luck.flip()
      ? [dot([-12, -high + 10], 1.6, 'line', 0), dot([8, -high + 10], 1.6, 'line', 0)]
      : [lines(run(-18, -6, 12, -6))]),
  ];
};
const artillery: Draw = (_, tone) => [
  ...solid([-15, 12, -17, -12, -8, -17, 12, -15, 15, 10], tone),
  panel(box(-12, -2, 22, 6), 'accent'),
  lines(run(-10, -10, 8, -8)),
];
const salvage: Draw = ({ luck }, tone) =>
  luck.flip(0.6)
    ? [
        ...solid([-20, 16, -24, -6, -12, -20, 6, -16, 10, -4, 16, 0, 14, 16], tone),
        panel(pts([-16, -4, 2, -8, 4, 8, -14, 10]), 'accent'),
        dot([-11, 0], 1.2, 'line', 0),
        dot([-1, 4], 1.2, 'line', 0),
      ]
    : [disc([0, 0], 12, tone), dot([0, 0], 5, 'accent'), lines(run(-8, -8, 8, 8))];
const stealth: Draw = ({ luck }, tone) => [
  ...solid(
    luck.flip() ? [-6, 18, -22, -12, 2, -10, 12, -2, 8, 10] : [-16, 22, -14, -10, 4, -14, 12, 0, 2, 8],
    tone,
  ),
  lines(run(-12, -6, 2, 8)),
];
const plain: Draw = ({ luck }, tone) => [
  ...solid([-16, 10, -17, -6, -10, -15, 6, -16, 14, -8, 14, 10], tone),
  ...(luck.flip() ? [panel(pts([-16, 2, 14, 2, 14, 9, -16, 9]), 'accent')] : [dot([-2, -3], 5, 'accent')]),
];
const aerial: Draw = (_, tone) => [
  ...solid([-20, 8, -18, -8, 4, -16, 18, -10, 18, 8, 2, 12], tone),
  dot([10, -1], 7.4, 'line', 0),
  dot([10, -1], 4.2, 'glow', 0),
  lines(run(-14, -3, 2, -8)),
];
const royal: Draw = ({ luck }, tone) => [
  ...solid([-17, 16, -22, 0, -18, -14, -2, -20, 12, -12, 14, 4, 6, 12, -2, 7, -9, 15], tone),
  ...solid([-13, 4, -18, -8, -8, -17, 6, -16, 12, -6, 8, 2, -2, -1], 'accent'),
  ...(luck.flip() ? [dot([-3, -8], 3.4, 'glow')] : [lines(run(-10, -10, 6, -9))]),
];

const SHAPES: Readonly<Record<School, Draw>> = {
  lance,
  bulwark,
  artillery,
  salvage,
  stealth,
  plain,
  aerial,
  royal,
  swarm: stealth,
  beast: plain,
};

export function pauldron(plan: Plan, at: Pt, tone: Tone): Shape[] {
  const { armW, torsoW } = plan.build;
  const scale = Math.min((armW / 11) * 0.72 + (torsoW / 64) * 0.28, torsoW / 58);
  // The more plates, the more of them is on the shoulders.
  const bulk = 0.84 + plan.mech.plates * 0.055;
  const shapes = SHAPES[plan.mech.school](plan, tone);
  const far = tone === 'fill2';
  return place(far ? shapes.filter((s) => s.fill !== 'none') : shapes, at, 0, scale * bulk, far);
}
