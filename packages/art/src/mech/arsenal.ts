import { lines, panel, plate, pts, shaded, type Shape } from '../pen.ts';
import { axe, claw, dagger, hammer, pincer, saber, saw, sword, talons } from './blades.ts';
import type { Plan } from './build.ts';
import { ballista, gatling, howitzer, mortar, projector, railgun, rifle } from './guns.ts';

/** Which weapon a machine gets: by a word in its name, else by its school, else by chance. */

export function blade(k: number, { mech, luck, says }: Plan): Shape[] {
  if (says(/hammer|maul|drum|breaker|wreck/i)) return hammer(k);
  if (says(/axe|cleav|hunter|butcher|execut/i)) return axe(k);
  if (says(/scissor|saw|cutter/i)) return saw(k);
  if (says(/null|plasma|saber|beam|glass/i)) return saber(k * 1.1);
  if (mech.school === 'stealth') return dagger(k * 1.6);
  return luck.flip(0.25) ? saber(k) : sword(k, mech.size > 3);
}

export function gunFor(k: number, { luck, says }: Plan): Shape[] {
  if (says(/rail|sniper|sable|long/i)) return railgun(k);
  if (says(/smoke|flame|furnace|aegis|projector|jam|pulse|zap|burn/i)) return projector(k);
  return luck.flip(0.6) ? rifle(k) : gatling(k);
}

/** The gun of a mount, and its angle. */
export function mountFor(k: number, { luck, says }: Plan): { item: Shape[]; tilt: number } {
  if (says(/mortar|bot-a-pult|bomb/i)) return { item: mortar(k), tilt: -50 };
  if (says(/ballista|bow/i)) return { item: ballista(k), tilt: luck.between(-16, -6) };
  if (says(/rail|lance|sniper|laser|star/i)) return { item: railgun(k * 1.1), tilt: luck.between(-26, -14) };
  return { item: howitzer(k), tilt: luck.between(-26, -10) };
}

export function clawFor(k: number, { mech, luck }: Plan): Shape[] {
  if (mech.school === 'stealth') return talons(k);
  if (mech.school === 'bulwark' || luck.flip(0.4)) return pincer(k);
  return claw(k);
}

/** Drill, wrench, torch or hook, depending on the machine's job. */
export function tool(k: number, { luck, says }: Plan): Shape[] {
  const s = 0.85 + k * 0.4;
  const kind = says(/crane|mule|rig|hook|dray|freight|tug/i)
    ? 3
    : says(/drill|mole|prospector|breaker|sapper|diver/i)
      ? 0
      : luck.below(4);
  if (kind === 0)
    return [
      plate(pts([-4, -11, 10, -12, 10, 12, -4, 11], s), 'accent'),
      ...shaded(pts([10, -11, 46, 0, 10, 11], s), 'fill', [0, 1], 0.1),
      lines(pts([18, -8, 15, 9], s), pts([26, -6, 23, 6.5], s), pts([34, -3.5, 31, 4], s)),
    ];
  if (kind === 1)
    return [
      plate(pts([-12, -4, 20, -4, 26, -12, 40, -12, 33, -3, 33, 4, 41, 11, 27, 12, 20, 5, -12, 5], s)),
      panel(pts([-2, -4, 8, -4, 8, 5, -2, 5], s), 'accent'),
    ];
  if (kind === 2)
    return [
      plate(pts([-8, -7, 16, -7, 22, -3, 30, -3, 30, 4, 22, 4, 16, 8, -8, 8], s), 'fill2'),
      panel(pts([-4, -7, 8, -7, 8, 8, -4, 8], s), 'accent'),
      plate(pts([32, -2, 44, -7, 52, 0, 44, 6, 32, 3], s), 'glow'),
    ];
  return [
    plate(pts([-6, -7, 12, -9, 12, 9, -6, 7], s), 'accent'),
    plate(
      pts(
        [
          10, -3, 24, -3, 24, -14, 31, -15, 42, -4, 40, 10, 28, 17, 20, 10, 26, 7, 34, 4, 34, -3, 30, -7, 30,
          3, 10, 4,
        ],
        s,
      ),
    ),
  ];
}
