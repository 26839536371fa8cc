import {
  box,
  HAIR,
  layer,
  lines,
  panel,
  place,
  plate,
  pts,
  ring,
  run,
  shaded,
  tint,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import { burst } from '../operations/emblem.ts';
import { pilot } from '../pilots.ts';
import { chance } from '../seed.ts';
import { contain, dimension } from '../sheet.ts';
import { SCHOOLS, STANCES } from '../subject.ts';
import { actor, callout, paper, rescaled, small, WIDE, type Cast } from './stage.ts';

export function lanes(): Shape[] {
  const band = (y: number, h: number, inset: number): Shape[] => [
    plate(run(inset, y, WIDE - inset, y, WIDE - inset + 16, y + h, inset - 16, y + h), 'fill2'),
    wire(run(inset + 20, y + h / 2, WIDE - inset - 20, y + h / 2), 1, 'faint'),
    ...[0, 1, 2, 3].map((i) => wire(run(288 + i * 12, y + h - 4, 284 + i * 12 + h * 0.4, y + 4), 1, 'faint')),
  ];
  // The breach: a crack that runs through all three lanes.
  const crack = plate(
    pts([
      236, 96, 246, 94, 240, 116, 250, 130, 236, 152, 252, 172, 238, 200, 256, 224, 244, 262, 224, 262, 234,
      226, 220, 202, 234, 174, 222, 152, 236, 132, 228, 114,
    ]),
    'line',
  );
  const glow = tint(
    pts([
      239, 100, 238, 116, 244, 131, 230, 152, 244, 173, 230, 201, 246, 226, 236, 258, 230, 258, 240, 226, 226,
      202, 240, 174, 227, 152, 241, 131, 234, 115,
    ]),
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
    ...actor({ id: 'p1', name: 'Pike', school: 'lance', weapon: 3 }, [184, 114], 72),
    ...actor(
      { id: 'p9', name: 'Stinger', school: 'swarm', stance: 'hover', size: 2, wings: true },
      [294, 112],
      66,
      true,
    ),
    ...layer([burst([240, 84], 15, 9, 8)], 4),
    ...actor({ id: 'p3', name: 'Runner', school: 'stealth', weapon: 4 }, [146, 170], 96),
    ...actor({ id: 'p2', name: 'Wall', school: 'bulwark', arms: 'gun', plates: 4 }, [322, 170], 84, true),
    ...actor(
      { id: 'p7', name: 'Rail', school: 'artillery', arms: 'cannon', weapon: 4, stance: 'digitigrade' },
      [78, 250],
      134,
    ),
    ...actor(
      { id: 'p6', name: 'Revenant Hook', school: 'salvage', arms: 'tools', size: 4 },
      [404, 250],
      138,
      true,
    ),
    ...dimension([16, 120], [16, 250]),
    ...callout([186, 52], [206, 24], [250, 24]),
    ...callout([417, 152], [440, 112], [464, 112]),
  ];
}

export function nation(): Shape[] {
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
    ...callout([244, 106], [300, 40], [352, 40]),
  ];
}

export function anyGame(id: string): Shape[] {
  const luck = chance(id);
  const first = luck.below(SCHOOLS.length);
  const some = (key: string, step: number): Cast => ({
    id: `${id}/${key}`,
    name: '',
    school: SCHOOLS[(first + step) % SCHOOLS.length] ?? 'plain',
    stance: luck.pick(STANCES),
    size: luck.pick([2, 3, 4]),
  });
  return [
    ...paper(),
    ring([240, 135], 110, HAIR, 'faint'),
    ...layer([plate(pts([40, 250, 90, 214, 390, 214, 440, 250]))], 4),
    lines(run(80, 232, 400, 232)),
    ...actor(some('a', 0), [150, 236], 150),
    ...actor(some('b', 3), [330, 236], 150, true),
    ...dimension([30, 90], [30, 236]),
  ];
}
