import type { ClauseId, Outcome, Seat } from '@mechatable/kernel';
import type { ForceCounts } from './action.ts';
import type { ColorId } from './board.ts';
import type { TypeId } from './content/types.ts';
import type { Phase } from './state.ts';

interface Base<Type> {
  readonly type: Type;
  readonly clause: ClauseId;
}

/** A mecha by name, and its type once everyone may know it. */
export interface Who {
  readonly mecha: string;
  readonly is: TypeId | null;
}

/** Events. Mecha, squares and tiles use their names. */
export type Event =
  | (Base<'privilege'> & { readonly seat: Seat; readonly privilege: 'colour' | 'open' })
  | (Base<'coloured'> & { readonly seat: Seat; readonly colour: ColorId })
  | (Base<'laid'> & {
      readonly colour: ColorId;
      readonly tile: string;
      readonly slot: number;
      readonly rotation: number;
    })
  /** The board is complete, and every region has its Hold marker. */
  | Base<'built'>
  | (Base<'committed'> & { readonly colour: ColorId })
  /** Before the mecha are turned face up, only its owner sees the type. */
  | (Base<'placed'> & Who & { readonly owner: Seat; readonly colour: ColorId; readonly square: string })
  | (Base<'revealed'> & { readonly red: ForceCounts; readonly blue: ForceCounts })
  | (Base<'turn'> & { readonly turn: number })
  /** `winner` is null for a tie. */
  | (Base<'initiative'> & {
      readonly red: readonly number[];
      readonly blue: readonly number[];
      readonly winner: ColorId | null;
    })
  /** Who starts a phase; `asked` says whether the winner of the roll was asked (MASC-R-20). */
  | (Base<'first'> & { readonly phase: Phase; readonly colour: ColorId; readonly asked: boolean })
  | (Base<'activated'> & {
      readonly colour: ColorId;
      readonly unit: string;
      readonly members: readonly string[];
    })
  | (Base<'moved'> & Who & { readonly from: string; readonly to: string; readonly cost: number })
  | (Base<'stayed'> & Who & { readonly square: string })
  | (Base<'reset'> & { readonly unit: string; readonly left: number })
  | (Base<'finished'> & { readonly unit: string })
  | (Base<'passed'> & { readonly colour: ColorId; readonly phase: Phase })
  | (Base<'phaseOver'> & { readonly phase: Phase })
  | (Base<'attacked'> & {
      readonly colour: ColorId;
      readonly unit: string;
      readonly target: string;
      readonly attackers: readonly string[];
      readonly pins: readonly string[];
      readonly eligible: readonly string[];
    })
  /** In ascending order. */
  | (Base<'rolled'> & { readonly dice: readonly number[] })
  /** Dice of this value that can't hurt anyone. */
  | (Base<'wasted'> & { readonly die: number; readonly count: number })
  | (Base<'hit'> & Who & { readonly die: number; readonly damage: number })
  | (Base<'destroyed'> & Who & { readonly square: string })
  | (Base<'scored'> & {
      /** The slots that each color controls. */
      readonly red: readonly number[];
      readonly blue: readonly number[];
      readonly gained: readonly [number, number];
      readonly points: readonly [number, number];
    })
  | (Base<'ended'> & { readonly outcome: Outcome });

export type Log = Event[];
