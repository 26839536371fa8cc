export { RELEASES, masc, mascAt, type MascGame } from './game.ts';
export { forceOf } from './deck-rules.ts';
export {
  BLUE,
  COLOR_IDS,
  COLUMNS,
  FORMATION,
  NOWHERE,
  RED,
  ROWS,
  SLOTS,
  SLOT_OF,
  SLOT_OWNER,
  SQUARES,
  SQUARE_NAME,
  ZONE,
  colorNumber,
  distance,
  squareNumber,
  type Color,
  type ColorId,
} from './board.ts';
export { isSafeMode, MOST_RESETS } from './activation.ts';
export { countsOf, namedCounts } from './actions/muster.ts';
export { FORCES, type Counts, type StarterForce } from './content/forces.ts';
export { ROTATIONS, TILES, TILE_SIZE, rotated, tileNumber, type Tile } from './content/tiles.ts';
export { COUNTERS, TYPES, TYPE_IDS, typeNumber, type MechaType, type TypeId } from './content/types.ts';
export { NOBODY, regionsOf, type Region } from './control.ts';
export { takersOf } from './damage.ts';
export { deploySquares } from './deployment.ts';
export { colorOf, type Field } from './field.ts';
export { lineOfFire, volleyOf, canHit, type LineOfFire, type Volley } from './fire.ts';
export { evenForce, forceProblems, legalForces } from './forces.ts';
export {
  endConditionHolds,
  inFormation,
  isStraggler,
  keptTogether,
  mechaOfUnit,
  outOfFormation,
  squaresKeepingFormation,
  unitOf,
  unitsOf,
} from './formation.ts';
export { COLOR_NAMES, colorName, forceWords, named, slotName, typeName } from './labels.ts';
export { byColor, sideName } from './sides.ts';
export { lineBetween } from './lines.ts';
export { mechaName, mechaNumber } from './names.ts';
export { LIMITS, STANDARD, type Options, type Rules } from './options.ts';
export { rallyCosts, rallyStops } from './rally.ts';
export { isPinned, reachOf, stopsOf, type MoveRange, type Stop } from './reach.ts';
export { TERRAIN, entryCost, objectiveOf, slotCode, terrainOf, type TerrainSign } from './terrain.ts';
export { fieldOf, handOf, phaseOf, toPlace, type MechaView, type SlotView, type View } from './view.ts';
export type { Action, ForceCounts } from './action.ts';
export type { Event } from './event.ts';
export type { Activation, Ask, Phase, State } from './state.ts';
export { startAt, type Position, type Setting } from './position.ts';
