import type { Assessment } from '@mechatable/bots';
import { pointsLost, pointsOf, mistakeOf, type Review, type Mistake } from '@mechatable/host';
import type { AnyGame, Names } from '@mechatable/kernel';
import type { AnyDrawing } from '../../../games/shared/drawing.ts';
import { words } from './words.ts';

/** A decision that a better choice would have beaten, in words. */
export interface Mark {
  /** How many moves had been made before it. */
  readonly seq: number;
  readonly mistake: Mistake;
  /** `Turn 5`. */
  readonly turn: string;
  readonly chosen: string;
  readonly better: string;
  /** The things that one would have picked for it, and what stands for those that are not drawn. */
  readonly anchors: readonly string[];
  readonly points: number;
  /** Chance to win in percent: of the best choice, and of the one that was taken. */
  readonly best: number;
  readonly taken: number;
}

interface Tongue {
  readonly game: Pick<AnyGame, 'words'>;
  readonly drawing: Pick<AnyDrawing, 'status' | 'standIns'>;
}

/** The mark of a decision; null if it needs none. */
export function markOf(
  { game, drawing }: Tongue,
  review: Review,
  verdict: Assessment,
  names: Names,
): Mark | null {
  const mistake = mistakeOf(verdict);
  if (mistake === null) return null;
  const { seq, view, legal, chosen } = review;
  const better = legal[verdict.best];
  return {
    seq,
    mistake,
    turn: drawing.status(view).turn,
    chosen: game.words.label(view, legal[chosen], names),
    better: game.words.label(view, better, names),
    anchors: game.words.anchors(view, better).flatMap((one) => [one, ...drawing.standIns(view, one)]),
    points: pointsLost(verdict),
    best: pointsOf(verdict.bestExpected),
    taken: pointsOf(verdict.chosenExpected),
  };
}

/** The nearest mark after a moment of the match, or before it. */
export function neighbour(marks: readonly Mark[], at: number, way: 'next' | 'previous'): Mark | null {
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
