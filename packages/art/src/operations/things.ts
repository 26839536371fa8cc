import {
  bar,
  box,
  cable,
  dashed,
  disc,
  dot,
  layer,
  lines,
  ngon,
  panel,
  place,
  plate,
  polar,
  pts,
  ring,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
} from '../pen.ts';
import { bolt, burst, bust, dashes, type Emblem } from './emblem.ts';

/** Things that appear in operations, as symbols of what is done with them. */

export const key: Emblem = (luck) =>
  layer(
    place(
      [
        plate(bar([-16, 0], [78, 0], 13), 'glow'),
        ...[38, 56, 72].map((x, i) => plate(box(x - 5, 0, 10, 22 - i * 4), 'glow')),
        ...[-22, 22].map((y) => disc([-42, y], 25, 'glow')),
        ...[-22, 22].map((y) => dot([-42, y], 11, 'fill2')),
        plate(ngon([-18, 0], 15, 6), 'accent'),
      ],
      [104, 102],
      luck.between(-42, -24),
    ),
  );

export const bullet: Emblem = (luck) =>
  [-1, 0, 1].flatMap((i) =>
    layer(
      place(
        [
          ...shaded(pts([-58, -13, 18, -13, 18, 13, -58, 13]), 'glow', [0, 1], 0.1),
          ...shaded(pts([18, -12, 42, -10, 60, 0, 42, 10, 18, 12]), i === 0 ? 'accent' : 'fill', [0, 1], 0.1),
          lines(run(-48, -13, -48, 13), run(10, -13, 10, 13)),
        ],
        [100 + i * 6, 100 + i * 38],
        -28 + luck.between(-4, 4),
        i === 0 ? 1.15 : 0.9,
      ),
    ),
  );

export const relic: Emblem = (luck) => {
  const turn = luck.between(-20, 20);
  return [
    ring([100, 100], 60, 2, 'faint'),
    ...layer(
      place(
        [
          plate([...ngon([0, 0], 58, 24).slice(3, 17), [-8, -20], [6, 4], [-4, 26], [20, 38]], 'glow'),
          panel(ngon([-22, -6], 15, 6), 'accent'),
          lines(run(-46, 20, -24, 30), run(-40, -34, -20, -40), run(-6, 44, -2, 54)),
        ],
        [104, 100],
        turn,
      ),
    ),
    dashed(ring([104, 100], 58, 2), '5 6'),
    ...layer(place([plate(ngon([0, 0], 10, 5), 'glow')], [150, 64], turn)),
    ...layer(place([plate(ngon([0, 0], 7, 5), 'glow')], [162, 92], turn)),
  ];
};

export const plan: Emblem = (luck) =>
  place(
    [
      ...layer([
        ...shaded(box(-66, -46, 132, 92), 'fill', [0, 1], 0.7),
        ...[-44, -22, 0, 22, 44].map((x) => wire(run(x, -40, x, 40), 0.9, 'faint')),
        ...[-20, 0, 20].map((y) => wire(run(-60, y, 60, y), 0.9, 'faint')),
        plate(box(-74, -56, 148, 16, 6), 'accent'),
        plate(box(-74, 40, 148, 16, 6), 'accent'),
      ]),
      ...[-34, 0, 34].flatMap((x, i) => [
        wire(run(x - 9, 30, x, -14 - i * 6, x + 9, 30), 3),
        wire(run(x - 6, 12, x + 6, 12), 2.4),
        dot([x, -18 - i * 6], 4.5, 'glow'),
      ]),
    ],
    [100, 100],
    luck.between(-8, 8),
  );

export const virus: Emblem = (luck) => {
  const turn = luck.between(0, 40);
  const spikes = Array.from({ length: 9 }, (_, i) => turn + i * 40);
  return [
    ...layer([
      ...spikes.flatMap((a) => [
        plate(bar(polar([100, 100], 40, a), polar([100, 100], 66, a), 7), 'fill2'),
        disc(polar([100, 100], 70, a), 8.5, 'accent'),
      ]),
      disc([100, 100], 47, 'fill'),
    ]),
    panel(pts([74, 92, 94, 98, 78, 106]), 'glow'),
    panel(pts([126, 92, 106, 98, 122, 106]), 'glow'),
    cable(run(82, 124, 92, 116, 100, 122, 108, 116, 118, 124), 3),
    ...[
      [84, 72],
      [118, 76],
      [102, 66],
    ].map(([x = 0, y = 0]) => dot([x, y], 4, 'fill2')),
  ];
};

export const tooth: Emblem = (luck) => [
  ...layer(
    place(
      [
        ...shaded(
          pts([
            -40, -42, -20, -54, 0, -46, 20, -54, 40, -42, 42, -8, 30, 18, 24, 58, 8, 62, 2, 26, -4, 26, -10,
            62, -26, 58, -30, 18, -42, -8,
          ]),
        ),
        plate(pts([-8, -50, 8, -50, 4, -30, 14, -22, -2, 2, 2, -20, -10, -26]), 'line'),
      ],
      [100, 104],
      luck.between(-10, 10),
      1.1,
    ),
  ),
  ...layer([...bolt([46, 60], 0.6, -20), ...bolt([156, 62], 0.6, 30)]),
  ring([100, 100], 72, 3, 'accent'),
];

