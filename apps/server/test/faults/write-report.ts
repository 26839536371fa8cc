import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FaultReport } from './run-faults.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/faults.md', import.meta.url));
const BEGIN = '<!-- written by npm run soak -- faults -->';
const END = '<!-- end -->';

/** Prints what happened, and writes it into docs/faults.md. */
export function writeReport(reports: readonly FaultReport[]): void {
  const text = reports.map(reportText).join('\n');
  process.stdout.write(`${text}\n`);
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${text}\n${END}${after}`);
}

function reportText({ cluster, seed, injected, violations, ...counted }: FaultReport): string {
  const kinds = [...new Set(injected.map(({ fault }) => fault))].sort();
  const rows = kinds.map((kind) => {
    const times = injected.filter(({ fault }) => fault === kind).map(({ recovery }) => recovery);
    return [kind, String(times.length), seconds(median(times)), seconds(Math.max(...times))];
  });
  const of = (...wanted: string[]): string =>
    String(violations.filter(({ kind }) => wanted.includes(kind)).length);
  const figures = [
    ['faults', counts(injected.length)],
    ['matches', counts(counted.matches)],
    ['acknowledged moves and undos', counts(counted.acknowledged)],
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

/** As Prettier would write it. */
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
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
