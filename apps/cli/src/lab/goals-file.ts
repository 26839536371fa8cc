import { checkGoals, readGoals, type Goals } from '@mechatable/study';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { inFile, readText } from '../files.ts';
import type { Io } from '../io.ts';
import { studyBots } from './terms.ts';
import { words } from './words.ts';

/** The balance goals of a game. An error names the file and says what is wrong with it. */
export function readGoalsFile({ cwd }: Io, game: AnyGame, file: string): Goals {
  const text = readText(cwd, file);
  const goals = inFile(file, () => readGoals(text));
  const id = publishedId(game.id);
  if (goals.game !== id) throw new BadInputError(words.otherGoals(file, goals.game, id));
  inFile(file, () => {
    checkGoals(game, goals, text);
  });
  studyBots(game, goals.bots);
  return goals;
}
