import {
  bar,
  box,
  disc,
  dot,
  lines,
  panel,
  plate,
  pts,
  shaded,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { School } from '../subject.ts';
import type { Plan } from './build.ts';

type Draw = (plan: Plan, on: On) => Shape[];
/** Turns a flat table in torso coordinates (u across, v up) to points. */
type On = (flat: readonly number[]) => Pt[];

const vents = (on: On, u: number, v: number, n = 3, w = 0.28): Shape =>
  lines(...Array.from({ length: n }, (_, i) => on([u, v - i * 0.08, u + w, v - 0.02 - i * 0.08])));
const rivets = (on: On, spots: readonly number[], r = 1.1): Shape[] =>
  on(spots).map((p) => dot(p, r, 'line', 0));

const lance: Draw = ({ luck }, on) => {
  const keel = luck.flip();
  return [
    ...shaded(
      on([
        -0.5, 0.12, 0.42, 0.12, 0.66, 0.36, 1.1, 0.66, 0.86, 0.96, 0.2, 1.1, -0.72, 1.02, -1, 0.78, -0.8,
        0.45,
      ]),
    ),
    panel(
      keel ? on([0.2, 1.02, 0.98, 0.7, 0.42, 0.2, 0.02, 0.62]) : on([0.02, 0.98, 0.6, 1, 1, 0.68, 0.5, 0.52]),
      'accent',
    ),
    panel(keel ? on([0.3, 0.8, 0.78, 0.68, 0.44, 0.5]) : on([0.34, 0.84, 0.76, 0.82, 0.56, 0.66]), 'glow'),
    lines(on([-0.6, 0.95, -0.3, 0.5, -0.36, 0.16]), on([-0.92, 0.72, -0.42, 0.66])),
    vents(on, -0.28, 0.42, luck.flip() ? 2 : 3, 0.26),
  ];
};

const bulwark: Draw = ({ luck }, on) => {
  const cross = luck.flip();
  return [
    ...shaded(on([-0.78, 0.08, 0.8, 0.08, 1, 0.3, 1.02, 0.9, 0.84, 1.1, -0.82, 1.1, -1, 0.9, -0.98, 0.3])),
    panel(
      on([-0.4, 0.98, 0.74, 0.98, 0.86, 0.84, 0.86, 0.42, 0.6, 0.24, -0.26, 0.24, -0.52, 0.42, -0.52, 0.84]),
      'fill',
    ),
    ...(cross
      ? [panel(on([0.04, 0.98, 0.34, 0.98, 0.34, 0.24, 0.04, 0.24]), 'accent')]
      : [panel(on([-0.52, 0.7, 0.86, 0.7, 0.86, 0.5, -0.52, 0.5]), 'accent')]),
    panel(on([-0.16, 0.9, 0.54, 0.9, 0.46, 0.78, -0.08, 0.78]), 'glow'),
    ...rivets(on, [-0.42, 0.34, 0.74, 0.34, -0.9, 0.86, -0.9, 0.36, 0.94, 0.86]),
    lines(on([-0.72, 0.98, -0.72, 0.2])),
  ];
};

const artillery: Draw = ({ luck }, on) => [
  ...shaded(
    on([-0.66, 0.08, 0.7, 0.08, 0.98, 0.4, 0.92, 0.84, 0.6, 1.04, -0.7, 1.04, -1.02, 0.8, -0.98, 0.36]),
  ),
  panel(on([0.1, 0.9, 0.72, 0.9, 0.84, 0.66, 0.72, 0.4, 0.16, 0.4, 0, 0.66]), 'fill2'),
  dot(on([0.42, 0.66])[0] ?? [0, 0], luck.between(5.5, 7), 'glow', 2),
  panel(on([-0.92, 0.62, -0.1, 0.62, -0.1, 0.48, -0.94, 0.46]), 'accent'),
  lines(on([-0.14, 1, -0.14, 0.12]), on([-0.8, 0.36, -0.2, 0.34])),
  vents(on, -0.7, 0.92, 2, 0.44),
];

const salvage: Draw = ({ luck }, on) => {
  const patch: Tone = luck.flip() ? 'accent' : 'fill2';
  return [
    ...shaded(
      on([
        -0.6, 0.06, 0.5, 0.1, 0.86, 0.36, 0.78, 0.66, 1.04, 0.9, 0.4, 1.12, -0.5, 0.98, -1.02, 0.92, -0.86,
        0.4,
      ]),
    ),
    panel(on([-0.5, 0.9, 0.12, 1, 0.2, 0.56, -0.62, 0.5]), patch),
    panel(on([0.06, 0.62, 0.66, 0.66, 0.62, 0.2, 0, 0.22]), patch === 'accent' ? 'fill2' : 'accent'),
    panel(on([0.42, 0.94, 0.82, 0.9, 0.68, 0.72, 0.38, 0.76]), 'glow'),
    ...rivets(on, [-0.42, 0.84, 0.04, 0.9, -0.5, 0.58, 0.56, 0.28, 0.58, 0.58]),
    lines(on([-0.76, 0.44, -0.5, 0.3, -0.52, 0.12]), on([0.2, 0.4, 0.5, 0.42])),
  ];
};

const stealth: Draw = ({ luck }, on) => [
  ...shaded(
    on([
      -0.3, 0.06, 0.3, 0.06, 0.5, 0.4, 1.08, 0.78, 0.64, 1.06, -0.1, 1.14, -0.84, 1, -1.06, 0.74, -0.52, 0.42,
    ]),
  ),
  panel(on([0.1, 1.08, 0.62, 0.98, 0.96, 0.78, 0.36, 0.52]), 'fill2'),
  panel(
    luck.flip()
      ? on([-0.8, 0.94, -0.02, 1.04, 0.26, 0.54, -0.36, 0.5])
      : on([0.26, 0.54, -0.02, 0.8, -0.3, 0.48, 0.02, 0.1]),
    'accent',
  ),
  lines(on([-0.02, 1.06, 0.34, 0.52, 0.04, 0.1]), on([-0.96, 0.74, -0.36, 0.6])),
];

const plain: Draw = ({ luck }, on) => {
  const hatch = luck.flip();
  return [
    ...shaded(
      on([-0.7, 0.08, 0.72, 0.08, 0.9, 0.3, 0.94, 0.86, 0.74, 1.04, -0.76, 1.04, -0.96, 0.86, -0.92, 0.3]),
    ),
    panel(on([-0.16, 0.92, 0.7, 0.92, 0.78, 0.56, -0.2, 0.56]), hatch ? 'accent' : 'fill2'),
    ...(hatch
      ? [lines(on([0.26, 0.9, 0.28, 0.58]))]
      : [panel(on([-0.02, 0.86, 0.58, 0.86, 0.64, 0.64, -0.06, 0.64]), 'glow')]),
    panel(on([-0.2, 0.48, 0.76, 0.48, 0.68, 0.2, -0.14, 0.2]), hatch ? 'fill2' : 'accent'),
    vents(on, -0.78, 0.84, 4, 0.4),
    ...rivets(on, [-0.12, 0.42, 0.66, 0.42, -0.84, 0.34, -0.36, 0.3]),
  ];
};

const aerial: Draw = ({ luck }, on) => [
  ...shaded(
    on([-0.42, 0.08, 0.36, 0.08, 0.7, 0.4, 1.18, 0.72, 0.8, 0.98, 0.1, 1.08, -0.86, 1, -1, 0.7, -0.62, 0.42]),
  ),
  panel(on([0.22, 0.98, 0.78, 0.92, 1.08, 0.72, 0.5, 0.62]), 'glow'),
  panel(on([-0.7, 0.94, 0, 1, 0.24, 0.6, -0.5, 0.54]), 'fill2'),
  panel(on([-0.5, 0.54, 0.36, 0.6, 0.58, 0.36, 0.3, 0.12, -0.12, 0.12]), luck.flip(0.7) ? 'accent' : 'fill'),
  lines(on([-0.56, 0.84, 0.02, 0.9]), on([-0.5, 0.72, 0.1, 0.78]), on([0.1, 0.56, 0.12, 0.16])),
];

const royal: Draw = ({ luck }, on) => {
  const sun = on([0.3, 0.7])[0] ?? [0, 0];
  return [
    ...shaded(
      on([
        -0.4, 0.06, 0.44, 0.06, 0.56, 0.34, 0.94, 0.66, 0.9, 0.92, 0.5, 1.06, -0.66, 1.06, -0.96, 0.9, -0.94,
        0.62, -0.56, 0.34,
      ]),
    ),
    panel(on([-0.3, 0.96, 0.72, 0.98, 0.84, 0.66, 0.5, 0.4, 0.26, 0.14, 0, 0.4, -0.42, 0.62]), 'accent'),
    disc(sun, luck.between(6, 7.5), 'glow'),
    ...Array.from({ length: 3 }, (_, i) =>
      lines(on([-0.62 + i * 0.06, 0.9 - i * 0.18, -0.4 + i * 0.04, 0.86 - i * 0.18])),
    ),
    lines(on([-0.3, 0.3, -0.06, 0.36]), on([0.46, 0.36, 0.52, 0.3])),
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
  swarm: stealth,
  beast: plain,
};

/** Waist and chest. */
export function torso(plan: Plan): Shape[] {
  const { torsoW, torsoH } = plan.build;
  const on: On = (flat) => pts(flat, torsoW / 2, -torsoH);
  const waist = plan.mech.school === 'stealth' ? 0.26 : 0.4;
  const belly = on([-waist, -0.12, waist, -0.12, waist + 0.08, 0.3, -waist - 0.08, 0.3]);
  const out = [
    plate(belly, 'fill2'),
    lines(on([-waist, 0, waist, 0])),
    ...SHAPES[plan.mech.school](plan, on),
  ];
  if (plan.mech.plates >= 3) out.push(panel(on([-0.46, 1.14, 0.64, 1.14, 0.5, 0.96, -0.36, 0.96]), 'fill2'));
  if (plan.says(/ram\b|breaker|prow|wedge/i)) out.push(...ram(on, plan));
  if (plan.says(/medic|nurse|repair|doctor/i)) out.push(...cross(on));
  return out;
}

/** A prow to run into things with. */
function ram(on: On, { mech, luck }: Plan): Shape[] {
  const far = 1.35 + mech.weapon * 0.06;
  return [
    ...shaded(
      on([0.16, 0.98, 0.9, 0.86, far, 0.46, 0.8, 0.04, 0.1, 0.02, 0.36, 0.5]),
      'accent',
      [0, -1],
      0.1,
    ),
    lines(on([0.36, 0.5, far - 0.04, 0.46]), on([0.4, 0.86, 0.62, 0.5, 0.36, 0.12])),
    ...(luck.flip()
      ? [panel(bar(on([0.7, 0.68])[0] ?? [0, 0], on([0.7, 0.3])[0] ?? [0, 0], 3), 'glow')]
      : []),
  ];
}

const cross = (on: On): Shape[] => {
  const [x, y] = on([0.24, 0.62])[0] ?? [0, 0];
  return [
    dot([x, y], 10, 'fill'),
    panel(box(x - 2.4, y - 7, 4.8, 14), 'accent', 0),
    panel(box(x - 7, y - 2.4, 14, 4.8), 'accent', 0),
  ];
};
