import {
  bar,
  blob,
  cable,
  dot,
  layer,
  lerp,
  lines,
  ngon,
  panel,
  place,
  plate,
  pts,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import { tool } from './arsenal.ts';
import { claw } from './blades.ts';
import type { Plan } from './build.ts';
import { gatling, rifle } from './guns.ts';
import { insect } from './heads.ts';
import { needle } from './limbs.ts';
import { wing } from './gear.ts';

/** Insect machines stand on y = 0 and look right. */

/** Legs of one side from the body: hip x, knee x, foot x for each. */
function legs(
  table: readonly number[],
  hipY: number,
  kneeY: number,
  w: number,
  tone: Tone,
  lift = 0,
): Shape[] {
  const out: Shape[] = [];
  for (let i = 0; i + 2 < table.length; i += 3) {
    const [hip, knee, foot] = [table[i] ?? 0, table[i + 1] ?? 0, table[i + 2] ?? 0];
    out.push(...needle([hip, hipY], [knee, kneeY], [foot, -lift], w, tone));
  }
  return out;
}

/** Segments of an abdomen from its tail to the thorax, each overlapping the one behind. */
function abdomen(tail: Pt, root: Pt, n: number, fat: number, bend: number): Shape[] {
  const out: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const [x, y] = lerp(tail, root, t);
    const bulge = Math.sin(Math.PI * (0.18 + t * 0.66));
    const sag = Math.sin(Math.PI * t) * bend;
    const angle = (Math.atan2(root[1] - tail[1], root[0] - tail[0]) * 180) / Math.PI;
    const long = (Math.hypot(root[0] - tail[0], root[1] - tail[1]) / n) * 0.86;
    const segment = pts(
      [-0.7, -0.7, 0.2, -1, 0.95, -0.8, 1, 0.8, 0.2, 1, -0.7, 0.7, -1, 0],
      long,
      fat * bulge,
    );
    out.push(
      ...place(
        i % 2 === 0 ? shaded(segment, 'fill', [0, 1], 0.2) : [plate(segment, 'accent')],
        [x, y + sag],
        angle,
      ),
    );
  }
  return out;
}

function beetle(plan: Plan): Shape[] {
  const { mech, luck, says } = plan;
  const w = 6.5 + mech.size * 0.9;
  const dome = luck.between(78, 92);
  const pod = says(/pod|egg|nest|sleeper|cocoon/i);
  const ram = says(/ram\b|horn/i);
  const shell = shaded(
    pts([-62, -20, -70, -40, -58, -64, -30, -dome, 8, -dome + 2, 34, -62, 44, -36, 32, -20]),
    'fill',
    [-0.3, 1],
    0.25,
  );
  const seams: Shape[] = pod
    ? [
        panel(pts([-40, -74, -8, -84, 20, -72, 28, -48, -4, -40, -44, -46]), 'accent'),
        lines(run(-8, -84, -4, -40), run(-42, -60, 24, -60)),
        dot([-6, -62], 9, 'glow', 2),
      ]
    : [
        panel(pts([-58, -62, -32, -dome + 2, -18, -dome, -30, -56, -34, -22, -62, -24, -68, -40]), 'accent'),
        lines(
          run(-18, -dome, -30, -56, -34, -22),
          run(12, -dome + 5, 2, -54, 0, -22),
          run(-24, -62, 38, -56),
        ),
      ];
  const back: Shape[] = [];
  for (let i = 0; i < mech.plates; i++)
    back.push(
      plate(
        pts([-9, 6, -4, -15, 9, 4], 1, 1, -46 + i * 17, -dome + 14 - Math.sin((i + 1) * 0.9) * 10),
        'fill2',
      ),
    );
  const arms = mech.arms === 'tools' ? place(tool(0.8, plan), [40, -30], 10, 1) : [];
  const gun = mech.arms === 'gun' ? place(gatling(0.9), [-8, -dome - 6], -6, 1) : [];
  const prow = ram
    ? [
        ...shaded(pts([30, -66, 62, -84, 104, -92, 82, -70, 66, -52, 38, -42]), 'accent', [0, 1], 0.2),
        lines(run(48, -62, 84, -80)),
      ]
    : [];
  return [
    ...layer([...legs([-38, -62, -74, -2, 10, 2, 30, 60, 66], -24, -40, w * 0.9, 'fill2', 6)]),
    ...layer([
      ...gun,
      ...back,
      ...place(insect(plan), [48, -28], 4, 1.15 + mech.size * 0.05),
      ...shell,
      ...seams,
      ...prow,
    ]),
    ...layer([...legs([-44, -72, -88, -12, -18, -34, 22, 46, 56], -24, -38, w, 'fill'), ...arms]),
  ];
}

