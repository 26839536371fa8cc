import type { Assessment } from '@mechatable/bots';
import { pointsLost, pointsOf, mistakeOf, type Review, type Mistake } from '@mechatable/host';
import type { AnyGame, Names } from '@mechatable/kernel';
import { counted } from '@mechatable/lists';
import type { AnyDrawing } from '../../../games/shared/drawing.ts';

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
  /** `61 % instead of 49 %`. */
  readonly figures: string;
}

interface Tongue {
  readonly game: Pick<AnyGame, 'words'>;
  readonly drawing: Pick<AnyDrawing, 'status' | 'standIns'>;
}

/** The mark of a decision; null if it needs none. */
export function markOf(
  { game, drawing }: Tongue,
  review: Review,
  assessment: Assessment,
  names: Names,
): Mark | null {
  const mistake = mistakeOf(assessment);
  if (mistake === null) return null;
  const { seq, view, legal, chosen } = review;
  const better = legal[assessment.best];
  return {
    seq,
    mistake,
    turn: drawing.status(view).turn,
    chosen: game.words.label(view, legal[chosen], names),
    better: game.words.label(view, better, names),
    anchors: game.words.anchors(view, better).flatMap((one) => [one, ...drawing.standIns(view, one)]),
    points: pointsLost(assessment),
    figures: `${pointsOf(assessment.bestExpected)} % instead of ${pointsOf(assessment.chosenExpected)} %`,
  };
}

/** The nearest mark after a moment of the match, or before it. */
export function neighbour(marks: readonly Mark[], at: number, way: 'next' | 'previous'): Mark | null {
  const found = way === 'next' ? marks.find(({ seq }) => seq > at) : marks.findLast(({ seq }) => seq < at);
  return found ?? null;
}

/** What came of a review, in a sentence: `you` or the name of a bot. */
export function summary(marks: readonly Mark[], decisions: number, who: string): string {
  if (decisions === 0) return `No decisions to review for ${who}.`;
  const all = counted(decisions, 'decision');
  if (marks.length === 0) return `No mistakes in ${all}. Well played!`;
  const [only, another] = marks;
  if (only !== undefined && another === undefined)
    return `1 ${only.mistake === 'large' ? 'blunder' : 'mistake'} in ${all}.`;
  const large = marks.filter(({ mistake }) => mistake === 'large').length;
  const small = marks.length - large;
  const parts = [
    ...(small > 0 ? [counted(small, 'mistake')] : []),
    ...(large > 0 ? [counted(large, 'blunder')] : []),
  ];
  return `${parts.join(' and ')} in ${all}.`;
}
