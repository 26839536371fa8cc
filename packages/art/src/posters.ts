import {
  box,
  bounds,
  dashed,
  disc,
  dot,
  HAIR,
  layer,
  lines,
  moved,
  panel,
  place,
  plate,
  polar,
  pts,
  ring,
  run,
  shaded,
  tint,
  wire,
  type Pt,
  type Shape,
} from './pen.ts';
import { mechFigure } from './mech/mech.ts';
import { burst } from './operations/emblem.ts';
import { pilot } from './pilots.ts';
import { print, type Drawing } from './print.ts';
import { chance, type Chance } from './seed.ts';
import { contain, cross, dimension } from './sheet.ts';
import { SCHOOLS, STANCES, type MechSubject } from './subject.ts';

const [WIDE, HIGH] = [480, 270];

type Cast = Partial<MechSubject> & Pick<MechSubject, 'id' | 'name' | 'school'>;
const cast = (c: Cast): MechSubject => ({
  draws: 'mech',
  stance: 'biped',
  size: 3,
  weapon: 3,
  arms: 'blade',
  plates: 2,
  wings: false,
  tower: false,
  ...c,
});

/** Lines grow thinner with the figure, but never as fast: far machines stay bold. */
const rescaled = (shapes: readonly Shape[], scale: number): Shape[] =>
  shapes.map((s) => ({ ...s, weight: s.weight * Math.min(1, Math.max(scale, 0.35)) ** 0.8 }));

/** A machine of a given height, its feet on a spot. */
function actor(who: Cast, at: Pt, tall: number, flip = false): Shape[] {
  const shapes = mechFigure(cast(who));
  const { x0, x1, y0, y1 } = bounds(shapes);
  const scale = tall / (y1 - y0);
  const sign = flip ? -1 : 1;
  return rescaled(
    moved(shapes, ([x, y]) => [at[0] + sign * (x - (x0 + x1) / 2) * scale, at[1] + (y - y1) * scale]),
    tall / 165,
  );
}
const small = (shapes: readonly Shape[], at: Pt, scale: number): Shape[] =>
  rescaled(place(shapes, at, 0, scale), scale);

function paper(step = 20): Shape[] {
  const out: Shape[] = [];
  for (let x = step; x < WIDE; x += step) out.push(wire(run(x, 4, x, HIGH - 4), 0.5, 'faint'));
  for (let y = step; y < HIGH; y += step) out.push(wire(run(4, y, WIDE - 4, y), 0.5, 'faint'));
  return [
    ...out,
    ...cross([20, 20], 8),
    ...cross([460, 20], 8),
    ...cross([20, 250], 8),
    ...cross([460, 250], 8),
  ];
}

/** A leader line from a detail to the margin. */
const callout = (spot: Pt, elbow: Pt, end: Pt): Shape[] => [
  ring(spot, 7, 1.2, 'faint'),
  wire(
    [polar(spot, 7, (Math.atan2(elbow[1] - spot[1], elbow[0] - spot[0]) * 180) / Math.PI), elbow, end],
    1.2,
    'faint',
  ),
  dot(end, 2, 'faint', 0),
];

