import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FaultReport } from './run-faults.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/faults.md', import.meta.url));
/** Prints what happened, and writes it into docs/faults.md, in place of what was there of the same cluster. */
export function writeReport(report: FaultReport): void {
  const text = reportText(report);
  process.stdout.write(`${text}\n`);
  const [begin, end] = [`<!-- ${report.cluster} -->`, '<!-- end -->'];
  const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(begin);
  const after = rest.slice(rest.indexOf(end) + end.length);
  writeFileSync(PAGE, `${before}${begin}\n\n${text}\n${end}${after}`);
}

function reportText({ cluster, seed, planned, injected, violations, ...counted }: FaultReport): string {
  const kinds = [...new Set(injected.map(({ fault }) => fault))].sort();
  const rows = kinds.map((kind) => {
    const times = injected.filter(({ fault }) => fault === kind).map(({ recovery }) => recovery);
    return [kind, String(times.length), seconds(median(times)), seconds(Math.max(...times))];
  });
  const of = (...wanted: string[]): string =>
    String(violations.filter(({ kind }) => wanted.includes(kind)).length);
  const figures = [
    ['faults', `${counts(injected.length)} of ${counts(planned)}`],
    ['matches', counts(counted.matches)],
    ['acknowledged moves and undos', counts(counted.acknowledged)],
    ['refused because someone else was faster', counts(counted.late)],
    ['requests without an answer, sent again', counts(counted.unanswered)],
    ['messages to readers', counts(counted.seen)],
    ['lost', of('lost')],
    ['duplicated', of('duplicated')],
    ['reordered, forked or made up', of('reordered', 'forked', 'phantom')],
  ];
  return [
    `### ${cluster}`,
    '',
    `Seed \`${seed}\`, ${availableParallelism()} cores.`,
    '',
    table(['what', 'count'], figures),
    '',
    table(['fault', 'times', 'recovery, median', 'recovery, longest'], rows),
    '',
  ].join('\n');
}

/** Formatted as `npm run format` would do it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function counts(number: number): string {
  return number.toLocaleString('en-US');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}
