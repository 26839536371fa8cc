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
  polar,
  pts,
  ring,
  run,
  shaded,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { Plan } from './build.ts';
import { gatling, howitzer, pod, railgun } from './guns.ts';
import { insect } from './heads.ts';
import { needle } from './limbs.ts';
import { wing } from './gear.ts';

/** Animal machines stand on y = 0 and look right. */

/** What a beast carries on its back. */
function saddle(plan: Plan, at: Pt, scale: number): Shape[] {
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
const catHead: Head = () => [
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

const wolf = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    wolfHead,
    [-56, -58, -50, -74, -16, -80, 20, -86, 46, -92, 56, -72, 42, -44, 8, -46, -32, -44],
    [52, -84],
    bushy,
    1,
  );
const cat = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    catHead,
    [-54, -58, -48, -74, -14, -76, 20, -82, 44, -88, 52, -70, 40, -46, 6, -52, -32, -46],
    [50, -84],
    whip,
    0.86,
  );
const bull = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    bullHead,
    [-56, -54, -50, -76, -20, -84, 14, -104, 42, -98, 60, -70, 46, -40, 8, -38, -32, -40],
    [60, -74],
    whip,
    1.25,
  );
const rat = (plan: Plan): Shape[] =>
  quadruped(
    plan,
    ratHead,
    [-58, -44, -54, -70, -26, -88, 10, -88, 42, -72, 50, -56, 36, -40, 6, -38, -34, -36],
    [50, -58],
    whip,
    0.8,
  );

function turtle(plan: Plan): Shape[] {
  const { mech, luck } = plan;
  const top = -84 - mech.plates * 3;
  const stub = (x: number, tone: Tone): Shape[] => [
    plate(pts([-13, 0, -15, -30, 13, -32, 15, -6, 20, 0], 1, 1, x), tone),
    lines(run(x - 4, -5, x - 4, 0), run(x + 6, -5, x + 6, 0)),
  ];
  return [
    ...layer([
      ...stub(-30, 'fill2'),
      ...stub(46, 'fill2'),
      plate(pts([-66, -28, -90, -14, -64, -18]), 'fill2'),
      ...saddle(plan, [-6, top - 2], 1.1),
    ]),
    ...layer([
      ...place(
        [
          plate(pts([-20, 8, -16, -6, 4, -12, 4, 10]), 'fill2'),
          ...shaded(pts([-4, 12, -6, -10, 8, -22, 26, -18, 38, -4, 30, 8, 14, 12])),
          panel(pts([14, -12, 26, -10, 20, -4]), 'glow'),
          lines(run(20, 4, 36, 0)),
        ],
        [68, -40],
        luck.between(-10, 2),
        1.05,
      ),
    ]),
    ...layer([
      ...shaded(
        pts([-74, -26, -70, -48, -46, top + 14, -12, top, 24, top + 6, 54, -60, 68, -30, 62, -22]),
        'fill',
        [-0.3, 1],
        0.15,
      ),
      panel(pts([-30, -40, -38, -64, -14, top + 10, 12, top + 12, 26, -62, 16, -40]), 'accent'),
      lines(
        run(-38, -64, -58, -58),
        run(-30, -40, -44, -26),
        run(16, -40, 26, -24),
        run(26, -62, 48, -60),
        run(-14, top + 10, -16, top + 1),
        run(12, top + 12, 16, top + 4),
      ),
      plate(pts([-76, -30, 70, -32, 66, -20, -70, -18]), 'fill2'),
      ...stub(-50, 'fill'),
      ...stub(26, 'fill'),
    ]),
  ];
}

