import { ANSWER_MODES, AUTO_ANSWERS, type AnswerSetting } from '@mechatable/host';

/** A setting as a line of words: `auto +move -end`. What ends with the turn is left out. */
export function textOf({ mode, stops }: AnswerSetting): string {
  return [mode, ...Object.entries(stops).map(([window, on]) => (on ? '+' : '-') + window)].join(' ');
}

/** Whatever cannot be read is as if it had never been chosen. `smart` is what `auto` was called before. */
export function answersFrom(text: string): AnswerSetting {
  const [first, ...rest] = text.split(' ');
  const stops = rest
    .filter((word) => /^[+-]./.test(word))
    .map((word) => [word.slice(1), word.startsWith('+')] as const);
  return {
    ...AUTO_ANSWERS,
    mode: ANSWER_MODES.find((mode) => mode === first) ?? AUTO_ANSWERS.mode,
    stops: Object.fromEntries(stops),
  };
}
