import type { AnyGame } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import type { State } from '../high-card/state.ts';
import { alsoDoing, spoiled, telling, type Broken } from './spoil.ts';

function keeping(extra: unknown): AnyGame {
  return alsoDoing((state) => {
    Object.assign(state, { extra });
  });
}

class Piece {
  readonly id = 1;
}

/** Remembers outside of its states which of them it has made: what went through JSON is a stranger. */
function knowsByIdentity(): AnyGame {
  const known = new WeakSet<State>();
  const remembered = (state: State): State => {
    known.add(state);
    return state;
  };
  return spoiled({
    rules: {
      setup: (options, seats, rng) => remembered(highCard.rules.setup(options, seats, rng)),
      clone: (state) =>
        known.has(state) ? remembered(highCard.rules.clone(state)) : highCard.rules.clone(state),
      legal(state, seat) {
        const actions = highCard.rules.legal(state, seat);
        return known.has(state) ? actions : actions.reverse();
      },
    },
  });
}

function storing(portable: (state: State) => unknown): AnyGame {
  return spoiled({ rules: { portable, restore: (stored) => stored as State } });
}

/** Remembers outside of its states which of them were stored. */
function mistrustsStored(): AnyGame {
  const stored = new WeakSet<State>();
  return spoiled({
    rules: {
      portable: (state) => state,
      restore(portable) {
        const state = portable as State;
        stored.add(state);
        return state;
      },
      legal(state, seat) {
        const actions = highCard.rules.legal(state, seat);
        return stored.has(state) ? actions.reverse() : actions;
      },
    },
  });
}

export const data: readonly Broken[] = [
  ['data', 'keeps an undefined field', '.extra is undefined', keeping(undefined)],
  ['data', 'keeps a Map', 'an instance of Map', keeping(new Map())],
  ['data', 'keeps an instance of a class', 'an instance of Piece', keeping([new Piece()])],
  ['data', 'keeps a function', '.extra is a function', keeping(() => 1)],
  ['data', 'keeps a NaN', '.extra is NaN', keeping(Number.NaN)],
  [
    'data',
    'shares the deck with its clones',
    'on a clone has changed the original',
    spoiled({ rules: { clone: (state) => ({ ...highCard.rules.clone(state), deck: state.deck }) } }),
  ],
  [
    'data',
    'shares the hands with its clones',
    'on a clone has changed the original',
    spoiled({ rules: { clone: (state) => ({ ...highCard.rules.clone(state), hands: state.hands }) } }),
  ],
  [
    'data',
    'forgets a field when it clones',
    'A clone differs from its original: .scores',
    spoiled({ rules: { clone: (state) => ({ ...highCard.rules.clone(state), scores: [0, 0] }) } }),
  ],
  ['data', 'knows its states by their identity', 'offers different actions', knowsByIdentity()],
  [
    'data',
    'forgets a field in its portable form',
    'does not survive its portable form: .scores',
    storing((state) => ({ ...state, scores: [0, 0] })),
  ],
  ['data', 'stores a Map', 'The portable form of the state is not plain data', storing(() => new Map())],
  [
    'data',
    'plays differently from its portable form',
    'A state that was stored in its portable form offers different actions',
    mistrustsStored(),
  ],
  [
    'data',
    'returns a view that changes',
    'The view of seat 0 changed',
    spoiled({
      rules: { view: (state, viewer) => ({ ...highCard.rules.view(state, viewer), scores: state.scores }) },
    }),
  ],
  [
    'data',
    'has undefined in an event',
    '.why is undefined',
    telling((event) => ({ ...event, why: undefined })),
  ],
  [
    'data',
    'returns events that change',
    'The events of the last action changed',
    spoiled({
      rules: {
        apply: (state, seat, action) =>
          highCard.rules.apply(state, seat, action).map((event) => ({ ...event, scores: state.scores })),
      },
    }),
  ],
];
