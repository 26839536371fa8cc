import type { ActionRule } from '@mechatable/kernel';
import type { ActionKind, ActionOf } from '../action.ts';
import type { Event } from '../event.ts';
import type { Ask, State } from '../state.ts';

/** How this game writes down one kind of action: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind> = ActionRule<State, ActionOf<Kind>, Event, Ask>;
