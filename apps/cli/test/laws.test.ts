import type { AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { duel } from './duel-game.ts';

const { mechatable } = withConsole();

/** A game that loses its cards on the table. */
const leaky: AnyGame = {
  ...(duel as AnyGame),
  id: 'leaky',
  lab: {
    ...(duel as AnyGame).lab,
    census: (state) => (state as { hands: number[][] }).hands.flat().map(String),
  },
};

describe('laws', () => {
  test('a game that obeys them', { timeout: 60_000 }, async () => {
    const { code, json } = await mechatable(['laws', 'duel', '--matches', '3', '--json']);
    expect({ code, answer: json() }).toEqual({ code: 0, answer: { game: 'duel', ok: true, matches: 3 } });
  });

  test('a violation names the law and the command that repeats it, and the exit code is 1', async () => {
    const { code, out } = await mechatable(['laws', 'leaky', '--seed', 'l'], { games: [leaky] });
    expect(code).toBe(1);
    expect(out).toContain('leaky breaks the law "');
    const [, command = ''] = /npx mechatable (laws .*)/.exec(out) ?? [];
    const again = await mechatable(command.split(' '), { games: [leaky] });
    expect(again.code).toBe(1);
    expect(again.out).toBe(out);
  });

  test('the first choices can be given', async () => {
    const { code } = await mechatable([
      'laws',
      'duel',
      '--seed',
      'l',
      '--choices',
      '0,3,1',
      '--players',
      '2',
    ]);
    expect(code).toBe(0);
  });
});

describe('reach', () => {
  test('everything used', async () => {
    const { code, json } = await mechatable(['reach', 'duel', '--json']);
    expect(code).toBe(0);
    expect(json()).toMatchObject({ game: 'duel', reached: ['play', 'pass'], missing: [] });
  });

  test('unused features are listed, and the exit code is 1', async () => {
    const game: AnyGame = {
      ...(duel as AnyGame),
      lab: { ...(duel as AnyGame).lab, features: ['play', 'fly'] },
    };
    const { code, out } = await mechatable(['reach', 'duel', '--matches', '5'], { games: [game] });
    expect(code).toBe(1);
    expect(out).toBe('1 of 2 features used in 5 matches.\n  never used: fly\n');
  });
});
