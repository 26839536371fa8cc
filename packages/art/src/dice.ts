import { box, dot, panel, type Pt, type Shape } from './pen.ts';
import { print, type Drawing } from './print.ts';

const SIZE = 60;
const [LOW, MID, HIGH] = [16, 30, 44];

const PIPS: Readonly<Record<number, readonly Pt[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
};

/** The upper side of a die. */
export function die(number: number): Drawing {
  const pips = (PIPS[number] ?? []).map((at): Shape => ({ ...dot(at, 5.6, 'line'), weight: 0 }));
  return print([panel(box(3, 3, SIZE - 6, SIZE - 6, 8), 'fill', 4), ...pips], SIZE, SIZE);
}
