/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Longer content scrolls. */
  readonly maxHeight: number;
}

/** Between a tip and what it explains, and between a tip and the edge of the screen. */
export const GAP = 8;

/**
 * Where a tip goes: above what it explains, or else below, to the right or to the left of it, on the first side with
 * enough room. It never covers what it explains and never leaves the screen; if no side has room, the larger one of
 * above and below makes it scroll.
 */
export function placeTip(avoid: Box, tip: Size, screen: Size): Place {
  const room = {
    above: avoid.top - 2 * GAP,
    below: screen.height - avoid.bottom - 2 * GAP,
    right: screen.width - avoid.right - 2 * GAP,
    left: avoid.left - 2 * GAP,
  };
  const centered = within((avoid.left + avoid.right - tip.width) / 2, screen.width - tip.width);
  const level = within((avoid.top + avoid.bottom - tip.height) / 2, screen.height - tip.height);
  const whole = screen.height - 2 * GAP;
  if (room.above >= tip.height)
    return { left: centered, top: avoid.top - GAP - tip.height, maxHeight: room.above };
  if (room.below >= tip.height) return { left: centered, top: avoid.bottom + GAP, maxHeight: room.below };
  if (room.right >= tip.width) return { left: avoid.right + GAP, top: level, maxHeight: whole };
  if (room.left >= tip.width) return { left: avoid.left - GAP - tip.width, top: level, maxHeight: whole };
  return room.above > room.below
    ? { left: centered, top: GAP, maxHeight: room.above }
    : { left: centered, top: avoid.bottom + GAP, maxHeight: room.below };
}

/** Between the edges of the screen. */
function within(start: number, most: number): number {
  return Math.max(GAP, Math.min(start, most - GAP));
}
