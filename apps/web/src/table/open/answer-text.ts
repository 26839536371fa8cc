import { ANSWER_MODES, AUTO_ANSWERS, type AnswerSetting } from '@mechatable/host';

/** A setting as text: `auto +move -end`. Passing for the rest of the turn is left out. */
export function textOf({ mode, stops }: AnswerSetting): string {
  return [mode, ...Object.entries(stops).map(([window, on]) => (on ? '+' : '-') + window)].join(' ');
}

/** Falls back to the default for anything it can't read. `smart` is the old name of `auto`. */
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
