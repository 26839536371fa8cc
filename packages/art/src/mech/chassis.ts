import {
  bar,
  blob,
  box,
  disc,
  dot,
  lerp,
  limb,
  lines,
  ngon,
  panel,
  plate,
  polar,
  pts,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { School } from '../subject.ts';
import type { Plan } from './build.ts';
import { foot, leg, piston, type LegPose, type LimbLook } from './limbs.ts';

/** What carries the upper body: the part behind it, the part in front; the waist is at the origin. */
export interface Chassis {
  readonly far: Shape[];
  readonly near: Shape[];
}

/** Angles of near thigh and shin, far thigh and shin: 90 is straight down, less is forward. */
const POSES: Readonly<Record<School, readonly [number, number, number, number]>> = {
  lance: [112, 124, 36, 98],
  bulwark: [108, 92, 72, 88],
  artillery: [118, 94, 60, 86],
  salvage: [112, 82, 58, 104],
  swarm: [110, 90, 60, 95],
  stealth: [104, 130, 24, 106],
  plain: [106, 94, 62, 99],
  beast: [106, 94, 62, 99],
  aerial: [100, 122, 50, 116],
  royal: [100, 92, 68, 96],
};

const looks = ({ mech, build }: Plan, tone: Tone): LimbLook => ({
  school: mech.school,
  width: build.legW,
  tone,
  trim: 'accent',
});

function pelvis({ build, mech }: Plan): Shape[] {
  const { hips: h, legW: w } = build;
  const block = pts([-1.05, -0.3, 1.05, -0.3, 0.85, 0.5, 0.25, 1, -0.2, 1, -0.85, 0.5], h, w * 1.4);
  const skirt: Pt[] =
    mech.school === 'bulwark' || mech.school === 'plain' || mech.plates > 3
      ? box(-w * 0.35, -w * 0.2, w * 1.1, w * 1.9, w * 0.25)
      : pts([-0.4, -0.3, 0.7, -0.3, 0.2, 1.9], w);
  return [...shaded(block), plate(skirt, 'accent')];
}

/** Tassets over the near thigh, for those with plates to spare. */
function tassets({ build, mech }: Plan): Shape[] {
  const { hips: h, legW: w } = build;
  if (mech.plates < 2 || mech.school === 'stealth') return [];
  const long = 0.9 + mech.plates * 0.16;
  const flap = pts(
    [-0.8, -0.7, 0.75, -0.5, 0.6, long * 0.8, -0.3, long, -1, long * 0.7],
    w * 1.1,
    w * 1.1,
    -h,
    w * 0.2,
  );
  return [...shaded(flap), lines(pts([-0.75, long * 0.5, 0.6, long * 0.55], w * 1.1, w * 1.1, -h, w * 0.2))];
}

function biped(plan: Plan): Chassis {
  const { mech, build, luck } = plan;
  const { legL, legW, foot: f, hips } = build;
  const [nt, ns, ft, fs] = POSES[mech.school].map((a) => a + luck.between(-4, 4)) as [
    number,
    number,
    number,
    number,
  ];
  const near: Pt = [-hips, legW * 0.5];
  const nearKnee = polar(near, legL * 0.5, nt);
  const nearAnkle = polar(nearKnee, legL * 0.52, ns);
  const far: Pt = [hips, legW * 0.3];
  const farKnee = polar(far, legL * 0.5, ft);
  // The far foot stands on the same ground, a little up the page.
  const drop = Math.max(legL * 0.25, nearAnkle[1] - 4 - farKnee[1]);
  const farAnkle: Pt = [farKnee[0] + drop / Math.tan((fs * Math.PI) / 180), farKnee[1] + drop];
  return {
    far: leg({ hip: far, knee: farKnee, ankle: farAnkle }, looks(plan, 'fill2'), f),
    near: [
      ...pelvis(plan),
      ...leg({ hip: near, knee: nearKnee, ankle: nearAnkle }, looks(plan, 'fill'), f),
      ...tassets(plan),
    ],
  };
}

function birdLeg(hip: Pt, plan: Plan, tone: Tone, spread: number): Shape[] {
  const { legL, legW: w, foot: f } = plan.build;
  const knee = polar(hip, legL * 0.4, 62 + spread);
  const hock = polar(knee, legL * 0.46, 148 + spread * 0.4);
  const ankle = polar(hock, legL * 0.46, 70 + spread * 0.3);
  const solid = (pts: Pt[]): Shape[] => (tone === 'fill' ? shaded(pts) : [plate(pts, tone)]);
  return [
    ...foot(ankle, looks(plan, tone), w * f),
    ...solid(limb(hock, ankle, [0, 0.5, 0.5, 0.3, 0.7, 0.6, 1, 0.45, 0.45], w)),
    ...piston(lerp(hip, knee, 0.5), lerp(knee, hock, 0.75), w * 0.5),
    ...solid(limb(knee, hock, [-0.15, 0.3, 0.9, 0.1, 0.8, 1.05, 1, 0.45, 0.45], w)),
    disc(hock, w * 0.55, 'fill2'),
    ...solid(limb(hip, knee, [-0.1, 0.9, 0.8, 0.5, 1.25, 1, 1, 0.7, 0.6], w)),
    disc(knee, w * 0.6, 'fill2'),
    dot(knee, w * 0.22, 'line', 0),
    disc(hip, w * 0.75, 'fill2'),
  ];
}

function digitigrade(plan: Plan): Chassis {
  const { hips, legW } = plan.build;
  const s = plan.luck.between(-5, 6);
  return {
    far: birdLeg([hips * 1.05, 0], plan, 'fill2', -16 + s),
    near: [...pelvis(plan), ...birdLeg([-hips * 1.05, legW * 0.6], plan, 'fill', 8 + s)],
  };
}

/** A leg that rises to a knee outside the hull and comes down to a point or pad. */
function arch({ hip, knee, ankle }: LegPose, w: number, tone: Tone, pad: boolean): Shape[] {
  const thigh = limb(hip, knee, [0, 0.6, 0.6, 0.6, 0.75, 0.7, 1.08, 0.45, 0.45], w);
  const shin = limb(
    knee,
    ankle,
    [-0.12, 0.5, 0.5, 0.15, 0.85, 0.85, 1, pad ? 0.5 : 0.15, pad ? 0.5 : 0.15],
    w,
  );
  const [x, y] = ankle;
  const out = tone === 'fill' ? [...shaded(thigh), ...shaded(shin)] : [plate(thigh, tone), plate(shin, tone)];
  if (pad)
    out.push(
      plate(pts([-1.3, 0.9, -0.6, -0.1, 0.6, -0.1, 1.3, 0.9], w, w, x, y), tone === 'fill' ? 'accent' : tone),
    );
  out.push(disc(knee, w * 0.55, 'fill2'));
  return out;
}

function quad(plan: Plan): Chassis {
  const { build, luck } = plan;
  const { hips: h, legW: w } = build;
  const L = build.legL * 0.82;
  const one = (side: number, hipX: number, out: number, down: number, tone: Tone, k = 1): Shape[] =>
    arch(
      {
        hip: [side * hipX, w * 0.4],
        knee: [side * (hipX + out * 0.75), -L * 0.08 * k + luck.between(-2, 4)],
        ankle: [side * (hipX + out * 1.15), down],
      },
      w * k,
      tone,
      true,
    );
  const deck: Pt[] = pts([-1.5, -0.4, 1.5, -0.4, 1.7, 0.5, 1.1, 1.5, -1.1, 1.5, -1.7, 0.5], h, w);
  return {
    far: [
      ...one(-1, h * 0.8, L * 0.42, L * 0.72, 'fill2', 0.85),
      ...one(1, h * 1, L * 0.5, L * 0.7, 'fill2', 0.85),
    ],
    near: [
      ...shaded(deck),
      lines(run(-h * 1.2, w * 0.5, h * 1.3, w * 0.5)),
      panel(box(-h * 0.35, w * 0.1, h * 0.8, w * 0.9, w * 0.2), 'accent'),
      ...one(-1, h * 1.35, L * 0.62, L * 0.9, 'fill', 1.08),
      ...one(1, h * 1.4, L * 0.66, L * 0.88, 'fill', 1.08),
    ],
  };
}

function spider(plan: Plan): Chassis {
  const { build, luck } = plan;
  const { hips: h, legW } = build;
  const w = legW * 0.72;
  const L = build.legL;
  const one = (side: number, i: number, tone: Tone): Shape[] => {
    const reach = [0.95, 0.6, 0.78][i] ?? 0.8;
    const high = [-0.34, -0.16, -0.5][i] ?? -0.3;
    const down = [0.62, 0.78, 0.5][i] ?? 0.6;
    return arch(
      {
        hip: [side * h * 1.1, w * 0.5],
        knee: [side * (h + L * reach * 0.62), L * high + luck.between(-3, 3)],
        ankle: [side * (h + L * reach), L * down],
      },
      w,
      tone,
      false,
    );
  };
  return {
    far: [...one(-1, 2, 'fill2'), ...one(1, 2, 'fill2')],
    near: [
      ...shaded(
        ngon([0, w * 0.9], h * 1.5, 8, 22.5).map(([x, y]): Pt => [x, w * 0.5 + (y - w * 0.9) * 0.62]),
      ),
      ...one(-1, 0, 'fill'),
      ...one(1, 0, 'fill'),
      ...one(-1, 1, 'fill'),
      ...one(1, 1, 'fill'),
      disc([0, w * 0.9], w * 0.9, 'accent'),
    ],
  };
}

function track(x: number, y: number, l: number, h: number, tone: Tone): Shape[] {
  const belt: Pt[] = pts([-1, 0.45, -0.8, 0, 0.82, 0, 1.06, 0.35, 0.82, 1, -0.75, 1], l, h, x, y);
  const out: Shape[] = [
    plate(belt, 'line'),
    panel(
      belt.map(([px, py]): Pt => [x + (px - x) * 0.88, y + h / 2 + (py - y - h / 2) * 0.72]),
      tone,
    ),
  ];
  const n = 4;
  for (let i = 0; i < n; i++) {
    const c: Pt = [x - l * 0.6 + (i * l * 1.25) / (n - 1), y + h * 0.6];
    out.push(dot(c, h * 0.24, 'fill2', 2), dot(c, h * 0.07, 'line', 0));
  }
  return out;
}

function tracked({ build }: Plan): Chassis {
  const { hips: h, legW: w } = build;
  const l = h * 2.5 + 8;
  const high = w * 2.3 + 6;
  const hull: Pt[] = pts([-0.75, 0.9, -0.6, -0.3, 0.55, -0.3, 0.95, 0.8, 0.95, 1.6, -0.75, 1.6], l, w);
  return {
    far: track(l * 0.22, w * 0.5, l * 0.98, high * 0.95, 'fill2'),
    near: [
      ...shaded(hull),
      lines(run(-l * 0.5, w * 0.5, l * 0.7, w * 0.5)),
      panel(bar([l * 0.35, w * 0.15], [l * 0.72, w * 0.15], w * 0.4), 'accent'),
      ...track(-l * 0.08, w * 1.15, l, high, 'fill'),
    ],
  };
}

function hover(plan: Plan): Chassis {
  const { build, luck } = plan;
  const { hips: h, legW: w, legL } = build;
  const L = legL * 0.92;
  const skirt = pts([-1.5, -0.08, 1.5, -0.08, 1.15, 0.42, 0.4, 0.6, -0.4, 0.6, -1.15, 0.42], h, L);
  const fin = (s: number, tone: Tone): Shape =>
    plate(pts([1.2, -0.05, 2.6, 0.42, 2.2, 0.66, 0.9, 0.4], s * h, L), tone);
  const jet = (x: number, r: number): Shape[] => [
    plate(pts([-0.7, 0.56, 0.7, 0.56, 1, 0.72, -1, 0.72], r, L, x), 'fill2'),
    panel(
      [
        [x - r * 0.75, L * 0.73],
        [x + r * 0.75, L * 0.73],
        [x + luck.between(-2, 2), L * 1.08],
      ],
      'glow',
    ),
  ];
  const wash = (y: number, r: number): Shape => wire(run(-r, y, r, y), 0.9, 'faint');
  return {
    far: [fin(1, 'fill2'), ...jet(h * 0.75, w * 0.5)],
    near: [
      wash(L * 1.2, h * 1.8),
      wash(L * 1.28, h * 1.2),
      fin(-1, 'fill'),
      ...jet(-h * 0.55, w * 0.65),
      ...shaded(skirt),
      lines(run(-h * 1.3, L * 0.12, h * 1.3, L * 0.12), run(h * 0.2, L * 0.14, h * 0.1, L * 0.58)),
      panel(pts([-0.9, 0.2, -0.1, 0.2, -0.15, 0.48, -0.7, 0.38], h, L), 'accent'),
    ],
  };
}

function crawler(plan: Plan): Chassis {
  const { hips: h, legW: w } = plan.build;
  const l = h * 2.9 + 10;
  const hull: Pt[] = pts([-1, 0.6, -0.8, -0.4, 0.7, -0.4, 1.08, 0.7, 0.9, 1.7, -0.9, 1.7], l, w);
  const wheel = (x: number, y: number, r: number, tone: Tone): Shape[] => [
    disc([x, y], r, 'line'),
    dot([x, y], r * 0.62, tone),
    dot([x, y], r * 0.2, 'line', 0),
  ];
  const r = w * 1.05;
  const row = (y: number, dx: number, tone: Tone): Shape[] =>
    [-0.78, -0.26, 0.26, 0.78].flatMap((u) => wheel(u * l + dx, y, r, tone));
  return {
    far: row(w * 1.7, l * 0.12, 'fill2'),
    near: [
      ...shaded(hull),
      lines(run(-l * 0.85, w * 0.5, l * 0.95, w * 0.5)),
      panel(box(-l * 0.6, w * 0.7, l * 0.5, w * 0.6), 'accent'),
      blob(pts([0.75, 0.1, 0.9, 0.45, 0.72, 0.5], l, w), 'glow', false),
      ...row(w * 2.2, 0, 'fill2'),
    ],
  };
}

export function chassis(plan: Plan): Chassis {
  switch (plan.mech.stance) {
    case 'biped':
      return biped(plan);
    case 'digitigrade':
      return digitigrade(plan);
    case 'quad':
      return quad(plan);
    case 'spider':
      return spider(plan);
    case 'tracked':
      return tracked(plan);
    case 'hover':
      return hover(plan);
    case 'crawler':
      return crawler(plan);
  }
}
