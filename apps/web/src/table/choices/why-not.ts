import { reasonFor } from '@mechatable/host';
import type { ClauseId, Names, Seat } from '@mechatable/kernel';
import type { TableGame } from '../../games/shared/drawing.ts';
import { words } from '../words/index.ts';

/** Why something can't be done, each reason once. */
export interface WhyNot {
  readonly anchor: string;
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly sentence: string;
  /** Null only if no rule of the game is about this thing. */
  readonly clause: ClauseId | null;
  /** The choices that the clause forbids now. */
  readonly labels: readonly string[];
}

/**
 * Why a click is refused, using only what this seat may know: the one rule that is nearest to allowing it after the picks
 * so far.
 */
export function reasonsFor(
  { game, drawing }: TableGame,
  view: unknown,
  seat: Seat,
  anchor: string,
  walked: readonly string[],
  names: Names,
): WhyNot {
  const clicked = [...walked, anchor];
  const reason = reasonFor(game, view, seat, clicked, (meant) => drawing.anchorAliases(view, meant), names);
  if (reason === null) {
    const what = drawing.inspect(view, anchor, names)?.title;
    const sentence = words.whyNot.nothing(what, game.words.question(view, names));
    return { anchor, reasons: [{ sentence, clause: null, labels: [] }] };
  }
  const { sentence, clause } = reason;
  const labels = 'label' in reason && reason.gap > 0 ? [reason.label] : [];
  return { anchor, reasons: [{ sentence: words.whyNot.refusal(sentence), clause, labels }] };
}
