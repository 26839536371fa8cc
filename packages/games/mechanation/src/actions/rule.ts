import { illegal, type ActionRule, type AskOf, type Illegal, type Seat } from '@mechatable/kernel';
import type { ActionKind, ActionOf } from '../action.ts';
import type { Event } from '../event.ts';
import { slotOf } from '../mechs.ts';
import { HAND, type Ask, type State } from '../state.ts';

/** One kind of action as an answer to some questions, any if none is named: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind, Name extends Ask['ask'] = Ask['ask']> = ActionRule<
  State,
  ActionOf<Kind>,
  Event,
  AskOf<Ask, Name>
>;

const IN_HANGAR = illegal('MN-R-57', 'This Mech is not in your hand: choose one that is.');

/** The slot of a Mech in the seat's hand, or the refusal: `notYours` if it isn't one of the seat's Mechs. */
export function fromHand(s: State, seat: Seat, mech: string, notYours: Illegal): number | Illegal {
  const slot = slotOf(s, seat, mech);
  if (slot < 0) return notYours;
  return s.places[slot] === HAND ? slot : IN_HANGAR;
}
