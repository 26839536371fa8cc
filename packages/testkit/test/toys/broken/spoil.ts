import type { AnyGame, Seat } from '@mechatable/kernel';
import type { Law } from '../../../src/index.ts';
import { highCard } from '../high-card/game.ts';
import { of, type Action, type Event, type State } from '../high-card/state.ts';

/** The law that has to notice, what the game does wrong, a part of what the law has to say, and the game. */
export type Broken = readonly [law: Law, what: string, said: string, game: AnyGame];

type Parts = Partial<typeof highCard>;

/** High Card with a part exchanged. */
export function spoilt(parts: Parts): AnyGame {
  return { ...highCard, ...parts };
}

/** High Card where something more happens after every action. */
export function alsoDoing(more: (state: State, seat: Seat, action: Action) => void): AnyGame {
  return spoilt({
    apply(state, seat, action) {
      const events = highCard.apply(state, seat, action);
      more(state, seat, action);
      return events;
    },
  });
}

/** High Card with other events. */
export function telling(change: (event: Event) => Event): AnyGame {
  return spoilt({ apply: (state, seat, action) => highCard.apply(state, seat, action).map(change) });
}

export function holdsTen(state: State, seat: Seat): boolean {
  return of(state.hands, seat).includes(10);
}

let calls = 0;

/** Another number every time: what a state must not depend on. */
export function counter(): number {
  return calls++;
}
