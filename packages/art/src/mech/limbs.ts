import {
  bar,
  disc,
  dot,
  lerp,
  limb,
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

/** Triples: how far along the bone, how wide to the front and to the back, in widths of the limb. */
type Profile = readonly number[];

interface LimbStyle {
  readonly thigh: Profile;
  readonly shin: Profile;
  readonly upper: Profile;
  readonly fore: Profile;
  /** Corners in widths from the ankle, x and y; 1 is the sole. */
  readonly foot: readonly number[];
}

const ROUND: LimbStyle = {
  thigh: [0, 0.75, 0.75, 0.2, 1, 0.95, 0.85, 0.95, 0.9, 1, 0.65, 0.65],
  shin: [0, 0.75, 0.75, 0.18, 1.1, 1, 0.88, 1.1, 1.05, 1, 0.85, 0.85],
  upper: [0, 0.7, 0.7, 0.9, 0.8, 0.8, 1, 0.5, 0.5],
  fore: [0, 0.7, 0.7, 0.3, 1.1, 1, 0.95, 1, 0.95],
  foot: [-1.05, 1, -1.1, 0.35, -0.6, -0.15, 0.5, -0.15, 1.5, 0.45, 1.7, 1],
};

const STYLES: Readonly<Record<School, LimbStyle>> = {
  plain: ROUND,
  beast: ROUND,
  lance: {
    thigh: [0, 0.7, 0.7, 0.45, 1.1, 0.85, 1, 0.55, 0.6],
    shin: [-0.34, 0.95, -0.7, 0, 1.25, 0.6, 0.4, 0.85, 1.15, 1, 0.5, 0.5],
    upper: [0, 0.6, 0.6, 0.5, 0.85, 0.7, 1, 0.5, 0.5],
    fore: [-0.25, -0.3, 0.9, 0.1, 0.8, 1.1, 1, 0.75, 0.6],
    foot: [-1.3, 1, -0.55, -0.2, 0.4, -0.2, 2.2, 1],
  },
  bulwark: {
    thigh: [0, 0.95, 0.95, 1, 0.95, 0.95],
    shin: [-0.16, 0.9, 0.7, 0, 1.2, 1, 0.25, 1.3, 1.1, 1, 1.35, 1.3],
    upper: [0, 0.8, 0.8, 1, 0.8, 0.8],
    fore: [-0.05, 0.9, 0.9, 0.15, 1.25, 1.2, 0.9, 1.25, 1.2, 1, 0.9, 0.9],
    foot: [-1.5, 1, -1.35, 0, 1.1, 0, 1.75, 0.4, 1.75, 1],
  },
  artillery: {
    thigh: [0, 0.8, 0.8, 0.8, 1, 1, 1, 0.7, 0.7],
    shin: [0, 0.7, 0.7, 0.2, 1.1, 1.1, 0.6, 1.1, 1.1, 0.65, 0.7, 0.7, 1, 0.7, 0.7],
    upper: ROUND.upper,
    fore: [0, 0.8, 0.8, 0.6, 0.95, 0.95, 0.65, 1.15, 1.15, 1, 1.15, 1.15],
    foot: [-1.9, 1, -1.7, 0.5, -0.6, -0.1, 0.6, -0.1, 1.8, 0.5, 2, 1],
  },
  salvage: {
    thigh: [0, 0.6, 0.6, 0.3, 1, 0.5, 1, 0.6, 0.5],
    shin: [-0.1, 1, 0.3, 0.1, 1.2, 0.6, 0.55, 1.1, 0.6, 0.6, 0.55, 0.55, 1, 0.6, 0.6],
    upper: [0, 0.5, 0.5, 1, 0.55, 0.55],
    fore: [0, 0.6, 0.6, 0.2, 0.7, 1.2, 0.7, 0.7, 1.2, 1, 0.6, 0.6],
    foot: [-1.2, 1, -1.2, 0.5, -0.5, 0, 0.7, 0, 0.9, 0.45, 1.9, 0.45, 1.9, 1],
  },
  swarm: {
    ...ROUND,
    shin: [-0.1, 0.7, 0.5, 0.2, 1, 0.6, 1, 0.25, 0.25],
  },
  stealth: {
    thigh: [0, 0.5, 0.5, 0.35, 1.15, 0.75, 1, 0.4, 0.5],
    shin: [-0.22, 0.9, -0.5, 0.05, 1, 0.5, 0.35, 0.6, 1.2, 1, 0.35, 0.35],
    upper: [0, 0.5, 0.5, 0.4, 0.9, 0.6, 1, 0.35, 0.35],
    fore: [-0.3, -0.2, 0.8, 0.15, 0.6, 1.1, 1, 0.5, 0.4],
    foot: [-1.5, 1, -0.5, -0.1, 0.35, -0.25, 2.5, 1, 0.6, 0.72, -0.4, 0.72],
  },
  aerial: {
    thigh: [0, 0.7, 0.6, 0.5, 1, 0.8, 1, 0.5, 0.5],
    shin: [-0.15, 0.8, 0.2, 0.1, 1, 0.8, 0.5, 0.9, 1.4, 0.9, 0.5, 1.2, 1, 0.5, 0.4],
    upper: [0, 0.6, 0.6, 1, 0.6, 0.6],
    fore: [0, 0.6, 0.6, 0.3, 1, 1, 1, 0.6, 0.6],
    foot: [-0.9, 0.9, -0.5, -0.1, 0.4, -0.1, 1.9, 0.8, 1.9, 1, 0.3, 1],
  },
  royal: {
    thigh: [0, 0.7, 0.7, 0.2, 0.95, 0.9, 1, 0.6, 0.6],
    shin: [-0.26, 0.7, -0.2, -0.1, 1.1, 0.6, 0.15, 1, 0.9, 0.7, 0.75, 0.75, 1, 1.25, 1.2],
    upper: ROUND.upper,
    fore: [-0.1, 0.5, 1, 0.1, 0.8, 1.2, 0.7, 0.75, 0.8, 1, 1.1, 1.1],
    foot: [-1.1, 1, -0.9, 0.1, 0.6, -0.1, 1.2, 0.4, 2, 0.75, 2, 1],
  },
};

const skin = (pts: readonly Pt[], tone: Tone): Shape[] =>
  tone === 'fill' ? shaded(pts, tone) : [plate(pts, tone)];

/** A driven rod beside a bone: what makes a joint look able to move. */
export const piston = (a: Pt, b: Pt, w: number): Shape[] => [
  panel(bar(a, lerp(a, b, 0.6), w), 'fill2'),
  panel(bar(lerp(a, b, 0.55), b, w * 0.5), 'fill'),
];

export interface LegPose {
  readonly hip: Pt;
  readonly knee: Pt;
  readonly ankle: Pt;
}
export interface LimbLook {
  readonly school: School;
  readonly width: number;
  readonly tone: Tone;
  readonly trim: Tone;
}

export function foot(at: Pt, { school, tone }: LimbLook, w: number): Shape[] {
  const sole = pts(STYLES[school].foot, w, w, at[0], at[1]);
  const seam = pts([0.45, 0.25, 0.7, 0.95], w, w, at[0], at[1]);
  return [...(tone === 'fill' ? shaded(sole, tone, [-1, 0.5], 0.2) : [plate(sole, tone)]), lines(seam)];
}

export function leg({ hip, knee, ankle }: LegPose, look: LimbLook, footSize: number): Shape[] {
  const { school, width: w, tone, trim } = look;
  const style = STYLES[school];
  const out: Shape[] = [];
  const hydraulic = school === 'salvage' || school === 'artillery' || school === 'plain';
  const far = tone !== 'fill';
  if (hydraulic && !far) {
    const back: Pt = [hip[0] - w * 0.9, hip[1] + w * 0.6];
    out.push(...piston(back, [lerp(knee, ankle, 0.25)[0] - w * 0.8, lerp(knee, ankle, 0.25)[1]], w * 0.45));
  }
  out.push(...foot(ankle, look, w * footSize));
  out.push(...skin(limb(hip, knee, style.thigh, w), tone));
  out.push(disc(hip, w * 0.62, 'fill2'));
  const shin = limb(knee, ankle, style.shin, w);
  out.push(...skin(shin, tone));
  const [a, b] = [lerp(knee, ankle, 0.3), lerp(knee, ankle, 0.82)];
  if (!far) out.push(lines([a, b]));
  if (school === 'lance' || school === 'royal' || school === 'stealth')
    out.push(panel(limb(knee, ankle, [-0.2, 0.75, -0.45, 0.02, 0.95, 0.2, 0.26, 0.6, -0.1], w), trim));
  else {
    out.push(disc(knee, w * 0.58, 'fill2'));
    if (!far) out.push(dot(knee, w * 0.22, 'line', 0));
    if (school === 'bulwark')
      out.push(panel(limb(knee, ankle, [-0.1, 0.8, 0.6, 0.22, 0.8, 0.6, 0.34, 0.4, 0.2], w), trim));
  }
  return out;
}

export interface ArmPose {
  readonly shoulder: Pt;
  readonly elbow: Pt;
  readonly hand: Pt;
}

export function arm({ shoulder, elbow, hand }: ArmPose, look: LimbLook): Shape[] {
  const { school, width: w, tone } = look;
  const style = STYLES[school];
  const out: Shape[] = [];
  if (school === 'salvage' && tone === 'fill')
    out.push(...piston(lerp(shoulder, elbow, 0.3), lerp(elbow, hand, 0.4), w * 0.5));
  out.push(
    ...skin(
      limb(shoulder, elbow, style.upper, w),
      tone === 'fill' && school !== 'bulwark' ? 'fill' : 'fill2',
    ),
  );
  out.push(disc(elbow, w * 0.6, 'fill2'));
  out.push(...skin(limb(elbow, hand, style.fore, w), tone));
  if (tone === 'fill') out.push(lines([lerp(elbow, hand, 0.35), lerp(elbow, hand, 0.8)]));
  return out;
}

/** A closed hand, drawn over what it grips; the far one without its fingers. */
export function fist([x, y]: Pt, w: number, tone: Tone): Shape[] {
  const hand = plate(pts([-0.75, -0.6, 0.5, -0.75, 0.85, -0.1, 0.7, 0.65, -0.55, 0.7], w, w, x, y), 'fill2');
  if (tone !== 'fill') return [hand];
  return [hand, lines(pts([0.1, -0.2, 0.75, -0.2], w, w, x, y), pts([0.1, 0.2, 0.75, 0.2], w, w, x, y))];
}

/** A leg that rises to a knee and comes down to a point. */
export function needle(hip: Pt, knee: Pt, foot: Pt, w: number, tone: Tone): Shape[] {
  const thigh = limb(hip, knee, [0, 0.6, 0.6, 0.6, 0.75, 0.7, 1.08, 0.4, 0.4], w);
  const shin = limb(knee, foot, [-0.14, 0.4, 0.4, 0.15, 0.8, 0.8, 1, 0.15, 0.15], w);
  return [plate(thigh, 'fill2'), plate(shin, tone), disc(knee, w * 0.5, 'fill2')];
}
