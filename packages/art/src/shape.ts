/** Shapes are plain data in model units: they can be placed, measured and fitted before any markup is written. */

export type Pt = readonly [x: number, y: number];
export type Tone = 'line' | 'fill' | 'fill2' | 'accent' | 'glow' | 'faint' | Skin | 'none';
/** The skin of people, from light to dark; the darkest is also brown hair. */
export type Skin = 'skin1' | 'skin2' | 'skin3' | 'skin4';

/** One step of a path. `O` is a circle given by its center and a point of its rim, so that placing needs no radii. */
export interface PathStep {
  readonly op: 'M' | 'L' | 'C' | 'Z' | 'O';
  readonly to: readonly Pt[];
}

export interface Shape {
  readonly path: readonly PathStep[];
  readonly fill: Tone;
  readonly ink: Tone;
  /** Width of the line in units of the finished drawing; 0 for none. */
  readonly weight: number;
  /** Whether the shape belongs to the silhouette and gets the heavy contour. */
  readonly mass: boolean;
  readonly dash?: string;
}
