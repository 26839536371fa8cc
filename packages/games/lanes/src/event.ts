import type { ClauseId, Outcome, Seat } from '@mechatable/kernel';
import type { Until } from './content/language.ts';

interface Base<Type> {
  readonly type: Type;
  readonly clause: ClauseId;
}

/** A card that moved from or to a hidden place: null for viewers who may not see it. */
interface Hidden {
  readonly seat: Seat;
  readonly card: string | null;
  /** Only the owner sees the card. */
  readonly secret: boolean;
}

/** Events. Cards and zones use their printed names. */
export type Event =
  | (Base<'toss'> & { readonly seat: Seat })
  | (Base<'first'> & { readonly seat: Seat })
  | (Base<'turn'> & { readonly seat: Seat; readonly turn: number })
  | (Base<'drew'> & Hidden)
  | (Base<'set'> & Hidden)
  | (Base<'returned'> & Hidden)
  | (Base<'buried'> & Hidden)
  | (Base<'protectionLost'> & Hidden)
  | (Base<'took'> & { readonly seat: Seat; readonly card: string })
  | (Base<'revealed'> & { readonly seat: Seat; readonly card: string })
  | (Base<'played'> & { readonly seat: Seat; readonly card: string })
  | (Base<'arrived'> & { readonly seat: Seat; readonly card: string; readonly zone: string })
  | (Base<'attached'> & { readonly seat: Seat; readonly card: string; readonly zone: string })
  | (Base<'discarded'> & { readonly seat: Seat; readonly card: string })
  | (Base<'trashed'> & { readonly seat: Seat; readonly card: string; readonly zone: string | null })
  | (Base<'rested'> & { readonly card: string; readonly zone: string; readonly n: number })
  | (Base<'readied'> & { readonly card: string; readonly zone: string })
  | (Base<'moved'> & { readonly card: string; readonly from: string; readonly zone: string })
  | (Base<'attacked'> & { readonly seat: Seat; readonly card: string; readonly zone: string })
  | (Base<'fight'> & {
      readonly card: string;
      readonly zone: string;
      readonly foe: string;
      readonly foeZone: string;
    })
  | (Base<'result'> & {
      readonly card: string;
      readonly zone: string;
      readonly power: number;
      readonly foe: string;
      readonly foeZone: string;
      readonly foePower: number;
    })
  | (Base<'noCheck'> & { readonly card: string; readonly zone: string })
  | (Base<'died'> & { readonly seat: Seat; readonly card: string; readonly zone: string | null })
  | (Base<'survived'> & { readonly card: string; readonly zone: string })
  | (Base<'bounced'> & { readonly seat: Seat; readonly card: string; readonly zone: string })
  | (Base<'salvaged'> & { readonly seat: Seat; readonly card: string })
  | (Base<'power'> & {
      readonly card: string;
      readonly zone: string;
      readonly by: string;
      readonly amount: number;
      readonly until: Until;
    })
  | (Base<'warded'> & { readonly card: string; readonly zone: string })
  | (Base<'trigger'> & {
      readonly seat: Seat;
      readonly card: string;
      readonly effect: number;
      readonly zone: string | null;
    })
  | (Base<'refused'> & { readonly seat: Seat; readonly card: string | null })
  /** An unused hand reaction, which only its owner knows about (LN-R-80). */
  | (Base<'declined'> & { readonly seat: Seat })
  | (Base<'looked'> & { readonly seat: Seat; readonly cards: readonly string[] | null; readonly n: number })
  | (Base<'passed'> & { readonly seat: Seat })
  | (Base<'stopped'> & { readonly seat: Seat })
  | (Base<'exhausted'> & { readonly seat: Seat })
  | (Base<'ended'> & { readonly outcome: Outcome });

export type Log = Event[];
