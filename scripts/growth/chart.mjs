/**
 * Draws the results of `bench --growth --json` as an SVG.
 *
 * @typedef {{ size: number, perMove: number }} Point
 * @typedef {{ database: 'sqlite' | 'postgres', byStored: Point[], byLength: Point[] }} Growth
 */

const WIDTH = 720;
const HEIGHT = 320;
const PLOT = { top: 56, bottom: 250, width: 260 };
const LEFT = [70, 420];

const LINES = {
  sqlite: { name: 'SQLite', color: '#0b62a3', dash: '' },
  postgres: { name: 'PostgreSQL', color: '#a33b0b', dash: '6 4' },
};

/** @type {readonly { title: string, of: (growth: Growth) => Point[] }[]} */
const PANELS = [
  { title: 'stored matches', of: ({ byStored }) => byStored },
  { title: 'entries in the match', of: ({ byLength }) => byLength },
];

/**
 * @param {{ growth: Growth[] }} measured
 * @returns {string}
 */
export function drawGrowth({ growth }) {
  const all = growth.flatMap((one) => PANELS.flatMap(({ of }) => of(one)));
  const top = ceiling(Math.max(...all.map(({ perMove }) => perMove)));
  const panels = PANELS.map(({ title, of }, n) => panel(title, LEFT[n] ?? 0, top, growth, of));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc"`,
    '  font-family="system-ui, sans-serif" font-size="13" fill="#1f2328">',
    '<title id="title">Cost of a move, by what is stored</title>',
    `<desc id="desc">${described(growth)}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${LEFT[0]}" y="24" font-weight="600">Microseconds per move, saved and read: lower is better</text>`,
    ...panels,
    ...growth.map(({ database }, n) => legend(LINES[database], 70 + n * 130)),
    '</svg>\n',
  ].join('\n');
}

/**
 * @param {string} title
 * @param {number} left
 * @param {number} top the largest value of the scale
 * @param {Growth[]} growth
 * @param {(growth: Growth) => Point[]} of
 */
function panel(title, left, top, growth, of) {
  const sizes = [...new Set(growth.flatMap((one) => of(one).map(({ size }) => size)))].sort((a, b) => a - b);
  const [least = 1, most = 1] = [sizes[0], sizes.at(-1)];
  /** @param {number} size */
  const x = (size) =>
    round(left + (most === least ? 0.5 : Math.log(size / least) / Math.log(most / least)) * PLOT.width);
  /** @param {number} cost */
  const y = (cost) => round(PLOT.bottom - (cost / top) * (PLOT.bottom - PLOT.top));
  const grid = [0, top / 2, top].flatMap((cost) => [
    `<line x1="${left}" x2="${left + PLOT.width}" y1="${y(cost)}" y2="${y(cost)}" stroke="#d0d7de"/>`,
    `<text x="${left - 8}" y="${y(cost) + 4}" text-anchor="end">${figure(cost)}</text>`,
  ]);
  const ticks = sizes.map(
    (size) => `<text x="${x(size)}" y="${PLOT.bottom + 20}" text-anchor="middle">${figure(size)}</text>`,
  );
  const lines = growth.flatMap((one) => {
    const { color, dash } = LINES[one.database];
    const points = of(one).map(({ size, perMove }) => [x(size), y(perMove)]);
    return [
      `<polyline points="${points.map((point) => point.join(',')).join(' ')}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}"/>`,
      ...points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4" fill="${color}"/>`),
    ];
  });
  const middle = left + PLOT.width / 2;
  const caption = `<text x="${middle}" y="${PLOT.bottom + 40}" text-anchor="middle">${title}</text>`;
  return [...grid, ...ticks, caption, ...lines].join('\n');
}

/**
 * @param {{ name: string, color: string, dash: string }} line
 * @param {number} x
 */
function legend({ name, color, dash }, x) {
  return [
    `<line x1="${x}" x2="${x + 28}" y1="${HEIGHT - 14}" y2="${HEIGHT - 14}" stroke="${color}" stroke-width="2" stroke-dasharray="${dash}"/>`,
    `<text x="${x + 36}" y="${HEIGHT - 10}">${name}</text>`,
  ].join('\n');
}

/**
 * The same in words, for people who can't see it.
 * @param {Growth[]} growth
 */
function described(growth) {
  return growth
    .flatMap((one) =>
      PANELS.map(({ title, of }) => {
        const points = of(one).map(({ size, perMove }) => `${figure(size)}: ${figure(perMove)} µs`);
        return `${LINES[one.database].name}, ${title}: ${points.join(', ')}.`;
      }),
    )
    .join(' ');
}

/**
 * A round number that is at least as large.
 * @param {number} value
 */
function ceiling(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** @param {number} value */
function figure(value) {
  return Math.round(value).toLocaleString('en-US');
}
