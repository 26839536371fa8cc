import { whyNot } from '@mechatable/host';
import type { ClauseId, Seat } from '@mechatable/kernel';
import type { TableGame } from '../games/drawing.ts';

/** Why something cannot be done, each reason once. */
export interface WhyNot {
  readonly anchor: string;
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly sentence: string;
  /** Null only for a thing that the game has nothing to say about. */
  readonly clause: ClauseId | null;
  /** What the clause forbids just now. */
  readonly labels: readonly string[];
}

/**
 * Why nothing can be done with a thing, from what this seat may know alone. What has been picked so far narrows it
 * down; where nothing could ever be tried with the thing, the clause is the one that says what the thing is.
 */
export function reasonsFor(
  { game, drawing }: TableGame,
  view: unknown,
  seat: Seat,
  anchor: string,
  walked: readonly string[],
): WhyNot {
  const refused = whyNot(game, view, seat).filter(({ anchors }) => anchors.includes(anchor));
  const closer = refused.filter(({ anchors }) => walked.every((step, i) => anchors[i] === step));
  const reasons = new Map<string, { sentence: string; clause: ClauseId; labels: string[] }>();
  for (const { label, clause, sentence } of closer.length > 0 ? closer : refused) {
    const known = reasons.get(clause + sentence);
    if (known === undefined) reasons.set(clause + sentence, { sentence, clause, labels: [label] });
    else known.labels.push(label);
  }
  if (reasons.size > 0) return { anchor, reasons: [...reasons.values()] };
  const found = drawing.inspect(view, anchor);
  const what = found === null ? 'this' : found.title;
  const sentence = `Nothing can be done with ${what} now. ${game.words.question(view)}`;
  return { anchor, reasons: [{ sentence, clause: found?.rulings[0] ?? null, labels: [] }] };
}
