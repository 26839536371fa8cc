import { findBot } from '@mechatable/bots';
import { GAMES, findGame } from '@mechatable/catalog';
import { rngOfMatch } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { luckOf } from '../src/play/luck.ts';
import { momentsAt, momentWatcher, type Moment } from '../src/play/moments.ts';
import { playDeal } from '../src/play/play-deal.ts';
import { playOut } from '../src/play/play-out.ts';
import { replayRest, repeatedShare } from '../src/play/replay-rest.ts';
import { lottery } from './toy.ts';

describe('the luck meter', () => {
  test('is 0 if the same player always wins, and 1 if anyone might', () => {
    expect(luckOf(1, 2)).toBe(0);
    expect(luckOf(0.5, 2)).toBe(1);
    expect(luckOf(0.25, 4)).toBe(1);
    expect(luckOf(0.75, 2)).toBe(0.5);
    expect(luckOf(0.1, 2)).toBe(1);
  });

  test('counts shared wins by their share', () => {
    expect(repeatedShare([1, 0], [0, 1])).toBe(0);
    expect(repeatedShare([1, 0], [0.5, 0.5])).toBe(0.5);
    expect(repeatedShare([0.5, 0.5], [0, 1])).toBe(1);
  });

  test('takes moments from all of a match, each once', () => {
    const moments = Array.from({ length: 8 }, (_, turn): Moment => ({ turn, view: null }));
    expect(momentsAt(moments, [0, 0.25, 0.5, 0.75]).map(({ turn }) => turn)).toEqual([0, 2, 4, 6]);
    expect(momentsAt(moments.slice(0, 2), [0, 0.25, 0.5, 0.75]).map(({ turn }) => turn)).toEqual([0, 1]);
  });

  test('finds pure luck in a lottery', () => {
    const plan = {
      seed: 'l',
      bots: ['random', 'random'],
      loadouts: ['fair', 'even'],
      focus: [],
      detailed: false,
    };
    const facts = Array.from({ length: 150 }, (_, deal) =>
      playDeal(lottery, { ...plan, replayEvery: 2 }, {}, deal),
    ).flat();
    const replayed = facts.flatMap((one) => (one.replayed === undefined ? [] : [one.replayed]));
    expect(replayed).toHaveLength(150);
    const same = replayed.reduce((sum, [start = 0]) => sum + start, 0) / replayed.length;
    expect(same).toBeGreaterThan(0.35);
    expect(same).toBeLessThan(0.65);
  });

  test.each(GAMES.map(({ id }) => id))('%s can be replayed from what spectators see', (id) => {
    const game = findGame(id);
    const seats = game.seats.max;
    const bots = new Array<string>(seats).fill('random');
    const watcher = momentWatcher(game);
    const players = bots.map((bot) => findBot(bot).create(game, 'luck', seats));
    playOut(game, game.rules.setup(game.rules.options.parse({}), seats, rngOfMatch('l', seats)), players, [
      watcher,
    ]);
    const [start, late] = momentsAt(watcher.moments(), [0, 0.75]);
    for (const moment of [start, late]) {
      if (moment === undefined) throw new Error('There are moments of a match.');
      const scores = replayRest(game, moment, bots, 'again');
      expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
      expect(replayRest(game, moment, bots, 'again')).toEqual(scores);
    }
  });
});
