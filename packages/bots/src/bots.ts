import { BadInputError } from '@mechatable/kernel';
import type { BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Every bot that can take a seat, the simplest first. */
export const BOTS: readonly BotKind[] = [random, greedy];

export function findBot(id: string): BotKind {
  const found = BOTS.find((bot) => bot.id === id);
  if (found !== undefined) return found;
  throw new BadInputError(`There is no bot "${id}": choose ${BOTS.map((bot) => bot.id).join(' or ')}.`);
}
