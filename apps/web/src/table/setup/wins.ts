import { LEVELS } from '@mechatable/bots';
import { publishedId } from '@mechatable/kernel';
import { recall, remember } from '../../browser/settings.ts';

/** This many wins against a level earn the next one. */
export const WINS_NEEDED = 2;

/** Counts a win against a level once per match. Returns how many there are now, up to those that are needed. */
export function noteWin(game: string, level: string, match: string): number {
  const wins = readWins(game);
  const matches = new Set([...(wins[level] ?? []), match]);
  wins[level] = [...matches].slice(0, WINS_NEEDED);
  remember(keyOf(game), JSON.stringify(wins));
  return wins[level].length;
}

/** The level to play next: the weakest that this browser hasn't seen beaten often enough. Beginners start with the first. */
export function suggestedLevel(game: string): string {
  const wins = readWins(game);
  const open = LEVELS.find(({ id }) => (wins[id] ?? []).length < WINS_NEEDED);
  return (open ?? LEVELS.at(-1))?.id ?? '';
}

/** By level: the matches won. */
function readWins(game: string): Record<string, readonly string[]> {
  let value: unknown;
  try {
    value = JSON.parse(recall(keyOf(game)) ?? '{}');
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
  );
}

function keyOf(game: string): string {
  return `mechatable.wins.${publishedId(game)}`;
}
