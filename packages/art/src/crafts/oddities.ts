import {
  bar,
  box,
  cable,
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
  type Shape,
} from '../pen.ts';
import type { Craft } from './craft.ts';

/** Machines like nothing else. */

export const top: Craft = ({ luck }) => {
  const lean = luck.between(-12, 12);
  return place(
    [
      ...layer([plate(pts([-6, -128, 6, -128, 8, -96, -8, -96]), 'fill2'), disc([0, -132], 9, 'glow')]),
      ...layer([
        ...shaded(pts([-82, -70, -50, -96, 50, -96, 82, -70, 40, -30, 10, -8, 0, 2, -10, -8, -40, -30])),
        panel(pts([-82, -70, 82, -70, 66, -54, -66, -54]), 'accent'),
        ...[-48, -16, 16, 48].map((x) => dot([x, -62], 4.5, 'glow')),
        lines(run(-50, -96, -30, -70), run(50, -96, 30, -70), run(-40, -30, -16, -54), run(40, -30, 16, -54)),
      ]),
      ring([0, -62], 100, 1.6, 'faint'),
      cable(run(-104, -76, -70, -48, 0, -36, 70, -48, 104, -76), 3, 'accent'),
    ],
    [0, 0],
    lean,
  );
};

/** A rocket of as many stages as its name says. */
export const rocket: Craft = ({ says }) => {
  const stages = says(/3/) ? 3 : says(/2/) ? 2 : 1;
  const out: Shape[] = [];
  for (let i = 0; i < stages; i++) {
    const [w, y] = [34 - i * 6, -14 - i * 54];
    out.push(
      ...layer([
        ...(i === 0
          ? [
              plate(pts([-30, -10, -62, 0, -56, -36, -32, -50]), 'accent'),
              plate(pts([30, -10, 62, 0, 56, -36, 32, -50]), 'accent'),
            ]
          : []),
        ...shaded(run(-w, y, -w, y - 50, w, y - 50, w, y)),
        panel(run(-w, y - 14, w, y - 14, w, y - 24, -w, y - 24), i % 2 === 0 ? 'accent' : 'fill2'),
        lines(run(0, y - 28, 0, y - 48)),
      ]),
    );
  }
  const [w, y] = [34 - (stages - 1) * 6, -64 - (stages - 1) * 54];
  out.push(
    ...layer([
      plate(pts([-12, 0, 12, 0, 18, 14, -18, 14], 1, 1, 0, -14), 'fill2'),
      plate(pts([-13, 0, 13, 0, 0, 26]), 'glow'),
    ]),
    ...layer([
      ...shaded(run(-w, y, -w * 0.7, y - 28, 0, y - 46, w * 0.7, y - 28, w, y)),
      dot([0, y - 16], w * 0.32, 'glow', 2),
    ]),
  );
  return out;
};

/** A wall on rollers. */
export const wall: Craft = ({ luck }) => {
  const rows = [0, 1, 2, 3];
  const off = luck.between(10, 22);
  return [
    ...layer([
      ...shaded(
        run(
          -86,
          -18,
          -86,
          -112,
          -66,
          -112,
          -66,
          -128,
          -40,
          -128,
          -40,
          -112,
          -14,
          -112,
          -14,
          -128,
          14,
          -128,
          14,
          -112,
          40,
          -112,
          40,
          -128,
          66,
          -128,
          66,
          -112,
          86,
          -112,
          86,
          -18,
        ),
        'fill',
        [-1, 0.2],
        0.4,
      ),
      lines(
        ...rows.map((i) => run(-86, -36 - i * 22, 86, -36 - i * 22)),
        ...rows.flatMap((i) =>
          [-60, -20, 20, 60].map((x) =>
            run(x + (i % 2) * off, -36 - i * 22, x + (i % 2) * off, -18 - i * 22),
          ),
        ),
      ),
      panel(pts([-22, -92, 22, -92, 22, -66, 0, -52, -22, -66]), 'accent'),
      panel(pts([-34, -104, -10, -104, -12, -96, -32, -96]), 'glow'),
      panel(pts([10, -104, 34, -104, 32, -96, 12, -96]), 'glow'),
    ]),
    ...layer([
      plate(pts([-92, -22, 92, -22, 86, -4, -86, -4]), 'line'),
      ...[-66, -22, 22, 66].map((x) => disc([x, -11], 12, 'fill2')),
    ]),
  ];
};

export const balloons: Craft = ({ luck }) => {
  const one = (x: number, y: number, r: number, tone: 'accent' | 'glow' | 'fill'): Shape[] => [
    cable(run(x, y + r, x * 0.6, y + r + 24, x * 0.3, -44), 1.8),
    ...layer([
      disc([x, y], r, tone),
      plate(run(x - 4, y + r, x + 4, y + r, x, y + r - 8), tone),
      panel(pts([-12, -6, 12, -6, 10, 2, -10, 2], r / 26, r / 26, x, y), 'line'),
      dot([x - r * 0.2, y - 2 * (r / 26)], 2.4, 'glow', 0),
      dot([x + r * 0.2, y - 2 * (r / 26)], 2.4, 'glow', 0),
    ]),
  ];
  const up = luck.between(-8, 8);
  return [
    ...one(-58, -128 + up, 27, 'glow'),
    ...one(58, -134 - up, 26, 'fill'),
    ...one(0, -156, 34, 'accent'),
    ...layer([
      ...shaded(pts([-30, -44, 30, -44, 24, -6, -24, -6])),
      lines(run(-28, -32, 28, -32), run(-26, -19, 26, -19), run(-9, -44, -7, -6), run(9, -44, 7, -6)),
      plate(pts([-34, -50, 34, -50, 34, -42, -34, -42]), 'accent'),
    ]),
  ];
};

