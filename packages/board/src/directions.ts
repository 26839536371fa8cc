import { middle, type Box } from './boxes.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Being off the straight line counts this much more than distance. */
const ASIDE = 2;
/** Only breaks ties. */
const TIE = 0.01;

/** The nearest box in a direction; -1 if there is none. */
export function nextBox(from: Box, direction: Direction, boxes: readonly Box[]): number {
  const start = turned(from, direction);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const cost = costOf(start, turned(box, direction));
    if (cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

/** The nearest box, measured from edge to edge; -1 when there is none. */
export function nearestBox(from: Box, boxes: readonly Box[]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const cost = Math.hypot(gapX(from, box), gapY(from, box)) + TIE * apart(from, box);
    if (cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

/** Rotates a box so that the direction is to the right: then one rule covers all four. */
function turned({ x, y, width, height }: Box, direction: Direction): Box {
  switch (direction) {
    case 'right':
      return { x, y, width, height };
    case 'left':
      return { x: -x - width, y, width, height };
    case 'down':
      return { x: y, y: x, width: height, height: width };
    case 'up':
      return { x: -y - height, y: x, width: height, height: width };
  }
}

/** The cost of going right from one box to another; Infinity if the other isn't to the right. */
function costOf(from: Box, to: Box): number {
  const [a, b] = [middle(from), middle(to)];
  const ahead = b.x - a.x;
  if (ahead < 0.5) return Infinity;
  const past = to.x >= from.x + from.width - 0.5;
  const inLine = to.y < from.y + from.height && to.y + to.height > from.y;
  // A taller neighbor below isn't to the right just because its center is.
  if (!past && !inLine) return Infinity;
  // Cards in a fan overlap: the next one is to the right, not below.
  if (!past && ahead < Math.abs(b.y - a.y)) return Infinity;
  const aside = Math.max(0, to.y - a.y, a.y - (to.y + to.height));
  return gapX(from, to) + ASIDE * aside + TIE * apart(from, to);
}

const gapX = (a: Box, b: Box): number => Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width));
const gapY = (a: Box, b: Box): number => Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height));

function apart(a: Box, b: Box): number {
  const [from, to] = [middle(a), middle(b)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}
