import { PUZZLES_PER_GAME } from '@mechatable/bots/puzzles';
import { expect, test } from 'vitest';
import { puzzleOfTheDay } from '../../src/games/puzzles/daily.ts';
import { hasPuzzles, loadPuzzles } from '../../src/games/puzzles/load.ts';
import { GAME_IDS } from '../harness/any-game.ts';

const DAY_MS = 86_400_000;

test('every game has puzzles', async () => {
  expect(GAME_IDS.filter(hasPuzzles)).toEqual(GAME_IDS);
  expect(hasPuzzles('nim')).toBe(false);
  for (const id of GAME_IDS) expect((await loadPuzzles(id))?.game).toBe(id);
  expect(await loadPuzzles('nim')).toBeNull();
});

test('the puzzle of the day changes at midnight UTC, and all come up before one comes again', () => {
  const noon = Date.UTC(2026, 10, 18, 12);
  const today = puzzleOfTheDay(noon, GAME_IDS);
  expect(puzzleOfTheDay(noon + DAY_MS / 2 - 1, GAME_IDS)).toEqual(today);
  expect(puzzleOfTheDay(noon + DAY_MS / 2, GAME_IDS)).not.toEqual(today);
  const all = Array.from({ length: GAME_IDS.length * PUZZLES_PER_GAME }, (_, day) =>
    puzzleOfTheDay(noon + day * DAY_MS, GAME_IDS),
  );
  expect(new Set(all.map((name) => JSON.stringify(name))).size).toBe(all.length);
  expect(puzzleOfTheDay(noon, [])).toBeNull();
});
