import {
  cable,
  disc,
  dot,
  lines,
  panel,
  place,
  plate,
  pts,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import type { School } from '../subject.ts';
import type { Plan } from './build.ts';

/** Heads stand on the origin, look right and are about 30 units wide. */
type Draw = (plan: Plan) => Shape[];

/** A slit or lens of light. */
const eye = (flat: readonly number[]): Shape => panel(pts(flat), 'glow');
const neck = plate(pts([-7, 3, 8, 3, 7, -6, -6, -6]), 'fill2');

const lance: Draw = ({ luck }) => {
  const crest = luck.below(3);
  return [
    crest === 0
      ? plate(pts([-4, -18, -34, -34, -22, -14, -12, -6]), 'accent')
      : crest === 1
        ? plate(pts([2, -20, -16, -46, -14, -18, -10, -10]), 'accent')
        : plate(pts([-2, -18, -30, -28, -18, -18, -32, -14, -12, -6]), 'accent'),
    neck,
    ...shaded(pts([-12, -2, -14, -14, -6, -23, 6, -24, 15, -14, 21, -3, 8, 1])),
    eye([2, -12, 15, -12, 17, -8, 3, -8]),
    lines(run(-6, -21, -2, -6, 6, 0), run(6, -23, 10, -14)),
  ];
};

const bulwark: Draw = ({ luck }) => {
  const slit = luck.flip();
  return [
    ...shaded(pts([-16, 2, -17, -10, -10, -20, 8, -20, 16, -10, 16, 2])),
    slit
      ? eye([-4, -12, 14, -12, 14, -8, -4, -8])
      : eye([-6, -10, 3, -10, 3, -15, 8, -15, 8, -10, 14, -10, 14, -6, 8, -6, 8, 0, 3, 0, 3, -6, -6, -6]),
    panel(pts([-5, -20, -2, -24, 4, -24, 6, -20]), 'accent'),
    lines(run(-11, -16, -11, 0)),
  ];
};

const artillery: Draw = ({ luck }) => {
  const twin = luck.flip();
  return [
    wire(run(-10, -16, -12, -38), 2.2),
    neck,
    ...shaded(pts([-16, 0, -17, -16, -10, -21, 12, -21, 18, -16, 18, -2, 12, 1])),
    // The rangefinder: two lenses as far apart as the head allows.
    plate(pts([-22, -10, -22, -17, 24, -18, 24, -11]), 'fill2'),
    disc([22, -13.5], 5, 'glow'),
    disc([twin ? 6 : 4, -13.8], twin ? 5 : 3.4, 'glow'),
    panel(pts([-12, -4, 14, -4, 12, 0, -12, 0]), 'accent'),
  ];
};

const salvage: Draw = ({ luck }) => {
  const lamp = luck.flip();
  return [
    wire(run(-8, -18, -14, -36, -8, -42), 2),
    neck,
    ...shaded(pts([-15, 1, -16, -15, -4, -22, 9, -20, 16, -12, 14, 2])),
    disc([7, -10], lamp ? 8.5 : 7, 'fill2'),
    dot([8, -10], lamp ? 5.4 : 4, 'glow'),
    panel(pts([-14, -14, -4, -20, -2, -9, -12, -6]), 'accent'),
    cable(run(-14, -4, -24, 2, -16, 10), 2.2),
  ];
};

const stealth: Draw = ({ luck }) => {
  const tall = luck.between(26, 34);
  return [
    ...shaded(pts([-15, 6, -20, -8, -6, -tall, 8, -tall + 5, 20, -10, 16, 2, 8, -5, -2, 4]), 'fill'),
    panel(pts([0, -15, 12, -17, 18, -9, 14, -1, 7, -5, 2, -4]), 'line', 0),
    eye(luck.flip() ? [5, -11, 16, -10, 14, -7, 6, -7] : [9, -13, 16, -11, 12, -5]),
    lines(run(-6, -tall + 3, -2, -14, -10, 2)),
  ];
};

const plain: Draw = ({ luck }) => {
  const cab = luck.below(3);
  const top: Shape[] =
    cab === 0
      ? [plate(pts([-8, -20, -5, -27, 3, -27, 6, -20]), 'glow')]
      : cab === 1
        ? [wire(run(-9, -18, -11, -38), 2), dot([-11, -39], 2, 'glow')]
        : [plate(pts([-13, -18, -13, -24, 11, -24, 14, -18]), 'accent')];
  return [
    ...top,
    neck,
    ...shaded(pts([-14, 1, -15, -15, -9, -20, 10, -20, 16, -14, 16, -2, 11, 2])),
    eye([-1, -15, 10, -15, 14, -11, 14, -7, -2, -7]),
    lines(run(5, -15, 5, -7), run(-10, -14, -10, -4), run(1, -3, 12, -3)),
  ];
};

const aerial: Draw = ({ luck }) => [
  plate(luck.flip() ? pts([-6, -16, -32, -26, -12, -6]) : pts([-4, -17, -26, -34, -10, -8]), 'accent'),
  neck,
  ...shaded(pts([-12, 0, -13, -12, -4, -20, 8, -18, 27, -4, 10, 1])),
  eye([2, -14, 10, -13, 19, -6, 4, -7]),
  lines(run(-7, -16, -2, -4, 10, -2)),
];

const royal: Draw = ({ luck }) => {
  const crown = luck.flip()
    ? [-14, -17, -17, -32, -8, -24, -1, -36, 5, -24, 15, -32, 14, -17]
    : [-13, -17, -14, -28, -6, -22, 0, -40, 6, -22, 14, -28, 14, -17];
  return [
    plate(pts(crown), 'accent'),
    neck,
    ...shaded(pts([-13, 1, -14, -16, -6, -20, 8, -20, 15, -16, 15, -6, 8, 4, 0, 4])),
    eye([0, -14, 14, -14, 12, -9, 2, -9]),
    lines(run(7, -8, 7, 2), run(-8, -16, -6, -2)),
  ];
};

/** Compound eyes, feelers and mandibles. */
export const insect: Draw = ({ luck }) => {
  const feel = luck.between(24, 36);
  return [
    cable(run(4, -18, 12, -feel, 26, -feel - 3), 2),
    cable(run(-2, -18, -4, -feel - 3, 6, -feel - 10), 2),
    plate(pts([10, 0, 24, 2, 28, 11, 17, 6, 6, 6]), 'fill2'),
    ...shaded(pts([-12, 0, -13, -13, -4, -21, 9, -20, 18, -10, 15, 2, 2, 5])),
    plate(pts([4, 2, 16, 6, 18, 16, 8, 9]), 'fill2'),
    dot([9, -10], 6.6, 'glow', 2),
    lines(run(6, -14, 13, -7), run(-6, -17, -4, 0)),
  ];
};

const SHAPES: Readonly<Record<School, Draw>> = {
  lance,
  bulwark,
  artillery,
  salvage,
  stealth,
  plain,
  aerial,
  royal,
  swarm: insect,
  beast: plain,
};

export function head(plan: Plan, at: Pt): Shape[] {
  const shapes = SHAPES[plan.mech.school](plan);
  if (plan.says(/ghost|ghoul|revenant|bone/i))
    // Two hollow eyes: whatever it was built for, it looks back from somewhere else.
    shapes.push(
      dot([4, -11], 4.4, 'line', 0),
      dot([13, -11], 3.6, 'line', 0),
      dot([5, -11], 1.8, 'glow', 0),
      dot([13.5, -11], 1.6, 'glow', 0),
    );
  if (plan.says(/lord|king|emperor|overlord|queen|crown/i) && plan.mech.school !== 'royal')
    shapes.unshift(plate(pts([-13, -14, -18, -33, -8, -26, 0, -40, 6, -26, 17, -33, 13, -14]), 'glow'));
  return place(shapes, at, 0, plan.build.head);
}
