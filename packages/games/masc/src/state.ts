import { copyRng, type Outcome, type Rng, type Seat } from '@mechatable/kernel';
import type { Color } from './board.ts';
import type { Counts } from './content/forces.ts';
import type { Field } from './field.ts';
import type { Rules } from './options.ts';

export type Phase = 'movement' | 'combat';

/** The active unit (MASC-R-26). A member has moved exactly if it is not on the square where it began. */
export interface Activation {
  /** The number of the unit. */
  readonly unit: number;
  /** MASC-MOVE-12: the mecha that may move, and where each began. */
  readonly members: readonly number[];
  readonly from: readonly number[];
  /** MASC-R-25: those of the whole side that must be in formation in the end. */
  readonly kept: readonly number[];
  readonly resets: number;
}

/** Dice being assigned (MASC-R-50): in ascending order, those before `next` are done. */
interface Dice {
  readonly dice: readonly number[];
  readonly next: number;
  /** MASC-R-49. */
  readonly eligible: readonly number[];
}

export type Ask =
  | { readonly ask: 'privilege'; readonly seat: Seat }
  | { readonly ask: 'colour'; readonly seat: Seat }
  | { readonly ask: 'tile'; readonly seat: Seat }
  | { readonly ask: 'force'; readonly seats: readonly Seat[] }
  | { readonly ask: 'deploy'; readonly seat: Seat }
  | { readonly ask: 'first'; readonly seat: Seat; readonly phase: Phase }
  | { readonly ask: 'activate'; readonly seat: Seat; readonly passes: number }
  | { readonly ask: 'move'; readonly seat: Seat }
  | { readonly ask: 'rally'; readonly seat: Seat }
  | { readonly ask: 'attack'; readonly seat: Seat; readonly passes: number }
  | ({ readonly ask: 'assign'; readonly seat: Seat } & Dice);

export type Do =
  | { readonly do: 'build' }
  | { readonly do: 'muster' }
  | { readonly do: 'deploy' }
  | { readonly do: 'turn' }
  | { readonly do: 'begin'; readonly phase: Phase }
  /** The next to act, and how many passes in a row there were (MASC-R-37). */
  | { readonly do: 'act'; readonly phase: Phase; readonly colour: Color; readonly passes: number }
  /** `fixed` is the locked mecha, which takes the dice of this value; -1 for none. */
  | ({ readonly do: 'assign'; readonly fixed: number } & Dice)
  | { readonly do: 'score' };

export type Step = Ask | Do;

/** Steps, activations, forces and the lists of slots, groups and dice are replaced, never changed: clones share them. */
export interface State extends Field {
  readonly rules: Rules;
  readonly rng: Rng;
  /** The last roll. */
  dice: readonly number[];
  /** Who won the draw, lays the first tile, and is Red; -1 while it is open or does not matter. */
  readonly chooser: Seat;
  opener: Seat;
  red: Seat;
  /** By slot: the tile and its rotation (`slotCode`); -1 empty. */
  slots: readonly number[];
  terrain: string;
  /** By color; empty until it is chosen. */
  readonly forces: [Counts, Counts];
  /** The mecha are turned face up when the first turn begins, so in turn 0 types are secret. */
  turn: number;
  /** The color that won the initiative roll; -1 before the first. */
  initiative: Color;
  readonly at: number[];
  readonly type: number[];
  readonly damage: number[];
  /** 1 for mecha that have had their chance in this phase: done in Movement, fought in Combat. */
  readonly spent: number[];
  /** MASC-R-72: by mecha, its group as it was when Movement began; empty unless groups are frozen. */
  groups: readonly number[];
  activation: Activation | null;
  /** By color. */
  readonly points: [number, number];
  readonly agenda: Step[];
  outcome: Outcome | null;
}

export function clone(s: State): State {
  return {
    rules: s.rules,
    rng: copyRng(s.rng),
    dice: s.dice,
    chooser: s.chooser,
    opener: s.opener,
    red: s.red,
    slots: s.slots,
    terrain: s.terrain,
    forces: [s.forces[0], s.forces[1]],
    turn: s.turn,
    initiative: s.initiative,
    at: s.at.slice(),
    type: s.type.slice(),
    damage: s.damage.slice(),
    spent: s.spent.slice(),
    groups: s.groups,
    activation: s.activation,
    points: [s.points[0], s.points[1]],
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}

export function seatOf(s: Pick<State, 'red'>, colour: Color): Seat {
  return colour === 0 ? s.red : 1 - s.red;
}

export function colorOfSeat(s: Pick<State, 'red'>, seat: Seat): Color {
  return seat === s.red ? 0 : 1;
}
