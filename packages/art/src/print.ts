import { seen } from './cull.ts';
import type { Shape, PathStep, Tone } from './pen.ts';

/** What the page shows: markup that any theme can color. */
export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

/** The only colors: the page sets the properties; the fallbacks are those of the light theme. */
const COLORS: Readonly<Record<Tone, string>> = {
  line: 'var(--art-line,#1c2b39)',
  fill: 'var(--art-fill,#dfe6ea)',
  fill2: 'var(--art-fill-2,#b9c6cf)',
  accent: 'var(--art-accent,#d2572b)',
  glow: 'var(--art-glow,#f3b73c)',
  faint: 'var(--art-faint,#8fa3b0)',
  skin1: 'var(--art-skin-1,#f0c9a4)',
  skin2: 'var(--art-skin-2,#d29a6c)',
  skin3: 'var(--art-skin-3,#9a6240)',
  skin4: 'var(--art-skin-4,#633b24)',
  none: 'none',
};

/** Numbers of tenths as `round` writes them. Drawings have thousands of numbers, most of them not for the first time. */
const written = new Map<number, string>();

/** With one decimal, and without a needless zero. */
function round(n: number): string {
  const tenths = Math.round(n * 10) + 0;
  const known = written.get(tenths);
  if (known !== undefined) return known;
  const text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
  written.set(tenths, text);
  return text;
}
const pair = (x: number, y: number): string => {
  const second = round(y);
  return `${round(x)}${second.startsWith('-') ? '' : ' '}${second}`;
};

/** Absolute moves and relative strokes: a third shorter than absolute, and the same drawing is sent 97 times. */
function pathData(path: readonly PathStep[], places: number): string {
  const grid = 10 ** places;
  const snap = (n: number): number => Math.round(n * grid) / grid;
  let d = '';
  let [x, y] = [0, 0];
  let last = '';
  for (const { op, to } of path) {
    const [c, rim] = to;
    if (op === 'O' && c !== undefined && rim !== undefined) {
      const r = round(snap(Math.hypot(rim[0] - c[0], rim[1] - c[1])));
      const wide = round(2 * Number(r));
      d += `M${pair(snap(c[0]) - Number(r), snap(c[1]))}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0-${wide} 0z`;
      last = 'z';
      continue;
    }
    const letter = op === 'M' ? 'M' : op.toLowerCase();
    const [fromX, fromY] = op === 'M' ? [0, 0] : [x, y];
    let said = '';
    for (const p of to) {
      x = snap(p[0]);
      y = snap(p[1]);
      const next = pair(x - fromX, y - fromY);
      said += said === '' || next.startsWith('-') ? next : ` ${next}`;
    }
    d += letter !== last ? letter : said.startsWith('-') ? '' : ' ';
    d += said;
    last = letter;
  }
  return d;
}

/** Lines of one style, or patches of one color without an outline, look the same drawn together. */
const sameStyle = (a: Shape, b: Shape): boolean =>
  a.fill === b.fill &&
  a.weight === b.weight &&
  a.dash === b.dash &&
  (a.weight === 0 || (a.fill === 'none' && a.ink === b.ink));

/** Merges neighbors into one path where possible. */
function joined(shapes: readonly Shape[]): Shape[] {
  const out: Shape[] = [];
  let path: PathStep[] = [];
  for (const s of shapes) {
    const last = out.at(-1);
    if (last === undefined || !sameStyle(last, s)) {
      path = [...s.path];
      out.push({ ...s, path });
    } else for (const step of s.path) path.push(step);
  }
  return out;
}

const BASE_WEIGHT = 2.2;
/** Only the outer edge of a contour is seen, and it is thick. */
const CONTOUR_FROM = 4;
function element({ path, fill, ink, weight, dash }: Shape): string {
  const fillAttr = fill === 'fill' ? '' : ` fill="${COLORS[fill]}"`;
  const inkAttr = weight === 0 ? ' stroke="none"' : ink === 'line' ? '' : ` stroke="${COLORS[ink]}"`;
  const widthAttr = weight === 0 || weight === BASE_WEIGHT ? '' : ` stroke-width="${round(weight)}"`;
  const dashAttr = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  const style = fillAttr + inkAttr + widthAttr + dashAttr;
  const [only, more] = path;
  const [c, rim] = only?.to ?? [];
  if (only?.op === 'O' && more === undefined && c !== undefined && rim !== undefined)
    return `<circle cx="${round(c[0])}" cy="${round(c[1])}" r="${round(Math.hypot(rim[0] - c[0], rim[1] - c[1]))}"${style}/>`;
  return `<path d="${pathData(path, weight >= CONTOUR_FROM && fill === 'line' ? 0 : 1)}"${style}/>`;
}

export const print = (shapes: readonly Shape[], width = 200, height = 200): Drawing => ({
  viewBox: `0 0 ${width} ${height}`,
  body:
    `<g fill="${COLORS.fill}" stroke="${COLORS.line}" stroke-width="${BASE_WEIGHT}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${joined(seen(shapes)).map(element).join('')}</g>`,
});

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

/** A complete element. With a title it is an image that says what it shows; without, it is decoration. */
export function svg({ viewBox, body }: Drawing, title?: string): string {
  const said = title === undefined ? '' : `<title>${escape(title)}</title>`;
  const role = title === undefined ? 'aria-hidden="true"' : 'role="img"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="art" ${role}>${said}${body}</svg>`;
}
