import { blob, cable, disc, dot, layer, lines, panel, plate, pts, ring, run, tint, wire } from './pen.ts';
import type { Shape, Skin, Tone } from './pen.ts';
import { print, type Drawing } from './print.ts';

/** The opponents with a face. */
export const FACES = ['kade', 'holt', 'sparks', 'tilo', 'ravn'] as const;
export type Face = (typeof FACES)[number];

const SIZE = 100;

/** What all heads have in common, and where they differ. */
interface Head {
  readonly skin: readonly [light: Skin, shade: Skin];
  /** Half the width of the jaw and of the cheeks. */
  readonly jaw: number;
  readonly cheek: number;
  readonly brow: { readonly ink: Tone; readonly tilt: number; readonly weight: number };
  readonly iris: Tone;
  /** How far the eyes are open. */
  readonly open: number;
  /** The line of the mouth. */
  readonly mouth: readonly number[];
}

function bust(suit: Tone, trim: Tone): Shape[] {
  return layer([
    plate(pts([6, 102, 12, 84, 34, 76, 66, 76, 88, 84, 94, 102]), suit),
    plate(pts([34, 76, 50, 92, 66, 76, 60, 70, 40, 70]), trim),
    lines(run(50, 92, 50, 102), run(22, 82, 26, 102), run(78, 82, 74, 102)),
  ]);
}

function head({ skin: [light, shade], jaw, cheek, brow, iris, open, mouth }: Head): Shape[] {
  const skull = pts([
    ...[50 - cheek, 40, 50 - cheek + 1, 54, 50 - jaw, 67, 44, 74, 56, 74, 50 + jaw, 67],
    ...[50 + cheek - 1, 54, 50 + cheek, 40, 50 + cheek - 5, 24, 50, 19, 50 - cheek + 5, 24],
  ]);
  const eye = (x: number, side: number): Shape[] => [
    blob(run(x - 5, 47, x, 47 - open, x + 5, 47, x, 47 + open * 0.8), 'fill', false),
    dot([x + side * 0.4, 47], Math.min(open, 2.6), iris, 0),
    dot([x + side * 0.4 - 0.8, 46.2], 0.7, 'fill', 0),
    wire(run(x - 5.5, 47, x, 46.6 - open, x + 5.5, 46.6), 1.4),
  ];
  return [
    plate(pts([41, 64, 59, 64, 61, 80, 50, 86, 39, 80]), shade),
    dot([50 - cheek - 0.5, 48], 4, shade),
    dot([50 + cheek + 0.5, 48], 4, shade),
    plate(skull, light),
    tint(
      pts([50 + cheek - 5, 24, 50 + cheek, 40, 50 + cheek - 1, 54, 50 + jaw, 67, 56, 74, 58, 62, 60, 40]),
      shade,
    ),
    ...eye(41, 1),
    ...eye(59, 1),
    wire(run(35, 40 - brow.tilt, 46, 40 + brow.tilt), brow.weight, brow.ink),
    wire(run(54, 40 + brow.tilt, 65, 40 - brow.tilt), brow.weight, brow.ink),
    cable(run(51, 48, 53.5, 56, 49, 57.5), 1.3),
    cable(run(...mouth), 1.8),
  ];
}

/** Red spikes, a scar and a smirk. */
function kade(): Shape[] {
  return [
    ...bust('fill2', 'accent'),
    ...layer([
      ...head({
        ...{ skin: ['skin1', 'skin2'], jaw: 12, cheek: 19, iris: 'line', open: 2.6 },
        brow: { ink: 'line', tilt: 2.4, weight: 2.6 },
        mouth: [42, 64.5, 51, 66, 60, 62],
      }),
      wire(run(61, 50, 66, 60), 1.5, 'accent'),
      wire(run(61, 56, 66, 54), 1.1, 'accent'),
      plate(
        pts([
          ...[29, 50, 24, 36, 32, 34, 26, 22, 37, 23, 36, 10, 46, 18, 52, 6, 58, 18, 69, 9, 67, 22, 78, 22],
          ...[71, 33, 77, 38, 70, 50, 68, 36, 60, 31, 55, 36, 47, 29, 42, 35, 33, 34],
        ]),
        'accent',
      ),
      lines(run(46, 18, 48, 26), run(58, 18, 57, 27), run(37, 23, 41, 30)),
    ]),
  ];
}

/** Gray hair in a knot, a square jaw and armor up to the chin. */
function holt(): Shape[] {
  return [
    ...layer([disc([50, 11], 8.5, 'fill2')]),
    ...bust('fill', 'fill2'),
    ...layer([
      ...head({
        ...{ skin: ['skin3', 'skin4'], jaw: 16, cheek: 20, iris: 'line', open: 2.1 },
        brow: { ink: 'fill2', tilt: 0.4, weight: 2.8 },
        mouth: [42, 65, 50, 65.4, 58, 65],
      }),
      wire(run(37, 54, 41, 56), 1),
      wire(run(59, 56, 63, 54), 1),
      blob(pts([29, 46, 28, 30, 36, 18, 50, 14, 64, 18, 72, 30, 71, 46, 66, 32, 50, 27, 34, 32]), 'fill2'),
      lines(run(50, 15, 50, 26), run(40, 17, 42, 28), run(60, 17, 58, 28)),
    ]),
    ...layer([
      plate(pts([18, 86, 24, 66, 37, 74, 50, 82, 63, 74, 76, 66, 82, 86, 70, 92, 50, 90, 30, 92]), 'fill2'),
      dot([30, 82], 2, 'glow'),
      dot([70, 82], 2, 'glow'),
    ]),
  ];
}

