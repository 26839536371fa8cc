import { LEVELS } from '@mechatable/bots';
import { STRENGTHS, type Strength } from '@mechatable/catalog/strengths';
import type { AnyGame } from '@mechatable/kernel';

const MANY = ['no', 'one', 'two', 'three'];

/** How strong a level was measured to be in a game; null where that was not measured. */
export function strengthWords(
  { id, seats }: AnyGame,
  level: string,
  strengths: readonly Strength[] = STRENGTHS,
): string | null {
  const found = strengths.find((one) => one.game === id && one.level === level);
  if (found === undefined) return null;
  const title = LEVELS.find((bot) => bot.id === found.against)?.title ?? found.against;
  const rivals = seats.max === 2 ? title : `${MANY[seats.max - 1] ?? ''} ${title}s`;
  return `wins ${found.won} % against ${rivals} (${found.matches} matches)`;
}
