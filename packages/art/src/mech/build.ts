import type { Chance } from '../seed.ts';
import type { MechSubject, School } from '../subject.ts';

/** The measures of one machine, in model units; the waist is the origin and it faces right. */
export interface Build {
  readonly torsoW: number;
  readonly torsoH: number;
  readonly head: number;
  readonly legL: number;
  readonly legW: number;
  readonly foot: number;
  readonly armL: number;
  readonly armW: number;
  /** Half the distance between the hips. */
  readonly hips: number;
  /** How far the upper body leans forward, in degrees. */
  readonly lean: number;
}

/** Everything a part needs to know about the machine it belongs to. */
export interface Plan {
  readonly mech: MechSubject;
  readonly build: Build;
  readonly luck: Chance;
  /** Whether the name contains one of the words. */
  readonly says: (words: RegExp) => boolean;
}

/** A small machine is mostly head and feet, a colossus mostly chest: size is proportion, not only scale. */
const BY_SIZE: Readonly<Record<MechSubject['size'], Build>> = {
  1: {
    torsoW: 46,
    torsoH: 34,
    head: 1.3,
    legL: 36,
    legW: 9,
    foot: 1.45,
    armL: 38,
    armW: 8.5,
    hips: 11,
    lean: 0,
  },
  2: {
    torsoW: 54,
    torsoH: 42,
    head: 1.08,
    legL: 54,
    legW: 10.5,
    foot: 1.2,
    armL: 50,
    armW: 9.5,
    hips: 13,
    lean: 0,
  },
  3: {
    torsoW: 64,
    torsoH: 50,
    head: 0.96,
    legL: 68,
    legW: 12.5,
    foot: 1.05,
    armL: 58,
    armW: 11,
    hips: 15,
    lean: 0,
  },
  4: {
    torsoW: 86,
    torsoH: 62,
    head: 0.86,
    legL: 70,
    legW: 17,
    foot: 1,
    armL: 66,
    armW: 14.5,
    hips: 20,
    lean: 0,
  },
  5: {
    torsoW: 112,
    torsoH: 78,
    head: 0.74,
    legL: 66,
    legW: 23,
    foot: 0.95,
    armL: 74,
    armW: 19,
    hips: 27,
    lean: 0,
  },
};

const BY_SCHOOL: Readonly<Record<School, Partial<Build>>> = {
  lance: { torsoW: 0.96, legL: 1.14, legW: 0.95, lean: 9 },
  bulwark: { torsoW: 1.2, torsoH: 1.02, legL: 0.84, legW: 1.34, armW: 1.34, hips: 1.25, head: 0.86 },
  artillery: { torsoW: 1.08, torsoH: 0.92, legL: 0.92, legW: 1.05, hips: 1.1, lean: -4 },
  salvage: { torsoW: 1.04, torsoH: 0.95, legL: 0.95, armL: 1.16, lean: 7 },
  swarm: { torsoW: 0.9, torsoH: 0.85, legW: 0.7 },
  stealth: {
    torsoW: 0.8,
    torsoH: 1.04,
    legL: 1.24,
    legW: 0.74,
    armW: 0.76,
    armL: 1.12,
    hips: 0.85,
    head: 0.95,
    lean: 11,
  },
  plain: { lean: 2 },
  beast: { legW: 0.95 },
  aerial: { torsoW: 0.92, legL: 1.04, legW: 0.82, armW: 0.85, lean: 8 },
  royal: { torsoW: 1, torsoH: 1.06, legL: 1.14, lean: -2 },
};

export function buildOf({ size, school }: MechSubject, luck: Chance): Build {
  const base = BY_SIZE[size];
  const by = BY_SCHOOL[school];
  const times = (key: keyof Build): number => base[key] * (by[key] ?? 1) * luck.between(0.95, 1.06);
  return {
    torsoW: times('torsoW'),
    torsoH: times('torsoH'),
    head: times('head'),
    legL: times('legL'),
    legW: times('legW'),
    foot: times('foot'),
    armL: times('armL'),
    armW: times('armW'),
    hips: times('hips'),
    lean: (by.lean ?? 0) + luck.between(-2, 2),
  };
}
