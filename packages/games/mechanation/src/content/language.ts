import type { Piece } from '@mechatable/kernel';

/**
 * The small language that Mechs are written in: plain data. `abilities/aimed.ts` carries out
 * targeted abilities, `abilities/power.ts` changes of Power, and `steps/battle.ts` what happens to a Mech.
 */
export type Tier = 1 | 2 | 3;

/** The Stages of repair, from mild to grave (MN-HGR-3). */
export const STAGES = ['STB', 'DIS', 'MALF'] as const;
export type Stage = (typeof STAGES)[number];

export type Timing = 'initiation' | 'arena' | 'pilot' | 'scrap' | 'during' | 'loss' | 'claim' | 'after';

/** The ability does nothing unless all of these hold. */
export interface Condition {
  readonly opponentTier?: Tier;
  readonly won?: true;
  /** It was deployed face-up for this Battle. */
  readonly deployedUp?: true;
  /** It defends in a Pilot Phase. */
  readonly defending?: true;
}

/** Targeted abilities, used as answers to questions. */
export type AimedOp =
  /** One more repair for another Mech in the pilot's own hangar. */
  | { readonly op: 'repair' }
  /** Reveals another pilot's face-down Territory. */
  | { readonly op: 'turnUp' }
  /** Looks at a face-down Territory or Mech in the Arena. */
  | { readonly op: 'look' }
  /** Sends a Mech in the Arena back to its pilot's hand. */
  | { readonly op: 'sendHome' }
  /** Scraps a Territory for the top card of the scrap pile. */
  | { readonly op: 'takeScrap' }
  /** Swaps the Territory just claimed for another pilot's face-up one. */
  | { readonly op: 'exchange' }
  /** Turns the pilot's own face-up Territories face-down, one at a time. */
  | { readonly op: 'turnDown' }
  /** Shows a Mech in hand and adds half its printed Power, rounded up. */
  | { readonly op: 'addHalfOfShown' }
  /** Both this Mech and the one that beat it get this Stage. */
  | { readonly op: 'dragDown'; readonly stage: Stage };

/** Operations that change current Power during a Battle. */
export type PowerOp =
  | { readonly op: 'add'; readonly n: number }
  /** For every pilot whose hangar is not empty. */
  | { readonly op: 'addPerHangar'; readonly n: number }
  | { readonly op: 'become'; readonly n: number }
  /** The opponent's current Power plus `n`. */
  | { readonly op: 'outdo'; readonly n: number }
  | { readonly op: 'swap' }
  /** Ignores all of the opponent's abilities from the reveal on. */
  | { readonly op: 'blank' };

/** Operations on a Mech. */
export type FateOp =
  | { readonly op: 'stage'; readonly of: 'self' | 'loser'; readonly stage: Stage }
  | { readonly op: 'toHand' };

/** How a Mech may be deployed (MN-R-83), and its effect from the hangar. */
export type StandingOp =
  | { readonly op: 'faceUp' }
  /** Face-up against a face-down Territory. */
  | { readonly op: 'raidHidden' }
  | { readonly op: 'limit'; readonly n: number };

export type Op = AimedOp | PowerOp | FateOp | StandingOp;

export interface Ability {
  readonly timing: Timing;
  readonly optional: boolean;
  /** Using it Shows the Mech (MN-R-49). */
  readonly show: boolean;
  readonly if: Condition;
  readonly do: Op;
  readonly text: string;
}

export interface Mech extends Piece {
  /** Its entry in the rule book. */
  readonly clause: string;
  readonly tier: Tier;
  readonly power: number;
  readonly role: string;
  readonly abilities: readonly Ability[];
}

export const TIMING_NAMES: Readonly<Record<Timing, string>> = {
  initiation: 'Initiation',
  arena: 'Arena',
  pilot: 'Pilot',
  scrap: 'Scrap',
  during: 'During Battle',
  loss: 'On Loss',
  claim: 'After Claim',
  after: 'After Battle',
};

/** It works by itself (MN-R-47). */
export function must(timing: Timing, op: Op, text: string, condition: Condition = {}): Ability {
  return { timing, optional: false, show: false, if: condition, do: op, text };
}

/** Its pilot decides. */
export function may(timing: Timing, op: Op, text: string): Ability {
  return { timing, optional: true, show: false, if: {}, do: op, text };
}

/** Its pilot decides, and Shows it. */
export function show(timing: Timing, op: Op, text: string): Ability {
  return { timing, optional: true, show: true, if: {}, do: op, text };
}

export const selfTo = (stage: Stage): FateOp => ({ op: 'stage', of: 'self', stage });
export const loserTo = (stage: Stage): FateOp => ({ op: 'stage', of: 'loser', stage });

type Figures = readonly [tier: Tier, power: number];

export function mech(
  number: number,
  id: string,
  name: string,
  [tier, power]: Figures,
  role: string,
  ...abilities: readonly Ability[]
): Mech {
  const clause = `MN-M-${String(number).padStart(2, '0')}`;
  return printedMech({ id, name, clause, tier, power, role, abilities });
}

/** With what follows from the rest. */
export function printedMech({
  id,
  name,
  clause,
  tier,
  power,
  role,
  abilities,
}: Omit<Mech, 'kind' | 'text'>): Mech {
  const text = abilities.map(described).join(' ');
  return { id, name, kind: `Tier ${tier} Mech`, text, clause, tier, power, role, abilities };
}

function described({ timing, optional, show: shows, text }: Ability): string {
  const mode = optional ? `, optional${shows ? ', Show' : ''}` : '';
  return `[${TIMING_NAMES[timing]}${mode}] ${text}`;
}
