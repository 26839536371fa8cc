import { bounds, layer, place, type Pt, type Shape } from '../pen.ts';
import { chance } from '../seed.ts';
import { dressing, stand } from '../sheet.ts';
import type { MechSubject } from '../subject.ts';
import { beast } from './beasts.ts';
import { buildOf, type Plan } from './build.ts';
import { chassis } from './chassis.ts';
import { banner, cloak, crane, pack, sensors, tower, wing } from './gear.ts';
import { head } from './heads.ts';
import { swarm } from './insects.ts';
import { fight } from './poses.ts';
import { torso } from './torsos.ts';

/** How tall a machine stands in the square of 200. */
const TALL: Readonly<Record<MechSubject['size'], number>> = { 1: 124, 2: 148, 3: 164, 4: 172, 5: 178 };

export function planOf(mech: MechSubject): Plan {
  const luck = chance(`${mech.id}/${mech.name}`);
  return { mech, luck, build: buildOf(mech, luck), says: (words) => words.test(mech.name) };
}

/** A machine and how much taller it is with what it holds over its head. */
interface Figure {
  readonly shapes: Shape[];
  readonly over: number;
}

/** What shows behind the shoulders. */
function back(plan: Plan): Shape[] {
  const { mech, build, luck, says } = plan;
  const { torsoW: w, torsoH: h } = build;
  const out: Shape[] = [];
  if (mech.school === 'stealth') out.push(...cloak(plan));
  if (mech.wings)
    out.push(
      ...place(wing(plan, 'fill2'), [w * 0.2, -h * 0.8], 8, 0.85, true),
      ...place(wing(plan, 'fill'), [-w * 0.3, -h * 0.8]),
    );
  if (mech.tower) out.push(...place(tower(plan), [-w * 0.28, -h * 0.7]));
  if (says(/standard|bearer|banner|herald|flag|drum/i))
    out.push(...place(banner(h * 1.3 + 34, luck), [-w * 0.3, -h * 0.4], -6));
  const lifts =
    says(/crane|dray|freight|tug|mule|rig\b|diver|wreck|carrion/i) ||
    (mech.school === 'salvage' && luck.flip(0.4));
  // Wings leave no room for a jib, and a jib none for a pack.
  if (!mech.wings) out.push(...(lifts ? crane(plan) : pack(plan)));
  return [...out, ...sensors(plan)];
}

/** A machine on legs, tracks or air, with shoulders and arms. */
function walker(plan: Plan): Figure {
  const { build } = plan;
  const under = chassis(plan);
  const { behind, front } = fight(plan);
  const up = (shapes: Shape[]): Shape[] => place(shapes, [0, 0], build.lean);
  // A wall looks over its own collar.
  const neck: Pt = [build.torsoW * 0.08, -build.torsoH * (plan.mech.school === 'bulwark' ? 1.09 : 1.02)];
  const body = [
    ...under.near,
    ...up([...torso(plan), ...place(head(plan, [0, 0]), neck, -build.lean * 0.6)]),
  ];
  const shapes = [
    ...layer(up([...back(plan), ...behind])),
    ...layer(under.far),
    ...layer(body),
    ...layer(up(front)),
  ];
  const [all, own] = [bounds(shapes), bounds(body)];
  return { shapes, over: (all.y1 - all.y0) / (own.y1 - own.y0) };
}

function figure(mech: MechSubject): Figure {
  const plan = planOf(mech);
  if (mech.school === 'swarm') return { shapes: swarm(plan), over: 1 };
  return mech.school === 'beast' ? { shapes: beast(plan), over: 1 } : walker(plan);
}

/** The machine alone, at any size: for pictures made of several. */
export const mechFigure = (mech: MechSubject): Shape[] => figure(mech).shapes;

export function mech(subject: MechSubject): Shape[] {
  const { shapes, over } = figure(subject);
  // A raised weapon may use the room above; it must not make its bearer small.
  const fitted = stand(shapes, Math.min(TALL[subject.size] * over, 180));
  return [...dressing(fitted, chance(`sheet/${subject.id}`)), ...fitted];
}
