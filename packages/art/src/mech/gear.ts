import {
  bar,
  blob,
  cable,
  disc,
  dot,
  lerp,
  limb,
  lines,
  panel,
  place,
  plate,
  pts,
  ring,
  run,
  shaded,
  wire,
  type Pt,
  type Shape,
  type Tone,
} from '../pen.ts';
import type { Plan } from './build.ts';

/** What is carried, worn or bolted on: shields, banners, wings, towers, packs and cloaks. */

/** What a shield needs to know about its bearer. */
interface Bearer extends Pick<Plan, 'luck' | 'says'> {
  readonly mech: Pick<Plan['mech'], 'school' | 'plates'>;
}

export function shield({ mech, luck, says }: Bearer, tone: Tone): Shape[] {
  const s = 0.78 + mech.plates * 0.06 + (says(/shield|aegis|wall|gate|bulwark|rampart|warden/i) ? 0.12 : 0);
  const kind =
    mech.school === 'lance' || mech.school === 'royal'
      ? 0
      : mech.school === 'bulwark'
        ? 1 + luck.below(2)
        : luck.below(3);
  const solid = (flat: number[]): Shape[] =>
    tone === 'fill2' ? [plate(pts(flat, s), tone)] : shaded(pts(flat, s));
  if (kind === 0)
    return [
      ...solid([-15, -28, 0, -34, 15, -28, 15, 2, 0, 34, -15, 2]),
      panel(pts([-9, -20, 9, -20, 9, 0, 0, 22, -9, 0], s), 'accent'),
      lines(pts([0, -33, 0, 32], s)),
    ];
  if (kind === 1)
    return [
      ...solid([-19, -40, 17, -40, 22, -34, 22, 36, 16, 42, -18, 42, -22, 36, -22, -34]),
      panel(pts([-22, -6, 22, -6, 22, 10, -22, 10], s), 'accent'),
      lines(pts([-10, -38, -10, -8], s), pts([10, -38, 10, -8], s), pts([0, 12, 0, 40], s)),
      dot([0, 2 * s], 4 * s, 'glow'),
    ];
  return [
    ...solid([-17, -36, 8, -42, 22, -30, 20, 30, 4, 42, -18, 30]),
    panel(pts([-10, -26, 8, -31, 14, -22, 13, 6, -11, 6], s), 'accent'),
    panel(pts([-11, 12, 12, 12, 10, 22, 3, 30, -11, 22], s), 'fill2'),
  ];
}

/** A flag on a mast, streaming back. */
export const banner = (tall: number, luck: Plan['luck']): Shape[] => {
  const w = luck.between(34, 42);
  return [
    plate(bar([0, 20], [0, -tall], 4), 'fill2'),
    blob(
      run(
        -2,
        -tall + 4,
        -w * 0.5,
        -tall + 9,
        -w,
        -tall + 3,
        -w + 6,
        -tall + 20,
        -w - 2,
        -tall + 36,
        -w * 0.5,
        -tall + 33,
        -2,
        -tall + 38,
      ),
      'accent',
    ),
    panel(pts([-7, 0, 0, -8, 7, 0, 0, 8], 1, 1, -w * 0.48, -tall + 20), 'glow'),
    plate(run(-4, -tall, 0, -tall - 12, 4, -tall), 'glow'),
  ];
};

