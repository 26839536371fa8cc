import type { Seat } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineTable } from './online-table.ts';
import { Rating } from '../../ui/ratings/rating.tsx';
import { ratingOf } from './rating-result.tsx';
import { timeText } from './time-text.ts';
import { words } from './words.ts';

/** Beside a player's name: their rating, whether they are there, and how much time they have left. */
export function SeatStatus({ table, seat }: { table: OnlineTable; seat: Seat }): JSX.Element | null {
  const room = table.room.value;
  const info = room?.table.seats[seat];
  if (room === null || info === undefined) return null;
  const rating = ratingOf(info);
  const figure = rating !== null && <Rating rating={rating.rating} provisional={rating.provisional} />;
  if (info.kind !== 'person') return <>{figure}</>;
  return (
    <>
      {figure}
      {seat !== room.you && (
        <span
          class={`presence ${info.presence}`}
          role="img"
          aria-label={words.presence[info.presence]}
          title={words.presence[info.presence]}
        />
      )}
      {room.clock !== null && <Clock table={table} seat={seat} />}
    </>
  );
}

function Clock({ table, seat }: { table: OnlineTable; seat: Seat }): JSX.Element | null {
  const [now, setNow] = useState(() => performance.now());
  const clock = table.room.value?.clock;
  const isRunning = clock?.running.includes(seat) === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setNow(performance.now());
    }, 200);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  const left = clock?.left[seat];
  if (left === null || left === undefined) return null;
  const rest = isRunning ? Math.max(0, left - (now - table.roomReceivedAt.value)) : left;
  return (
    <time class={`clock ${isRunning ? 'running' : ''} ${rest < 10_000 ? 'short' : ''}`}>
      {timeText(rest)}
    </time>
  );
}
