import { draftForce, draftMove, draftTile, forecast, options, tray, variant } from './choices.ts';
import { mecha } from './mecha.ts';
import { pieces } from './pieces.ts';
import { edge, region, square } from './places.ts';
import { cues, dice, player, statistics, turn } from './sides.ts';
import { classes, stages } from './terms.ts';

/** The strings of M.A.S.C.'s table. The game has its own, and the lessons are in `lesson-words.ts`. */
export const words = {
  classes,
  stages,
  square,
  region,
  edge,
  mecha,
  pieces,
  player,
  turn,
  dice,
  cues,
  statistics,
  tray,
  draftTile,
  draftForce,
  draftMove,
  forecast,
  options,
  variant,
};
