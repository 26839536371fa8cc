import { LEVELS } from '@mechatable/bots';
import { GAMES } from '@mechatable/catalog';
import { STRENGTHS } from '@mechatable/catalog/strengths';
import { bot, CONCEDE, DRAW, person, type Entry } from '@mechatable/kernel';
import { predictWin } from 'openskill';
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../src/ratings/anchors.ts';
import { FIRST_WAIT_MS, waitAfterLeaving } from '../src/ratings/fair-play.ts';
import { newRatings } from '../src/ratings/new-ratings.ts';
import { endsOf } from '../src/ratings/places.ts';
import { figureOf, NEWCOMER } from '../src/ratings/scale.ts';
import { gapAfter } from '../src/tables/pairing.ts';

const PEOPLE = [person('Ada'), person('Ben')];
const FOUR = [...PEOPLE, person('Cleo'), bot('ace')];

const places = (...args: Parameters<typeof endsOf>): number[] => endsOf(...args).map(({ place }) => place);
const abandoned = (...args: Parameters<typeof endsOf>): boolean[] =>
  endsOf(...args).map((end) => end.abandoned);

describe('places', () => {
  test('winners come first, and everyone else shares the next place', () => {
    expect(places(FOUR, [], [2])).toEqual([2, 2, 1, 2]);
    expect(places(FOUR, [], [0, 3])).toEqual([1, 2, 2, 1]);
  });

  test('a draw is shared by those who have not conceded', () => {
    expect(places(PEOPLE, [{ seat: 0, action: DRAW }], [])).toEqual([1, 1]);
    const entries: Entry[] = [
      { seat: 1, action: CONCEDE },
      { seat: 0, action: DRAW },
    ];
    expect(places(FOUR, entries, [])).toEqual([1, 2, 1, 1]);
    expect(abandoned(FOUR, entries, [])).toEqual([false, false, false, false]);
  });

  test('a concession that was undone doesn’t count', () => {
    const entries: Entry[] = [
      { seat: 1, action: CONCEDE },
      { seat: 1, undo: 0 },
    ];
    expect(places(FOUR, entries, [])).toEqual([1, 1, 1, 1]);
  });

  test('a player who leaves comes last, even if a bot wins for them, unless they come back', () => {
    const left: Entry[] = [{ seat: 0, player: bot('regular') }];
    expect(places(PEOPLE, left, [0])).toEqual([2, 1]);
    expect(abandoned(PEOPLE, left, [0])).toEqual([true, false]);
    const back: Entry[] = [...left, { seat: 0, player: person('Ada') }];
    expect(places(PEOPLE, back, [0])).toEqual([1, 2]);
    expect(abandoned(PEOPLE, back, [0])).toEqual([false, false]);
  });

  test('three timeouts in a row at the end count as leaving', () => {
    const timeout: Entry = { seat: 0, action: 'pass', by: 'clock' };
    expect(abandoned(PEOPLE, [timeout, timeout], [0])).toEqual([false, false]);
    expect(abandoned(PEOPLE, [timeout, timeout, timeout], [0])).toEqual([true, false]);
    expect(abandoned(PEOPLE, [timeout, timeout, timeout, { seat: 0, action: 'pass' }], [0])).toEqual([
      false,
      false,
    ]);
  });

  test.each(['clock', 'host'] as const)('a concession by the %s means that someone left', (by) => {
    const entries: Entry[] = [{ seat: 1, action: CONCEDE, by }];
    expect(abandoned(FOUR, entries, [0])).toEqual([false, true, false, false]);
    expect(places(FOUR, entries, [0])).toEqual([1, 3, 2, 2]);
  });
});

describe('ratings', () => {
  const seat = (place: number, strength = NEWCOMER, isAnchor = false) => ({ place, strength, isAnchor });

  test('between equals, winners gain what losers lose, and every rating becomes more certain', () => {
    const [won, lost] = newRatings([seat(1), seat(2)]);
    expect(figureOf(won?.after ?? NEWCOMER) - 1500).toBe(1500 - figureOf(lost?.after ?? NEWCOMER));
    expect(won?.after.mu).toBeGreaterThan(NEWCOMER.mu);
    expect(won?.after.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  test('a draw changes nothing between equals, and otherwise favors the weaker player', () => {
    for (const { before, after } of newRatings([seat(1), seat(1)])) expect(after.mu).toBeCloseTo(before.mu);
    const [weak, strong] = newRatings([seat(1), seat(1, { mu: 35, sigma: 3 })]);
    expect(weak?.after.mu).toBeGreaterThan(25);
    expect(strong?.after.mu).toBeLessThan(35);
  });

  test('with four seats, the player who left loses the most', () => {
    const [won, lost, , left] = newRatings([seat(1), seat(2), seat(2), seat(3)]).map(({ after }) => after.mu);
    expect(won).toBeGreaterThan(lost ?? 0);
    expect(lost).toBeGreaterThan(left ?? 0);
  });

  test('bots keep their rating', () => {
    const strength = anchorOf('lanes', 'ace');
    const [person0, anchor] = newRatings([seat(1), seat(2, strength, true)]);
    expect(anchor?.after).toEqual(strength);
    expect(person0?.after.mu).toBeGreaterThan(25);
  });
});

describe.each(GAMES.map(({ id, seats }) => [id, seats.max] as const))('the bots of %s', (game, seats) => {
  test('get stronger with each level, and the Veteran is in the middle', () => {
    const figures = LEVELS.map(({ id }) => figureOf(anchorOf(game, id)));
    expect([...figures].sort((a, b) => a - b)).toEqual(figures);
    expect(figures[2]).toBe(1500);
    expect(figures[0]).toBeGreaterThan(500);
    expect(figures[4]).toBeLessThan(2500);
  });

  test('are expected to win as often as was measured', () => {
    for (const { level, against, won } of STRENGTHS.filter((one) => one.game === game)) {
      const [higher, lower] = [anchorOf(game, level), anchorOf(game, against)];
      const teams = [[higher], ...Array.from({ length: seats - 1 }, () => [lower])];
      const spread = Math.sqrt(teams.flat().reduce((sum, { sigma }) => sum + sigma ** 2 + (25 / 6) ** 2, 0));
      const weights = teams.flat().map(({ mu }) => Math.exp(mu / spread));
      const share = (weights[0] ?? 0) / weights.reduce((sum, one) => sum + one, 0);
      expect(share * 100).toBeCloseTo(won, 6);
      expect(predictWin(teams)[0]).toBeGreaterThan(1 / seats);
    }
  });
});

test('the first match left in a day is free, the second costs a quarter of an hour, and each further one twice that', () => {
  const now = 1_000_000_000;
  expect(waitAfterLeaving([], now)).toBe(0);
  expect(waitAfterLeaving([now], now)).toBe(0);
  expect(waitAfterLeaving([now, now - 5], now)).toBe(FIRST_WAIT_MS);
  expect(waitAfterLeaving([now - 1000, now - 2000, now - 3000], now)).toBe(2 * FIRST_WAIT_MS - 1000);
  expect(waitAfterLeaving([now - 2 * FIRST_WAIT_MS, now - 3 * FIRST_WAIT_MS], now)).toBe(0);
  expect(waitAfterLeaving(new Array<number>(40).fill(now), now)).toBe(24 * 3_600_000);
});

test('the longer someone waits, the larger the allowed difference in rating', () => {
  expect(gapAfter(0)).toBe(150);
  expect(gapAfter(60_000)).toBe(750);
});
