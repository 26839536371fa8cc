import { expect, test } from 'vitest';
import { BadInputError, InvariantError, isFirstRelease, portableBy, referenceTo } from '../src/index.ts';

interface State {
  readonly rules: { readonly cap: number; readonly version?: number };
  readonly hand: readonly number[];
  readonly steps: readonly (
    | { readonly do: 'play'; readonly card: number }
    | { readonly ask: 'seat'; readonly n: number }
  )[];
  readonly duel: { readonly by: readonly [number, number] } | null;
  readonly aim: { readonly at: 'card' | 'seat'; readonly what: number };
}

/** "beta" was added to a first release of "alpha" and "gamma". */
const { portable, restore, formerly } = portableBy<State, 'card'>(
  {
    hand: ['card'],
    steps: [{ card: 'card' }],
    duel: { by: ['card'] },
    aim: ({ at }) => (at === 'card' ? { what: 'card' } : {}),
  },
  { card: referenceTo('card', ['alpha', 'beta', 'gamma'], ['alpha', 'gamma']) },
);

const STATE: State = {
  rules: { cap: 9, version: 2 },
  hand: [2, 0, -1],
  steps: [
    { do: 'play', card: 2 },
    { ask: 'seat', n: 1 },
  ],
  duel: { by: [0, 2] },
  aim: { at: 'card', what: 0 },
};

const STORED = {
  rules: { cap: 9, version: 2 },
  hand: ['gamma', 'alpha', -1],
  steps: [
    { do: 'play', card: 'gamma' },
    { ask: 'seat', n: 1 },
  ],
  duel: { by: ['alpha', 'gamma'] },
  aim: { at: 'card', what: 'alpha' },
};

test('a state is stored with pieces by id and everything else unchanged, and can be restored', () => {
  expect(portable(STATE)).toEqual(STORED);
  expect(restore(STORED)).toEqual(STATE);
  const other: State = { ...STATE, duel: null, aim: { at: 'seat', what: 1 } };
  expect(portable(other)).toEqual({ ...STORED, duel: null, aim: { at: 'seat', what: 1 } });
  expect(restore(portable(other))).toEqual(other);
});

test('neither form shares anything with the other', () => {
  const state = structuredClone(STATE) as { rules: { cap: number } } & State;
  const stored = portable(state) as typeof STORED;
  state.rules.cap = 1;
  expect(stored.rules.cap).toBe(9);
  const back = restore(stored);
  stored.rules.cap = 2;
  expect(back.rules.cap).toBe(9);
});

test('the former state has the piece numbers of the first release and no rules version', () => {
  expect(formerly(STATE)).toEqual({
    rules: { cap: 9 },
    hand: [1, 0, -1],
    steps: [
      { do: 'play', card: 1 },
      { ask: 'seat', n: 1 },
    ],
    duel: { by: [0, 1] },
    aim: { at: 'card', what: 0 },
  });
});

test('pieces added later have no number in the first release', () => {
  const message = 'The state.hand[0]: The card "beta" was not in the first release.';
  expect(() => formerly({ ...STATE, hand: [1] })).toThrow(new BadInputError(message));
});

test.each([
  [{ ...STORED, hand: ['delta'] }, 'The state.hand[0]: Unknown card "delta".'],
  [{ ...STORED, hand: [1] }, 'The state.hand[0]: Unknown card 1.'],
  [{ ...STORED, hand: ['__proto__'] }, 'The state.hand[0]: Unknown card "__proto__".'],
  [{ ...STORED, hand: 'alpha' }, 'The state.hand should be a list.'],
  [{ ...STORED, steps: [7] }, 'The state.steps[0] should be an object.'],
  [{ ...STORED, duel: [] }, 'The state.duel should be an object.'],
  [null, 'The state should be an object.'],
  ['alpha', 'The state should be an object.'],
])('%j is refused', (stored, message) => {
  expect(() => restore(stored)).toThrow(new BadInputError(message));
});

test('a number without a piece is a bug', () => {
  expect(() => portable({ ...STATE, hand: [3] })).toThrow(InvariantError);
});

test('a match without a version, or with that of the first release, follows its rules', () => {
  expect(isFirstRelease({}, 3)).toBe(true);
  expect(isFirstRelease({ version: 3 }, 3)).toBe(true);
  expect(isFirstRelease({ version: 4 }, 3)).toBe(false);
});
