import { reportBug } from '../../browser/bug.ts';
import type { ReviewModel } from './review/review-model.ts';
import { showNeighbor } from './review/show-mark.ts';
import type { ReplayModel } from './model/replay-model.ts';

/** Controls that use arrow keys and Space themselves. */
const WITH_KEYS = 'input, select, button, a, summary, .board';
/** Elements that handle letter keys themselves. */
const WITH_LETTERS = 'input:not([type=range]), select, textarea';

/** Arrows step, Home and End jump, Space plays, N and P go from mark to mark. Returns a function that stops listening. */
export function listenToReplayKeys(model: ReplayModel, review: ReviewModel): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isIn = (places: string): boolean =>
      event.target instanceof Element && event.target.closest(places) !== null;
    if (!isIn(WITH_LETTERS) && goToMark(model, review, event.key)) event.preventDefault();
    else if (!isIn(WITH_KEYS) && obey(model, event.key)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => {
    removeEventListener('keydown', press);
  };
}

function goToMark(model: ReplayModel, review: ReviewModel, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'n':
      return showNeighbor(model, review, 'next');
    case 'p':
      return showNeighbor(model, review, 'previous');
    default:
      return false;
  }
}

function obey(model: ReplayModel, key: string): boolean {
  switch (key) {
    case 'ArrowRight':
      model.running.value = false;
      void model.step().catch(reportBug);
      return true;
    case 'ArrowLeft':
      model.jump(model.at.value - 1);
      return true;
    case 'Home':
      model.jump(0);
      return true;
    case 'End':
      model.jump(model.timeline.length);
      return true;
    case ' ':
      model.toggle();
      return true;
    default:
      return false;
  }
}
