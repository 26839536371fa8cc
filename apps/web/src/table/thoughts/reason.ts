import { consequencesOf } from '@mechatable/bots';
import type { AnyGame, Seat } from '@mechatable/kernel';
import { words } from '../words.ts';

/** The most changes to name. */
const MOST = 2;

/** What a choice would change, in the words of the game, using only what the seat may know; good news first. */
export function reasonFor(game: AnyGame, view: unknown, seat: Seat, action: unknown): string {
  const { end, changes } = consequencesOf(game, view, seat, action);
  if (end !== null) return end === 'won' ? words.hint.wins : words.hint.loses;
  const told = new Map<string, number>();
  for (const { factor, isOwn, amount, worth } of changes) {
    const phrase = game.words.change(factor, amount > 0, isOwn);
    if (phrase !== null && !told.has(phrase) && told.size < MOST) told.set(phrase, worth);
  }
  if (told.size === 0) return words.hint.keeps;
  const phrases = [...told].sort(([, a], [, b]) => b - a).map(([phrase]) => phrase);
  return words.hint.changes(phrases);
}