/** Blond curls, goggles on the forehead and a wide grin. */
function sparks(): Shape[] {
  return [
    ...layer([
      blob(
        pts([
          28, 56, 18, 46, 22, 32, 18, 22, 32, 18, 40, 8, 52, 12, 64, 6, 70, 18, 82, 22, 78, 34, 82, 48, 72,
          58,
        ]),
        'glow',
      ),
    ]),
    ...bust('accent', 'fill'),
    ...layer([
      ...head({
        ...{ skin: ['skin2', 'skin3'], jaw: 11, cheek: 19, iris: 'line', open: 3.4 },
        brow: { ink: 'line', tilt: -1.6, weight: 2 },
        mouth: [40, 61, 50, 66, 60, 61],
      }),
      panel(pts([40, 61, 50, 63, 60, 61, 56, 68, 50, 70, 44, 68]), 'fill', 1.3),
      ...[34, 37, 63, 66].map((x) => dot([x, 56 + (x % 2)], 0.8, 'skin4', 0)),
      blob(
        pts([30, 40, 29, 28, 40, 18, 52, 20, 66, 17, 71, 30, 70, 40, 62, 31, 52, 36, 42, 31, 36, 38]),
        'glow',
      ),
    ]),
    ...layer([
      plate(pts([27, 30, 73, 30, 73, 23, 27, 23]), 'line'),
      disc([40, 26.5], 8, 'fill2'),
      disc([60, 26.5], 8, 'fill2'),
      dot([40, 26.5], 5.2, 'accent'),
      dot([60, 26.5], 5.2, 'accent'),
      wire(run(37.5, 27, 40, 23.5), 1.4, 'fill'),
      wire(run(57.5, 27, 60, 23.5), 1.4, 'fill'),
    ]),
  ];
}

/** Round glasses, a woolen cap and a beard that has seen everything. */
function tilo(): Shape[] {
  return [
    ...bust('fill2', 'skin4'),
    ...layer([
      ...head({
        ...{ skin: ['skin1', 'skin2'], jaw: 14, cheek: 20, iris: 'line', open: 1.9 },
        brow: { ink: 'fill', tilt: -1.2, weight: 3.4 },
        mouth: [45, 64, 50, 65, 55, 64],
      }),
      blob(
        pts([
          29, 50, 31, 66, 36, 80, 44, 88, 50, 92, 56, 88, 64, 80, 69, 66, 71, 50, 66, 58, 58, 61, 50, 60, 42,
          61, 34, 58,
        ]),
        'fill',
      ),
      blob(pts([37, 63, 44, 58.5, 50, 60.5, 56, 58.5, 63, 63, 56, 65, 50, 63.5, 44, 65]), 'fill', false),
      cable(run(45, 67.5, 50, 68.5, 55, 67.5), 1.6),
      lines(run(42, 74, 45, 84), run(50, 74, 50, 88), run(58, 74, 55, 84)),
      ring([41, 47], 7, 1.7),
      ring([59, 47], 7, 1.7),
      wire(run(48, 46, 52, 46), 1.6),
      plate(pts([27, 36, 30, 20, 40, 11, 60, 11, 70, 20, 73, 36, 62, 32, 38, 32]), 'accent'),
      panel(pts([25, 38, 27, 29, 38, 25, 62, 25, 73, 29, 75, 38, 62, 34, 38, 34]), 'skin4', 1.6),
      disc([50, 9], 4.5, 'skin4'),
    ]),
  ];
}

/** A black bob, narrow eyes, a high collar and a radio in the ear. */
function ravn(): Shape[] {
  return [
    ...layer([blob(pts([28, 26, 22, 48, 24, 70, 34, 74, 66, 74, 76, 70, 78, 48, 72, 26]), 'skin4')]),
    ...bust('fill', 'glow'),
    ...layer([
      ...head({
        ...{ skin: ['skin2', 'skin3'], jaw: 10, cheek: 18, iris: 'accent', open: 1.8 },
        brow: { ink: 'line', tilt: 1.2, weight: 1.8 },
        mouth: [44, 65, 50, 65.6, 57, 64.2],
      }),
      plate(pts([29, 58, 26, 34, 36, 18, 50, 13, 66, 17, 75, 34, 71, 58, 69, 40, 40, 33, 34, 40]), 'skin4'),
      wire(run(36, 24, 50, 18, 60, 20), 1.2, 'faint'),
      cable(run(70, 50, 71, 60, 62, 66), 1.5, 'fill2'),
      disc([70.5, 49], 3.4, 'glow'),
      dot([61, 66.5], 1.6, 'glow'),
    ]),
    ...layer([plate(pts([30, 84, 33, 70, 44, 80, 50, 82, 56, 80, 67, 70, 70, 84, 50, 94]), 'fill2')]),
  ];
}

const DRAWN: Readonly<Record<Face, () => Shape[]>> = { kade, holt, sparks, tilo, ravn };

/** The portrait of an opponent, from the chest up, in a square of 100 units. */
export function face(id: Face): Drawing {
  return print(DRAWN[id](), SIZE, SIZE);
}

export function isFace(id: string): id is Face {
  return (FACES as readonly string[]).includes(id);
}
