import {
  dashed,
  disc,
  dot,
  HAIR,
  layer,
  panel,
  place,
  plate,
  pts,
  ring,
  shaded,
  tint,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import { chance, type Chance } from '../seed.ts';
import { dimension } from '../sheet.ts';
import { actor, callout, paper, type Cast } from './stage.ts';

/** A board in isometric view; a corner of a cell. */
const cell = (x: number, y: number): Pt => [240 + (x - y) * 40, 68 + (x + y) * 18.4];
const SIDE = 5;

function board(luck: Chance): Shape[] {
  const [top, right, low, left] = [cell(0, 0), cell(SIDE, 0), cell(SIDE, SIDE), cell(0, SIDE)];
  const down = ([x, y]: Pt): Pt => [x, y + 9];
  const out = layer(
    [plate([left, low, right, down(right), down(low), down(left)]), plate([top, right, low, left], 'fill2')],
    4,
  );
  for (let x = 0; x < SIDE; x++)
    for (let y = 0; y < SIDE; y++)
      if (luck.flip(0.16))
        out.push(tint([cell(x, y), cell(x + 1, y), cell(x + 1, y + 1), cell(x, y + 1)], 'fill'));
  for (let i = 1; i < SIDE; i++)
    out.push(wire([cell(i, 0), cell(i, SIDE)], 1), wire([cell(0, i), cell(SIDE, i)], 1));
  return out;
}

const mid = (x: number, y: number): Pt => cell(x + 0.5, y + 0.62);
const corners = (x: number, y: number, d: number): Pt[] => [
  cell(x + d, y + d),
  cell(x + 1 - d, y + d),
  cell(x + 1 - d, y + 1 - d),
  cell(x + d, y + 1 - d),
];
/** A cell that can be reached. */
const mark = (x: number, y: number): Shape => panel(corners(x, y, 0.1), 'accent', 1.4);

const keep = (at: Pt, scale: number): Shape[] =>
  layer(
    place(
      [
        ...shaded(pts([-16, 6, -12, -60, 12, -60, 16, 6])),
        plate(
          pts([
            -20, -58, -20, -76, -12, -76, -12, -68, -4, -68, -4, -76, 4, -76, 4, -68, 12, -68, 12, -76, 20,
            -76, 20, -58,
          ]),
        ),
        panel(pts([-5, -46, 5, -46, 5, -34, -5, -34]), 'glow'),
      ],
      at,
      0,
      scale,
    ),
    4.4,
  );

/** Who is where in the two editions, from the back of the board to its front. */
type Standing = readonly [who: Cast, x: number, y: number, tall: number, flip?: boolean];
const FIRST: readonly Standing[] = [
  [{ id: 'tank', name: 'Tank', school: 'plain', stance: 'tracked', arms: 'cannon', size: 4 }, 0, 4, 74],
  [{ id: 'drone', name: 'Insect Drone', school: 'swarm', stance: 'crawler', size: 2 }, 4, 0, 44, true],
  [{ id: 'bot', name: 'Mod Bot', school: 'plain', arms: 'gun' }, 2, 2, 100],
  [{ id: 'turtle', name: 'Turtle', school: 'beast', arms: 'cannon', plates: 3 }, 2, 4, 58],
  [{ id: 'ghost1', name: 'Sniper', school: 'artillery', arms: 'gun', weapon: 4 }, 4, 2, 90, true],
];
const SECOND: readonly Standing[] = [
  [{ id: 'bull', name: 'Thunder Bull', school: 'beast', arms: 'claws', size: 4 }, 0, 4, 64],
  [
    { id: 'wasp', name: 'Wasp Drone', school: 'swarm', stance: 'hover', size: 2, wings: true },
    3,
    0,
    62,
    true,
  ],
  [{ id: 'jaeger', name: 'Jaeger', school: 'royal', weapon: 4 }, 2, 2, 112],
  [{ id: 'phx', name: 'Phoenix', school: 'beast', wings: true, arms: 'claws' }, 2, 4, 70],
  [{ id: 'ghost', name: 'Ghost', school: 'stealth', stance: 'hover', arms: 'claws' }, 4, 2, 88, true],
];

export function tactics(second: boolean): Shape[] {
  const luck = chance(second ? 'mecha-2e' : 'mecha-1e');
  return [
    ...paper(),
    ring([240, 128], 118, HAIR, 'faint'),
    ...board(luck),
    mark(3, 2),
    mark(3, 3),
    mark(2, 3),
    mark(4, 3),
    ...keep(mid(0, 0), second ? 0.96 : 0.8),
    ...(second ? keep(mid(4, 4), 0.56) : []),
    ...(second ? SECOND : FIRST).flatMap(([who, x, y, tall, flip]) => actor(who, mid(x, y), tall, flip)),
    dashed(wire([mid(2, 2), mid(3, 2), mid(3, 3)], 2.4, 'line'), '6 5'),
    ...dimension([30, 60], [30, 220]),
    ...callout([246, 88], [330, 36], [440, 36]),
  ];
}

/** One of the region tiles laid flat before the viewer: u and v run over its face. */
const region =
  (row: number, column: number) =>
  (u: number, v: number): Pt => {
    const depth = row + v;
    return [240 + (column + u - 1.5) * 150 * (0.74 + 0.2 * depth), 58 + depth * 78 * (1 + 0.18 * depth)];
  };

function tile(row: number, column: number, luck: Chance): Shape[] {
  const at = region(row, column);
  const dark = (row + column) % 2 === 0;
  const square = (u: number, v: number, w: number, h: number): Pt[] => [
    at(u, v),
    at(u + w, v),
    at(u + w, v + h),
    at(u, v + h),
  ];
  const out = layer([plate(square(0.02, 0.02, 0.96, 0.95), dark ? 'fill2' : 'none')], 4).filter(
    (s) => dark || s.fill === 'none',
  );
  for (let k = 0; k < 3; k++)
    out.push(
      tint(
        square(luck.below(5) / 6, 0.03 + luck.below(5) / 6.3, 1 / 6 + 0.02, 1 / 6.3),
        k === 0 ? 'accent' : dark ? 'faint' : 'fill2',
      ),
    );
  for (let i = 1; i < 6; i++)
    out.push(
      wire([at(i / 6, 0.03), at(i / 6, 0.96)], 0.8, 'faint'),
      wire([at(0.03, i / 6), at(0.97, i / 6)], 0.8, 'faint'),
    );
  return out;
}

const SQUAD: readonly (readonly [who: Cast, at: Pt, tall: number, flip?: boolean])[] = [
  [{ id: 'ant', name: 'Ant', school: 'beast', arms: 'claws', size: 2 }, [150, 96], 44],
  [{ id: 'rat', name: 'Rat', school: 'beast', arms: 'gun', size: 2 }, [336, 92], 46, true],
  [{ id: 'spider', name: 'Spider', school: 'beast', arms: 'gun', size: 3 }, [396, 158], 70, true],
  [{ id: 'frog', name: 'Frog', school: 'beast', arms: 'missiles', size: 3 }, [224, 158], 66],
  [{ id: 'wolf', name: 'Wolf', school: 'beast', arms: 'gun', size: 3 }, [100, 226], 100],
  [
    { id: 'turtle', name: 'Turtle', school: 'beast', arms: 'cannon', size: 3, plates: 4, weapon: 4 },
    [330, 252],
    104,
    true,
  ],
];

export function squads(): Shape[] {
  const luck = chance('masc');
  const tiles = [0, 1].flatMap((row) => [0, 1, 2].flatMap((column) => tile(row, column, luck)));
  return [
    ...paper(),
    ...tiles,
    ...SQUAD.flatMap(([who, at, tall, flip]) => actor(who, at, tall, flip)),
    ...layer([disc([196, 240], 13, 'accent'), dot([196, 240], 6, 'glow')], 4),
    ...callout([150, 70], [120, 26], [60, 26]),
    ...dimension([14, 140], [14, 250]),
  ];
}
