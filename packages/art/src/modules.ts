import {
  antenna,
  cloak,
  grapple,
  harness,
  mine,
  pylon,
  reactor,
  recorder,
  sensor,
} from './modules/fittings.ts';
import { blade, cannon, claw, engine, gun, plateBench, shieldBench, type Bench } from './modules/parts.ts';
import { dashed, HAIR, polar, ring, wire, type Shape } from './pen.ts';
import { chance } from './seed.ts';
import { contain, cross, dimension } from './sheet.ts';
import type { ModuleMotif, ModuleSubject } from './subject.ts';

const BENCHES: Readonly<Record<ModuleMotif, Bench>> = {
  blade,
  gun,
  cannon,
  plate: plateBench,
  engine,
  sensor,
  claw,
  shield: shieldBench,
  reactor,
  harness,
  antenna,
  mine,
  cloak,
  recorder,
  pylon,
  grapple,
};

/** A part on the workbench: its axis, its dimensions, and a detail in a circle. */
export function moduleSheet({ id, name, motif }: ModuleSubject): Shape[] {
  const luck = chance(`${id}/${name}`);
  const { shapes, axis } = BENCHES[motif](luck, (words) => words.test(name));
  const through: Shape = dashed(
    wire([polar([100, 100], -96, axis), polar([100, 100], 96, axis)], HAIR, 'faint'),
    '12 3 2 3',
  );
  const corner = luck.flip() ? 22 : 178;
  return contain([
    through,
    ring([100, 100], luck.between(78, 88), HAIR, 'faint'),
    ...dimension([20, 192], [20 + luck.between(60, 150), 192]),
    ...cross([corner, 22]),
    ...cross([200 - corner, 178]),
    ...shapes,
  ]);
}
