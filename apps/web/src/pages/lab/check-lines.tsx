import type { CheckedLine } from '@mechatable/study';
import type { JSX } from 'preact';
import { points, range } from './figures.ts';
import { ResultTable } from './result-table.tsx';
import { words } from './words.ts';

const say = words.check;

/** Balance goals, and whether they are met. */
export function CheckLines({ lines }: { lines: readonly CheckedLine[] }): JSX.Element {
  const { goal, wanted, now, bounds, status } = say.columns;
  return (
    <section class="lab-results" aria-labelledby="lab-results">
      <h2 id="lab-results">{say.heading}</h2>
      <ResultTable title={say.goals} head={[goal, wanted, now, bounds, status]}>
        {lines.map((line) => (
          <tr key={line.label} class={classOf(line)}>
            <th scope="row">{line.label}</th>
            <td data-label={wanted}>{limitsOf(line)}</td>
            <td data-label={now}>{line.value === null ? '–' : figureOf(line, line.value)}</td>
            <td data-label={bounds}>
              {line.bounds === null ? '–' : range(line.bounds[0] / 100, line.bounds[1] / 100)}
            </td>
            <td class="verdict" data-label={status}>
              {say.statuses[line.status]}
            </td>
          </tr>
        ))}
      </ResultTable>
      <p class="fine">{say.note}</p>
    </section>
  );
}

function classOf({ status }: CheckedLine): string {
  if (status === 'open') return 'verdict-open';
  return status === 'met' ? 'verdict-up' : 'verdict-down';
}

function limitsOf({ min, max, unit }: CheckedLine): string {
  if (max === Number.MAX_SAFE_INTEGER) return say.from(String(min));
  return say.limits[unit](String(min), String(max));
}

function figureOf({ unit }: CheckedLine, value: number): string {
  return unit === 'percent' ? say.percent(points(value / 100)) : String(value);
}