/** One wing, spread to the left of the origin; three to five feathers of sheet metal. */
export function wing({ mech, luck }: Plan, tone: Tone): Shape[] {
  const s = 0.72 + mech.size * 0.11;
  if (mech.school === 'swarm')
    return [
      blob(pts([0, 0, -26, -34, -62, -44, -66, -26, -34, -6], s), tone),
      blob(pts([0, 4, -30, -4, -58, -6, -56, 8, -26, 12], s), tone),
      lines(pts([-4, -2, -34, -28, -60, -36], s), pts([-4, 4, -52, 0], s)),
    ];
  const n = mech.size > 2 && mech.school !== 'artillery' && mech.school !== 'salvage' ? 3 + luck.below(2) : 3;
  const out: Shape[] = [];
  for (let i = n - 1; i >= 0; i--) {
    const [reach, up] = [78 - i * 13, -58 + i * 24];
    out.push(
      plate(
        pts(
          [
            -8,
            -8 + i * 4,
            -reach * 0.6,
            up * 0.9 - 6,
            -reach,
            up,
            -reach * 0.72,
            up * 0.6 + 12,
            -10,
            8 + i * 3,
          ],
          s,
        ),
        i === 0 ? tone : i % 2 === 1 ? 'fill2' : tone,
      ),
    );
  }
  if (tone === 'fill')
    out.push(
      panel(pts([-14, -6, -46, -46, -40, -30, -16, 2], s), 'accent'),
      disc([-4 * s, 0], 8 * s, 'fill2'),
    );
  return out;
}

/** A mast or turret carried on the back. */
export function tower({ build, luck, says }: Plan): Shape[] {
  const s = 0.3 + build.torsoW / 90;
  const dish = !says(/citadel|keep|castle|fort|siege|gate/i) && luck.flip();
  const trunk = [
    ...shaded(pts([-16, 6, -12, -46, 10, -46, 16, 6], s)),
    lines(pts([-14, -10, 13, -10], s), pts([-13, -28, 11, -28], s)),
  ];
  return dish
    ? [
        ...trunk,
        plate(pts([-24, -46, 22, -46, 26, -54, -26, -54], s)),
        wire(pts([0, -54, 0, -76], s)),
        plate(pts([-16, -82, 10, -88, 6, -66, -6, -64], s), 'accent'),
        dot([-8 * s, -78 * s], 3.4 * s, 'glow'),
      ]
    : [
        ...trunk,
        plate(
          pts(
            [
              -22, -44, 20, -44, 26, -52, 26, -64, 18, -64, 18, -58, 8, -58, 8, -64, -4, -64, -4, -58, -14,
              -58, -14, -64, -26, -64, -26, -52,
            ],
            s,
          ),
        ),
        panel(pts([-6, -38, 5, -38, 5, -30, -6, -30], s), 'glow'),
        plate(bar([0, -64 * s], [0, -84 * s], 3), 'fill2'),
        plate(pts([0, -84, 20, -79, 0, -73], s), 'accent'),
      ];
}

/** Panels of cloth or film behind a machine that would rather not be seen. */
export function cloak({ build, luck }: Plan): Shape[] {
  const { torsoW: w, torsoH: h, legL: l } = build;
  const hem = luck.between(0.62, 0.82) * l;
  const cloth = run(
    -w * 0.3,
    -h,
    -w * 0.74,
    -h * 0.7,
    -w * 0.92,
    hem * 0.4,
    -w * 1.02,
    hem,
    -w * 0.62,
    hem * 0.78,
    -w * 0.3,
    hem * 1.06,
    0,
    hem * 0.72,
    w * 0.2,
    hem * 0.2,
    w * 0.2,
    -h,
  );
  return [
    plate(cloth, 'fill2'),
    lines(run(-w * 0.55, -h * 0.5, -w * 0.7, hem * 0.8), run(-w * 0.3, -h * 0.3, -w * 0.32, hem * 0.86)),
  ];
}

