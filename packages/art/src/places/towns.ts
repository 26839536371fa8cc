import {
  bar,
  box,
  cable,
  disc,
  dot,
  lines,
  ngon,
  panel,
  place,
  plate,
  pts,
  run,
  shaded,
  wire,
  type Shape,
} from '../pen.ts';
import { claw } from '../mech/blades.ts';
import { FLOOR, group, shade, solid, type Scene } from './scene.ts';

/** Where people live, trade and travel. */

export const tower: Scene = (luck) => {
  const bolts = luck.between(0, 30);
  const zig = (s: number, y: number): Shape =>
    wire(
      run(
        100 + s * 34,
        y,
        100 + s * 46,
        y - 9,
        100 + s * 56,
        y + 7,
        100 + s * 68,
        y - 7,
        100 + s * 82,
        y + 5,
      ),
      3,
      'accent',
    );
  return [
    zig(1, 50 + bolts * 0.2),
    zig(-1, 56 + bolts * 0.3),
    zig(luck.flip() ? 1 : -1, 84),
    ...group(
      shaded(pts([74, FLOOR, 84, 70, 118, 70, 128, FLOOR])),
      lines(run(80, 118, 122, 118), run(77, 142, 125, 142), run(101, 74, 101, 116)),
      panel(pts([92, FLOOR, 92, 148, 110, 148, 110, FLOOR]), 'accent'),
      panel(box(96, 126, 10, 8), 'glow'),
    ),
    ...group(
      shaded(pts([62, 70, 70, 56, 132, 56, 140, 70]), 'fill', [0, 1], 0),
      solid([94, 56, 96, 14, 106, 14, 108, 56], 'fill2'),
      [0, 1, 2].map((i) =>
        plate(
          pts([-24 + i * 5, 4, -20 + i * 5, -4, 20 - i * 5, -4, 24 - i * 5, 4], 1, 1, 101, 48 - i * 14),
          i === 1 ? 'accent' : 'fill',
        ),
      ),
      disc([101, 12], 5, 'glow'),
    ),
    ...group(
      solid([52, FLOOR, 66, 144, 74, 144, 74, FLOOR], 'fill2'),
      solid([150, FLOOR, 136, 144, 128, 144, 128, FLOOR], 'fill2'),
    ),
  ];
};

export const rails: Scene = (luck) => {
  const ties = Array.from({ length: 6 }, (_, i) => {
    const y = 128 + i * i * 2.1 + i * 2;
    const w = 14 + i * 12;
    return plate(run(100 - w, y, 100 + w, y, 100 + w + 3, y + 3 + i, 100 - w - 3, y + 3 + i), 'fill2');
  });
  const bay = luck.flip();
  return [
    ...group(
      ties,
      solid([90, 122, 94, 122, 66, 196, 54, 196]),
      solid([106, 122, 110, 122, 146, 196, 134, 196]),
    ),
    ...group(
      shaded(pts([58, 132, 52, 78, 62, 48, 138, 48, 148, 78, 142, 132])),
      solid([50, 140, 56, 118, 144, 118, 150, 140, 134, 152, 66, 152], 'accent'),
      lines(run(72, 150, 80, 120), run(100, 150, 100, 120), run(128, 150, 120, 120)),
      panel(pts([66, 58, 96, 58, 96, 80, 62, 80]), 'glow'),
      panel(pts([104, 58, 134, 58, 138, 80, 104, 80]), 'glow'),
      dot([66, 100], 7, 'glow', 2),
      dot([134, 100], 7, 'glow', 2),
      lines(run(84, 92, 116, 92), run(84, 100, 116, 100), run(84, 108, 116, 108)),
      solid(bay ? [80, 48, 84, 30, 116, 30, 120, 48] : [88, 48, 88, 26, 98, 26, 98, 48], 'fill2'),
    ),
    ...group(
      solid([16, FLOOR, 16, 88, 24, 88, 24, FLOOR], 'fill2'),
      solid([10, 100, 10, 70, 30, 70, 30, 100]),
      dot([20, 78], 5, 'accent'),
      dot([20, 91], 5, luck.flip() ? 'glow' : 'line'),
    ),
  ];
};

