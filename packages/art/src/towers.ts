import type { Shape } from './pen.ts';
import { chance } from './seed.ts';
import { dressing, stand } from './sheet.ts';
import type { TowerMotif, TowerSubject } from './subject.ts';
import { battery, rampart, siege, turret } from './towers/forts.ts';
import { clock, lights, mast, nest, relay } from './towers/masts.ts';
import type { Tower } from './towers/tower.ts';

const TOWERS: Readonly<Record<TowerMotif, Tower>> = {
  mast,
  relay,
  lights,
  clock,
  nest,
  turret,
  rampart,
  battery,
  siege,
};

/** A tower alone on its ground. */
export function towerView({ id, name, motif }: TowerSubject): Shape[] {
  const luck = chance(`${id}/${name}`);
  const fitted = stand(TOWERS[motif]({ luck }), 174, 180);
  return [...dressing(fitted, chance(`sheet/${id}`)), ...fitted];
}