/** Stacks, tanks, fins or a pack, seen over the near shoulder. */
export function pack({ mech, build, luck }: Plan): Shape[] {
  const { torsoW: w, torsoH: h } = build;
  const s = w / 64;
  const at: Pt = [-w * 0.34, -h * 0.9];
  switch (mech.school) {
    case 'salvage':
      return place(
        [
          plate(pts([-26, 20, -26, -22, -14, -22, -14, 20]), 'fill2'),
          plate(pts([-29, -22, -29, -29, -11, -29, -11, -22])),
          plate(pts([-10, 14, -10, -12, -1, -12, -1, 14]), 'fill2'),
          ...(luck.flip() ? [cable(run(-20, -34, -26, -42, -16, -48, -22, -56), 2, 'faint')] : []),
        ],
        at,
        0,
        s,
      );
    case 'artillery':
      return place(
        [
          ...shaded(pts([-26, 26, -28, -8, -18, -14, 4, -14, 4, 26])),
          lines(run(-22, 0, -4, 0), run(-22, 10, -4, 10)),
        ],
        at,
        0,
        s,
      );
    case 'plain':
      return luck.flip(0.7)
        ? place(
            [
              disc([-16, 2], 11, 'accent'),
              plate(pts([-24, 4, -8, 4, -8, 26, -24, 26])),
              lines(run(-24, 14, -8, 14)),
            ],
            at,
            0,
            s,
          )
        : [];
    case 'bulwark':
      return place(
        [
          ...shaded(pts([-34, 26, -36, -10, -26, -20, 8, -20, 8, 26])),
          lines(run(-30, -4, -10, -4), run(-30, 6, -10, 6)),
        ],
        at,
        0,
        s,
      );
    case 'aerial':
      return place(
        [
          plate(pts([-34, 26, -30, -4, -16, -12, -6, 0, -8, 26]), 'fill2'),
          panel(pts([-32, 27, -12, 27, -20, 48]), 'glow'),
        ],
        at,
        0,
        s,
      );
    case 'lance':
      return luck.flip(0.6)
        ? place([plate(pts([-8, 6, -44, -12, -36, 4, -46, 14, -10, 20]), 'accent')], at, 0, s)
        : [];
    case 'royal':
      return place(
        [
          blob(pts([-6, 0, -28, 4, -40, 40, -50, 86, -26, 80, -10, 92, 4, 60]), 'accent'),
          lines(run(-24, 14, -34, 74), run(-10, 14, -14, 78)),
        ],
        at,
        0,
        s,
      );
    default:
      return [];
  }
}

/** A dish, an antenna or a sight, for machines that see further than they shoot. */
export function sensors({ build, luck, says }: Plan): Shape[] {
  const { torsoW: w, torsoH: h } = build;
  const at: Pt = [-w * 0.3, -h];
  if (says(/spot|scout|signal|relay|radio|sensor|analyst|survey|search|beacon|picket|frequency|orbiter/i))
    return place(
      [
        plate(bar([0, 10], [-4, -24], 4), 'fill2'),
        blob(run(-22, -36, -2, -42, 16, -26, 10, -22, -6, -26, -18, -30), 'accent'),
        wire(run(-4, -30, 8, -48)),
        dot([9, -49], 3.4, 'glow'),
        ring([9, -49], 15, 0.9, 'faint'),
      ],
      at,
      0,
      0.75 + w / 240,
    );
  return luck.flip(0.4) ? [wire([at, [at[0] - luck.between(4, 12), at[1] - luck.between(20, 34)]], 2)] : [];
}

/** A jib from the back over the head, its hook hanging in front. */
export function crane({ build, luck }: Plan): Shape[] {
  const s = build.torsoW / 64;
  const tip: Pt = [luck.between(44, 58), luck.between(-58, -46)];
  const drop = luck.between(20, 34);
  const jib = limb([-14, 0], tip, [0, 7, 7, 1, 3, 3]);
  const braces = [0.2, 0.4, 0.6, 0.8].map((t, i) => {
    const [x, y] = lerp([-14, 0], tip, t);
    return i % 2 === 0 ? run(x - 4, y - 4, x + 7, y + 1) : run(x - 2, y + 4, x + 6, y - 6);
  });
  const [x, y] = tip;
  return place(
    [
      wire([tip, [x, y + drop]], 2),
      plate(
        pts(
          [-3, 0, 4, 0, 4, 8, 10, 14, 6, 22, -4, 24, -9, 17, -4, 16, 0, 18, 3, 14, -3, 9],
          1,
          1,
          x,
          y + drop,
        ),
      ),
      plate(jib, 'accent'),
      lines(...braces),
      disc(tip, 5, 'fill2'),
      disc([-14, 0], 10, 'fill2'),
    ],
    [-build.torsoW * 0.26, -build.torsoH * 1.02],
    0,
    s,
  );
}