export const market: Scene = (luck) => {
  const stall = (x: number, w: number, y: number, tall: number): Shape[] => {
    const n = 4;
    const roof = Array.from({ length: n }, (_, i) =>
      plate(
        run(
          x + 6 + ((w - 12) * i) / n,
          y,
          x + 6 + ((w - 12) * (i + 1)) / n,
          y,
          x + (w * (i + 1)) / n,
          y + 20,
          x + (w * (i + 0.5)) / n,
          y + 26,
          x + (w * i) / n,
          y + 20,
        ),
        i % 2 === 0 ? 'accent' : 'fill',
      ),
    );
    return [
      plate(box(x + 4, y + 16, 5, tall), 'fill2'),
      plate(box(x + w - 9, y + 16, 5, tall), 'fill2'),
      ...shaded(run(x + 2, y + tall - 18, x + w - 2, y + tall - 18, x + w - 4, FLOOR, x + 4, FLOOR)),
      lines(run(x + 4, y + tall - 8, x + w - 4, y + tall - 8)),
      ...roof,
      disc([x + w * 0.3, y + 42], 5.5, 'glow'),
      wire(run(x + w * 0.3, y + 26, x + w * 0.3, y + 37), 1.5),
    ];
  };
  return [
    ...group(solid([158, 20, 146, 30, 144, 44, 152, 56, 166, 58, 156, 48, 152, 38, 154, 28], 'glow')),
    ...group(
      shaded(box(60, 40, 76, 126)),
      Array.from({ length: 6 }, (_, i) =>
        panel(box(70 + (i % 3) * 22, 50 + Math.floor(i / 3) * 20, 12, 10), luck.flip(0.6) ? 'glow' : 'fill2'),
      ),
    ),
    ...group(stall(104, 80, 88, 60)),
    ...group(
      stall(14, 88, 78, 66),
      place(claw(0.1), [62, 132], -90, 0.5),
      solid([30, 144, 34, 130, 46, 130, 50, 144], 'accent'),
    ),
    cable(run(14, 66, 60, 76, 104, 60, 150, 72, 188, 62), 1.5),
    ...group([38, 84, 126, 170].map((x, i) => disc([x, 76 - (i % 2) * 6], 4.4, 'glow'))),
  ];
};

export const gate: Scene = (luck) => {
  const open = luck.between(2, 12);
  return [
    ...group(
      shaded(pts([44, FLOOR, 44, 60, 60, 46, 140, 46, 156, 60, 156, FLOOR])),
      shade([64, FLOOR, 64, 74, 136, 74, 136, FLOOR], 'line'),
    ),
    ...group(
      plate(run(66, FLOOR, 66, 76, 100 - open, 76, 100 - open, FLOOR), 'fill'),
      plate(run(134, FLOOR, 134, 76, 100 + open, 76, 100 + open, FLOOR), 'fill2'),
      lines(
        run(70, 100, 96 - open, 100),
        run(70, 128, 96 - open, 128),
        run(104 + open, 100, 130, 100),
        run(104 + open, 128, 130, 128),
      ),
      panel(pts([66, 146, 100 - open, 146, 100 - open, 156, 66, 156]), 'accent'),
      panel(pts([134, 146, 100 + open, 146, 100 + open, 156, 134, 156]), 'accent'),
      disc([100 - open - 8, 114], 6, 'glow'),
    ),
    ...group(
      [16, 148].flatMap((x) => [
        ...shaded(
          pts(
            [
              0,
              FLOOR,
              4,
              44,
              0,
              36,
              0,
              22,
              9,
              22,
              9,
              30,
              14,
              30,
              14,
              22,
              23,
              22,
              23,
              30,
              28,
              30,
              28,
              22,
              36,
              22,
              36,
              36,
              32,
              44,
              36,
              FLOOR,
            ],
            1,
            1,
            x,
          ),
        ),
        panel(box(x + 12, 58, 12, 20, 3), 'glow'),
        lines(run(x + 3, 100, x + 33, 100), run(x + 2, 134, x + 34, 134)),
      ]),
    ),
    ...group(solid([72, 60, 100, 50, 128, 60, 100, 68], 'accent')),
  ];
};

export const hangar: Scene = (luck) => {
  const door = luck.between(0, 16);
  return [
    ...group(
      shaded(pts([14, FLOOR, 14, 96, 34, 62, 68, 42, 132, 42, 166, 62, 186, 96, 186, FLOOR])),
      shade([34, FLOOR, 34, 104, 48, 80, 74, 64, 126, 64, 152, 80, 166, 104, 166, FLOOR], 'line'),
      lines(
        run(68, 44, 76, 62),
        run(132, 44, 124, 62),
        run(36, 64, 50, 80),
        run(164, 64, 150, 80),
        run(100, 42, 100, 62),
      ),
    ),
    ...group(
      shaded(
        pts([
          74,
          FLOOR,
          80,
          134,
          88,
          124,
          112,
          124,
          120,
          134,
          126,
          FLOOR,
          110,
          FLOOR,
          106,
          144,
          94,
          144,
          90,
          FLOOR,
        ]),
      ),
      shaded(pts([78, 122, 72, 98, 84, 88, 116, 88, 128, 98, 122, 122])),
      solid([62, 118, 58, 98, 74, 92, 78, 104, 72, 130], 'fill2'),
      solid([138, 118, 142, 98, 126, 92, 122, 104, 128, 130], 'fill2'),
      solid([92, 88, 92, 76, 108, 76, 110, 88], 'accent'),
      panel(box(96, 80, 12, 4), 'glow'),
    ),
    ...group(
      plate(run(34, FLOOR, 34, 104, 48 + door, 80, 48 + door, FLOOR), 'fill2'),
      plate(run(166, FLOOR, 166, 104, 152 - door, 80, 152 - door, FLOOR), 'fill2'),
      lines(run(38, 130, 44 + door, 130), run(156 - door, 130, 162, 130)),
      solid([78, 42, 82, 30, 118, 30, 122, 42], 'accent'),
    ),
  ];
};

