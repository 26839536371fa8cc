import { BadInputError } from '@mechatable/kernel';
import type { BotKind } from './bot.ts';
import { characterBot } from './characters/character-bot.ts';
import { CHARACTERS } from './characters/characters.ts';
import { greedy } from './greedy.ts';
import { LEVELS, firstLegend } from './levels.ts';
import { random } from './random.ts';
import { searchBot } from './search/search-bot.ts';

/** Three bots that never change, and the levels. */
export const BOTS: readonly BotKind[] = [random, greedy, firstLegend, ...LEVELS];

export function isBot(id: string): boolean {
  return botOf(id) !== null;
}

export function findBot(id: string): BotKind {
  const found = botOf(id);
  if (found !== null) return found;
  const names = BOTS.map((bot) => bot.id).join(', ');
  const characters = CHARACTERS.map((one) => one.id).join(', ');
  throw new BadInputError(
    `Unknown bot "${id}". Bots: ${names}; characters: ${characters} (at another level: kade:ace); search budgets such as search:300ms or search:400it.`,
  );
}

function botOf(id: string): BotKind | null {
  return BOTS.find((bot) => bot.id === id) ?? characterBot(id) ?? searchBot(id);
}
