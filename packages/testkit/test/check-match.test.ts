import { rngOfMatch, BadInputError, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { checkMatch, repeatCommand, type LawRun } from '../src/index.ts';
import { LAWS } from '../src/laws/law.ts';
import { holds, lawChecker } from '../src/vitest/laws-of.ts';
import { spoiled, telling } from './toys/broken/spoil.ts';
import { highCard } from './toys/high-card/game.ts';
import { morra } from './toys/morra.ts';

/** Breaks a law as soon as the first trick is taken. */
const nameless = telling((event) => (event.type === 'took' ? { ...event, clause: '' } : event));

describe('checkMatch', () => {
  test('the seed alone repeats everything', () => {
    const once = checkMatch(nameless, { seed: '7' });
    expect(once).not.toBeNull();
    expect(checkMatch(nameless, { seed: '7' })).toEqual(once);
  });

  test('a law finds the same alone as among all laws', () => {
    const once = checkMatch(nameless, { seed: '7' });
    expect(checkMatch(nameless, { seed: '7', laws: ['complete'] })).toEqual(once);
    expect(checkMatch(nameless, { seed: '7', laws: ['conserved'] })).toBeNull();
  });

  test('choices are taken modulo the number of legal actions', () => {
    const state = highCard.rules.setup({ first: 0 }, 2, rngOfMatch('1', 2));
    const [first] = highCard.rules.legal(state, 0);
    const found = checkMatch(
      telling((event) => ({ ...event, clause: '' })),
      { seed: '1', choices: [600], laws: ['complete'] },
    );
    expect(found?.moves).toEqual([{ seat: 0, action: first }]);
  });

  test('options and players can be given, and are validated', () => {
    expect(checkMatch(highCard, { seed: '1', options: { first: 1 } })).toBeNull();
    expect(checkMatch(morra, { seed: '1', players: 3 })).toBeNull();
    expect(() => checkMatch(highCard, { seed: '1', options: { first: 5 } })).toThrow(BadInputError);
    expect(() => checkMatch(highCard, { seed: '1', players: 3 })).toThrow(BadInputError);
  });

  test('a game that cannot even be set up breaks a law, too', () => {
    const game = {
      ...highCard,
      rules: {
        ...highCard.rules,
        setup: (): never => {
          throw new Error('no table');
        },
      },
    };
    expect(checkMatch(game, { seed: '1' })).toMatchObject({ law: 'complete', moves: [] });
  });
});

describe('a failure of lawsOf', () => {
  test('ends with the command that repeats it', async () => {
    const failure = await holds(nameless, 'complete', {}, 20).then(
      () => null,
      (error: unknown) => error as Error,
    );
    const command = /npx mechatable laws high-card --seed (\d+)(?: --choices ([\d,]+))?$/.exec(
      failure?.message ?? '',
    );
    expect(command).not.toBeNull();
    const [, seed = '', choices] = command ?? [];
    const again = checkMatch(nameless, { seed, choices: choices?.split(',').map(Number) ?? [] });
    expect(failure?.message).toContain(again?.sentence);
    const [, run = ''] = /^To repeat it: checkMatch\(game, (.*)\)$/m.exec(failure?.message ?? '') ?? [];
    expect(checkMatch(nameless, JSON.parse(run) as LawRun)?.sentence).toBe(again?.sentence);
  });

  test('is the same for all laws if matches get stuck, and otherwise only fails its own law', async () => {
    const failures = async (game: AnyGame): Promise<Set<string>> => {
      const check = lawChecker(game, {}, 5);
      const said = LAWS.map((law) => check(law).then(() => '', String));
      return new Set((await Promise.all(said)).filter((message) => message !== ''));
    };
    const legal: typeof highCard.rules.legal = (state, seat) =>
      state.turn === 2 ? [] : highCard.rules.legal(state, seat);
    const stuck = [...(await failures(spoiled({ rules: { legal } })))];
    expect(stuck).toHaveLength(1);
    expect(stuck[0]).toMatch(
      /breaks the law "finite" after \d+ moves\. Seat \d is asked, but no action is legal: end the match/,
    );
    const [first, ...others] = await failures(nameless);
    expect(first).toContain('breaks the law "complete"');
    expect(others).toEqual([]);
  });

  test('has a command with everything that the seed does not decide', () => {
    expect(repeatCommand(morra, { seed: '5:1' })).toBe('npx mechatable laws morra --seed 5:1');
    expect(repeatCommand(morra, { seed: "it's" })).toBe(`npx mechatable laws morra --seed 'it'\\''s'`);
    const run = { seed: '5', choices: [0, 3, 1], players: 3, options: { a: 1 } };
    expect(repeatCommand(morra, run)).toBe(
      `npx mechatable laws morra --seed 5 --players 3 --options '{"a":1}' --choices 0,3,1`,
    );
  });
});
