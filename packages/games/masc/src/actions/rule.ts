import type { ActionRule, AskOf } from '@mechatable/kernel';
import type { ActionKind, ActionOf } from '../action.ts';
import type { Event } from '../event.ts';
import type { Ask, State } from '../state.ts';

/** One kind of action as an answer to some questions, any if none is named: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind, Name extends Ask['ask'] = Ask['ask']> = ActionRule<
  State,
  ActionOf<Kind>,
  Event,
  AskOf<Ask, Name>
>;
