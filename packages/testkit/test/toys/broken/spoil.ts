import type { AnyGame, Seat } from '@mechatable/kernel';
import type { Law } from '../../../src/index.ts';
import { highCard } from '../high-card/game.ts';
import { of, type Action, type Event, type State } from '../high-card/state.ts';

/** The law that has to notice, what the game does wrong, a part of what the law has to say, and the game. */
export type Broken = readonly [law: Law, what: string, said: string, game: AnyGame];

type HighCard = typeof highCard;

interface Parts {
  readonly rules?: Partial<HighCard['rules']>;
  readonly words?: Partial<HighCard['words']>;
  readonly lab?: Partial<HighCard['lab']>;
}

/** High Card with some members replaced. */
export function spoiled({ rules, words, lab }: Parts): AnyGame {
  return {
    ...highCard,
    rules: { ...highCard.rules, ...rules },
    words: { ...highCard.words, ...words },
    lab: { ...highCard.lab, ...lab },
  };
}

/** High Card where something more happens after every action. */
export function alsoDoing(more: (state: State, seat: Seat, action: Action) => void): AnyGame {
  return spoiled({
    rules: {
      apply(state, seat, action) {
        const events = highCard.rules.apply(state, seat, action);
        more(state, seat, action);
        return events;
      },
    },
  });
}

/** High Card with other events. */
export function telling(change: (event: Event) => Event): AnyGame {
  return spoiled({
    rules: { apply: (state, seat, action) => highCard.rules.apply(state, seat, action).map(change) },
  });
}

export function holdsTen(state: State, seat: Seat): boolean {
  return of(state.hands, seat).includes(10);
}

let calls = 0;

/** Another number every time: what a state must not depend on. */
export function counter(): number {
  return calls++;
}
