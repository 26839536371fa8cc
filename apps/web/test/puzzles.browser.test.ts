import { isSameAnswer, type Puzzle } from '@mechatable/bots/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findEntry } from '../src/games/games.ts';
import { loadPuzzles } from '../src/games/puzzles/load.ts';
import { openPuzzle } from '@mechatable/bots/puzzles';
import { axe } from './harness/axe.ts';
import { withBrowser } from './harness/browser.ts';
import { takeChoice, waitUntilAsked } from './harness/choices.ts';
import { clippedText } from './harness/measure.ts';

const { newPage } = withBrowser();

const DESK = { width: 1440, height: 900, reducedMotion: 'reduce' } as const;
const PHONE = { width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' } as const;

/** The number of a puzzle that one decision solves, with the places of that decision and of a wrong one. */
async function shortPuzzle(gameId: string): Promise<{ number: number; right: number; wrong: number }> {
  const game = (await findEntry(gameId)?.load())?.game;
  const puzzles: readonly Puzzle[] = (await loadPuzzles(gameId))?.puzzles ?? [];
  const puzzle = puzzles.find(({ decisions }) => decisions === 1);
  if (game === undefined || puzzle === undefined) throw new Error(`${gameId} has no short puzzle`);
  const legal = game.rules.legal(openPuzzle(game, puzzle).state, puzzle.seat);
  const isRight = (action: unknown): boolean => isSameAnswer(game, action, puzzle.solution);
  return {
    number: puzzles.indexOf(puzzle) + 1,
    right: legal.findIndex((action) => JSON.stringify(action) === JSON.stringify(puzzle.solution)),
    wrong: legal.findIndex((action) => !isRight(action)),
  };
}

function fitsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test('solve a puzzle: a wrong move is refused at once, the right one is marked in the list', async () => {
  const { number, right, wrong } = await shortPuzzle('masc');
  const page = await newPage(DESK);
  await page.goto(`/puzzles/masc/${String(number)}`);
  await waitUntilAsked(page);
  await takeChoice(page, wrong);
  await page.getByText('That’s not it.').waitFor();
  await page.keyboard.press('Enter'); // Retry has the focus
  await page.getByText('Which attack is most likely').waitFor();
  await waitUntilAsked(page);
  await takeChoice(page, right);
  await page.getByText('Solved!').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('1 of 30 solved').waitFor();
  expect(await axe(page)).toEqual([]);
});

test('on a phone, the lobby leads to the puzzle of the day, and its solution can be shown', async () => {
  const page = await newPage(PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: /^Puzzle of the day/ }).click();
  await page.waitForURL('**/puzzles/*/*');
  await page.getByRole('button', { name: 'Show solution' }).click();
  await page.getByText(/^Solution: /).waitFor();
  expect(await fitsWidth(page)).toBe(true);
  expect(await clippedText(page)).toEqual([]);
});

test('a puzzle that needs several moves is played to its end, and a shown one is not marked as solved', async () => {
  const puzzles = (await loadPuzzles('mechanation'))?.puzzles ?? [];
  const number = puzzles.findIndex(({ decisions }) => decisions > 1) + 1;
  const page = await newPage(DESK);
  await page.goto(`/puzzles/mechanation/${String(number)}`);
  await page.getByRole('button', { name: 'Show solution' }).click();
  const solution = page.getByText(/^Solution: /);
  for (let taken = 0; taken < 6 && (await page.getByText('Solved!').count()) === 0; taken++) {
    const { words } = await waitUntilAsked(page);
    const text = (await solution.innerText()).replace('Solution: ', '');
    await takeChoice(
      page,
      words.findIndex((choice) => choice.includes(text)),
    );
    await page
      .locator('.puzzle-panel')
      .getByText(/^(?:Solved!|Solution)/)
      .waitFor();
  }
  await page.getByText('Solved!').waitFor();
  await page.goto('/puzzles/mechanation');
  await page.getByText('0 of 30 solved').waitFor();
});

test('unknown puzzles and games are reported', async () => {
  const page = await newPage(DESK);
  await page.goto('/puzzles/lanes/31');
  await page.getByText('Breachline has no puzzle 31.').waitFor();
  await page.goto('/puzzles/chess');
  await page.getByText('Unknown game "chess"').waitFor();
});
