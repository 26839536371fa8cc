import type { Assessment } from '@mechatable/bots';
import { pointsLost, pointsOf, mistakeOf, type Review, type Mistake } from '@mechatable/host';
import type { AnyGame, Names } from '@mechatable/kernel';
import type { AnyDrawing } from '../../../games/shared/drawing.ts';
import { pieceReason } from '../../../table/thoughts/reason.ts';
import { words } from './words.ts';

/** A decision with a better alternative, in words. */
export interface Mark {
  /** The number of moves before it. */
  readonly seq: number;
  readonly mistake: Mistake;
  /** `Turn 5`. */
  readonly turn: string;
  readonly chosen: string;
  readonly better: string;
  /** What the better choice does to which piece; empty if nothing is worth mentioning. */
  readonly why: string;
  /** What to click for the better choice, with stand-ins for things that aren't drawn. */
  readonly anchors: readonly string[];
  readonly points: number;
  /** Chance to win in percent: of the best choice, and of the one that was taken. */
  readonly best: number;
  readonly taken: number;
}

interface Wording {
  readonly game: AnyGame;
  readonly drawing: Pick<AnyDrawing, 'status' | 'anchorAliases'>;
}

/** The mark of a decision; null if it needs none. */
export function markOf(
  { game, drawing }: Wording,
  review: Review,
  assessment: Assessment,
  names: Names,
): Mark | null {
  const mistake = mistakeOf(assessment);
  if (mistake === null) return null;
  const { seq, seat, view, legal, chosen } = review;
  const better = legal[assessment.best];
  return {
    seq,
    mistake,
    turn: drawing.status(view).turn,
    chosen: game.words.label(view, legal[chosen], names),
    better: game.words.label(view, better, names),
    why: pieceReason(game, { view, seat, action: better, instead: legal[chosen] }, names),
    anchors: game.words.anchors(view, better).flatMap((each) => [each, ...drawing.anchorAliases(view, each)]),
    points: pointsLost(assessment),
    best: pointsOf(assessment.bestExpected),
    taken: pointsOf(assessment.chosenExpected),
  };
}

/** The nearest mark after or before a move. */
export function neighbor(marks: readonly Mark[], at: number, way: 'next' | 'previous'): Mark | null {
  const found = way === 'next' ? marks.find(({ seq }) => seq > at) : marks.findLast(({ seq }) => seq < at);
  return found ?? null;
}

/** The result of a review in a sentence about `you` or the name of a bot. */
export function summary(marks: readonly Mark[], decisions: number, who: string): string {
  if (decisions === 0) return words.noDecisions(who);
  if (marks.length === 0) return words.noMistakes(decisions);
  const blunders = marks.filter(({ mistake }) => mistake === 'large').length;
  return words.mistakes(marks.length - blunders, blunders, decisions);
}
