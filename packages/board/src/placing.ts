import { middle, type Box, type Point } from './boxes.ts';

/** Where the center of something large may be, as fractions of the area's width, the best first. */
const PLACES = [0.5, 0.18, 0.82] as const;

/** The center for something large within an area: it covers as little as possible of what it is about. */
export function clearPlace(size: Pick<Box, 'width' | 'height'>, area: Box, keepClear: readonly Box[]): Point {
  const at = (share: number): Point => ({
    x: within(area.x + share * area.width, area.x + size.width / 2, area.x + area.width - size.width / 2),
    y: area.y + area.height / 2,
  });
  const covered = (point: Point): number => {
    const box = { ...size, x: point.x - size.width / 2, y: point.y - size.height / 2 };
    return keepClear.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const places = PLACES.map(at).map((point) => ({ point, covered: covered(point) }));
  const best = Math.min(...places.map((place) => place.covered));
  return places.find((place) => place.covered === best)?.point ?? middle(area);
}

/** If it doesn't fit, it is centered. */
const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.max(0, width) * Math.max(0, height);
}
