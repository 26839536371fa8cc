import type { Puzzle } from '@mechatable/bots/puzzles';
import { words } from './words.ts';

/** What a puzzle asks for, in a few words. */
export function goalText({ goal, target }: Pick<Puzzle, 'goal' | 'target'>): string {
  switch (goal.kind) {
    case 'win':
      return words.goals.win;
    case 'destroy':
      return words.goals.destroy(target?.name ?? goal.id);
    case 'odds':
      return words.goals.odds;
  }
}
