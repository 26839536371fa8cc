import { reportBug } from '../shell/bug.ts';
import type { ReplayModel } from './replay-model.ts';

/** Arrows step, Home and End jump, Space runs. Ends when the answer is called. */
export function listenToReplayKeys(model: ReplayModel): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (
      event.target instanceof Element &&
      event.target.closest('input, select, button, a, summary, .board') !== null
    )
      return;
    if (obey(model, event.key)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => {
    removeEventListener('keydown', press);
  };
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