export const city: Scene = (luck) => {
  const block = (x: number, w: number, top: number, front: boolean): Shape[] => {
    const windows: Shape[] = [];
    for (let y = top + 12; y < FLOOR - 14; y += 15)
      for (let i = 0; i < 2; i++)
        if (luck.flip(0.7))
          windows.push(
            panel(box(x + w * (0.18 + i * 0.4), y, w * 0.24, 6), luck.flip(0.4) ? 'glow' : 'fill2', 1.2),
          );
    const roof = luck.below(3);
    const cap =
      roof === 0
        ? run(x, top, x + w * 0.5, top - 12, x + w, top)
        : roof === 1
          ? box(x + w * 0.2, top - 9, w * 0.5, 10)
          : run(x + 4, top, x + 4, top - 18, x + 9, top - 18, x + 9, top);
    return [
      plate(cap, 'accent'),
      ...(front
        ? shaded(run(x, FLOOR, x, top, x + w, top, x + w, FLOOR))
        : [plate(run(x, FLOOR, x, top, x + w, top, x + w, FLOOR), 'fill2')]),
      ...(front ? windows : []),
    ];
  };
  return [
    ...group(
      block(34, 30, luck.between(56, 72), false),
      block(92, 28, luck.between(34, 52), false),
      block(140, 32, luck.between(60, 80), false),
    ),
    ...group(
      block(14, 36, luck.between(88, 112), true),
      block(58, 40, luck.between(60, 84), true),
      block(108, 34, luck.between(92, 112), true),
      block(150, 36, luck.between(80, 104), true),
    ),
  ];
};

export const plant: Scene = (luck) => {
  const cooling = (x: number, w: number, top: number): Shape[] => [
    ...shaded(
      run(
        x,
        FLOOR,
        x + w * 0.14,
        top + 50,
        x + w * 0.2,
        top,
        x + w * 0.8,
        top,
        x + w * 0.86,
        top + 50,
        x + w,
        FLOOR,
      ),
    ),
    panel(
      run(x + w * 0.18, top + 12, x + w * 0.82, top + 12, x + w * 0.83, top + 22, x + w * 0.17, top + 22),
      'accent',
    ),
    cable(run(x + w * 0.4, top - 6, x + w * 0.3, top - 18, x + w * 0.56, top - 26), 2, 'faint'),
  ];
  return [
    ...group(cooling(112, 72, luck.between(66, 80))),
    ...group(cooling(60, 72, luck.between(54, 66))),
    ...group(
      shaded(box(14, 116, 62, 50, 3)),
      disc([44, 116], 20),
      lines(run(26, 108, 62, 108)),
      dot([44, 136], 12, 'glow', 2),
      plate(ngon([44, 136], 7, 3, -90), 'line'),
      solid([20, 116, 20, 66, 30, 66, 30, 116], 'fill2'),
    ),
    ...group(plate(bar([76, 150], [120, 150], 8), 'fill2'), disc([98, 150], 8, 'accent')),
  ];
};

export const grid: Scene = (luck) => {
  const far = [40, 60, 80, 100, 120, 140, 160];
  const net = far.map((x) => wire(run(x, 96, 100 + (x - 100) * 1.5, 194), 1.3, 'faint'));
  const rows = [100, 108, 120, 138, 164].map((y) => wire(run(8, y, 192, y), 1.3, 'faint'));
  const flag = (x: number, y: number, s: number): Shape[] => [
    plate(pts([-1.5, 0, -1.5, -30, 1.5, -30, 1.5, 0], s, s, x, y), 'fill2'),
    plate(pts([1.5, -30, 18, -25, 1.5, -19], s, s, x, y), 'accent'),
  ];
  return [
    ...rows,
    ...net,
    ...group(
      flag(luck.between(28, 50), 126, 0.9),
      flag(luck.between(146, 170), 146, 1.3),
      flag(luck.between(60, 80), 112, 0.6),
    ),
    // The theodolite: three legs, a ring and a telescope.
    ...group(
      solid([98, 92, 104, 92, 76, 182, 68, 182]),
      solid([100, 92, 108, 92, 144, 178, 136, 180]),
      solid([98, 92, 106, 92, 106, 172, 100, 172], 'fill2'),
      shaded(pts([86, 92, 88, 82, 118, 82, 120, 92])),
      shaded(pts([90, 82, 90, 54, 98, 50, 98, 74, 108, 74, 108, 50, 116, 54, 116, 82])),
      place(
        [
          ...shaded(pts([-26, -8, 22, -10, 22, 10, -26, 8]), 'accent', [0, 1], 0.2),
          plate(pts([22, -13, 34, -13, 34, 13, 22, 13])),
          plate(pts([34, -10, 38, -8, 38, 8, 34, 10]), 'glow'),
        ],
        [103, 52],
        luck.between(-16, 6),
      ),
      disc([103, 52], 8),
    ),
    wire(run(140, 42, 190, 30), 0.9, 'faint'),
  ];
};
