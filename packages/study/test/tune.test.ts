import { findGame } from '@mechatable/catalog';
import { below, rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import type { GoalLine } from '../src/check/lines.ts';
import type { GivenChanges } from '../src/content/changes.ts';
import type { MatchFacts } from '../src/play/deals.ts';
import { Ntbea } from '../src/tune/ntbea.ts';
import { changesAt, parametersFrom, publishedPoint, sizeOf } from '../src/tune/space.ts';
import { tune } from '../src/tune/tune.ts';

const lanes = findGame('lanes');

test('NTBEA finds the best of 625 points in 150 noisy trials', () => {
  const wanted = [3, 1, 4, 2];
  const rng = rngFrom('noise');
  const search = new Ntbea([5, 5, 5, 5], [0, 0, 0, 0], rngFrom('search'));
  for (let trial = 0; trial < 150; trial++) {
    const point = search.ask();
    const miss = point.reduce((sum, value, place) => sum + Math.abs(value - (wanted[place] ?? 0)), 0);
    search.addResult(point, -miss + (below(rng, 2001) - 1000) / 500); // up to 2 too good or too bad
  }
  const [best = []] = search.best();
  const miss = best.reduce((sum, value, place) => sum + Math.abs(value - (wanted[place] ?? 0)), 0);
  expect(miss).toBeLessThanOrEqual(1);
});

describe('the figures to tune', () => {
  test('are named by patterns, with values around the published ones or in a range', () => {
    const [card] = parametersFrom(lanes, ['LB-05.front'], 2);
    expect(card).toEqual({ id: 'LB-05', path: 'front', published: 1, values: [0, 1, 2, 3] });
    const many = parametersFrom(lanes, ['LB-*.front', 'LB-05.front'], 1);
    expect(many.length).toBeGreaterThan(5);
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length);
    const [cap] = parametersFrom(lanes, ['options.turnCap=8..10'], 1);
    expect(cap?.values).toEqual([8, 9, 10, 100]);
    expect(changesAt(many, publishedPoint(many))).toEqual({});
    expect(sizeOf(many, publishedPoint(many))).toBe(0);
  });

  test.each([
    ['LB-05.fornt', 'Breachline has no numeric setting "LB-05.fornt". Did you mean LB-05.front'],
    ['options.turnCap=1..99', '"options.turnCap=1..99" needs a range of at most 50 values'],
  ])('%s: %s', (pattern, sentence) => {
    expect(() => parametersFrom(lanes, [pattern], 1)).toThrow(sentence);
  });
});

test('tuning proposes the one step that meets the goal, and leaves the rest as published', async () => {
  const parameters = ['LB-01', 'LB-02', 'LB-03'].map((id) => ({
    id,
    path: 'front',
    published: 2,
    values: [1, 2, 3],
  }));
  const line: GoalLine = {
    ...{ label: 'opener', min: 46, max: 54, unit: 'percent', conditions: [] },
    value: (facts) => (100 * facts.reduce((sum, { scores }) => sum + (scores[0] ?? 0), 0)) / facts.length,
  };
  // The opener wins 40%, and 10 points more for each step of LB-02; the other cards do nothing.
  const play = (changes: GivenChanges, from: number, to: number): Promise<readonly MatchFacts[]> => {
    const share = 40 + 10 * (Number(changes['LB-02']?.front ?? 2) - 2);
    const rng = rngFrom(`deals:${from}`);
    const facts = Array.from({ length: to - from }, () => {
      const won = below(rng, 100) < share ? 1 : 0;
      return { loadouts: [], scores: [won, 1 - won], opener: 0, turns: 1, leads: 0, decided: 0 };
    });
    return Promise.resolve(facts);
  };
  const terms = { seed: 's', trials: 40, dealsPerTrial: 200, finalDeals: 2000 };
  const { published, proposed } = await tune(parameters, [line], play, {
    ...terms,
    signal: new AbortController().signal,
    end: new AbortController().signal,
    onTrial: () => undefined,
  });
  expect(published.loss).toBeGreaterThan(3);
  expect(proposed.changes).toEqual({ 'LB-02': { front: 3 } });
  expect([proposed.loss, proposed.size]).toEqual([0, 1]);
});