export const ramp: Emblem = (luck) => {
  const high = luck.between(52, 64);
  return [
    ...layer([
      ...shaded(run(24, 164, 150, high + 44, 176, high + 44, 176, 164)),
      lines(
        run(150, high + 44, 150, 164),
        run(104, 88 + (high - 52) * 0.4 + 24, 104, 164),
        run(62, 140, 62, 164),
      ),
      plate(run(22, 164, 148, high + 42, 150, high + 52, 34, 168), 'accent'),
    ]),
    ...layer(place(bust(false), [96, high + 34], -30, 0.72)),
    dashes(run(128, high - 2, 146, high - 20, 170, high - 30)),
    ...layer(place([plate(pts([0, 0, -20, -9, -14, 0, -20, 9]), 'glow')], [184, high - 34], -20)),
  ];
};

/** A barrier with its lamps and a cone. */
export const roadworks: Emblem = (luck) => {
  const shift = luck.between(0, 2);
  return [
    ...layer(
      [48, 138].flatMap((x) => [
        plate(bar([x, 74], [x - 10, 166], 8), 'fill2'),
        plate(bar([x, 74], [x + 12, 166], 8), 'fill2'),
      ]),
    ),
    ...layer([
      ...shaded(box(26, 78, 136, 32, 4)),
      ...[0, 1, 2, 3].map((i) =>
        panel(pts([0, 32, 14, 0, 30, 0, 16, 32], 1, 1, 30 + i * 32 + shift, 78), 'accent'),
      ),
      ...[48, 138].flatMap((x) => [plate(box(x - 6, 66, 12, 12, 2), 'fill2'), disc([x, 56], 12, 'glow')]),
    ]),
    ...layer([
      plate(pts([146, 168, 190, 168, 190, 160, 146, 160]), 'fill2'),
      plate(pts([152, 160, 164, 112, 172, 112, 184, 160]), 'accent'),
      panel(pts([157, 142, 161, 127, 175, 127, 179, 142]), 'fill'),
    ]),
    ...layer([
      plate(pts([18, 170, 26, 154, 52, 150, 70, 160, 82, 170]), 'fill2'),
      ...[34, 52].map((x) => dot([x, 162], 3, 'line', 0)),
    ]),
  ];
};

/** The headframe of a mine over its shaft. */
export const shaft: Emblem = (luck) => {
  const spin = luck.between(0, 60);
  return [
    ...layer([
      plate(bar([72, 150], [94, 52], 8)),
      plate(bar([132, 150], [110, 52], 8), 'fill2'),
      plate(bar([150, 150], [112, 60], 7), 'fill2'),
      wire(run(79, 120, 125, 120), 4),
      wire(run(86, 88, 118, 88), 4),
    ]),
    ...layer([
      disc([102, 48], 24, 'accent'),
      dot([102, 48], 15, 'fill2', 2),
      ...[0, 60, 120].map((a) =>
        wire([polar([102, 48], 15, a + spin), polar([102, 48], 15, a + 180 + spin)], 2),
      ),
    ]),
    wire(run(102, 72, 102, 150), 3),
    ...layer([
      plate(pts([30, 176, 40, 148, 164, 148, 174, 176])),
      panel(pts([78, 176, 82, 154, 122, 154, 126, 176]), 'line'),
    ]),
    ...layer([
      plate(pts([88, 134, 116, 134, 112, 158, 92, 158]), 'glow'),
      plate(pts([90, 134, 98, 124, 108, 128, 114, 134]), 'fill2'),
    ]),
    ...layer([plate(pts([36, 168, 44, 152, 60, 156, 66, 168]), 'fill2')]),
  ];
};

/** A loudhailer, with the badge of the crew member who shouts above it; each has a different one. */
export const cry: Emblem = (luck, says) => [
  ...[0, 1, 2].map((i) =>
    cable(
      [-28, 0, 28].map((a) => polar([118, 118], (a === 0 ? 50 : 46) + i * 15, a)),
      5 - i,
      'accent',
    ),
  ),
  ...layer(
    place(
      [
        plate(pts([-30, 12, -22, 42, -8, 42, -14, 10]), 'fill2'),
        ...shaded(pts([-46, -16, -18, -18, 46, -46, 46, 46, -18, 18, -46, 16])),
        panel(pts([-18, -17, -4, -23, -4, 23, -18, 17]), 'accent'),
        plate(pts([46, -50, 56, -48, 56, 48, 46, 50]), 'fill2'),
        plate(box(-60, -12, 16, 24, 4), 'line'),
      ],
      [80, 122],
      luck.between(-12, -4),
    ),
  ),
  ...layer([disc([66, 52], 32, 'fill')]),
  ring([66, 52], 26, 1.6),
  ...badge(says),
];

function badge(says: (words: RegExp) => boolean): Shape[] {
  const at: Pt = [66, 52];
  if (says(/ada/i))
    return [
      panel(
        Array.from({ length: 32 }, (_, i) => polar(at, i % 4 < 2 ? 19 : 14, i * 11.25)),
        'accent',
      ),
      dot(at, 6, 'glow'),
    ];
  if (says(/bear/i))
    return [
      dot([66, 58], 11, 'accent'),
      ...[-13, -5, 5, 13].map((x) => dot([66 + x, 38 + Math.abs(x) * 0.5], 4.4, 'accent')),
    ];
  if (says(/donna/i))
    return [-8, 2, 12].map((y) =>
      panel(pts([-16, 8, 0, -8, 16, 8, 16, 2, 0, -14, -16, 2], 1, 1, 66, 50 + y), 'accent'),
    );
  if (says(/grace/i))
    return [
      wire(run(66, 38, 66, 72), 5, 'accent'),
      cable(run(48, 58, 54, 70, 66, 74, 78, 70, 84, 58), 5, 'accent'),
      wire(run(56, 46, 76, 46), 4, 'accent'),
      ring([66, 35], 4.4, 3, 'accent'),
    ];
  return [burst(at, 20, 5, -90)];
}
