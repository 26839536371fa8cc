import type { Point } from './boxes.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** How far an arc bends, as a fraction of its length. */
const BEND = 0.18;
/** Pixels from the tip of an arrow to its ends. */
const HEAD = 14;

/** Arcs from a point to others, with arrow heads, in the coordinates of an origin. */
export function aimLines(document: Document, origin: Point, from: Point, to: readonly Point[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'cue-aim');
  for (const point of to) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', arc(shifted(from, origin), shifted(point, origin)));
    svg.append(path);
  }
  return svg;
}

const shifted = (point: Point, origin: Point): Point => ({ x: point.x - origin.x, y: point.y - origin.y });

/** The markup of an arc and its arrow head. */
export function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 + BEND * dy, y: (from.y + to.y) / 2 - BEND * dx };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const wing = (turn: number): string =>
    `${at(to.x - HEAD * Math.cos(angle + turn))} ${at(to.y - HEAD * Math.sin(angle + turn))}`;
  return [
    `M${at(from.x)} ${at(from.y)}`,
    `Q${at(bend.x)} ${at(bend.y)} ${at(to.x)} ${at(to.y)}`,
    `M${wing(0.5)}L${at(to.x)} ${at(to.y)}L${wing(-0.5)}`,
  ].join('');
}

const at = (value: number): string => String(Math.round(value));
