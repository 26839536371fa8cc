import type { AnyGame, Viewer } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { checkMatch, type LawRun, type Violation } from '../laws.ts';
import { yieldToEventLoop, NO_LIMIT } from './patience.ts';

/** A game that gives something away, planted by hand. */
export interface Leak {
  /** The place and content of the leak: `view: …`. */
  readonly what: string;
  readonly game: AnyGame;
  /** A part of what the law says about it. */
  readonly said: string;
}

/** How many matches a law may take to find a leak. */
const MATCHES = 12;

/** Registers one test for each leak: the law "secret" has to find it, and has nothing against the game itself. */
export function findsLeaks(
  game: AnyGame,
  leaks: readonly Leak[],
  plan: Pick<LawRun, 'options' | 'players'> = {},
): void {
  const firstFound = async (leaky: AnyGame, matches: number): Promise<Violation | null> => {
    for (let seed = 0; seed < matches; seed++) {
      await yieldToEventLoop();
      const violation = checkMatch(leaky, { ...plan, seed: String(seed), laws: ['secret'] });
      if (violation !== null) return violation;
    }
    return null;
  };
  describe(`the law "secret" and leaks planted in ${game.id}`, () => {
    test('without a leak there is nothing to find', { timeout: NO_LIMIT }, async () => {
      expect(await firstFound(game, 1)).toBeNull();
    });
    const cases = leaks.map((leak) => [leak.what, leak] as const);
    test.each(cases)('%s', { timeout: NO_LIMIT }, async (_what, { game: leaky, said }) => {
      const violation = await firstFound(leaky, MATCHES);
      expect(violation?.law).toBe('secret');
      expect(violation?.sentence).toContain(said);
    });
  });
}

/** Remembers the state behind every view, for leaks in functions that get only a view. */
export function peeking<State, View extends object>({
  rules,
}: {
  readonly rules: { view(state: State, viewer: Viewer): View };
}): { view: (state: State, viewer: Viewer) => View; stateOf: (view: View) => State | undefined } {
  const states = new WeakMap<View, State>();
  return {
    view: (state, viewer) => {
      const seen = rules.view(state, viewer);
      states.set(seen, state);
      return seen;
    },
    stateOf: (seen) => states.get(seen),
  };
}
