import type { JSX } from 'preact';
import type { ReplayModel } from '../model/replay-model.ts';
import { neighbor } from './marks.ts';
import type { ReviewModel } from './review-model.ts';
import { showNeighbor } from './show-mark.ts';
import { words } from './words.ts';

const WAYS = [
  { way: 'previous', label: words.mark.previous, key: 'P' },
  { way: 'next', label: words.mark.next, key: 'N' },
] as const;

/** Goes from mark to mark, and shows the better choice; null without marks. */
export function MarkBar({
  replay,
  review,
}: {
  replay: ReplayModel;
  review: ReviewModel;
}): JSX.Element | null {
  const marks = review.marks.value;
  if (marks.length === 0) return null;
  const at = replay.at.value;
  const place = marks.findIndex(({ seq }) => seq === at);
  const mark = marks[place];
  return (
    <div class="mark-bar">
      {WAYS.map(({ way, label, key }) => (
        <button
          key={way}
          type="button"
          disabled={neighbor(marks, at, way) === null}
          onClick={() => {
            showNeighbor(replay, review, way);
          }}
        >
          {label} <kbd>{key}</kbd>
        </button>
      ))}
      <p role="status">
        {mark === undefined
          ? words.mark.count(marks.length)
          : words.mark.here(place + 1, marks.length, mark.better, mark)}
      </p>
    </div>
  );
}
