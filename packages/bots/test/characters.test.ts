import { evaluationBy, factorsOf, type AnyGame, type Factors } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, LEVELS, botDigest, cast, castingOf, findBot, isBot, levelOf } from '../src/index.ts';
import { inStyle } from '../src/characters/style.ts';
import { pileGame } from './pile-game.ts';

describe('ids of characters', () => {
  test('a character plays at its own level, or at any other', () => {
    expect(castingOf('kade')).toMatchObject({ character: { id: 'kade' }, level: { id: 'regular' } });
    expect(levelOf('kade:ace')?.id).toBe('ace');
    expect(levelOf('ace')?.id).toBe('ace');
    expect([cast('kade', 'regular'), cast('kade', 'ace'), cast(null, 'ace')]).toEqual([
      'kade',
      'kade:ace',
      'ace',
    ]);
    expect(findBot('kade:ace')).toMatchObject({ id: 'kade:ace', title: 'Vesna Kade' });
  });

  test.each(['kade:', 'kade:random', 'kade:ace:ace', 'Kade', 'nobody', 'ace:kade'])(
    '%j is not a character',
    (id) => {
      expect(isBot(id)).toBe(false);
    },
  );

  test('no character has the id of another bot, and everyone plays at every level', () => {
    expect(CHARACTERS.length).toBeGreaterThanOrEqual(5);
    const ids = CHARACTERS.flatMap(({ id }) => LEVELS.map((level) => cast(id, level.id)));
    expect(new Set([...ids, ...LEVELS.map(({ id }) => id)]).size).toBe(ids.length + LEVELS.length);
    expect(ids.every(isBot)).toBe(true);
  });

  test('each has its own digest, also at the same level', () => {
    const digests = ['veteran', ...CHARACTERS.map(({ id }) => cast(id, 'veteran'))].map((id) =>
      botDigest(pileGame as AnyGame, id),
    );
    expect(new Set(digests).size).toBe(digests.length);
  });
});

/** Two seats with some cards and hits each: `[cards, hits, cards, hits]`. */
const factors: Factors<readonly number[]> = {
  list: factorsOf({ card: 10, hit1: 100 }, {}),
  count: (state) => Float64Array.from(state),
};
const game = {
  ...pileGame,
  lab: { ...pileGame.lab, ...evaluationBy(factors), factors },
} as unknown as AnyGame;

test('a style weighs what the seat has and what its rivals have separately', () => {
  const styled = inStyle(game, { tastes: { card: 2, hit: [0.5, 3] } });
  const value = (state: readonly number[]): number => styled.lab.evaluate(state, 0);
  expect([value([1, 0, 0, 0]), value([0, 0, 1, 0])]).toEqual([20, -20]);
  expect([value([0, 1, 0, 0]), value([0, 0, 0, 1])]).toEqual([50, -300]);
  expect(game.lab.evaluate([1, 1, 0, 0], 0)).toBe(110);
});

test('factors that decide the match or steer a turn count the same for everyone', () => {
  const given: Factors<readonly number[]> = {
    ...factors,
    list: factorsOf<'card' | 'hit1'>({ card: 10, hit1: 100 }, { given: ['card'] }),
  };
  const styled = inStyle(
    { ...game, lab: { ...game.lab, factors: given } },
    {
      tastes: { card: 9 },
    },
  );
  expect(styled.lab.evaluate([1, 0, 0, 0], 0)).toBe(10);
});