function lanes(): Shape[] {
  const band = (y: number, h: number, inset: number): Shape[] => [
    plate(run(inset, y, WIDE - inset, y, WIDE - inset + 16, y + h, inset - 16, y + h), 'fill'),
    tint(run(240, y + 1, WIDE - inset, y + 1, WIDE - inset + 14, y + h - 1, 240, y + h - 1), 'fill2'),
    wire(run(inset + 20, y + h / 2, WIDE - inset - 20, y + h / 2), 1, 'faint'),
  ];
  // The breach: a crack that runs through all three lanes.
  const crack = plate(
    run(
      236,
      96,
      246,
      94,
      240,
      116,
      250,
      130,
      236,
      152,
      252,
      172,
      238,
      200,
      256,
      224,
      244,
      262,
      224,
      262,
      234,
      226,
      220,
      202,
      234,
      174,
      222,
      152,
      236,
      132,
      228,
      114,
    ),
    'line',
  );
  const glow = tint(
    run(
      239,
      100,
      238,
      116,
      244,
      131,
      230,
      152,
      244,
      173,
      230,
      201,
      246,
      226,
      236,
      258,
      230,
      258,
      240,
      226,
      226,
      202,
      240,
      174,
      227,
      152,
      241,
      131,
      234,
      115,
    ),
    'glow',
  );
  return [
    ...paper(),
    ring([240, 96], 84, HAIR, 'faint'),
    ring([240, 96], 64, HAIR, 'faint'),
    ...layer(band(98, 22, 96), 4),
    ...layer(band(146, 30, 62), 4),
    ...layer(band(212, 44, 26), 4),
    crack,
    glow,
    ...actor({ id: 'p1', name: 'Pike', school: 'lance', weapon: 3 }, [186, 114], 70),
    ...actor({ id: 'p2', name: 'Wall', school: 'bulwark', arms: 'blade', plates: 4 }, [296, 114], 66, true),
    ...layer([burst([240, 84], 15, 9, 8)], 4),
    ...actor({ id: 'p3', name: 'Runner', school: 'stealth', weapon: 4 }, [150, 170], 96),
    ...actor(
      { id: 'p4', name: 'Brood', school: 'swarm', stance: 'spider', arms: 'claws' },
      [330, 168],
      92,
      true,
    ),
    ...actor(
      { id: 'p7', name: 'Rail', school: 'artillery', arms: 'cannon', weapon: 4, stance: 'digitigrade' },
      [76, 250],
      132,
    ),
    ...actor(
      { id: 'p6', name: 'Revenant Hook', school: 'salvage', arms: 'tools', size: 4 },
      [398, 250],
      128,
      true,
    ),
    ...dimension([16, 120], [16, 250]),
    ...callout([206, 62], [222, 30], [262, 30]),
    ...callout([398, 140], [430, 104], [462, 104]),
  ];
}

/** A board in isometric view; a cell's ground point. */
const cell = (x: number, y: number): Pt => [240 + (x - y) * 38, 78 + (x + y) * 19];
function board(n: number, luck: Chance): Shape[] {
  const edge = (dx: number): Pt[] =>
    [cell(0, 0), cell(n, 0), cell(n, n), cell(0, n)].map(([x, y]) => [x, y + dx]);
  const [, right = [0, 0], low = [0, 0], left = [0, 0]] = edge(0);
  const out: Shape[] = [
    ...layer(
      [
        plate(
          [left, low, right, [right[0], right[1] + 10], [low[0], low[1] + 10], [left[0], left[1] + 10]],
          'fill2',
        ),
        plate(edge(0)),
      ],
      4,
    ),
  ];
  for (let x = 0; x < n; x++)
    for (let y = 0; y < n; y++)
      if ((x * 3 + y * 5 + luck.below(7)) % 6 === 0)
        out.push(tint([cell(x, y), cell(x + 1, y), cell(x + 1, y + 1), cell(x, y + 1)], 'fill2'));
  for (let i = 1; i < n; i++)
    out.push(wire([cell(i, 0), cell(i, n)], 1, 'faint'), wire([cell(0, i), cell(n, i)], 1, 'faint'));
  return out;
}
const mid = (x: number, y: number): Pt => cell(x + 0.5, y + 0.62);
const mark = (x: number, y: number): Shape =>
  panel(
    [cell(x + 0.08, y + 0.08), cell(x + 0.92, y + 0.08), cell(x + 0.92, y + 0.92), cell(x + 0.08, y + 0.92)],
    'accent',
    1.4,
  );

