import { isPerson, type AnswerSetting } from '@mechatable/host';
import type { Player, Seat } from '@mechatable/kernel';
import { recall, remember } from '../../browser/settings.ts';
import { answersFrom, textOf } from './answer-text.ts';

/**
 * When to ask the people at this screen, saved in this browser for each game: the first person has one setting in
 * whatever seat, a second person another.
 */
export function recallAnswers(game: string, players: readonly Player[], seat: Seat): AnswerSetting {
  return answersFrom(recall(keyOf(game, players, seat)) ?? '');
}

/** Passing for the rest of a turn is not saved: it ends with the turn. */
export function rememberAnswers(
  game: string,
  players: readonly Player[],
  seat: Seat,
  setting: AnswerSetting,
): void {
  remember(keyOf(game, players, seat), textOf(setting));
}

function keyOf(game: string, players: readonly Player[], seat: Seat): string {
  return `mechatable.answers.${game}.${players.slice(0, seat).filter(isPerson).length}`;
}
