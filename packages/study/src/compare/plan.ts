import { BadInputError, type AnyGame } from '@mechatable/kernel';
import type { GivenChanges } from '../content/changes.ts';
import { armOf, type Arm } from '../play/arm.ts';
import type { DealPlan } from '../play/deals.ts';
import { studyBots, studyLoadouts } from '../what-if/terms.ts';
import { words } from '../words.ts';
import type { GameVersion } from './version.ts';
import { changesOf, optionUnits, unitsBetween, withUnit, type Unit } from './units.ts';

/** A variant that is played: one of the two sides, or one of them with a single difference taken over or undone. */
export interface ComparedArm {
  readonly role: 'a' | 'b' | 'alone' | 'without';
  /** The place of the difference, for `alone` (added to A) and `without` (undone in B). */
  readonly unit: number;
  readonly arm: Arm;
  readonly plan: DealPlan;
}

export interface ComparePlan {
  readonly names: readonly [string, string];
  readonly units: readonly Unit[];
  readonly arms: readonly ComparedArm[];
  /** Whether both sides are the same game, so that they play the same deals. */
  readonly isPaired: boolean;
}

export interface CompareTerms {
  readonly seed: string;
  readonly bots: readonly string[];
  readonly loadouts: readonly string[] | null;
}

/** Separating more differences than this would take too long. */
const MAX_UNITS = 8;

/** Two sets of changes of one game. */
export function compareChanges(
  game: AnyGame,
  [a, b]: readonly [GivenChanges, GivenChanges],
  names: readonly [string, string],
  terms: CompareTerms,
): ComparePlan {
  const units = unitsBetween(game, a, b);
  if (units.length === 0) throw new BadInputError(words.compare.same);
  if (units.length > MAX_UNITS) throw new BadInputError(words.compare.tooMany(units.length, MAX_UNITS));
  const plan = dealPlan(game, terms);
  const arm = (role: ComparedArm['role'], unit: number, given: GivenChanges): ComparedArm => ({
    ...{ role, unit, plan },
    arm: armWith(game, given),
  });
  const causes = units.flatMap((unit, place) => [
    arm('alone', place, withUnit(a, unit, 'to')),
    arm('without', place, withUnit(b, unit, 'from')),
  ]);
  return {
    names,
    units,
    arms: [arm('a', -1, a), arm('b', -1, b), ...(units.length > 1 ? causes : [])],
    isPaired: true,
  };
}

/** Two games. Each different option is tried separately; what remains are the cards and rules. */
export function compareGames(a: AnyGame, b: AnyGame, terms: CompareTerms): ComparePlan {
  if (a.id === b.id) throw new BadInputError(words.compare.same);
  const units = optionUnits(a, b);
  const arm = (role: ComparedArm['role'], unit: number, game: AnyGame, given: GivenChanges): ComparedArm => ({
    ...{ role, unit, plan: dealPlan(game, terms) },
    arm: armWith(game, given),
  });
  return {
    names: [a.title, b.title],
    units,
    arms: [
      arm('a', -1, a, {}),
      arm('b', -1, b, {}),
      ...units.flatMap((unit, place) => [
        arm('alone', place, a, withUnit({}, unit, 'to')),
        arm('without', place, b, withUnit({}, unit, 'from')),
      ]),
    ],
    isPaired: false,
  };
}

/** One game in two versions of the code. If both have the same loadouts, they play the same deals. */
export function compareVersions(
  game: AnyGame,
  [a, b]: readonly [GameVersion, GameVersion],
  terms: CompareTerms,
): ComparePlan {
  const arm = (role: ComparedArm['role'], version: GameVersion): ComparedArm => ({
    ...{ role, unit: -1, arm: armWith(game, {}) },
    plan: {
      ...dealPlan(game, { ...terms, loadouts: null }),
      loadouts: studyLoadouts(version, terms.loadouts),
    },
  });
  const arms = [arm('a', a), arm('b', b)];
  const [own, other] = arms.map(({ plan }) => plan.loadouts.join());
  return { names: [a.name, b.name], units: [], arms, isPaired: own === other };
}

function armWith(game: AnyGame, given: GivenChanges): Arm {
  const { content, options } = changesOf(game, given);
  return armOf(game, content, options);
}

function dealPlan(game: AnyGame, { seed, bots, loadouts }: CompareTerms): DealPlan {
  return {
    seed,
    bots: studyBots(game, bots),
    loadouts: studyLoadouts(game, loadouts),
    focus: [],
    detailed: false,
  };
}
