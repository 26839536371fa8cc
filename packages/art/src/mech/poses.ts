import { place, polar, type Pt, type Shape, type Tone } from '../pen.ts';
import { blade as bladeFor, clawFor, gunFor, mountFor, tool } from './arsenal.ts';
import { dagger, lance, pike } from './blades.ts';
import type { Plan } from './build.ts';
import { shield } from './gear.ts';
import { pod } from './guns.ts';
import { arm, fist, type LimbLook } from './limbs.ts';
import { pauldron } from './shoulders.ts';

/** What the arms add: behind the torso, and in front of everything. */
export interface Fight {
  readonly behind: Shape[];
  readonly front: Shape[];
}

interface ArmPose {
  readonly shoulder: Pt;
  readonly elbow: Pt;
  readonly hand: Pt;
}

/** The two arms of one machine, ready to be posed. Angles: 0 points forward, 90 down. */
class Arms {
  readonly plan: Plan;
  /** How much weapon there is, about 1. */
  readonly k: number;
  /** Weapons grow with the arm that carries them, but not as fast. */
  readonly scale: number;
  readonly near: Pt;
  readonly far: Pt;

  constructor(plan: Plan) {
    const { mech, build } = plan;
    this.plan = plan;
    this.k = 0.45 + mech.weapon * 0.2;
    this.scale = (build.armW / 11) ** 0.7;
    this.near = [-build.torsoW * 0.5, -build.torsoH * 0.86];
    this.far = [build.torsoW * 0.47, -build.torsoH * 0.85];
  }

  private reach(shoulder: Pt, length: number, upper: number, fore: number): ArmPose {
    const elbow = polar(shoulder, length * 0.48, upper);
    return { shoulder, elbow, hand: polar(elbow, length * 0.5, fore) };
  }
  nearReach(upper: number, fore: number): ArmPose {
    return this.reach(this.near, this.plan.build.armL, upper + this.wobble(), fore + this.wobble());
  }
  farReach(upper: number, fore: number): ArmPose {
    return this.reach(this.far, this.plan.build.armL * 0.94, upper + this.wobble(), fore + this.wobble());
  }
  private wobble(): number {
    return this.plan.luck.between(-8, 8);
  }

  private limb(pose: ArmPose, tone: Tone): Shape[] {
    const look: LimbLook = {
      school: this.plan.mech.school,
      width: this.plan.build.armW,
      tone,
      trim: 'accent',
    };
    return arm(pose, look);
  }
  /** With a pauldron, which hides the joint. */
  private shouldered(shapes: Shape[], pose: ArmPose, tone: Tone): Shape[] {
    return [...shapes, ...pauldron(this.plan, pose.shoulder, tone)];
  }
  private knuckles(pose: ArmPose, tone: Tone): Shape[] {
    return fist(pose.hand, this.plan.build.armW * 0.95, tone);
  }
  /** Gripped by a hand. */
  held(pose: ArmPose, tone: Tone, item: Shape[], angle: number): Shape[] {
    return this.shouldered(
      [...place(item, pose.hand, angle, this.scale), ...this.limb(pose, tone), ...this.knuckles(pose, tone)],
      pose,
      tone,
    );
  }
  /** Fitted in place of a hand. */
  fitted(pose: ArmPose, tone: Tone, item: Shape[], angle: number): Shape[] {
    return this.shouldered(
      [...place(item, pose.hand, angle, this.scale), ...this.limb(pose, tone)],
      pose,
      tone,
    );
  }
  idle(pose: ArmPose, tone: Tone): Shape[] {
    return this.shouldered([...this.limb(pose, tone), ...this.knuckles(pose, tone)], pose, tone);
  }
  /** No arms to speak of: caps over the empty joints. */
  folded(): Fight {
    return { behind: pauldron(this.plan, this.far, 'fill2'), front: pauldron(this.plan, this.near, 'fill') };
  }
  /** Behind a shield, which is the last thing drawn. */
  warded(pose: ArmPose, tone: Tone): Shape[] {
    const boss: Pt = [pose.hand[0] + (tone === 'fill' ? -4 : 4), pose.hand[1] + 2];
    return [
      ...this.shouldered(this.limb(pose, tone), pose, tone),
      ...place(shield(this.plan, 'fill'), boss, 0, this.scale * 0.9),
    ];
  }
}

const SHIELDED = /shield|aegis|wall|warden|sentinel|gate|guard|rampart/i;
const wearsShield = ({ mech, says }: Plan): boolean =>
  says(SHIELDED) || mech.school === 'bulwark' || (mech.plates >= 4 && mech.arms === 'blade');

const farRest = (a: Arms): Shape[] =>
  wearsShield(a.plan) ? a.warded(a.farReach(62, 42), 'fill2') : a.idle(a.farReach(62, 40), 'fill2');

