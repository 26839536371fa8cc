import { quoted, type GoalLine, type Parameter, type TuneResult } from '@mechatable/study';
import type { AnyGame } from '@mechatable/kernel';
import { count } from '../figures.ts';
import { textTable } from '../text-table.ts';

export function tuneText(
  { id, content }: AnyGame,
  parameters: readonly Parameter[],
  lines: readonly GoalLine[],
  { published, proposed, trials }: TuneResult,
): string {
  const names = new Map(content.pieces.map((piece) => [piece.id, piece.name]));
  const changed = parameters.flatMap((parameter) => {
    const value = proposed.changes[parameter.id]?.[parameter.path];
    return value === undefined ? [] : [{ ...parameter, value: Number(value) }];
  });
  const matches = count(proposed.facts.length, 'match', 'matches');
  const head = `${id}: ${count(parameters.length, 'number')}, ${count(trials, 'trial')}, judged by ${matches}\n`;
  const goals = textTable(
    ['goal', 'wanted', 'published', 'proposed', ''],
    lines.map((line) => {
      const [before, after] = [line.value(published.facts), line.value(proposed.facts)];
      const isMet = after !== null && after >= line.min && after <= line.max;
      return [line.label, limits(line), figure(line, before), figure(line, after), isMet ? 'met' : 'MISSED'];
    }),
  );
  const losses = `Goals missed by ${proposed.loss.toFixed(1)} points in total, instead of ${published.loss.toFixed(1)}.`;
  if (changed.length === 0)
    return [head, goals, `Found nothing better than the published values. ${losses}\n`].join('\n');
  const changes = textTable(
    ['number', 'of', 'published', 'proposed'],
    changed.map(({ id: piece, path, published: from, value }) => [
      `${piece}.${path}`,
      names.get(piece) ?? '',
      String(from),
      String(value),
    ]),
  );
  const sets = changed.flatMap(({ id: piece, path, value }) => [
    '--set',
    `${piece}.${path}=${String(value)}`,
  ]);
  const tryIt = ['npx', 'mechatable', 'lab', 'what-if', id, ...sets].map(quoted).join(' ');
  return [head, changes, goals, `${losses}\nTry it: ${tryIt}\n`].join('\n');
}

function limits({ min, max, unit }: GoalLine): string {
  if (max === Number.MAX_SAFE_INTEGER) return `from ${String(min)}`;
  return `${String(min)}–${String(max)}${unit === 'percent' ? '%' : ''}`;
}

function figure({ unit }: GoalLine, value: number | null): string {
  if (value === null) return '-';
  return unit === 'percent' ? `${value.toFixed(1)}%` : String(value);
}
