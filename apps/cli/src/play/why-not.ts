import { rngFrom, type AnyGame, type ClauseId, type Seat } from '@mechatable/kernel';

/** What cannot be done now, and the clause that says so. */
export interface Refused {
  readonly label: string;
  readonly clause: ClauseId;
  readonly sentence: string;
}

/**
 * Everything that a person might try and be refused. It is judged on a state imagined from the view, never
 * on the real one, so that no answer can give away what is hidden.
 */
export function whyNot(game: AnyGame, view: unknown, seat: Seat): readonly Refused[] {
  const imagined = game.imagine(view, rngFrom('why not'));
  const refused = new Map<string, Refused>();
  for (const action of game.attempts(imagined, seat)) {
    const verdict = game.judge(imagined, seat, action);
    if (verdict.ok) continue;
    const label = game.words.label(view, action);
    if (!refused.has(label))
      refused.set(label, { label, clause: verdict.clause, sentence: verdict.sentence });
  }
  return [...refused.values()];
}

/** Those whose label, clause or sentence hold all words of the text. */
export function filterRefused(refused: readonly Refused[], text: string): readonly Refused[] {
  const words = text.toLowerCase().split(/\s+/);
  return refused.filter(({ label, clause, sentence }) => {
    const whole = `${label} ${clause} ${sentence}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

/** Each reason once, with what it forbids below it. */
export function refusedText(refused: readonly Refused[]): string {
  const reasons = new Map<string, string[]>();
  for (const { label, clause, sentence } of refused) {
    const reason = `${sentence} [${clause}]`;
    const labels = reasons.get(reason);
    if (labels === undefined) reasons.set(reason, [label]);
    else labels.push(label);
  }
  return [...reasons]
    .map(([reason, labels]) => [reason, ...labels.map((label) => `    not: ${label}`)].join('\n') + '\n')
    .join('');
}
