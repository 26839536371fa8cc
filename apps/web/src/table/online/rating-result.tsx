import { sentence, whom } from '@mechatable/kernel';
import type { SeatInfo, SeatRating } from '@mechatable/protocol';
import type { JSX } from 'preact';
import { Rating, signed } from '../../ui/ratings/rating.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import type { MatchModel } from '../model/match-model.ts';
import type { OnlineTable } from './online-table.ts';
import { words } from './words.ts';

/** The rating changes at the end of a rated match. */
export function RatingResult({
  table,
  model,
}: {
  table: OnlineTable;
  model: MatchModel;
}): JSX.Element | null {
  const info = table.room.value?.table;
  if (info === undefined || info.rating === 'none') return null;
  if (info.rating === 'limit' || info.rating === 'device')
    return <p class="fine">{words.rating.uncounted[info.rating]}</p>;
  if (info.rating === 'due')
    return (
      <p class="fine" role="status">
        {info.terms.delay > 0 ? words.rating.later : words.rating.soon}
      </p>
    );
  const names = model.history.names.value;
  return (
    <ul class="rating-result" aria-label={words.rating.heading}>
      {info.seats.map((seat, at) => {
        const rating = ratingOf(seat);
        if (rating?.change == null) return null;
        return (
          <li key={at} class={`seat-${at}`}>
            <SeatMark seat={at} /> {sentence(whom(names, at))}: <strong>{signed(rating.change)}</strong> →{' '}
            <Rating rating={rating.rating} provisional={rating.provisional} />
          </li>
        );
      })}
    </ul>
  );
}

export function ratingOf(seat: SeatInfo): SeatRating | null {
  return seat.kind === 'open' ? null : seat.rating;
}
