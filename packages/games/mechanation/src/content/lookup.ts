import { CUSTOM_PREFIX } from '@mechatable/kernel';
import { FIRST_MECHS } from './first-release.ts';
import type { Ability, Op, Tier, Timing } from './language.ts';
import { MECHS } from './mechs.ts';

const INDEX = new Map(MECHS.map(({ id }, mech) => [id, mech]));

/** The number of a Mech's id; -1 for any other text. */
export function mechNumber(id: string): number {
  return INDEX.get(id) ?? -1;
}

export const MECH_ID: readonly string[] = MECHS.map(({ id }) => id);
export const TIER: readonly Tier[] = MECHS.map(({ tier }) => tier);
export const POWER: readonly number[] = MECHS.map(({ power }) => power);

export const TIERS: readonly Tier[] = [1, 2, 3];

/**
 * The stacks of MN-SET-1. They are shuffled, so publishing a Mech would change the deal of old matches: it needs a new
 * rules version. Mechs from a content file make another game, which deals them.
 */
const DEALT = [...FIRST_MECHS, ...MECH_ID.filter((id) => id.startsWith(CUSTOM_PREFIX))];
export const STACKS: readonly (readonly number[])[] = TIERS.map((tier) =>
  DEALT.map(mechNumber).filter((mech) => TIER[mech] === tier),
);

/** No Mech has two abilities of one timing. */
const ABILITY = MECHS.map(({ abilities }) => {
  const table: Partial<Record<Timing, number>> = {};
  abilities.forEach(({ timing }, index) => (table[timing] = index));
  return table;
});

/** The place of a Mech's ability of this timing; -1 if it has none. */
export function abilityAt(mech: number, timing: Timing): number {
  return ABILITY[mech][timing] ?? -1;
}

export function abilityOf(mech: number, timing: Timing): Ability | null {
  const index = abilityAt(mech, timing);
  return index < 0 ? null : MECHS[mech].abilities[index];
}

const does = (mech: number, timing: Timing, op: Op['op']): boolean => abilityOf(mech, timing)?.do.op === op;

/** MN-R-83: which Mechs can be deployed face-up, which must be, and which can attack face-down Territories. */
export const MAY_GO_UP: readonly boolean[] = MECHS.map((_, mech) => does(mech, 'arena', 'faceUp'));
export const MUST_GO_UP: readonly boolean[] = MECHS.map(
  (_, mech) => MAY_GO_UP[mech] && abilityOf(mech, 'arena')?.optional === false,
);
export const RAIDS_HIDDEN: readonly boolean[] = MECHS.map((_, mech) => does(mech, 'pilot', 'raidHidden'));

/** The limit of Territories that a Mech in the hangar imposes; null for most. */
export const LIMIT: readonly (number | null)[] = MECHS.map((_, mech) => {
  const op = abilityOf(mech, 'scrap')?.do;
  return op?.op === 'limit' ? op.n : null;
});
