import { ANSWER_MODES, ASK_SMARTLY, type AnswerSetting } from '@mechatable/host';

/** A setting as a line of words: `smart +move -end`. What ends with the turn is left out. */
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