function frog(plan: Plan): Shape[] {
  const tone: Tone = 'fill';
  const bent = (dx: number, t: Tone): Shape[] => [
    plate(pts([-70, 0, -66, -9, -34, -12, -12, -6, -10, 0], 1, 1, dx), t),
    plate(pts([-56, -8, -70, -26, -50, -62, -36, -54, -42, -12], 1, 1, dx), t),
    plate(pts([-54, -60, -30, -70, 2, -46, -4, -24, -20, -22, -58, -40], 1, 1, dx), t),
    disc([-50 + dx, -54], 7, 'fill2'),
  ];
  return [
    ...layer([...bent(16, 'fill2'), ...needleArm(34, 'fill2'), ...saddle(plan, [-22, -78], 0.95)]),
    ...layer([
      disc([22, -86], 12),
      dot([25, -86], 6, 'glow'),
      ...shaded(
        pts([-48, -34, -44, -60, -14, -80, 10, -88, 40, -86, 62, -66, 66, -52, 44, -36, 10, -26]),
        'fill',
        [-0.3, 1],
        0.3,
      ),
      disc([42, -88], 13),
      dot([46, -88], 7, 'glow', 2),
      lines(run(20, -54, 44, -48, 64, -56)),
      panel(pts([-34, -62, -8, -76, 8, -60, -14, -44]), 'accent'),
    ]),
    ...layer([...bent(0, tone), ...needleArm(20, tone)]),
  ];
}
const needleArm = (x: number, tone: Tone): Shape[] => [
  plate(pts([-8, 0, -4, -8, 8, -8, 20, 0], 1, 1, x + 10), tone),
  plate(limb([x + 4, -22], [x + 10, -6], [0, 5, 5, 1, 4, 4]), tone),
  plate(limb([x, -44], [x + 4, -20], [0, 7, 7, 1, 5, 5]), tone),
  disc([x + 4, -21], 4.6, 'fill2'),
];

function spider(plan: Plan): Shape[] {
  const { mech, luck } = plan;
  const w = 6 + mech.size * 0.6;
  const spread = luck.between(0.94, 1.06);
  // Each leg: hip, knee, height of the knee, foot. The near ones leave the face free.
  const legs = (table: readonly number[], tone: Tone, lift: number): Shape[] => {
    const out: Shape[] = [];
    for (let i = 0; i + 3 < table.length; i += 4)
      out.push(
        ...needle(
          [table[i] ?? 0, -56],
          [(table[i + 1] ?? 0) * spread, table[i + 2] ?? 0],
          [(table[i + 3] ?? 0) * spread, -lift],
          w,
          tone,
        ),
      );
    return out;
  };
  return [
    ...layer(
      legs([-30, -72, -104, -86, -14, -40, -110, -50, 20, 66, -112, 60, 30, 88, -100, 96], 'fill2', 9),
    ),
    ...layer([
      ...saddle(plan, [-30, -94], 0.84),
      ...shaded(ngon([-40, -66], 36, 9, 10)),
      panel(pts([-52, -92, -32, -92, -42, -70, -32, -48, -52, -48, -42, -70]), 'accent'),
      ...shaded(pts([-8, -44, -12, -68, 6, -80, 32, -76, 46, -60, 42, -42, 20, -34])),
      dot([34, -60], 6, 'glow', 2),
      dot([22, -68], 3.6, 'glow'),
      dot([21, -54], 3.6, 'glow'),
      plate(pts([30, -40, 46, -40, 50, -22, 38, -30]), 'fill2'),
      plate(pts([16, -38, 30, -36, 32, -18, 22, -26]), 'fill2'),
    ]),
    ...layer(legs([-26, -84, -84, -112, -10, -34, -92, -60, 6, 46, -34, 56, 16, 96, -78, 118], 'fill', 0)),
  ];
}

function ant(plan: Plan): Shape[] {
  const three = (table: readonly number[], tone: Tone, lift: number): Shape[] => {
    const out: Shape[] = [];
    for (let i = 0; i + 2 < table.length; i += 3)
      out.push(
        ...needle([table[i] ?? 0, -40], [table[i + 1] ?? 0, -62], [table[i + 2] ?? 0, -lift], 6.5, tone),
      );
    return out;
  };
  return [
    ...layer(three([-10, -34, -44, 0, 14, 8, 8, 44, 56], 'fill2', 7)),
    ...layer([
      ...saddle(plan, [-4, -66], 0.8),
      ...shaded(pts([-84, -44, -72, -68, -42, -72, -22, -54, -26, -36, -50, -26, -76, -30])),
      panel(pts([-60, -69, -48, -71, -40, -28, -54, -28]), 'accent'),
      ...shaded(ngon([0, -48], 18, 7, 8)),
      ...place(insect(plan), [24, -46], 4, 1.5),
    ]),
    ...layer(three([-12, -46, -64, -2, -10, -18, 8, 34, 40], 'fill', 0)),
  ];
}