function tactics(second: boolean): Shape[] {
  const luck = chance(second ? 'mecha-2e' : 'mecha-1e');
  const far: Cast = second
    ? { id: 'bull', name: 'Thunder Bull', school: 'beast' }
    : { id: 'tank', name: 'Tank', school: 'plain', stance: 'tracked', arms: 'cannon' };
  return [
    ...paper(),
    ring([240, 128], 118, HAIR, 'faint'),
    ...board(5, luck),
    mark(1, 3),
    mark(3, 1),
    mark(4, 2),
    dashed(wire([mid(1, 3), mid(2, 3), mid(2, 2), mid(3, 2)], 2.4, 'accent'), '6 5'),
    ...layer(
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
        mid(0, 0),
        0,
        second ? 1 : 0.86,
      ),
      4.4,
    ),
    ...actor(
      second
        ? { id: 'wasp', name: 'Wasp Drone', school: 'swarm', stance: 'hover', size: 2, wings: true }
        : { id: 'drone', name: 'Insect Drone', school: 'swarm', stance: 'crawler', size: 2 },
      mid(3, 0),
      second ? 62 : 44,
      true,
    ),
    ...actor({ ...far, size: 4 }, mid(0, 3), 76),
    ...actor(
      second
        ? { id: 'jaeger', name: 'Jaeger', school: 'royal', weapon: 4 }
        : { id: 'bot', name: 'Mod Bot', school: 'plain', arms: 'gun' },
      mid(2, 2),
      96,
    ),
    ...actor(
      second
        ? { id: 'ghost', name: 'Ghost', school: 'stealth', stance: 'hover', arms: 'claws' }
        : { id: 'ghost1', name: 'Sniper', school: 'artillery', arms: 'gun', weapon: 4 },
      mid(4, 2),
      90,
      true,
    ),
    ...actor(
      second
        ? { id: 'phx', name: 'Phoenix', school: 'beast', wings: true, size: 3 }
        : { id: 'turtle', name: 'Turtle', school: 'beast', arms: 'cannon', plates: 3 },
      mid(2, 4),
      second ? 84 : 66,
    ),
    ...dimension([36, 60], [36, 220]),
    ...callout([262, 110], [350, 40], [440, 40]),
  ];
}

function squads(): Shape[] {
  const luck = chance('masc');
  const out: Shape[] = [...paper()];
  // Region tiles laid flat: six by six squares each, every one with its own ground.
  for (let r = 0; r < 2; r++)
    for (let c = 0; c < 3; c++) {
      const corner = (u: number, v: number): Pt => {
        const y = 58 + ((r + v) * 96 * (1 + 0.18 * (r + v))) / 1.2;
        const spread = 0.74 + 0.2 * (r + v);
        return [240 + (c + u - 1.5) * 150 * spread, y];
      };
      out.push(
        ...layer(
          [
            plate(
              [corner(0.02, 0.02), corner(0.98, 0.02), corner(0.98, 0.97), corner(0.02, 0.97)],
              (r + c) % 2 === 0 ? 'fill' : 'fill2',
            ),
          ],
          4,
        ),
      );
      for (let i = 1; i < 6; i++)
        out.push(
          wire([corner(i / 6, 0.03), corner(i / 6, 0.96)], 0.8, 'faint'),
          wire([corner(0.03, i / 6), corner(0.97, i / 6)], 0.8, 'faint'),
        );
      for (let k = 0; k < 2; k++) {
        const [u, v] = [luck.below(5) / 6, luck.below(5) / 6];
        out.push(
          tint(
            [
              corner(u + 0.03, v + 0.03),
              corner(u + 0.3, v + 0.03),
              corner(u + 0.3, v + 0.17),
              corner(u + 0.03, v + 0.17),
            ],
            luck.flip() ? 'accent' : 'line',
          ),
        );
      }
    }
  return [
    ...out,
    ...actor({ id: 'ant', name: 'Ant', school: 'beast', arms: 'claws', size: 2 }, [150, 92], 40),
    ...actor({ id: 'rat', name: 'Rat', school: 'beast', arms: 'gun', size: 2 }, [318, 94], 42, true),
    ...actor({ id: 'spider', name: 'Spider', school: 'beast', arms: 'claws', size: 3 }, [390, 160], 70, true),
    ...actor({ id: 'frog', name: 'Frog', school: 'beast', arms: 'missiles', size: 3 }, [232, 158], 62),
    ...actor({ id: 'wolf', name: 'Wolf', school: 'beast', arms: 'gun', size: 3 }, [104, 228], 104),
    ...actor(
      { id: 'turtle', name: 'Turtle', school: 'beast', arms: 'cannon', size: 3, plates: 4, weapon: 4 },
      [336, 250],
      108,
      true,
    ),
    ...layer([disc([228, 218], 14, 'accent'), dot([228, 218], 6, 'glow')], 4),
    ...callout([150, 70], [120, 26], [60, 26]),
    ...dimension([24, 140], [24, 250]),
  ];
}