/** Thorax raised, forelegs like scythes, an abdomen that grows with size. */
function mantis(plan: Plan): Shape[] {
  const { mech, luck, says } = plan;
  const k = 0.62 + mech.weapon * 0.14;
  const big = mech.size;
  const fat = 12 + big * 5.2;
  const tail: Pt = [-58 - big * 10, -44 - big * 3 + luck.between(-8, 10)];
  const root: Pt = [-4, -62 - big * 3];
  const neck: Pt = [24, -92 - big * 5];
  const w = 5.5 + big * 0.9;
  const thorax = shaded([
    root,
    [-14, -84 - big * 4],
    [8, -102 - big * 5],
    neck,
    [28, -72 - big * 4],
    [12, -48 - big * 2],
  ]);
  const fore = (dx: number, dy: number, tone: Tone): Shape[] => {
    const [hx, hy] = [14 + dx, -76 - big * 4 + dy];
    const elbow: Pt = [hx + 26, hy - 16];
    if (mech.arms === 'tools')
      return [
        ...needle([hx, hy], [hx + 22, hy + 10], [hx + 40, hy - 4], w, tone),
        ...place(tool(0.7, plan), [hx + 38, hy - 4], 8, 0.9),
      ];
    if (mech.arms === 'gun')
      return [
        ...needle([hx, hy], [hx + 16, hy + 12], [hx + 26, hy], w, tone),
        ...place(rifle(k), [hx + 26, hy], 0, 0.9),
      ];
    const blade = pts(
      [-6, -8, 8, -7, 18 + 8 * k, 14, 16 + 24 * k, 30 + 30 * k, 4 + 8 * k, 20 + 10 * k],
      1,
      1,
      elbow[0],
      elbow[1],
    );
    return [
      plate(
        pts([hx - 5, hy - 6, elbow[0] - 2, elbow[1] - 8, elbow[0] + 4, elbow[1] + 6, hx + 4, hy + 7]),
        tone,
      ),
      plate(blade, tone === 'fill' ? 'accent' : tone),
      lines([elbow, [elbow[0] + 16 + 12 * k, elbow[1] + 30 + 12 * k]]),
    ];
  };
  const eggs = says(/brood|carrier|nest|matriarch/i)
    ? [0.25, 0.45, 0.65].map((t) =>
        dot([lerp(tail, root, t)[0], lerp(tail, root, t)[1] + fat * 0.2], fat * 0.24, 'glow', 2),
      )
    : [];
  const crown = says(/queen|matriarch/i)
    ? place(
        [plate(pts([-14, -14, -22, -34, -10, -28, -4, -44, 4, -26, 10, -20]), 'glow')],
        neck,
        0,
        0.9 + big * 0.06,
      )
    : [];
  const dish = says(/relay|signal/i)
    ? [
        ...place(
          [
            cable(run(0, 0, -10, -22), 2.2),
            plate(pts([-26, -36, -8, -44, 8, -26, 2, -20, -14, -24]), 'accent'),
            dot([2, -42], 3.4, 'glow'),
          ],
          [-10, -90 - big * 3],
          0,
          1,
        ),
      ]
    : [];
  const cross = says(/repair|medic|nurse/i)
    ? [
        dot([-34, -58], 14, 'fill'),
        panel(pts([-3, -10, 3, -10, 3, 10, -3, 10], 1, 1, -34, -58), 'accent', 0),
        panel(pts([-10, -3, 10, -3, 10, 3, -10, 3], 1, 1, -34, -58), 'accent', 0),
      ]
    : [];
  const wings = mech.wings
    ? [
        ...place(wing(plan, 'fill2'), [4, -86 - big * 3], 24, 0.95),
        ...place(wing(plan, 'fill2'), [0, -80 - big * 3], -4, 0.95),
      ]
    : [];
  return [
    ...layer([
      ...wings,
      ...dish,
      ...legs([-8, -44, -58, 10, 48, 62], -60 - big * 2, -76 - big * 2, w * 0.9, 'fill2', 7),
      ...fore(12, -6, 'fill2'),
    ]),
    ...layer([
      ...abdomen(tail, root, 3 + Math.ceil(big / 2), fat, 4),
      ...eggs,
      ...cross,
      ...thorax,
      ...crown,
      ...place(insect(plan), neck, 0, 0.86 + big * 0.06),
    ]),
    ...layer([
      ...legs([-16, -56, -78, -2, 24, 18, 12, 56, 78], -56 - big * 2, -66 - big * 3, w, 'fill'),
      ...fore(0, 4, 'fill'),
    ]),
  ];
}

