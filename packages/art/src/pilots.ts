import {
  blob,
  box,
  cable,
  disc,
  dot,
  HAIR,
  layer,
  lines,
  panel,
  plate,
  pts,
  ring,
  run,
  shaded,
  tint,
  wire,
  type Shape,
  type Skin,
  type Tone,
} from './pen.ts';
import { chance, type Chance } from './seed.ts';
import { contain, cross, dimension } from './sheet.ts';
import type { PilotSubject } from './subject.ts';

/** A pilot from the chest up, in the seat, looking a little to the right. */
interface Sitter {
  readonly luck: Chance;
  /** Half the width of the jaw. */
  readonly jaw: number;
  readonly hair: Tone;
  /** In the light and in the shade. */
  readonly skin: readonly [Skin, Skin];
  readonly says: (words: RegExp) => boolean;
}

function seat({ luck }: Sitter): Shape[] {
  const wings = luck.flip();
  return [
    ...layer([
      ...shaded(pts([58, 150, 52, 52, 66, 26, 134, 26, 148, 52, 142, 150]), 'fill2', [0, 1], 0.9),
      panel(pts([70, 34, 130, 34, 138, 54, 62, 54]), 'fill'),
      lines(run(62, 70, 58, 140), run(138, 70, 142, 140)),
      ...(wings
        ? [
            plate(pts([54, 60, 38, 70, 40, 110, 56, 116]), 'fill'),
            plate(pts([146, 60, 162, 70, 160, 110, 144, 116]), 'fill'),
          ]
        : [disc([66, 28], 7, 'accent'), disc([134, 28], 7, 'accent')]),
    ]),
  ];
}

function suit({ luck }: Sitter): Shape[] {
  const kind = luck.below(3);
  const chest = shaded(pts([16, 194, 24, 154, 54, 138, 80, 132, 122, 132, 148, 138, 178, 154, 186, 194]));
  const front: Shape[] =
    kind === 0
      ? [
          plate(pts([52, 194, 58, 140, 72, 135, 70, 194]), 'accent'),
          plate(pts([148, 194, 144, 140, 130, 135, 132, 194]), 'accent'),
          plate(box(86, 168, 30, 18, 4), 'glow'),
        ]
      : kind === 1
        ? [
            panel(pts([101, 134, 122, 134, 140, 194, 101, 194]), 'accent'),
            lines(run(101, 140, 101, 194)),
            ...[152, 166, 180].map((y) => dot([94, y], 2.4, 'glow')),
          ]
        : [
            panel(pts([24, 154, 54, 138, 60, 152, 30, 172]), 'accent'),
            panel(pts([178, 154, 148, 138, 142, 152, 172, 172]), 'accent'),
            disc([101, 174], 10, 'glow'),
            lines(run(60, 160, 92, 172), run(142, 160, 110, 172)),
          ];
  const collar = [
    plate(pts([72, 142, 70, 122, 82, 114, 120, 114, 132, 122, 130, 142, 102, 154]), 'fill2'),
    lines(run(76, 130, 102, 144, 126, 130)),
  ];
  return layer([...chest, ...front, ...collar]);
}

function face({ luck, jaw, hair, skin: [light, shade], says }: Sitter): Shape[] {
  const old = says(/general|bear|old\b|baron/i) || luck.flip(0.12);
  const y = luck.between(82, 87);
  const skin = shaded(
    pts([
      72,
      60,
      72,
      94,
      101 - jaw,
      114,
      94,
      126,
      108,
      126,
      101 + jaw,
      114,
      130,
      92,
      130,
      60,
      116,
      46,
      86,
      46,
    ]),
    light,
    [-1, 0.2],
    0.55,
    shade,
  );
  const brow = luck.between(-3, 3);
  const mouth = luck.between(-2.5, 3);
  const extra: Shape[] = [];
  if (old) extra.push(blob(pts([-14, 0, 0, -5, 15, 0, 10, 6, 0, 3, -9, 6], 1, 1, 107, 109), hair, false));
  else extra.push(cable(run(98, 112, 107, 112 + mouth, 118, 111 - mouth * 0.4), 2));
  if (luck.flip(0.35)) extra.push(wire(run(119, y + 6, 124, y + 18), 1.6));
  if (luck.flip(0.3))
    extra.push(...[0, 1, 2].map((i) => dot([80 + i * 4, y + 14 + (i % 2) * 4], 1, 'line', 0)));
  return [
    ...skin,
    wire(run(86, y - 9 + brow * 0.4, 99, y - 9 - brow), 3, hair === 'glow' ? 'line' : hair),
    wire(run(110, y - 9 - brow, 123, y - 9 + brow * 0.4), 3, hair === 'glow' ? 'line' : hair),
    ...[94, 116].flatMap((x) => [dot([x, y], 4.6, 'fill', 0), dot([x + 1, y], 3, 'line', 0)]),
    lines(run(88, y - 4, 99, y - 4), run(110, y - 4, 122, y - 4), run(106, y + 2, 110, y + 14, 104, y + 15)),
    ...extra,
  ];
}

