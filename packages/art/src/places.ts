import type { Shape } from './pen.ts';
import { backdrop, mirrored, type Scene } from './places/scene.ts';
import { mines, ridge, shrine, wrecks } from './places/terrain.ts';
import { city, gate, grid, hangar, market, plant, rails, tower } from './places/towns.ts';
import { crater, desert, forest, rift, water } from './places/wilds.ts';
import { bunker, depot, lift, mast, yard } from './places/works.ts';
import { chance } from './seed.ts';
import { contain } from './sheet.ts';
import type { PlaceMotif, PlaceSubject } from './subject.ts';

const SCENES: Readonly<Record<PlaceMotif, Scene>> = {
  bunker,
  ridge,
  lift,
  mast,
  depot,
  mines,
  yard,
  wrecks,
  tower,
  rails,
  shrine,
  market,
  gate,
  hangar,
  forest,
  water,
  city,
  desert,
  crater,
  plant,
  grid,
  rift,
};

/** A land, base or territory, as an elevation. */
export function placeView({ id, name, motif }: PlaceSubject): Shape[] {
  const luck = chance(`${id}/${name}`);
  const flipped = luck.flip();
  const shapes = contain([...backdrop(luck), ...SCENES[motif](luck)]);
  return flipped ? mirrored(shapes) : shapes;
}