/** In the air: wings over the thorax, the sting brought forward under the body. */
export function wasp(plan: Plan): Shape[] {
  const { mech, luck } = plan;
  const sting = 16 + mech.weapon * 5;
  const tail: Pt = [-34 + luck.between(-6, 6), -28];
  const root: Pt = [-12, -78];
  const drop = (x: number, y: number): Shape[] =>
    needle([x, y], [x + 14, y + 14], [x + 8, y + 34], 5, 'fill2');
  const needlePoint = plate(pts([-36, -34, -22, -36, -8 + sting * 0.4, -30 + sting], 1), 'glow');
  const fly = mech.wings || mech.stance === 'hover';
  return [
    ...layer([
      ...(fly
        ? [...place(wing(plan, 'fill2'), [6, -98], 30, 1.05), ...place(wing(plan, 'fill'), [-2, -96], 2, 1.1)]
        : []),
      ...drop(14, -74),
      ...drop(2, -70),
    ]),
    ...layer([
      needlePoint,
      ...abdomen(tail, root, 4, 22, -6),
      ...shaded(ngon([4, -84], 22, 7, 10)),
      panel(ngon([2, -86], 10, 5, 10), 'accent'),
      ...place(insect(plan), [26, -84], 6, 1.12),
    ]),
    ...(mech.arms === 'gun'
      ? layer(place(rifle(0.4), [12, -58], 4, 0.8))
      : mech.arms === 'claws'
        ? layer(place(claw(0.4), [18, -60], 30, 0.7))
        : []),
  ];
}

/** A drone is drawn with few strokes: three of them must still read at the size of a thumbnail. */
function mite({ luck }: Plan): Shape[] {
  const high = luck.between(50, 60);
  return [
    ...layer([
      ...legs([-12, -28, -34, 14, 38, 40], -22, -34, 6, 'fill2', 4),
      plate(pts([30, -14, 46, -12, 50, 0, 38, -6]), 'fill2'),
      ...shaded(run(-36, -18, -42, -34, -26, -high, 6, -high, 24, -36, 20, -18), 'fill', [-0.3, 1], 0.2),
      panel(run(-38, -34, -24, -high + 3, -10, -high + 2, -16, -20, -34, -20), 'accent'),
      plate(pts([14, -24, 16, -44, 34, -46, 44, -30, 38, -14, 22, -12])),
      dot([34, -32], 6, 'glow'),
      wire(run(26, -46, 34, -64), 2),
    ]),
    ...layer(legs([-22, -44, -52, -4, 4, -8, 10, 28, 32], -20, -30, 6.5, 'fill')),
  ];
}

function drone({ luck, mech }: Plan): Shape[] {
  const up = luck.between(-6, 8);
  return layer([
    blob(pts([6, -98, -6, -146 - up, -38, -170 - up, -40, -138 - up, -10, -98])),
    blob(pts([0, -94, -38, -126, -80, -126 + up, -70, -102, -24, -88]), 'fill2'),
    lines(run(2, -100, -34, -158 - up), run(-6, -96, -70, -116 + up)),
    plate(run(-36, -38, -24, -36, -2, -10 + mech.weapon * 4), 'glow'),
    plate(pts([-44, -44, -38, -64, -16, -58, -16, -36, -32, -28]), 'accent'),
    ...shaded(pts([-42, -62, -32, -84, -4, -74, -14, -54])),
    plate(pts([-32, -82, -20, -98, 6, -86, -4, -70]), 'accent'),
    plate(ngon([6, -88], 23, 7, 10)),
    ...(mech.arms === 'gun' ? [plate(bar([2, -62], [40, -58], 8), 'fill2')] : []),
    plate(pts([18, -80, 16, -106, 34, -114, 54, -98, 52, -80, 34, -70])),
    plate(pts([36, -75, 52, -73, 55, -58, 45, -65]), 'fill2'),
    dot([41, -94], 7.6, 'glow', 2),
    wire(run(34, -114, 46, -132), 2),
  ]);
}

/** One insect is a scout; three are a swarm. */
function trio(plan: Plan): Shape[] {
  const { luck, mech } = plan;
  const lead = luck.between(-8, 8);
  if (mech.stance === 'hover' || mech.wings)
    return [
      ...place(drone(plan), [-74, -40 + lead], -8, 0.74),
      ...place(drone(plan), [76, -84 - lead], 6, 0.66),
      ...place(drone(plan), [6 + lead, 22], 0, 1),
    ];
  return [
    ...place(mite(plan), [lead - 10, -46], -4, 0.8),
    ...place(mite(plan), [-56, -8], 0, 0.9),
    ...place(mite(plan), [42 + lead, 2], 0, 1.12),
  ];
}

export function swarm(plan: Plan): Shape[] {
  const { mech, says } = plan;
  if (mech.size === 1) return trio(plan);
  if (says(/wasp|hornet|sting|fly\b|bee\b/i) || mech.stance === 'hover') return wasp(plan);
  return mech.stance === 'crawler' || mech.stance === 'tracked' ? beetle(plan) : mantis(plan);
}
