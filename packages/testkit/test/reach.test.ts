import { recordOf, replay, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { randomMatch, reach, rotation } from '../src/index.ts';
import { reaches } from '../src/vitest/index.ts';
import { highCard } from './toys/high-card/game.ts';
import { CARDS } from './toys/high-card/state.ts';
import { morra } from './toys/morra.ts';

reaches(highCard, { matches: 20 });
reaches(morra, { matches: 5 });

test('features that no match can use are reported as missing', () => {
  const game = { ...highCard, lab: { ...highCard.lab, features: ['play', 'card 11'] } };
  const progress: number[] = [];
  const result = reach(game, {
    seed: 'r',
    maxMatches: 4,
    onProgress: ({ matches }) => progress.push(matches),
  });
  expect(result).toEqual({ matches: 4, reached: ['play'], missing: ['card 11'] });
  expect(progress).toEqual([1, 2, 3, 4]);
});

describe('a rare feature', () => {
  const game: typeof highCard = {
    ...highCard,
    lab: {
      ...highCard.lab,
      features: CARDS.map((card) => `a six for folding the ${card}`),
      used: ({ card }, events) =>
        events.some(({ type, face }) => type === 'rolled' && face === 6)
          ? [`a six for folding the ${card}`]
          : [],
    },
  };
  const MATCHES = 20;

  test('is missed by the same number of purely random matches', () => {
    const missing = new Set(game.lab.features);
    for (let i = 0; i < MATCHES; i++) {
      const record = recordOf(randomMatch(game, `seldom:${i}`));
      replay(game, record, undefined, (_match, { action }, events) => {
        for (const feature of (game as AnyGame).lab.used(action, events)) missing.delete(feature);
      });
    }
    expect(missing.size).toBeGreaterThan(0);
  });

  test('is found by the search that begins when play stalls', () => {
    const { missing, matches } = reach(game, { seed: 'seldom2', maxMatches: MATCHES });
    expect(missing).toEqual([]);
    expect(matches).toBeLessThanOrEqual(MATCHES);
  });
});

describe('the ways to assign loadouts', () => {
  test('all of them take turns, for every number of players', () => {
    const drawn = Array.from({ length: 24 }, (_, index) => JSON.stringify(rotation(morra, index)));
    const expected = 2 ** 2 + 2 ** 3;
    expect(new Set(drawn).size).toBe(expected);
  });

  test('a game can bring its own options, which take turns instead', () => {
    const seen: unknown[] = [];
    const game: AnyGame = {
      ...(highCard as AnyGame),
      rules: {
        ...(highCard as AnyGame).rules,
        setup(options, players, seed) {
          seen.push(options);
          return (highCard as AnyGame).rules.setup(options, players, seed);
        },
      },
      lab: { ...(highCard as AnyGame).lab, features: ['none'], reachOptions: [{ first: 0 }, { first: 1 }] },
    };
    reach(game, { seed: 'r', maxMatches: 3 });
    expect(seen).toMatchObject([{ first: 0 }, { first: 1 }, { first: 0 }]);
  });
});
