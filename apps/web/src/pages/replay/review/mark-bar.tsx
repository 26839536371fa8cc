import type { JSX } from 'preact';
import type { ReplayModel } from '../model/replay-model.ts';
import { neighbour } from './marks.ts';
import type { ReviewModel } from './review-model.ts';
import { showNeighbour } from './show-mark.ts';

const WAYS = [
  { way: 'previous', words: 'Previous mistake', key: 'P' },
  { way: 'next', words: 'Next mistake', key: 'N' },
] as const;

/** From mark to mark, and what would have been better here; nothing while nothing is marked. */
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
      {WAYS.map(({ way, words, key }) => (
        <button
          key={way}
          type="button"
          disabled={neighbour(marks, at, way) === null}
          onClick={() => {
            showNeighbour(replay, review, way);
          }}
        >
          {words} <kbd>{key}</kbd>
        </button>
      ))}
      <p role="status">
        {mark === undefined
          ? `${marks.length} marked`
          : `${place + 1} of ${marks.length}. Better here: ${mark.better} (${mark.figures})`}
      </p>
    </div>
  );
}
