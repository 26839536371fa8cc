import type { Puzzle } from '@mechatable/bots/puzzles';
import type { AnyGame } from '@mechatable/kernel';
import { words } from './words.ts';

/** The goal of a puzzle, in a few words. */
export function goalText({ goal, target, decisions }: Puzzle): string {
  switch (goal.kind) {
    case 'win':
      return words.goals.win(decisions);
    case 'destroy':
      return words.goals.destroy(target?.name ?? goal.id, decisions);
    case 'odds':
      return words.goals.odds;
  }
}

/** The condition for a solution: other seats may do anything, or are assumed to pass. */
export function noteOn({ lab }: AnyGame, { goal }: Puzzle): string {
  if (goal.kind === 'odds') return words.notes.odds;
  return lab.puzzles?.assumed === undefined ? words.notes.certain : words.notes.unanswered;
}
