import {
  cable,
  disc,
  dot,
  layer,
  limb,
  lines,
  ngon,
  panel,
  place,
  plate,
  pts,
  ring,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { Plan } from './build.ts';
import { wing } from './gear.ts';
import { gatling, howitzer, pod, railgun } from './guns.ts';

/** Animal machines that run. */

export function saddle(plan: Plan, at: Pt, scale: number): Shape[] {
  const k = 0.4 + plan.mech.weapon * 0.17;
  const mount = plate(pts([-12, 12, -8, 0, 8, 0, 12, 12], scale, scale, at[0], at[1]), 'fill2');
  switch (plan.mech.arms) {
    case 'gun':
      return [mount, ...place(gatling(k), [at[0], at[1] - 4], -4, scale)];
    case 'cannon':
      return [mount, ...place(howitzer(k), [at[0], at[1] - 4], -10, scale)];
    case 'missiles':
      return [mount, ...place(pod(k, plan), [at[0], at[1] - 12], -8, scale)];
    case 'blade':
      return [mount, ...place(railgun(k * 0.8), [at[0], at[1] - 4], -6, scale)];
    default:
      return [];
  }
}

const hind = (x: number, tone: Tone, w = 1): Shape[] => {
  const [hip, knee, hock, toe]: [Pt, Pt, Pt, Pt] = [
    [x, -58],
    [x + 14, -36],
    [x - 8, -20],
    [x + 2, -3],
  ];
  return [
    plate(pts([-7, 3, -5, -6, 5, -7, 14, 3], w, w, toe[0], toe[1]), tone),
    plate(limb(hock, toe, [0, 5, 5, 1, 4, 4], w), tone),
    plate(limb(knee, hock, [-0.1, 5, 7, 1, 5, 5], w), tone),
    disc(hock, 4.6 * w, 'fill2'),
    plate(limb(hip, knee, [-0.3, 12, 12, 0.4, 13, 12, 1, 6, 6], w), tone),
    disc(hip, 6 * w, 'fill2'),
  ];
};

const foreleg = (x: number, tone: Tone, w = 1, step = 0): Shape[] => {
  const [shoulder, elbow, toe]: [Pt, Pt, Pt] = [
    [x, -60],
    [x - 6 + step * 0.4, -36],
    [x + 4 + step, -3 - Math.abs(step) * 0.4],
  ];
  return [
    plate(pts([-7, 3, -5, -7, 5, -7, 14, 3], w, w, toe[0], toe[1]), tone),
    plate(limb(elbow, toe, [-0.12, 6, 7, 0.3, 7, 6, 1, 4.5, 4.5], w), tone),
    plate(limb(shoulder, elbow, [-0.3, 10, 10, 0.3, 11, 10, 1, 6, 6], w), tone),
    disc(elbow, 4.6 * w, 'fill2'),
    disc(shoulder, 5.5 * w, 'fill2'),
  ];
};

type Head = (plan: Plan) => Shape[];

const wolfHead: Head = () => [
  plate(pts([-4, -14, -10, -36, 6, -20]), 'fill2'),
  plate(pts([6, 6, 30, 10, 26, 16, 8, 16]), 'fill2'),
  ...shaded(pts([-16, 12, -18, -8, -6, -20, 2, -34, 10, -18, 20, -12, 40, -2, 40, 6, 22, 9, 6, 14])),
  panel(pts([8, -12, 19, -8, 10, -5]), 'glow'),
  panel(pts([-14, -4, -4, -14, 0, 2, -10, 10]), 'accent'),
  lines(run(22, 0, 38, 2), run(28, 8, 29, 12), run(34, 7, 34, 10)),
];

const bullHead: Head = () => [
  plate(pts([2, -14, 14, -38, 34, -44, 24, -30, 16, -10]), 'glow'),
  ...shaded(pts([-16, 10, -16, -12, 0, -22, 18, -14, 32, 10, 30, 22, 16, 26, 0, 16])),
  plate(pts([-4, -18, -2, -36, 16, -50, 12, -34, 8, -16]), 'glow'),
  panel(pts([8, -6, 18, -3, 10, 2]), 'glow'),
  ring([27, 20], 5, 2),
  panel(pts([-12, -6, -2, -16, 2, 0, -8, 8]), 'accent'),
];

const horseHead: Head = () => [
  plate(pts([-24, 22, -16, -10, 2, -46, 20, -42, 16, -8, 12, 22]), 'fill'),
  plate(pts([-28, 14, -30, -4, -18, -10, -22, -26, -8, -30, -10, -46, 8, -56, 2, -40, -8, -18]), 'accent'),
  plate(pts([10, -54, 8, -74, 20, -58]), 'fill2'),
  ...shaded(pts([2, -38, 4, -54, 16, -62, 30, -52, 52, -26, 50, -16, 38, -14, 24, -26, 12, -28])),
  panel(pts([20, -48, 29, -44, 21, -41]), 'glow'),
  wire(run(12, -30, 34, -40, 46, -22), 2, 'accent'),
  dot([44, -22], 2, 'line', 0),
];

const catHead: Head = (plan) => [
  ...(plan.says(/lion/i)
    ? [plate(ngon([-2, -4], 30, 11, 8), 'glow'), panel(ngon([-1, -4], 23, 11, 24), 'accent')]
    : []),
  plate(pts([-6, -14, -8, -32, 6, -18]), 'fill2'),
  ...shaded(pts([-15, 8, -16, -8, -6, -18, 4, -34, 12, -17, 22, -10, 28, 0, 24, 10, 6, 14])),
  panel(pts([8, -9, 20, -7, 14, -1]), 'glow'),
  panel(pts([-12, -4, -3, -12, 0, 2, -8, 8]), 'accent'),
  lines(run(20, 4, 34, 2), run(20, 7, 33, 9)),
];

const ratHead: Head = () => [
  disc([-4, -18], 10, 'fill2'),
  ...shaded(pts([-16, 10, -16, -8, -4, -16, 10, -12, 40, 6, 36, 11, 8, 14])),
  disc([-8, -16], 11),
  dot([-8, -16], 6, 'accent'),
  dot([14, -3], 3.6, 'glow'),
  dot([39, 8], 2.6, 'line', 0),
  lines(run(28, 8, 20, 18), run(30, 8, 28, 19)),
];

function quadruped(plan: Plan, head: Head, back: number[], neckAt: Pt, tail: Shape[], w: number): Shape[] {
  const { mech, luck } = plan;
  const step = luck.between(4, 14);
  const plates: Shape[] = [];
  for (let i = 0; i < Math.min(mech.plates, 4); i++)
    plates.push(plate(pts([-8, 5, -5, -11, 10, 4], 1, 1, -34 + i * 16, -76), 'accent'));
  return [
    ...layer([...tail, ...hind(-28, 'fill2', w * 0.92), ...foreleg(44, 'fill2', w * 0.92, step)]),
    ...layer([
      ...saddle(plan, [-4, -88], 0.86),
      ...plates,
      ...shaded(pts(back), 'fill', [-0.3, 1], 0.3),
      panel(pts([-24, -74, 10, -78, 6, -56, -22, -54]), 'fill2'),
      lines(run(-18, -68, 4, -71), run(-18, -62, 4, -64), run(14, -76, 12, -48)),
      ...place(head(plan), neckAt, 0, 0.94 + w * 0.1),
    ]),
    ...layer([...hind(-44, 'fill', w), ...foreleg(30, 'fill', w)]),
  ];
}

const bushy: Shape[] = [plate(pts([-46, -66, -64, -84, -86, -88, -74, -76, -56, -58]), 'accent')];

const whip: Shape[] = [
  cable(run(-46, -62, -70, -58, -84, -74, -98, -66), 5.5),
  cable(run(-46, -62, -70, -58, -84, -74, -98, -66), 2, 'accent'),
];

export const wolf = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    wolfHead,
    [-56, -58, -50, -74, -16, -80, 20, -86, 46, -92, 56, -72, 42, -44, 8, -46, -32, -44],
    [52, -84],
    bushy,
    1,
  );

