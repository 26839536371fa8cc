import type { Op, Target } from './content/language.ts';
import { aim, partsOf, standpoint } from './effects.ts';
import { canGoSomewhere } from './moves.ts';
import { select } from './power.ts';
import type { State, Trigger } from './state.ts';

/** LN-R-99: whether a trigger only moves a land and no land can move. Depends only on public facts. */
export function isIdle(s: State, trigger: Trigger): boolean {
  return partsOf(trigger).every((part) => part.op === 'moveLand' && !canMoveLand(s, part, trigger));
}

function canMoveLand(s: State, { target }: Extract<Op, { op: 'moveLand' }>, trigger: Trigger): boolean {
  return possibleTargets(s, target, trigger).some((object) =>
    canGoSomewhere(s, trigger.seat, object, 'land'),
  );
}

function possibleTargets(s: State, target: Target, trigger: Trigger): readonly number[] {
  const zones = typeof target === 'object' ? select(s, target, standpoint(s, trigger)) : [];
  return aim(s, target, { trigger, part: 0, x: 0, chosen: zones.map((zone) => s.object[zone]) });
}
