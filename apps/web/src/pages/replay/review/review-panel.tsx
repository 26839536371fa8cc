import { MISTAKE_POINTS } from '@mechatable/host';
import { sentence, whom } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ReviewStart } from '../../../browser/review-link.ts';
import type { ReplayModel } from '../model/replay-model.ts';
import { MarkList } from './mark-list.tsx';
import { summary } from './marks.ts';
import { ReviewCurve } from './review-curve.tsx';
import type { ReviewModel } from './review-model.ts';
import './review.css';
import { showDecision, showMark } from './show-mark.ts';
import { words } from './words.ts';

interface Props {
  readonly replay: ReplayModel;
  readonly review: ReviewModel;
  /** Where to start if the page was opened for the review; else null. */
  readonly start: ReviewStart | null;
}

/** Shows what a seat could have done better with what it knew. */
export function ReviewPanel({ replay, review, start }: Props): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  const { players, names } = replay.timeline;
  const seat = review.seat.value;
  const who = whom(names, seat);
  const isBegun = review.isBegun.value;
  const at = replay.at.value;
  useEffect(() => {
    if (start === null) return;
    if (start.decision !== null) showDecision(replay, review, start.decision);
    review.start();
    if (start.decision === null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [start, replay, review]);
  return (
    <section class={`review seat-${seat}`} aria-labelledby="review-title" ref={panel}>
      <h2 id="review-title">{words.heading}</h2>
      <label class="row">
        <span>{words.player}</span>
        <select
          value={seat}
          onChange={({ currentTarget }) => {
            review.look(Number(currentTarget.value));
          }}
        >
          {replay.timeline.seats.map((one) => (
            <option key={one} value={one}>
              {sentence(whom(names, one))}
            </option>
          ))}
        </select>
      </label>
      <Progress review={review} />
      {isBegun && (
        <>
          <ReviewCurve
            points={review.curve.value}
            length={replay.timeline.length}
            seats={players.length}
            at={at}
            onPick={(seq) => {
              replay.jump(seq);
            }}
          />
          <p role="status">{review.isDone.value && summary(review.marks.value, review.total.value, who)}</p>
          <MarkList
            marks={review.marks.value}
            who={sentence(who)}
            at={at}
            onPick={(mark) => {
              showMark(replay, review, mark);
            }}
          />
        </>
      )}
      <p class="fine">{words.explanation(who, MISTAKE_POINTS)}</p>
    </section>
  );
}

function Progress({ review }: { review: ReviewModel }): JSX.Element | null {
  const { value: done } = review.done;
  const { value: total } = review.total;
  if (review.isDone.value) return null;
  if (review.isRunning.value)
    return (
      <div class="review-progress">
        <progress max={total} value={done} aria-label={words.progress} />
        <span>{words.done(done, total)}</span>
        <button
          type="button"
          onClick={() => {
            review.stop();
          }}
        >
          {words.stop}
        </button>
      </div>
    );
  return (
    <>
      {review.problem.value !== null && (
        <p class="notice" role="alert">
          {words.failed(review.problem.value)}
        </p>
      )}
      <div class="review-progress">
        <button
          type="button"
          class="primary"
          onClick={() => {
            review.start();
          }}
        >
          {review.isBegun.value ? words.resume : words.start}
        </button>
        {review.isBegun.value && <span>{words.doneSoFar(done, total)}</span>}
      </div>
    </>
  );
}
