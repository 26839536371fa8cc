import { percent } from './format.ts';
import { HEATS } from './style.ts';
import type { Counts } from './data.ts';

/** A piece of HTML whose texts are escaped. */
export type Html = string;

const SIZE = { width: 640, height: 240, left: 62, bottom: 34, top: 10, right: 10 };

export function escaped(text: string): Html {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** A table with a row of column titles; the first cell of each row is its title. */
export function table(title: string, head: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const titles = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => (cell.startsWith('<td') ? cell : `<td>${cell}</td>`)).join('')}</tr>`,
  );
  const region = `class="wide" tabindex="0" role="group" aria-label="${escaped(title)}"`; // scrolls by keyboard, too
  return `<div ${region}><table><thead><tr>${titles}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

/** A chart is a picture of its table: screen readers get the table alone. */
function picture(body: Html, [x, y]: readonly [string, string]): Html {
  const { width, height, left, bottom, top, right } = SIZE;
  const middle = (left + width - right) / 2;
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
<path class="axis" d="M${left} ${top}V${height - bottom}H${width - right}"/>
<text x="${middle}" y="${height - 4}" text-anchor="middle">${escaped(x)}</text>
<text transform="translate(11 ${(height - bottom) / 2}) rotate(-90)" text-anchor="middle">${escaped(y)}</text>
${body}</svg>`;
}

/** How many matches had each value. */
export function bars(counts: Counts, axes: readonly [string, string]): Html {
  const { width, height, left, bottom, top, right } = SIZE;
  const most = Math.max(1, ...counts.map(([, n]) => n));
  const step = (width - left - right) / Math.max(1, counts.length);
  const every = Math.ceil(counts.length / 16);
  const body = counts.map(([value, n], i) => {
    const tall = ((height - bottom - top) * n) / most;
    const x = left + i * step;
    const label =
      i % every === 0
        ? `<text x="${(x + step / 2).toFixed(1)}" y="${height - bottom + 13}" text-anchor="middle">${value}</text>`
        : '';
    return `<rect x="${(x + step * 0.1).toFixed(1)}" y="${(height - bottom - tall).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${tall.toFixed(1)}"/>${label}`;
  });
  return picture(body.join('\n'), axes);
}

export interface Dot {
  readonly name: string;
  /** Both from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Shares of wins by frequency, with a line at the share that everyone would have by chance. */
export function dots(points: readonly Dot[], level: number, axes: readonly [string, string]): Html {
  const { width, height, left, bottom, top, right } = SIZE;
  const greatest = Math.max(0.01, ...points.map(({ x }) => x));
  const spread = Math.max(0.1, ...points.map(({ y }) => Math.abs(y - level)));
  const across = (x: number): string => (left + ((width - left - right) * x) / greatest).toFixed(1);
  const down = (y: number): string =>
    (top + ((height - bottom - top) * (level + spread - y)) / (2 * spread)).toFixed(1);
  const tick = (y: number): Html =>
    `<text x="${left - 5}" y="${Number(down(y)) + 4}" text-anchor="end">${percent(y, 0)}</text>`;
  const line = `<path class="level" d="M${left} ${down(level)}H${width - right}"/>
${[level + spread, level, level - spread].map(tick).join('')}
<text x="${width - right}" y="${height - bottom + 13}" text-anchor="end">${percent(greatest, 0)}</text>`;
  const body = points.map(
    ({ name, x, y }) =>
      `<circle cx="${across(x)}" cy="${down(y)}" r="4"><title>${escaped(name)}: ${percent(y)} of ${percent(x)}</title></circle>`,
  );
  return picture([line, ...body].join('\n'), axes);
}

export interface Range {
  readonly name: string;
  /** All from 0 to 1. */
  readonly mean: number;
  readonly ci95: readonly [number, number];
}

/** Shares of wins with their intervals, side by side, with a line at the share that everyone would have by chance. */
export function ranges(list: readonly Range[], level: number, axes: readonly [string, string]): Html {
  const { width, height, left, bottom, top, right } = SIZE;
  const step = (width - left - right) / Math.max(1, list.length);
  const down = (share: number): string => (top + (height - bottom - top) * (1 - share)).toFixed(1);
  const tick = (share: number): Html =>
    `<text x="${left - 5}" y="${Number(down(share)) + 4}" text-anchor="end">${percent(share, 0)}</text>`;
  const line = `<path class="level" d="M${left} ${down(level)}H${width - right}"/>
${[0, level, 1].map(tick).join('')}`;
  const body = list.map(({ name, mean, ci95: [low, high] }, i) => {
    const x = (left + (i + 0.5) * step).toFixed(1);
    return `<path class="range" d="M${x} ${down(low)}V${down(high)}"/><circle cx="${x}" cy="${down(mean)}" r="5"/>
<text x="${x}" y="${height - bottom + 13}" text-anchor="middle">${escaped(name)}</text>`;
  });
  return picture([line, ...body].join('\n'), axes);
}

/** A cell colored by how far a share is from even: blue above, orange below. The figure is always written in it. */
export function heatCell(share: number, text: Html): Html {
  const far = Math.min(1, Math.abs(share - 0.5) * 4);
  return `<td class="${share >= 0.5 ? 'above' : 'below'} heat-${Math.round(far * HEATS)}">${text}</td>`;
}
