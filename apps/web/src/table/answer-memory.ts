import { isBot } from '@mechatable/bots';
import type { AnswerSetting } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import { recall, remember } from '../settings.ts';
import { answersFrom, textOf } from './answer-text.ts';

/**
 * How the persons at this screen want to be asked, kept by this browser for each game: the first person has one
 * setting whatever seat they take, a guest has another.
 */
export function recallAnswers(game: string, seats: readonly string[], seat: Seat): AnswerSetting {
  return answersFrom(recall(keyOf(game, seats, seat)) ?? '');
}

/** Passing for the rest of a turn is not kept: it is over before anybody comes back. */
export function rememberAnswers(
  game: string,
  seats: readonly string[],
  seat: Seat,
  setting: AnswerSetting,
): void {
  remember(keyOf(game, seats, seat), textOf(setting));
}

function keyOf(game: string, seats: readonly string[], seat: Seat): string {
  const isPerson = (name: string): boolean => !isBot(name);
  return `mechatable.answers.${game}.${seats.slice(0, seat).filter(isPerson).length}`;
}
