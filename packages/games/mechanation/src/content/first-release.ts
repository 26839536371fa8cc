/**
 * The content of the first release, by id, in its original order. Records from then hash pieces by their number in
 * these lists and deal by them, so nothing here may change.
 */

/** Mechs. */
export const FIRST_MECHS: readonly string[] = (
  'needlefly horsetrader keyhole limpet rivet-nurse paper-tiger magpie firecracker tandem ' +
  'harbour-tug nightlatch iron-tortoise searchlight wrecking-saint seesaw redline grudge-engine ' +
  'war-drum null-bishop veil-mother tithe-colossus glass-emperor sunspear leviathan'
).split(' ');

/** Faces of Territories. */
export const FIRST_TERRITORIES: readonly string[] =
  'C1 C2 C3 C4 C5 C6 A1 A2 A3 A4 A5 A6 G1 G2 G3 G4 G5 G6 Z1 Z2 Z3 Z4 Z5 Z6 V1 V2 V3 V4 V5 V6 W'.split(' ');