export const cat = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    catHead,
    [-54, -58, -48, -74, -14, -76, 20, -82, 44, -88, 52, -70, 40, -46, 6, -52, -32, -46],
    [50, -84],
    whip,
    0.86,
  );

/** A cat folded from sheets: creases for stripes. */
export const tiger = (plan: Plan): Shape[] => [
  ...cat(plan),
  ...[-40, -22, -4, 14, 32].map((x, i) =>
    panel(pts([0, 0, 9, -2, 4, 17 + (i % 2) * 6], 1, 1, x, -74 - i * 2.6), 'accent'),
  ),
  wire(run(-48, -72, -10, -48, 44, -86), 1.5),
];

const flowing: Shape[] = [
  plate(pts([-46, -68, -66, -78, -86, -66, -92, -34, -78, -46, -72, -28, -62, -50, -50, -56]), 'accent'),
];

export const horse = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    horseHead,
    [-56, -58, -50, -78, -16, -82, 18, -86, 44, -92, 58, -72, 44, -46, 8, -46, -32, -46],
    [48, -82],
    flowing,
    0.95,
  );

export const bull = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    bullHead,
    [-56, -54, -50, -76, -20, -84, 14, -104, 42, -98, 60, -70, 46, -40, 8, -38, -32, -40],
    [60, -74],
    whip,
    1.25,
  );

const dragonHead: Head = () => [
  plate(pts([-26, 26, -14, -6, 2, -34, 18, -44, 26, -30, 12, -10, 6, 24]), 'fill'),
  plate(pts([-20, 6, -34, -2, -14, -8, -26, -20, -4, -24, -10, -38, 10, -38]), 'accent'),
  plate(pts([8, -48, -12, -62, 14, -58]), 'glow'),
  plate(pts([24, -32, 48, -28, 44, -22, 24, -24]), 'fill2'),
  ...shaded(pts([6, -36, 10, -54, 26, -58, 52, -44, 54, -36, 28, -32])),
  panel(pts([24, -50, 34, -47, 26, -43]), 'glow'),
  plate(pts([56, -34, 74, -40, 66, -32, 80, -28, 62, -26]), 'glow'),
];

export const dragon = (plan: Plan): Shape[] => [
  ...layer(place(wing(plan, 'fill2'), [6, -84], 34, 0.9, true)),
  ...quadruped(
    plan,
    dragonHead,
    [-58, -54, -50, -74, -16, -82, 20, -88, 46, -92, 56, -72, 42, -42, 8, -40, -32, -40],
    [50, -82],
    [plate(pts([-46, -64, -76, -58, -100, -72, -92, -56, -110, -46, -72, -44, -48, -52]), 'accent')],
    1.1,
  ),
  ...layer(place(wing(plan, 'fill'), [-8, -80], -6, 1)),
];

export const rat = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    ratHead,
    [-58, -44, -54, -70, -26, -88, 10, -88, 42, -72, 50, -56, 36, -40, 6, -38, -34, -36],
    [50, -58],
    whip,
    0.8,
  );
