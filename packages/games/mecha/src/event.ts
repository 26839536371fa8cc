import type { ClauseId, Outcome, Seat } from '@mechatable/kernel';
import type { WindowName } from './agenda.ts';

interface Base<Type> {
  readonly type: Type;
  readonly clause: ClauseId;
}

/** A card on a space. */
interface At {
  readonly card: string;
  readonly cell: string;
}

/** A player's card. */
interface Of {
  readonly seat: Seat;
  readonly card: string;
}

/** Changes to a unit during a turn. */
export type Change =
  | 'attack'
  | 'space'
  | 'pierce'
  | 'flight'
  | 'reach'
  | 'haste'
  | 'range'
  | 'speed'
  | 'cannotAttack'
  | 'cannotAttackNext'
  | 'cannotMove'
  | 'cannotMoveNext'
  | 'mustMoveNext'
  | 'armour'
  | 'disarmed'
  | 'healed'
  | 'durability';

/** Events. Cards by id, spaces by name; `target` is a space, or `S` or `N` for a player. */
export type Event =
  | (Base<'decided'> & { readonly seat: Seat })
  | (Base<'mulligan'> & { readonly seat: Seat })
  | (Base<'kept'> & { readonly seat: Seat })
  | (Base<'turn'> & { readonly seat: Seat; readonly turn: number })
  | (Base<'ticked'> & At & { readonly left: number })
  /** Only its owner sees the card, unless it was open. */
  | (Base<'drew'> & { readonly seat: Seat; readonly card: string | null; readonly open: boolean })
  | (Base<'drawFailed'> & { readonly seat: Seat })
  | (Base<'played'> & Of & { readonly target: string | null })
  | (Base<'moving'> & Of & { readonly cell: string; readonly path: string })
  | (Base<'attacking'> & Of & { readonly cell: string; readonly target: string })
  | (Base<'activated'> & Of & { readonly cell: string })
  | (Base<'passed'> & { readonly seat: Seat; readonly window: WindowName })
  | (Base<'arrived'> & Of & { readonly cell: string })
  /** The spaces of the path, with dashes between them; the last is where it is now. */
  | (Base<'moved'> & At & { readonly from: string; readonly path: string })
  | (Base<'stayed'> & At)
  | (Base<'calledOff'> & { readonly card: string | null; readonly cell: string | null })
  | (Base<'hit'> & At & { readonly by: string; readonly amount: number; readonly left: number })
  | (Base<'soaked'> & At & { readonly by: string; readonly left: number })
  /** The card that went to the damage zone, or null for a marker; not `direct`: by a card's own text. */
  | (Base<'struck'> & {
      readonly seat: Seat;
      readonly by: string;
      readonly direct: boolean;
      readonly card: string | null;
      readonly total: number;
    })
  | (Base<'missed'> & { readonly seat: Seat; readonly by: string })
  | (Base<'fizzled'> & Of)
  | (Base<'destroyed'> & Of & { readonly cell: string })
  | (Base<'sacrificed'> & Of & { readonly cell: string })
  | (Base<'discarded'> & Of)
  | (Base<'putAway'> & Of)
  | (Base<'trigger'> & Of & { readonly effect: number })
  | (Base<'changed'> & At & { readonly change: Change; readonly n: number })
  /** Only the player who looks sees the cards. */
  | (Base<'looked'> & { readonly seat: Seat; readonly at: Seat; readonly cards: readonly string[] | null })
  /** A Pilot or a Command comes to a unit, or to a card on it. */
  | (Base<'attached'> & Of & { readonly cell: string; readonly to: string })
  /** A Pilot or a Command on the battlefield leaves: its host is gone, or there are too many copies. */
  | (Base<'shed'> & Of & { readonly cell: string })
  | (Base<'named'> & At & { readonly name: string })
  | (Base<'forfeited'> & At & { readonly n: number })
  | (Base<'cancelled'> & Of)
  /** To the hand of its owner, `seat`. */
  | (Base<'returned'> & Of & { readonly cell: string })
  /** A card goes to the hand from a deck or a discard pile; everyone sees it if it is open. */
  | (Base<'took'> & {
      readonly seat: Seat;
      readonly card: string | null;
      readonly from: 'deck' | 'discard';
      readonly open: boolean;
    })
  | (Base<'searched'> & { readonly seat: Seat })
  | (Base<'shuffled'> & { readonly seat: Seat })
  /** A card goes from the hand on top of the deck; everyone sees it while hands are revealed. */
  | (Base<'putBack'> & { readonly seat: Seat; readonly card: string | null; readonly open: boolean })
  | (Base<'milled'> & Of)
  /** A Trigger Command takes effect from the damage zone. */
  | (Base<'sprung'> & Of)
  | (Base<'gained'> & Of & { readonly cell: string })
  | (Base<'handsShown'> & { readonly hands: readonly (readonly string[])[] })
  | (Base<'topShown'> & Of)
  | (Base<'skipped'> & Of)
  | (Base<'stillness'> & Of)
  | (Base<'turnKey'> & Of)
  | (Base<'noTowers'> & Of)
  | (Base<'gambled'> & { readonly seat: Seat; readonly n: number })
  /** A trigger has chosen its target. */
  | (Base<'aimed'> & Of & { readonly target: string })
  | (Base<'chose'> & { readonly seat: Seat })
  | (Base<'phaseEnded'> & { readonly seat: Seat })
  | (Base<'exhausted'> & { readonly seat: Seat })
  /** With the deck lists, which are open from now on. */
  | (Base<'ended'> & { readonly outcome: Outcome; readonly lists: readonly (readonly string[])[] });

export type Log = Event[];
