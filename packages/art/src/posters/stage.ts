import { bounds, dot, moved, place, polar, ring, run, wire, type Pt, type Shape } from '../pen.ts';
import { mechFigure } from '../mech/mech.ts';
import { cross } from '../sheet.ts';
import { type MechSubject } from '../subject.ts';

export const [WIDE, HIGH] = [480, 270];

export type Cast = Partial<MechSubject> & Pick<MechSubject, 'id' | 'name' | 'school'>;

export const cast = (c: Cast): MechSubject => ({
  draws: 'mech',
  stance: 'biped',
  size: 3,
  weapon: 3,
  arms: 'blade',
  plates: 2,
  wings: false,
  tower: false,
  ...c,
});

export const rescaled = (shapes: readonly Shape[], scale: number): Shape[] =>
  shapes.map((s) => ({ ...s, weight: s.weight * Math.min(1, Math.max(scale, 0.35)) ** 0.8 }));

export function actor(who: Cast, at: Pt, tall: number, flip = false): Shape[] {
  const shapes = mechFigure(cast(who));
  const { x0, x1, y0, y1 } = bounds(shapes);
  const scale = tall / (y1 - y0);
  const sign = flip ? -1 : 1;
  return rescaled(
    moved(shapes, ([x, y]) => [at[0] + sign * (x - (x0 + x1) / 2) * scale, at[1] + (y - y1) * scale]),
    tall / 165,
  );
}

export const small = (shapes: readonly Shape[], at: Pt, scale: number): Shape[] =>
  rescaled(place(shapes, at, 0, scale), scale);

export function paper(step = 20): Shape[] {
  const out: Shape[] = [];
  for (let x = step; x < WIDE; x += step) out.push(wire(run(x, 4, x, HIGH - 4), 0.5, 'faint'));
  for (let y = step; y < HIGH; y += step) out.push(wire(run(4, y, WIDE - 4, y), 0.5, 'faint'));
  return [
    ...out,
    ...cross([20, 20], 8),
    ...cross([460, 20], 8),
    ...cross([20, 250], 8),
    ...cross([460, 250], 8),
  ];
}

export const callout = (spot: Pt, elbow: Pt, end: Pt): Shape[] => [
  ring(spot, 7, 1.2, 'faint'),
  wire(
    [polar(spot, 7, (Math.atan2(elbow[1] - spot[1], elbow[0] - spot[0]) * 180) / Math.PI), elbow, end],
    1.2,
    'faint',
  ),
  dot(end, 2, 'faint', 0),
];