function hairdo({ luck, hair }: Sitter): { back: Shape[]; front: Shape[] } {
  switch (luck.below(6)) {
    case 0:
      return {
        back: [blob(pts([66, 60, 54, 100, 58, 142, 82, 150, 122, 150, 144, 140, 146, 100, 136, 60]), hair)],
        front: [blob(pts([68, 78, 70, 50, 96, 36, 128, 44, 134, 72, 118, 60, 96, 58, 80, 64]), hair)],
      };
    case 1:
      return {
        back: [],
        front: [
          plate(
            pts([
              68, 76, 64, 50, 78, 34, 84, 42, 94, 26, 104, 40, 118, 28, 122, 42, 136, 46, 134, 74, 124, 60,
              110, 66, 98, 58, 84, 66, 76, 62,
            ]),
            hair,
          ),
        ],
      };
    case 2:
      return {
        back: [blob(run(64, 54, 44, 62, 34, 92, 42, 124, 52, 104, 64, 84), hair)],
        front: [
          blob(pts([68, 74, 68, 50, 90, 38, 122, 40, 134, 62, 132, 74, 120, 58, 92, 52]), hair),
          disc([62, 66], 6, 'accent'),
        ],
      };
    case 3:
      return {
        back: [],
        front: [plate(pts([69, 70, 70, 46, 84, 38, 118, 38, 132, 46, 133, 70, 126, 56, 76, 56]), hair)],
      };
    case 4:
      return {
        back: [disc([92, 30], 15, hair)],
        front: [
          blob(pts([68, 76, 68, 52, 88, 38, 120, 40, 134, 58, 133, 76, 122, 60, 100, 54, 80, 60]), hair),
        ],
      };
    default:
      return {
        back: [blob(pts([70, 50, 58, 76, 60, 112, 74, 118, 130, 118, 144, 108, 144, 72, 132, 48]), hair)],
        front: [
          plate(
            pts([
              68, 82, 68, 52, 86, 38, 120, 40, 134, 56, 135, 80, 126, 66, 112, 72, 108, 60, 92, 72, 88, 62,
              76, 76,
            ]),
            hair,
          ),
        ],
      };
  }
}

const goggles = (y: number): Shape[] => [
  plate(pts([66, -6, 136, -6, 136, 6, 66, 6], 1, 1, 0, y), 'line'),
  disc([91, y], 13, 'fill2'),
  disc([117, y], 13, 'fill2'),
  dot([92, y], 8.5, 'glow'),
  dot([118, y], 8.5, 'glow'),
];

/** What is worn on the head, over the hair. */
function headgear(sitter: Sitter): Shape[] {
  const { luck, says } = sitter;
  const kind = says(/admiral|captain|general|commander/i)
    ? 4
    : says(/swift|ghost|\bace\b/i)
      ? 3
      : says(/ingenious|doctor|mechanic|looks/i)
        ? 1
        : luck.below(4);
  const cups = [disc([70, 90], 13, 'accent'), dot([70, 90], 6, 'fill2')];
  switch (kind) {
    case 0: // an open flight helmet, visor up
      return [
        plate(
          pts([64, 88, 62, 52, 78, 28, 102, 22, 126, 28, 140, 52, 138, 84, 130, 84, 130, 62, 74, 62, 74, 96]),
          'accent',
        ),
        panel(pts([74, 60, 76, 44, 128, 44, 130, 60]), 'glow'),
        lines(run(102, 24, 102, 42), run(82, 30, 86, 42)),
        ...cups,
      ];
    case 1: // goggles pushed up
      return [...goggles(50), disc([68, 92], 8, 'accent')];
    case 2: // a headset
      return [
        cable(run(70, 86, 70, 50, 101, 34, 132, 50), 8),
        cable(run(70, 86, 70, 50, 101, 34, 132, 50), 3.6, 'accent'),
        ...cups,
        cable(run(72, 100, 78, 116, 96, 118), 3),
        disc([97, 118], 4.5, 'glow'),
      ];
    case 3: // a closed helmet: only the chin shows
      return [
        ...shaded(
          pts([62, 104, 60, 54, 76, 28, 102, 20, 128, 28, 142, 54, 140, 100, 128, 112, 118, 104, 78, 106]),
          'accent',
          [-1, 0],
          0.7,
        ),
        plate(pts([80, 62, 136, 58, 140, 76, 132, 94, 92, 98, 80, 88]), 'glow'),
        tint(pts([92, 66, 106, 65, 96, 94, 88, 90]), 'fill'),
        lines(run(70, 48, 96, 38), run(102, 22, 104, 56)),
        dot([70, 82], 6, 'fill2'),
      ];
    default: // an officer's cap
      return [
        plate(pts([56, 52, 64, 26, 102, 16, 140, 26, 148, 50, 134, 58, 70, 58]), 'accent'),
        plate(pts([68, 60, 70, 48, 134, 48, 136, 60]), 'line'),
        plate(pts([76, 60, 134, 58, 144, 68, 120, 66, 90, 68]), 'fill2'),
        plate(pts([102, 22, 108, 34, 102, 46, 96, 34]), 'glow'),
      ];
  }
}

const SKINS = [
  ['skin1', 'skin2'],
  ['skin2', 'skin3'],
  ['skin3', 'skin4'],
] as const;

export function pilot({ id, name }: PilotSubject): Shape[] {
  const luck = chance(`${id}/${name}`);
  const sitter: Sitter = {
    luck,
    jaw: luck.between(15, 24),
    hair: luck.pick(['line', 'skin4', 'glow', 'line', 'fill2']),
    skin: chance(`${id}/skin`).pick<readonly [Skin, Skin]>(SKINS),
    says: (words) => words.test(name),
  };
  const { back, front } = hairdo(sitter);
  const behind: Shape[] = [
    ring([100, 92], 88, HAIR, 'faint'),
    ring([100, 92], 80, HAIR, 'faint'),
    ...cross([100, 92], 94),
    ...dimension([8, 20], [8, luck.between(110, 170)]),
  ];
  return contain([
    ...behind,
    ...seat(sitter),
    ...layer(back),
    ...suit(sitter),
    ...layer([
      plate(pts([86, 132, 88, 104, 116, 104, 118, 132]), sitter.skin[1]),
      ...face(sitter),
      ...front,
      ...headgear(sitter),
    ]),
  ]);
}
