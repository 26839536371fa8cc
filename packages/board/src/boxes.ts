/** A rectangle on the screen; a DOMRect is one. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The smallest box around all of them; null around none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How to shift a thing, and stretch it about its center, so that it looks as if it were elsewhere. */
export interface Shift {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Where something was and where it is now. */
export interface Move {
  readonly old: Box;
  readonly now: Box;
}

/**
 * The shift that a glide starts from; null if it wouldn't be visible. A child of a gliding thing (`within`) moves with
 * it, and animates only the remaining distance.
 */
export function shiftOf({ old, now }: Move, within?: Move): Shift | null {
  if (isEmpty(old) || isEmpty(now)) return null;
  const from = within === undefined || isEmpty(within.old) ? old : carried(old, within);
  const [a, b] = [middle(from), middle(now)];
  const shift = {
    x: a.x - b.x,
    y: a.y - b.y,
    scaleX: from.width / now.width,
    scaleY: from.height / now.height,
  };
  const isStill =
    Math.abs(shift.x) < 0.5 &&
    Math.abs(shift.y) < 0.5 &&
    Math.abs(from.width - now.width) < 0.5 &&
    Math.abs(from.height - now.height) < 0.5;
  return isStill ? null : shift;
}

const isEmpty = ({ width, height }: Box): boolean => width === 0 || height === 0;

/** Where a box is after its surroundings have moved and stretched. */
function carried(box: Box, { old, now }: Move): Box {
  const scaleX = now.width / old.width;
  const scaleY = now.height / old.height;
  return {
    x: now.x + (box.x - old.x) * scaleX,
    y: now.y + (box.y - old.y) * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
  };
}
