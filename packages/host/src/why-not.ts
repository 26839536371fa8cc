import { rngFrom, type AnyGame, type ClauseId, type Seat } from '@mechatable/kernel';

/** What cannot be done now, and the clause that says so. */
export interface Refused {
  readonly action: unknown;
  readonly label: string;
  readonly clause: ClauseId;
  readonly sentence: string;
  /** The ids of the things a person would click for it, in order. */
  readonly anchors: readonly string[];
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
    if (refused.has(label)) continue;
    const { clause, sentence } = verdict;
    refused.set(label, { action, label, clause, sentence, anchors: game.words.anchors(view, action) });
  }
  return [...refused.values()];
}
