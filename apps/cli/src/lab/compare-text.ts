import {
  isClear,
  mainCause,
  type ComparedFigure,
  type ComparePlan,
  type CompareResult,
  type ContentDifference,
  type Mean,
} from '@mechatable/study';
import { count } from '../figures.ts';
import { textTable } from '../text-table.ts';
import type { Differences } from './compared.ts';

const NAMES: Readonly<Record<Exclude<ComparedFigure['of'], 'loadout'>, string>> = {
  opener: 'won by the opener',
  turns: 'turns',
  leads: 'lead changes',
  decided: 'last lead change, % of the match',
};

interface Played {
  readonly matches: number;
  readonly bots: readonly string[];
  readonly seed: string;
}

export function compareText(
  { names: [a, b], units }: ComparePlan,
  { differences, content }: Differences,
  { figures }: CompareResult,
  { matches, bots, seed }: Played,
): string {
  const head = `A: ${a}\nB: ${b}\n${count(matches, 'match', 'matches')} per variant, ${bots.join(' vs. ')}, seed ${seed}\n`;
  const lines = [...shortened(differences), ...(content === null ? [] : contentLines(content))];
  const shown = figures.filter((figure) => figure.a !== null || figure.b !== null);
  const table = textTable(
    ['measure', 'A', 'B', 'B − A', ''],
    shown.map((figure) => [
      nameOf(figure),
      meanText(figure.a, figure.unit),
      meanText(figure.b, figure.unit),
      changeText(figure.change, figure.unit),
      isClear(figure.change) ? 'differs' : '',
    ]),
  );
  const hasCauses = figures.some(({ causes }) => causes.some(({ alone }) => alone !== null));
  return [
    head,
    `What differs:\n${lines.map((line) => `  ${line}`).join('\n')}\n`,
    table,
    ...(hasCauses ? units.map(({ label }, place) => causeTable(label, place, shown)) : []),
    conclusion(shown, units, content !== null),
    'Each interval is a separate 95% interval: about one in twenty may differ by chance.\n',
  ].join('\n');
}

/** More commits than this are counted, not listed. */
const MAX_LISTED = 20;

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LISTED) return lines;
  return [...lines.slice(0, MAX_LISTED), `and ${String(lines.length - MAX_LISTED)} earlier commits`];
}

function causeTable(label: string, place: number, figures: readonly ComparedFigure[]): string {
  const rows = figures.flatMap((figure) => {
    const cause = figure.causes[place];
    if (cause === undefined || (cause.alone === null && cause.within === null)) return [];
    return [[nameOf(figure), changeText(cause.alone, figure.unit), changeText(cause.within, figure.unit)]];
  });
  return `${label}\n${textTable(['what it does', 'added to A', 'within B'], rows)}`;
}

function conclusion(
  figures: readonly ComparedFigure[],
  units: ComparePlan['units'],
  areGames: boolean,
): string {
  const clear = figures.filter(({ change }) => isClear(change));
  if (clear.length === 0)
    return figures.every(isUnchanged)
      ? 'No difference: all matches went the same way.\n'
      : 'No clear difference.\n';
  const lines = clear.map((figure) => {
    const change = `${nameOf(figure)}: ${changeText(figure.change, figure.unit)}`;
    if (units.length === 1 && !areGames) return change;
    const cause = mainCause(figure);
    if (cause !== null) return `${change}, mostly due to ${units[cause]?.label ?? ''}`;
    return areGames
      ? `${change}, due to other cards and rules`
      : `${change}, due to several differences together`;
  });
  return `${lines.join('\n')}\n`;
}

/** Whether both sides were equal in every deal. */
function isUnchanged({ change }: ComparedFigure): boolean {
  return change === null || (change.mean === 0 && change.ci95.every((end) => end === 0));
}

function contentLines({ onlyA, onlyB, changed, same }: ContentDifference): string[] {
  return [
    `pieces with the same name: ${String(same)} with the same numbers, ${String(changed.length)} with different ones`,
    `pieces only in A: ${String(onlyA.length)}; only in B: ${String(onlyB.length)}`,
  ];
}

function nameOf({ of, id }: ComparedFigure): string {
  return of === 'loadout' ? `won by ${id}` : NAMES[of];
}

const scaled = (value: number, unit: ComparedFigure['unit']): string =>
  unit === 'share' ? (value * 100).toFixed(1) : value.toFixed(2);

function meanText(mean: Mean | null, unit: ComparedFigure['unit']): string {
  if (mean === null) return '-';
  const ends = mean.ci95.map((end) => scaled(end, unit));
  return `${scaled(mean.mean, unit)}${unit === 'share' ? '%' : ''} (${ends.join('–')})`;
}

function changeText(mean: Mean | null, unit: ComparedFigure['unit']): string {
  if (mean === null) return '-';
  const signed = (value: number): string => `${value < 0 ? '−' : '+'}${scaled(Math.abs(value), unit)}`;
  return `${signed(mean.mean)} (${mean.ci95.map(signed).join(' to ')})`;
}