function blade(a: Arms): Fight {
  const { mech, luck, says } = a.plan;
  const twin = mech.school === 'stealth' && !wearsShield(a.plan);
  const behind = twin ? a.held(a.farReach(36, 4), 'fill2', dagger(a.k * 1.2), -30) : farRest(a);
  const couched =
    says(/pike|lance|spear|jav/i) ||
    (mech.school === 'lance' && luck.flip(0.3) && !says(/hammer|duel|axe|hunter/i));
  if (couched) {
    const item = says(/pike/i) || luck.flip(0.3) ? pike(a.k * 1.1) : lance(a.k);
    return { behind, front: a.held(a.nearReach(112, 8), 'fill', item, luck.between(-30, -18)) };
  }
  const item = bladeFor(a.k, a.plan);
  // Knives come in pairs; every other blade may change hands.
  switch (luck.below(twin ? 2 : 3)) {
    case 0: // over the head
      return { behind, front: a.held(a.nearReach(208, 272), 'fill', item, -52) };
    case 1: // drawn back
      return { behind, front: a.held(a.nearReach(134, 214), 'fill', item, luck.between(-126, -104)) };
    default: // in the far hand, the near one at rest or behind a shield
      return {
        behind: a.held(a.farReach(24, -58), 'fill2', item, luck.between(-78, -50)),
        front: wearsShield(a.plan)
          ? a.warded(a.nearReach(104, 66), 'fill')
          : a.idle(a.nearReach(112, 62), 'fill'),
      };
  }
}

/** The wall of the bulwark goes in front; what it strikes with comes round the far side. */
function behindWall(a: Arms): Fight {
  const { mech, luck } = a.plan;
  const wall = a.warded(a.nearReach(104, 66), 'fill');
  switch (mech.arms) {
    case 'gun':
      return {
        behind: a.held(a.farReach(86, 4), 'fill2', gunFor(Math.min(a.k, 0.95) * 0.7, a.plan), -8),
        front: wall,
      };
    case 'blade':
      return {
        behind: a.held(a.farReach(20, -62), 'fill2', bladeFor(a.k, a.plan), luck.between(-74, -50)),
        front: wall,
      };
    case 'claws':
      return { behind: a.fitted(a.farReach(34, -54), 'fill2', clawFor(a.k * 0.8, a.plan), -50), front: wall };
    default:
      return { behind: a.fitted(a.farReach(70, 0), 'fill2', tool(a.k * 0.9, a.plan), 4), front: wall };
  }
}

function gun(a: Arms): Fight {
  const { luck } = a.plan;
  return {
    behind: farRest(a),
    front: a.held(a.nearReach(104, 20), 'fill', gunFor(a.k, a.plan), luck.between(-14, 2)),
  };
}

function cannon(a: Arms): Fight {
  const { mech, build, luck, says } = a.plan;
  const { item, tilt } = mountFor(a.k, a.plan);
  const s = a.scale;
  const at: Pt = [-build.torsoW * 0.2, -build.torsoH * 1.12 - 8 * s];
  const twin = mech.weapon >= 5 || says(/twin|battery|barrage/i);
  const guns = [
    ...(twin ? place(item, [at[0] + 10 * s, at[1] - 15 * s], tilt, s * 0.9) : []),
    ...place(item, at, tilt, s),
  ];
  const near = a.nearReach(104, luck.between(60, 84));
  return { behind: [...farRest(a), ...guns], front: a.idle(near, 'fill') };
}

function missiles(a: Arms): Fight {
  const s = a.scale;
  const pods = pod(a.k, a.plan);
  return {
    behind: [...place(pods, [a.far[0] - 2, a.far[1] - 20 * s], 4, s * 0.86), ...farRest(a)],
    front: [
      ...a.idle(a.nearReach(108, 62), 'fill'),
      ...place(pods, [a.near[0] - 2, a.near[1] - 24 * s], -6, s),
    ],
  };
}

function claws(a: Arms): Fight {
  const far = clawFor(a.k * 0.8, a.plan);
  const near = clawFor(a.k, a.plan);
  switch (a.plan.luck.below(3)) {
    case 0: // reaching
      return {
        behind: a.fitted(a.farReach(44, -14), 'fill2', far, -14),
        front: a.fitted(a.nearReach(138, 56), 'fill', near, 38),
      };
    case 1: // one raised to strike
      return {
        behind: a.fitted(a.farReach(8, -78), 'fill2', far, -64),
        front: a.fitted(a.nearReach(140, 96), 'fill', near, 76),
      };
    default: // both low, like a wrestler
      return {
        behind: a.fitted(a.farReach(50, 34), 'fill2', far, 20),
        front: a.fitted(a.nearReach(146, 104), 'fill', near, 84),
      };
  }
}

function tools(a: Arms): Fight {
  const { luck } = a.plan;
  const near = a.fitted(a.nearReach(118, 30), 'fill', tool(a.k, a.plan), 14);
  if (luck.flip())
    return { behind: a.fitted(a.farReach(46, 6), 'fill2', clawFor(a.k * 0.7, a.plan), -10), front: near };
  return { behind: a.idle(a.farReach(64, 36), 'fill2'), front: near };
}

export function fight(plan: Plan): Fight {
  const a = new Arms(plan);
  const { mech } = plan;
  if (mech.weapon === 0) return a.folded();
  if (mech.school === 'bulwark' && mech.arms !== 'cannon' && mech.arms !== 'missiles') return behindWall(a);
  switch (mech.arms) {
    case 'blade':
      return blade(a);
    case 'gun':
      return gun(a);
    case 'cannon':
      return cannon(a);
    case 'missiles':
      return missiles(a);
    case 'claws':
      return claws(a);
    case 'tools':
      return tools(a);
  }
}