function nation(): Shape[] {
  const card = (at: Pt, turn: number, s: number): Shape[] =>
    rescaled(
      layer(
        place(
          [
            plate(box(-26, -38, 52, 76, 5), 'accent'),
            panel(box(-20, -32, 40, 64, 3), 'fill2'),
            ...shaded(pts([-13, 10, -14, -8, -6, -18, 8, -18, 15, -8, 13, 10])),
            panel(pts([-2, -10, 12, -10, 11, -4, -2, -4]), 'glow'),
          ],
          at,
          turn,
          s,
        ),
      ),
      s,
    );
  const people = (['Admiral North', 'Doctor East', 'Ace South', 'Scout West'] as const).map(
    (name, i): Shape[] =>
      contain(pilot({ draws: 'pilot', id: `seat-${i}`, name }).filter((s) => s.ink !== 'faint')),
  );
  const [n = [], e = [], s = [], w = []] = people;
  return [
    ...paper(),
    ring([240, 140], 112, HAIR, 'faint'),
    ring([240, 140], 96, HAIR, 'faint'),
    ...layer(
      [
        plate(pts([70, 256, 130, 176, 350, 176, 410, 256])),
        tint(pts([240, 178, 349, 178, 407, 254, 240, 254]), 'fill2'),
      ],
      4,
    ),
    ...small(n, [6, 24], 0.5),
    ...small(e, [374, 24], 0.5),
    ...small(w, [6, 148], 0.52),
    ...small(s, [370, 148], 0.52),
    ...actor(
      { id: 'glass', name: 'Glass Emperor', school: 'royal', size: 4, weapon: 4, plates: 3 },
      [240, 232],
      190,
    ),
    ...card([150, 214], -16, 0.7),
    ...card([330, 214], 14, 0.7),
    ...card([176, 238], -4, 0.7),
    ...card([306, 240], 6, 0.7),
    ...dimension([140, 40], [140, 150]),
    ...callout([250, 74], [320, 24], [352, 24]),
  ];
}

/** A game this room knows nothing of still gets two machines that its id chooses. */
function anyGame(id: string): Shape[] {
  const luck = chance(id);
  const some = (key: string): Cast => ({
    id: `${id}/${key}`,
    name: '',
    school: luck.pick(SCHOOLS),
    stance: luck.pick(STANCES),
    size: luck.pick([2, 3, 4]),
  });
  return [
    ...paper(),
    ring([240, 135], 110, HAIR, 'faint'),
    ...layer([plate(pts([40, 250, 90, 214, 390, 214, 440, 250]))], 4),
    lines(run(80, 232, 400, 232)),
    ...actor(some('a'), [150, 236], 150),
    ...actor(some('b'), [330, 236], 150, true),
    ...dimension([30, 90], [30, 236]),
  ];
}

const PICTURES: Readonly<Record<string, () => Shape[]>> = {
  lanes,
  'mecha-1e': () => tactics(false),
  'mecha-2e': () => tactics(true),
  masc: squads,
  mechanation: nation,
};

/** The poster of a game, for the lobby: 480 by 270. */
export const gamePicture = (gameId: string): Drawing =>
  print(
    contain(Object.hasOwn(PICTURES, gameId) ? (PICTURES[gameId]?.() ?? []) : anyGame(gameId), WIDE, HIGH, 2),
    WIDE,
    HIGH,
  );
