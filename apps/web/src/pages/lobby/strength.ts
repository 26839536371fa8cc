import { LEVELS } from '@mechatable/bots';
import { STRENGTHS, type Strength as Measured } from '@mechatable/catalog/strengths';
import type { AnyGame } from '@mechatable/kernel';
import type { Strength } from './words.ts';

/** How strong a level was measured to be in a game; null if it wasn't measured. */
export function strengthOf(
  { id, seats }: AnyGame,
  level: string,
  measured: readonly Measured[] = STRENGTHS,
): Strength | null {
  const found = measured.find((each) => each.game === id && each.level === level);
  if (found === undefined) return null;
  const { won, matches } = found;
  const against = LEVELS.find((bot) => bot.id === found.against)?.title ?? found.against;
  return { won, against, rivals: seats.max - 1, matches };
}
