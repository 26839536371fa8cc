import type { ReviewStart } from '../../../browser/review-link.ts';
import type { ReplayModel } from '../model/replay-model.ts';
import { neighbor, type Mark } from './marks.ts';
import type { ReviewModel } from './review-model.ts';

/** Whether board and list are side by side. */
export function isWide(): boolean {
  return matchMedia('(min-width: 62rem)').matches;
}

/** Goes to a decision as its player saw it, points at the better choice and scrolls to it. */
export function showMark(replay: ReplayModel, review: ReviewModel, { seq, anchors }: Mark): void {
  replay.jump(seq);
  replay.see(review.seat.value);
  replay.hold(anchors);
  const pointed = document.querySelector('.board .pointed');
  if (pointed !== null) pointed.scrollIntoView({ block: isWide() ? 'nearest' : 'center' });
  else scrollTo(0, 0);
}

/** Goes to a decision as its player saw it, before anything is known about it. */
export function showDecision(
  replay: ReplayModel,
  review: ReviewModel,
  { seat, seq }: NonNullable<ReviewStart['decision']>,
): void {
  if (!replay.timeline.seats.includes(seat)) return;
  review.look(seat);
  replay.jump(seq);
  replay.see(seat);
}

/** Goes to the next or previous mark; false if there is none. */
export function showNeighbor(replay: ReplayModel, review: ReviewModel, way: 'next' | 'previous'): boolean {
  const mark = neighbor(review.marks.value, replay.at.value, way);
  if (mark === null) return false;
  showMark(replay, review, mark);
  return true;
}
