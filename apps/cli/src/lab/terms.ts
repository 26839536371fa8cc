import { studyBots as builtIn } from '@mechatable/study';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import type { OptionSpec } from '../option.ts';
import { entrantFrom } from '../players/entrant.ts';
import { words } from './words.ts';

export const STUDY_LOADOUTS = {
  kind: 'list',
  value: '<a,b>',
  help: 'only these loadouts, at least two',
} as const satisfies OptionSpec;

/** The bots of a study, one for each seat. Programs can't play: a study must be repeatable. */
export function studyBots(game: AnyGame, ids: readonly string[]): readonly string[] {
  if (ids.some((id) => entrantFrom(id).kind === 'program')) throw new BadInputError(words.noProgram);
  return builtIn(game, ids);
}
