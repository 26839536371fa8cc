import { BOTS } from '@mechatable/bots';
import { ANSWER_MODES, ASK_SMARTLY, type AnswerSetting } from '@mechatable/host';
import type { Seat } from '@mechatable/kernel';
import { recall, remember } from '../settings.ts';

/**
 * How the persons at this screen want to be asked, kept by this browser for each game: the first person has one
 * setting whatever seat they take, a guest has another. It is a line of words: `smart +move -end`.
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
  const isPerson = (name: string): boolean => BOTS.every(({ id }) => id !== name);
  return `mechatable.answers.${game}.${seats.slice(0, seat).filter(isPerson).length}`;
}

export function textOf({ mode, stops }: AnswerSetting): string {
  return [mode, ...Object.entries(stops).map(([window, on]) => (on ? '+' : '-') + window)].join(' ');
}

/** Whatever cannot be read is as if it had never been chosen. */
export function answersFrom(text: string): AnswerSetting {
  const [first, ...rest] = text.split(' ');
  const stops = rest
    .filter((word) => /^[+-]./.test(word))
    .map((word) => [word.slice(1), word.startsWith('+')] as const);
  return {
    ...ASK_SMARTLY,
    mode: ANSWER_MODES.find((mode) => mode === first) ?? ASK_SMARTLY.mode,
    stops: Object.fromEntries(stops),
  };
}
