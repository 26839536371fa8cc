import { findBot } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import type { Decision } from './chooser.ts';

/** A decision on its way to another thread: the game goes by its id. */
export type Question = Omit<Decision, 'game'> & { readonly number: number; readonly game: string };

/** What comes back: the place of the chosen action among the legal ones, or what went wrong. */
export type Answer =
  { readonly number: number; readonly chosen: number } | { readonly number: number; readonly failed: string };

/** What the other thread does with a question. */
export async function answerTo(
  question: Question,
  load: (id: string) => AnyGame | null | Promise<AnyGame | null>,
): Promise<Answer> {
  const { number, game: id, bot, seed, seats, seat, view, legal } = question;
  try {
    const game = await load(id);
    if (game === null) throw new Error(`There is no game "${id}".`);
    const chosen = findBot(bot)
      .create(game, seed, seats)
      .choose({ seat, legal, view: () => view });
    return { number, chosen: legal.indexOf(chosen) };
  } catch (error) {
    return { number, failed: asError(error).message };
  }
}
