import { rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { playOn } from '../src/search/playout.ts';
import { choirGame } from './choir-game.ts';

describe('playing on', () => {
  test('players who choose at once do not know the others’ choices', () => {
    const sung = Array.from({ length: 40 }, (_, i) => {
      const end = playOn(
        choirGame,
        choirGame.rules.setup({}, 2, rngFrom('')),
        1,
        2,
        rngFrom(`seed ${String(i)}`),
        () => false,
      );
      const [first, second] = (end as { sung: string[] }).sung;
      return first === second;
    });
    expect(new Set(sung)).toEqual(new Set([true, false]));
  });
});
