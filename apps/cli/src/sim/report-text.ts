import { count, figure, percent } from '../figures.ts';
import { textTable } from '../text-table.ts';
import type { Matrix, SimReport } from './report.ts';

/** The report for people. */
export function reportText(report: SimReport): string {
  const { matches, finished, capped, errors, forfeits, actions, seconds, turns, wins, draws, bots, cores } =
    report;
  const share = (n: number): string => `${figure(n)} (${percent(finished === 0 ? 0 : n / finished)})`;
  const isMixed = new Set(bots).size > 1;
  const lines = [
    `${report.game}: ${count(matches, 'match', 'matches')}, ${bots.join(' vs. ')}, seed ${report.seed}`,
    `  finished  ${figure(finished)}; ${share(capped)} hit the turn limit`,
    `  errors    ${figure(errors)}`,
    ...(forfeits === 0 ? [] : [`  forfeits  ${figure(forfeits)}`]),
    `  turns     ${String(turns.min)} to ${String(turns.max)}, median ${String(turns.median)}`,
    ...wins.map(
      (n, seat) => `  player ${String(seat + 1)}  ${share(n)} won${isMixed ? `, ${bots[seat] ?? ''}` : ''}`,
    ),
    `  draws     ${share(draws)}`,
    `  opener    ${share(report.openerWins)} won by the player with the first turn`,
    `  speed     ${figure(report.actionsPerSecond)} actions/s, ${figure(report.matchesPerSecond)} matches/s`,
    `            (${figure(actions)} actions in ${figure(seconds)} s on ${count(cores, 'core')})`,
  ];
  return `${lines.join('\n')}\n${loadoutText(report)}${matrixText(report.matrix)}`;
}

function loadoutText({ loadouts }: SimReport): string {
  if (loadouts.length === 0) return '';
  const rows = loadouts.map(({ id, matches, winRate, ci95 }) => [
    id,
    figure(matches),
    winRate === null ? '' : percent(winRate),
    ci95 === null ? '' : ci95.map(percent).join(' – '),
  ]);
  return `\n${textTable(['loadout', 'matches', 'won', '95% interval'], rows)}`;
}

function matrixText(matrix: Matrix | null): string {
  if (matrix === null) return '';
  const rows = matrix.loadouts.map((id, row) => [
    id,
    ...(matrix.winRates[row] ?? []).map((rate) => (rate === null ? '-' : percent(rate))),
  ]);
  return `\nHow often the row beats the column:\n${textTable(['', ...matrix.loadouts], rows)}`;
}