function bird(plan: Plan): Shape[] {
  const feathers = [-24, -6, 12].map((a) =>
    plate(
      [
        polar([-24, -52], 10, 180 + a),
        polar([-24, -52], 46, 172 - a),
        polar([-24, -52], 64, 166 - a),
        polar([-24, -52], 44, 158 - a),
      ],
      a === -6 ? 'accent' : 'fill2',
    ),
  );
  const talon = (x: number, tone: Tone): Shape[] => [
    plate(limb([x, -40], [x + 6, -18], [0, 7, 7, 1, 4, 4]), tone),
    plate(pts([-6, -6, 6, -6, 18, 4, 6, 0, 4, 8, -2, 0, -12, 5], 1, 1, x + 6, -12), 'glow'),
  ];
  return [
    ...layer([...place(wing(plan, 'fill2'), [10, -74], 20, 1.1, true), ...feathers, ...talon(8, 'fill2')]),
    ...layer([
      ...shaded(pts([-36, -50, -26, -70, 4, -86, 26, -88, 34, -70, 24, -44, -2, -34, -24, -38])),
      panel(pts([2, -76, 24, -80, 26, -64, 8, -48, -4, -56]), 'accent'),
      plate(pts([12, -98, -8, -118, 10, -112, 8, -126, 24, -108]), 'glow'),
      ...shaded(pts([12, -84, 10, -100, 22, -110, 36, -106, 56, -90, 38, -88, 34, -80])),
      panel(pts([26, -102, 36, -99, 28, -95]), 'glow'),
    ]),
    ...layer([...talon(-8, 'fill'), ...place(wing(plan, 'fill'), [-6, -74], 4, 1.15)]),
  ];
}

function whale(plan: Plan): Shape[] {
  const jet = (x: number): Shape[] => [
    plate(pts([-12, 0, 12, 0, 9, 14, -9, 14], 1, 1, x, -36), 'fill2'),
    panel(pts([-7, 14, 7, 14, 0, 34], 1, 1, x, -36), 'glow'),
  ];
  return [
    ...layer([
      plate(pts([-78, -74, -112, -104, -98, -74, -112, -56, -80, -62]), 'accent'),
      plate(pts([20, -50, 6, -24, 40, -34]), 'fill2'),
      ...jet(-44),
      ...jet(18),
      ...saddle(plan, [-20, -108], 0.9),
    ]),
    ...layer([
      ...shaded(
        pts([
          -88, -70, -60, -90, -10, -108, 48, -108, 84, -92, 92, -70, 78, -50, 40, -38, -20, -42, -64, -56,
        ]),
        'fill',
        [0, 1],
        0.1,
      ),
      panel(pts([30, -60, 90, -66, 78, -50, 40, -38, -10, -42]), 'fill2'),
      panel(pts([60, -92, 78, -88, 74, -80, 58, -82]), 'glow'),
      lines(
        run(30, -60, 88, -72),
        run(6, -106, 0, -44),
        run(-34, -98, -40, -50),
        run(46, -56, 44, -40),
        run(60, -60, 58, -44),
      ),
      panel(pts([-30, -84, -8, -90, -10, -74, -30, -70]), 'accent'),
    ]),
    ...layer([plate(pts([-8, -56, -40, -18, -14, -24, 16, -50]), 'accent')]),
    ...[-0, 1].map((i) => lines(run(-40 + i * 18, 0, 40 - i * 22, 0))),
  ];
}

const KINDS: readonly (readonly [RegExp, (plan: Plan) => Shape[]])[] = [
  [/turtle|tortoise|limpet|crab/i, turtle],
  [/wolf|dog|hound|tiger|fox|bear/i, wolf],
  [/spider|widow/i, spider],
  [/frog|toad|skipper/i, frog],
  [/rat\b|rats\b|mouse|mole/i, rat],
  [/\bant\b|bug|mite/i, ant],
  [/bull|horse|ox\b|ram\b|boar/i, bull],
  [/cat\b|lion|lynx/i, cat],
  [/phoenix|bird|wren|hawk|magpie|eagle|dragon|raven/i, bird],
  [/whale|shark|leviathan|ship/i, whale],
];

export function beast(plan: Plan): Shape[] {
  const named = KINDS.find(([word]) => plan.says(word));
  return (
    (named ?? plan.luck.pick([KINDS[0], KINDS[1], KINDS[2], KINDS[3], KINDS[4], KINDS[5]]))?.[1](plan) ??
    wolf(plan)
  );
}
