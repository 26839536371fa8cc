import type { ReplayModel } from '../model/replay-model.ts';
import { neighbour, type Mark } from './marks.ts';
import type { ReviewModel } from './review-model.ts';

/** Whether board and list stand side by side. */
export function isWide(): boolean {
  return matchMedia('(min-width: 62rem)').matches;
}

/** To the moment of a decision, through the eyes of who made it, the better choice pointed at and in sight. */
export function showMark(replay: ReplayModel, review: ReviewModel, { seq, anchors }: Mark): void {
  replay.jump(seq);
  replay.see(review.seat.value);
  replay.hold(anchors);
  const pointed = document.querySelector('.board .pointed');
  if (pointed !== null) pointed.scrollIntoView({ block: isWide() ? 'nearest' : 'center' });
  else scrollTo(0, 0);
}

/** To the nearest mark on either side; false if there is none. */
export function showNeighbour(replay: ReplayModel, review: ReviewModel, way: 'next' | 'previous'): boolean {
  const mark = neighbour(review.marks.value, replay.at.value, way);
  if (mark === null) return false;
  showMark(replay, review, mark);
  return true;
}
