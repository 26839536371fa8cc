import { LANE_RANGES, ROW_RANGES, SIDES, type LaneRange, type Reach, type Side } from './language.ts';

/** How cards print the zones of a reach, between braces: `your unit zones`, `facing lane` (LN-TRIG-1). */
export function printedPlace({ side, lane, row }: Reach): string {
  if (row === 'unit' && lane === 'this' && side !== 'any')
    return side === 'you' ? 'this lane' : 'facing lane';
  const zones = ZONES[side](
    row === 'front' || row === 'back' ? `${row}line` : row === 'land' ? 'land' : 'unit',
  );
  return `${zones}${row === 'adjacent' ? ' adjacent to this unit' : ''}${inLanes(side, lane)}`;
}

const ZONES: Readonly<Record<Side, (kind: string) => string>> = {
  you: (kind) => `your ${kind} zones`,
  enemy: (kind) => `enemy ${kind} zones`,
  any: (kind) => `every ${kind} zone`,
};

/** A lane belongs to one player: the enemy's lane with the same number faces it. */
const LANES_HERE: Readonly<Record<Side, { readonly this: string; readonly near: string }>> = {
  you: { this: 'this lane', near: 'this lane or a lane next to it' },
  enemy: { this: 'the facing lane', near: 'the facing lane or a lane next to it' },
  any: { this: 'this lane or the facing lane', near: 'this lane, the facing lane or a lane next to them' },
};

function inLanes(side: Side, lane: LaneRange): string {
  if (lane === 'any') return '';
  return ` in ${lane === 'this' || lane === 'near' ? LANES_HERE[side][lane] : `lane ${lane}`}`;
}

/** Every place that a card can print. */
export const PRINTED_PLACES: readonly string[] = SIDES.flatMap((side) =>
  LANE_RANGES.flatMap((lane) => ROW_RANGES.map((row) => printedPlace({ side, lane, row }))),
);
