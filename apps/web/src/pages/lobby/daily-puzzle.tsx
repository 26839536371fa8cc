import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { todaysPuzzle } from '../../games/puzzles/today.ts';
import { words } from './words.ts';

/** One puzzle per day, the same for everyone. */
export function DailyPuzzle(): JSX.Element | null {
  const today = useMemo(todaysPuzzle, []);
  if (today === null) return null;
  return (
    <p class="daily-puzzle">
      <a href={today.href}>{words.today(today.entry.title)}</a>
      {today.isSolved && <span>{words.todaySolved}</span>}
    </p>
  );
}