/** A cockpit that walks alone. */
export const pod: Craft = () => [
  ...layer([
    plate(bar([-26, -44], [-50, -2], 9), 'fill2'),
    plate(bar([30, -44], [56, -2], 9), 'fill2'),
    plate(pts([-66, 0, -36, 0, -42, -10, -60, -10])),
    plate(pts([42, 0, 74, 0, 68, -10, 48, -10])),
    wire(run(-30, -112, -52, -140), 2.4),
    disc([-54, -143], 6, 'glow'),
  ]),
  ...layer([
    ...shaded(pts([-64, -58, -60, -92, -36, -116, 14, -120, 54, -102, 72, -70, 62, -44, 20, -32, -40, -36])),
    panel(pts([-6, -112, 22, -112, 50, -96, 62, -72, 16, -66, -10, -76]), 'glow'),
    lines(run(16, -112, 18, -66), run(-52, -76, -16, -72)),
    panel(pts([-48, -64, -20, -60, -22, -46, -46, -48]), 'accent'),
  ]),
];

export const vise: Craft = () => [
  ...layer([
    plate(bar([-92, -84], [96, -84], 12), 'fill2'),
    lines(...[-76, -60, -44, 52, 66, 80].map((x) => run(x, -90, x + 6, -78))),
    disc([100, -84], 10, 'glow'),
    plate(bar([100, -108], [100, -60], 6), 'fill2'),
  ]),
  ...layer([
    ...shaded(pts([-40, 0, -48, -40, -40, -128, -8, -132, -8, -56, 14, -56, 14, 0])),
    panel(pts([-16, -128, -8, -130, -8, -64, -16, -64]), 'accent'),
    dot([-28, -104], 7, 'glow', 2),
  ]),
  ...layer([
    ...shaded(pts([18, -20, 18, -132, 44, -126, 58, -70, 52, -20])),
    panel(pts([18, -130, 26, -128, 26, -56, 18, -56]), 'accent'),
    dot([40, -104], 7, 'glow', 2),
    plate(pts([-66, 0, -56, -20, 64, -20, 76, 0]), 'fill2'),
  ]),
];

/** Pipes and a fork that sound: a machine that others follow. */
export const chord: Craft = ({ luck, says }) => {
  const pipes = says(/reson/i) ? 7 : 5;
  const wide = 130 / pipes;
  const rise = luck.between(14, 20);
  return [
    ...layer(
      Array.from({ length: pipes }, (_, i): Shape[] => {
        const x = -65 + i * wide;
        const high = 92 + rise * (3 - Math.abs(i - (pipes - 1) / 2));
        return [
          ...shaded(
            run(x + 2, -34, x + 2, -high, x + wide / 2, -high - 8, x + wide - 2, -high, x + wide - 2, -34),
            i % 2 === 0 ? 'fill' : 'accent',
          ),
          panel(run(x + 5, -58, x + wide - 5, -58, x + wide / 2, -44), 'line'),
        ];
      }).flat(),
    ),
    ...layer([
      ...shaded(pts([-84, -8, -76, -46, 76, -46, 84, -8]), 'fill', [0, 1], 0.2),
      panel(pts([-60, -38, 60, -38, 62, -26, -62, -26]), 'glow'),
      lines(...[-40, -20, 0, 20, 40].map((x) => run(x, -38, x, -26))),
      plate(pts([-92, 0, -86, -12, 86, -12, 92, 0]), 'fill2'),
    ]),
    ...[16, 30].map((r) => ring([0, -150], 60 + r, 1.6, 'faint')),
    ...layer(
      place(
        [plate(ngon([0, 0], 9, 6), 'glow'), wire([polar([0, 0], 9, -90), polar([0, 0], 26, -90)], 3)],
        [luck.between(58, 74), -150],
      ),
    ),
  ];
};

export const drill: Craft = () => [
  ...layer([
    ...[-64, -30, 6].map((x) => plate(pts([-14, 0, -10, -14, 12, -14, 18, 0], 1, 1, x, 0), 'fill2')),
    plate(pts([-86, -44, -104, -60, -82, -66]), 'accent'),
  ]),
  ...layer([
    ...shaded(
      pts([-92, -34, -84, -68, -48, -88, 6, -88, 34, -70, 38, -30, 10, -10, -70, -10]),
      'fill',
      [-0.2, 1],
      0.2,
    ),
    panel(pts([-12, -84, 8, -84, 26, -70, 8, -60, -16, -64]), 'glow'),
    panel(pts([-70, -56, -30, -60, -32, -36, -70, -34]), 'accent'),
    lines(run(-20, -88, -24, -10)),
  ]),
  ...layer([
    plate(box(32, -76, 12, 54, 3), 'fill2'),
    ...shaded(pts([44, -80, 116, -48, 44, -18]), 'accent', [0, 1], 0.1),
    lines(run(52, -76, 62, -26), run(68, -69, 78, -33), run(84, -62, 92, -40)),
  ]),
];
