import type { CheckedLine, GoalStatus } from '@mechatable/study';
import { count } from '../figures.ts';
import { textTable } from '../text-table.ts';

const STATUS: Readonly<Record<GoalStatus, string>> = { met: 'met', missed: 'MISSED', open: 'undecided' };

/** The results of the last run, by the label of the line. */
export type LastRun = Readonly<Record<string, number | null>>;

export function checkText(
  game: string,
  matches: number,
  lines: readonly CheckedLine[],
  last: LastRun | null,
): string {
  const failed = lines.filter(({ passed }) => !passed);
  const rows = lines.map((line) => [
    line.label,
    limits(line),
    figure(line),
    line.bounds === null ? '' : line.bounds.map((end) => end.toFixed(1)).join('–'),
    change(line, last),
    STATUS[line.status] + (line.passed || line.status === 'missed' ? '' : ' (outside)'),
  ]);
  const head = `${game}: ${count(lines.length, 'goal')}, ${count(matches, 'match', 'matches')}`;
  const end = failed.length === 0 ? 'All goals are met.' : `${count(failed.length, 'goal')} not met.`;
  return `${head}\n\n${textTable(['goal', 'target', 'now', '95% bounds', 'since last run', ''], rows)}\n${end}\n`;
}

/** One line while it runs. */
export function checkLiveText(game: string, matches: number, lines: readonly CheckedLine[]): string {
  const open = lines.filter(({ status }) => status === 'open').length;
  return `${game}: ${count(matches, 'match', 'matches')}, ${String(open)} of ${count(lines.length, 'goal')} undecided`;
}

function limits({ min, max, unit }: CheckedLine): string {
  if (max === Number.MAX_SAFE_INTEGER) return `from ${String(min)}`;
  return `${String(min)}–${String(max)}${unit === 'percent' ? '%' : ''}`;
}

function figure({ value, unit }: CheckedLine): string {
  if (value === null) return '-';
  return unit === 'percent' ? `${value.toFixed(1)}%` : String(value);
}

function change({ label, value }: CheckedLine, last: LastRun | null): string {
  const before = last?.[label];
  if (value === null || before === undefined || before === null) return '';
  return `${value < before ? '−' : '+'}${Math.abs(value - before).toFixed(1)}`;
}
