import { zoneOfObject } from './board.ts';
import { fits } from './content/cards.ts';
import type { Op, Target } from './content/language.ts';
import { aim, partsOf, standpoint } from './effects.ts';
import { canGoSomewhere } from './moves.ts';
import { select } from './select.ts';
import type { State, Trigger } from './state.ts';
import { NOWHERE, opponent } from './zones.ts';

/** LN-FX-11, LN-R-99: whether no part of a trigger can change anything now. All that decides it is public. */
export function isIdle(s: State, trigger: Trigger): boolean {
  return !partsOf(trigger).some((part) => canChange(s, part, trigger));
}

/** Kinds of parts that no "?" trigger without "Pay:" has count as able to change something. */
function canChange(s: State, part: Op, trigger: Trigger): boolean {
  const { seat } = trigger;
  switch (part.op) {
    case 'draw':
      return s.piles[seat].deck.length > 0;
    case 'discard':
      return s.piles[part.who === 'you' ? seat : opponent(seat)].hand.length > 0;
    case 'salvage':
      return s.piles[seat][part.from].some((card) => fits(card, part.filter));
    case 'destroy':
      return possibleTargets(s, part.target, trigger).some((object) => zoneOfObject(s, object) !== NOWHERE);
    case 'move':
    case 'moveLand': {
      const to = part.op === 'move' ? part.to : 'land';
      return possibleTargets(s, part.target, trigger).some((object) => canGoSomewhere(s, seat, object, to));
    }
    default:
      return true;
  }
}

function possibleTargets(s: State, target: Target, trigger: Trigger): readonly number[] {
  const zones = typeof target === 'object' ? select(s, target, standpoint(s, trigger)) : [];
  return aim(s, target, { trigger, part: 0, x: 0, chosen: zones.map((zone) => s.object[zone]) });
}
