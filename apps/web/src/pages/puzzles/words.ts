import { counted } from '@mechatable/lists';

export const words = {
  heading: 'Puzzles',
  title: (game: string) => `${game}: puzzles`,
  lead: 'Positions from real matches. Each has exactly one solution.',
  today: 'Puzzle of the day',
  progress: (solved: number, all: number) => `${solved} of ${all} solved`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  solved: 'Solved',
  /** How large a puzzle is. */
  size: (choices: number) => counted(choices, 'choice'),
  goals: {
    win: (moves: number) => `Win in ${counted(moves, 'move')}`,
    destroy: (name: string, moves: number) => `Take out ${name} in ${counted(moves, 'move')}`,
    odds: 'Find the best attack',
  },
  /** Below the goal: what counts. */
  notes: {
    certain: 'It has to work this turn, whatever your opponents do.',
    unanswered: 'It has to work this turn, if your opponent doesn’t respond.',
    odds: 'Which attack is most likely to destroy a mecha?',
  },
  failed: 'The puzzles couldn’t be loaded. Are you online?',
  noPuzzles: (game: string) => `${game} has no puzzles yet.`,
  noPuzzle: (number: string, game: string) => `${game} has no puzzle ${number}.`,
  broken: 'This puzzle doesn’t fit this version of the game. Reload the page to update.',
  /** The name of the player. */
  you: 'You',
  panel: {
    label: 'Puzzle',
    numberLabel: (number: number, all: number) => `Puzzle ${number} of ${all}`,
    /** Beside the title. */
    number: (number: number, all: number) => `${number}/${all}`,
    retry: 'Retry',
    show: 'Show solution',
    list: 'All puzzles',
    next: 'Next puzzle',
    goOn: 'Good. Keep going.',
    solved: 'Solved!',
    missed: 'That’s not it.',
    missedText: 'This move can fail or takes too long. Only one first move works.',
    missedOdds: (chosen: number, best: number) =>
      `This destroys a mecha in ${chosen}% of all rolls; the best attack does in ${best}%.`,
    solvedOdds: (best: number) => `It destroys a mecha in ${best}% of all rolls.`,
    solution: (move: string) => `Solution: ${move}`,
  },
};
