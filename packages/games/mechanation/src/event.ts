import type { ClauseId, Outcome, Seat } from '@mechatable/kernel';
import type { Facing } from './action.ts';
import type { Stage } from './content/language.ts';

interface Base<Type> {
  readonly type: Type;
  readonly clause: ClauseId;
}

interface Of {
  readonly seat: Seat;
}

/** A Territory by its tile and its face, which only those in `to` see; the others get null. */
interface Card {
  readonly tile: string;
  readonly face: string | null;
  readonly to: number;
}

/** The facts that distinguish a face-down Territory from others. All of them are public. */
export interface Spot {
  /** The turn in which it arrived there: of those dealt to the Arena in one turn, one is face-down. */
  readonly since: number;
  /** Its place in a pilot's row, counted from 1; null in the Arena. */
  readonly place: number | null;
}

/** Where something happens: a tile, and its face if that is public. */
export interface At extends Spot {
  readonly tile: string;
  readonly land: string | null;
}

/** A Mech that only the viewers in `to` see. */
interface Hidden {
  readonly mech: string | null;
  readonly to: number;
}

/** A Mech and its pilot, known to all. */
interface Known extends Of {
  readonly mech: string;
}

/** The two Mechs of a Battle, in the order of MN-R-41. */
interface Fighters extends At {
  readonly seats: readonly [Seat, Seat];
  readonly mechs: readonly [string, string];
  readonly power: readonly [number, number];
}

/** Events. MN-R-92: declined offers are not events. */
export type Event =
  | (Base<'turn'> & Of & { readonly turn: number })
  | (Base<'revealed'> & Of & Card)
  | (Base<'repaired'> & Known & { readonly stage: Stage | 'hand' })
  | (Base<'dealt'> & Card & { readonly up: boolean })
  | (Base<'recycled'> & { readonly cards: number })
  | (Base<'deployed'> & Of & Hidden & At & { readonly facing: Facing })
  | (Base<'attacked'> & Of & Hidden & At & { readonly of: Seat; readonly facing: Facing })
  | (Base<'passed'> & Of & { readonly phase: 'arena' | 'attack' | 'defence' })
  /** From its hand, or as it claims. */
  | (Base<'shown'> & Known)
  /** An ability takes effect: by its place among the Mech's abilities. */
  | (Base<'ability'> & Known & { readonly ability: number })
  /** At a Territory, or at the Mech that a pilot has deployed. */
  | (Base<'looked'> & Of & Card & Spot)
  | (Base<'spied'> & Of & Hidden & { readonly at: Seat })
  | (Base<'battle'> & Fighters & { readonly raid: boolean })
  | (Base<'power'> & Known & { readonly was: number; readonly now: number })
  | (Base<'fought'> & Fighters & { readonly winner: Seat | null })
  /** `from`: the pilot who had it; null if it was in the Arena. The spot is where it was. */
  | (Base<'claimed'> & Of & Card & Spot & { readonly from: Seat | null })
  | (Base<'kept'> & Of & At)
  | (Base<'damaged'> & Known & { readonly stage: Stage })
  /** Back to the hand: unseen, or known to everyone. */
  | (Base<'home'> & Of & Hidden)
  | (Base<'returned'> & Known)
  /** The card goes from `seat` to `with`; `got`, face-up, the other way. */
  | (Base<'exchanged'> & Of & Card & { readonly with: Seat; readonly got: string; readonly gotTile: string })
  | (Base<'turnedDown'> & Of & { readonly tile: string; readonly face: string })
  | (Base<'scrapped'> & Of & Card)
  | (Base<'took'> & Of & Card)
  | (Base<'alpha'> & Of)
  | (Base<'gaveUp'> & Of)
  | (Base<'ended'> & {
      readonly outcome: Outcome;
      /** By seat (MN-R-65). */
      readonly ranks: readonly number[];
    })
  /** MN-R-71: the Mechs by seat, and every face-down Territory. */
  | (Base<'disclosed'> & {
      readonly mechs: readonly (readonly string[])[];
      readonly tiles: readonly { readonly tile: string; readonly face: string }[];
      /** The Mech each pilot has deployed; null for none. */
      readonly out: readonly (string | null)[];
    });

export type Log = Event[];
