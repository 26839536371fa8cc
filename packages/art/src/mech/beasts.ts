import {
  bounds,
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
  run,
  shaded,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { Plan } from './build.ts';
import { wing } from './gear.ts';
import { insect } from './heads.ts';
import { needle } from './limbs.ts';
import { limpet } from './limpet.ts';
import { bull, cat, dragon, horse, rat, saddle, tiger, wolf } from './quadrupeds.ts';

/** Animal machines stand on y = 0 and look right. */

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
  // Each leg: hip, knee, height of the knee, foot. The body hangs in front of them all.
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
    ...layer(legs([-26, -84, -84, -112, -10, -36, -96, -62, 8, 60, -100, 84, 18, 96, -80, 120], 'fill', 0)),
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
  [/turtle|tortoise|crab/i, turtle],
  [/wolf|dog|hound|fox|bear/i, wolf],
  [/spider|widow/i, spider],
  [/frog|toad|skipper/i, frog],
  [/rat\b|rats\b|mouse|mole/i, rat],
  [/\bant\b|bug|mite/i, ant],
  [/bull|ox\b|ram\b|boar/i, bull],
  [/cat\b|lion|lynx/i, cat],
  [/phoenix|bird|wren|hawk|magpie|eagle|raven/i, bird],
  [/dragon/i, dragon],
  [/whale|shark|leviathan|ship/i, whale],
  [/limpet/i, limpet],
  [/tiger/i, tiger],
  [/horse/i, horse],
];

export function beast(plan: Plan): Shape[] {
  const named = KINDS.find(([word]) => plan.says(word));
  const body =
    (named ?? plan.luck.pick([KINDS[0], KINDS[1], KINDS[2], KINDS[3], KINDS[4], KINDS[5]]))?.[1](plan) ??
    wolf(plan);
  return plan.says(/wind-up/i) ? [...windUpKey(body), ...body] : body;
}

/** Sticks out of the back of a toy. */
function windUpKey(body: readonly Shape[]): Shape[] {
  const { x0, x1, y0 } = bounds(body);
  return layer(
    place(
      [
        plate(pts([-5, 44, -5, 0, 5, 0, 5, 44]), 'fill2'),
        ...[-17, 17].flatMap((x) => [disc([x, -12], 19, 'glow'), dot([x, -12], 8, 'fill2')]),
        plate(pts([-7, -4, 7, -4, 7, 8, -7, 8]), 'accent'),
      ],
      [x0 + (x1 - x0) * 0.4, y0 - 6],
      -14,
    ),
  );
}
