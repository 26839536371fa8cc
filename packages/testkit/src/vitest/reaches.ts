import type { AnyGame } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { reaching } from '../reach.ts';
import { yieldToEventLoop, NO_LIMIT } from './patience.ts';

/** Registers a test that within this many matches every feature of the game comes into use. */
export function reaches(
  game: AnyGame,
  { matches, seed = 'reach' }: { matches: number; seed?: string },
): void {
  test(`${game.id}: ${matches} matches use everything there is`, { timeout: NO_LIMIT }, async () => {
    let missing: readonly string[] = game.lab.features;
    for (const soFar of reaching(game, { seed, maxMatches: matches })) {
      ({ missing } = soFar);
      await yieldToEventLoop();
    }
    expect(missing, 'no match has used these: can they happen, and does any deck have them?').toEqual([]);
  });
}
