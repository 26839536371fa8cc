import { bomber, carrier, missile, satellite, ship, tank } from './crafts/hulls.ts';
import { balloons, chord, drill, pod, rocket, top, vise, wall } from './crafts/oddities.ts';
import type { Craft } from './crafts/craft.ts';
import type { Shape } from './pen.ts';
import { chance } from './seed.ts';
import { dressing, stand } from './sheet.ts';
import type { CraftMotif, CraftSubject } from './subject.ts';

const CRAFTS: Readonly<Record<CraftMotif, Craft>> = {
  ship,
  tank,
  missile,
  bomber,
  carrier,
  satellite,
  top,
  rocket,
  wall,
  balloons,
  pod,
  vise,
  chord,
  drill,
};

const TALL: Readonly<Record<CraftSubject['size'], number>> = { 1: 128, 2: 142, 3: 152, 4: 162, 5: 172 };

/** A machine that floats, rolls or flies. */
export function craft({ id, name, motif, size }: CraftSubject): Shape[] {
  const luck = chance(`${id}/${name}`);
  const shapes = CRAFTS[motif]({ size, luck, says: (words) => words.test(name) });
  const fitted = stand(shapes, TALL[size], 132 + size * 11);
  return [...dressing(fitted, chance(`sheet/${id}`)), ...fitted];
}
