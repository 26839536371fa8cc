import { describe, expect, test } from 'vitest';
import {
  COUNTER_KINDS,
  GROUNDS,
  cardBack,
  counter,
  die,
  draw,
  gamePicture,
  groundPlan,
  PLAYER_EMBLEMS,
  playerEmblem,
  seatSymbol,
  svg,
  type Drawing,
} from '../src/index.ts';
import { parse, pointsOf } from './markup.ts';
import { LANES, OTHERS } from './subjects.ts';

const ALL = [...LANES, ...OTHERS];
const GAMES = ['lanes', 'mecha-1e', 'mecha-2e', 'masc', 'mechanation', 'a game of tomorrow'];
const SEATS = [0, 1, 2, 3] as const;
const PLAN = ['..#.', '.##.'].map((row) => Array.from(row, (sign) => sign === '#'));
const COUNTERS = (['red', 'blue'] as const).flatMap((side) =>
  [...COUNTER_KINDS, null].map((kind) => [`counter ${side} ${kind ?? 'back'}`, counter(kind, side)] as const),
);
const EVERYTHING: readonly (readonly [string, Drawing])[] = [
  ...ALL.map((subject) => [`${subject.id} ${subject.name}`, draw(subject)] as const),
  ...SEATS.map((seat) => [`seat ${seat}`, seatSymbol(seat)] as const),
  ...Array.from({ length: 8 }, (_, i) => [`emblem ${9 * i}`, playerEmblem(9 * i)] as const),
  ...['', 'VG', 'amber'].map((id) => [`back ${id}`, cardBack(id)] as const),
  ...GAMES.map((id) => [`poster ${id}`, gamePicture(id)] as const),
  ...COUNTERS,
  ...[1, 2, 3, 4, 5, 6].map((number) => [`die ${number}`, die(number)] as const),
  ...GROUNDS.map((ground) => [`plan of ${ground}`, groundPlan(ground, PLAN, 'plan')] as const),
];

const COLORS = new Set([
  'var(--art-line,#1c2b39)',
  'var(--art-fill,#dfe6ea)',
  'var(--art-fill-2,#b9c6cf)',
  'var(--art-accent,#d2572b)',
  'var(--art-glow,#f3b73c)',
  'var(--art-faint,#8fa3b0)',
  'var(--art-skin-1,#f0c9a4)',
  'var(--art-skin-2,#d29a6c)',
  'var(--art-skin-3,#9a6240)',
  'var(--art-skin-4,#633b24)',
  'none',
]);
const SLACK = 1.5;

describe.each(EVERYTHING)('%s', (_, drawing) => {
  const tags = parse(drawing.body);
  const [, , wide = 0, high = 0] = drawing.viewBox.split(' ').map(Number);

  test('is made of plain shapes in the theme’s colors', () => {
    const paints = tags.flatMap(({ attributes: { fill, stroke } }) => [fill ?? 'none', stroke ?? 'none']);
    expect(paints.filter((paint) => !COLORS.has(paint))).toEqual([]);
    expect(tags.filter(({ name }) => !['g', 'path', 'circle'].includes(name))).toEqual([]);
    expect(tags.filter(({ attributes }) => 'id' in attributes)).toEqual([]);
    expect(drawing.body).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test('keeps every coordinate on the sheet, to one decimal', () => {
    let [x0, y0, x1, y1] = [0, 0, 0, 0];
    const numbers: string[] = [];
    for (const { name, attributes } of tags) {
      const { d = '', cx = '0', cy = '0', r = '0' } = attributes;
      const reach = name === 'circle' ? Number(r) : 0;
      for (const [x, y] of name === 'circle' ? [[Number(cx), Number(cy)] as const] : pointsOf(d)) {
        [x0, y0] = [Math.min(x0, x - reach), Math.min(y0, y - reach)];
        [x1, y1] = [Math.max(x1, x + reach), Math.max(y1, y + reach)];
      }
      numbers.push(d, cx, cy, r);
    }
    expect(numbers.filter((n) => /\.\d\d|e-/.test(n))).toEqual([]);
    expect(Math.min(x0, y0)).toBeGreaterThanOrEqual(-SLACK);
    expect(x1).toBeLessThanOrEqual(wide + SLACK);
    expect(y1).toBeLessThanOrEqual(high + SLACK);
  });
});

test('the same subject gives the same drawing', () => {
  for (const subject of ALL) expect(draw({ ...subject })).toEqual(draw(subject));
  for (const id of GAMES) expect(gamePicture(id)).toEqual(gamePicture(id));
});

test('no two drawings are the same', () => {
  const bodies = EVERYTHING.map(([, { body }]) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test('all emblems differ', () => {
  const bodies = Array.from({ length: PLAYER_EMBLEMS }, (_, number) => playerEmblem(number).body);
  expect(new Set(bodies).size).toBe(PLAYER_EMBLEMS);
});

test('the drawings of twins differ only by their id', () => {
  for (const subject of ALL) {
    const twin = draw({ ...subject, id: `${subject.id}*` });
    expect(twin.body).not.toBe(draw(subject).body);
    expect(twin.body).not.toContain(subject.id);
  }
});

test('a picture of a mech, place, deed, part or pilot is small enough to send hundreds', () => {
  for (const subject of ALL) expect(draw(subject).body.length, subject.id).toBeLessThan(9000);
});

test('a die shows as many pips as its number', () => {
  for (const number of [1, 2, 3, 4, 5, 6])
    expect(die(number).body.match(/a5\.6 |<circle/g)).toHaveLength(number === 1 ? 1 : 2 * number);
});

test('a terrain plan draws nothing on clear ground', () => {
  const nothing = PLAN.map((row) => row.map(() => false));
  for (const ground of GROUNDS) expect(parse(groundPlan(ground, nothing, 'plan').body)).toHaveLength(1);
});

test('svg() wraps a drawing, escapes its title, and hides it from readers when it has none', () => {
  const drawing = draw(ALL[0] ?? OTHERS[0] ?? LANES[0] ?? { draws: 'pilot', id: '', name: '' });
  const silent = svg(drawing);
  expect(parse(silent)[0]).toEqual({
    name: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 200 200',
      class: 'art',
      'aria-hidden': 'true',
    },
  });
  const titled = svg(drawing, `"Bear" & <Co>'s`);
  expect(titled).toContain('role="img"><title>&quot;Bear&quot; &amp; &lt;Co&gt;&#39;s</title>');
  expect(() => parse(titled)).not.toThrow();
});
