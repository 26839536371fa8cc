import { copyRng, type Outcome, type Rng, type Seat } from '@mechatable/kernel';
import { STAGES } from './content/language.ts';
import type { Rules } from './options.ts';
import type { SeatName } from './seats.ts';

/** Where a Territory came from: the deal before the first turn, the deck, the Arena, the scrap pile, a pilot. */
export type Origin = 'start' | 'deck' | 'arena' | 'pile' | SeatName;

/**
 * A Territory on the table. Tiles are numbered as they leave the deck, so the number says nothing about the
 * face, and all can follow a card (MN-R-68). A tile is replaced, never changed, so clones share them.
 */
export interface Tile {
  readonly id: number;
  readonly face: number;
  readonly up: boolean;
  /** Who has seen its face, as bits. It is public who has. */
  readonly seen: number;
  /** The turn in which it arrived at its place, and from where. */
  readonly since: number;
  readonly from: Origin;
}

/** Where a Mech can be. From 1 to 3: in the hangar, and the repairs that it needs (MN-HGR-4). */
export const HAND = 0;
export const STB = 1;
export const DIS = 2;
export const MALF = 3;
export const OUT = 4;

/** A Stage by its name, as a place. */
export const STAGE_PLACE = { STB, DIS, MALF } as const;
/** The names of the places of the hangar. */
export const PLACE_STAGE = [null, ...STAGES, null] as const;

/** Mechs a pilot owns, one of each tier: the Mech of a tier is in slot `seat * 3 + tier - 1`. */
export const MECHS_EACH = 3;

/**
 * A Mech that has left the hand: deployed, attacking, defending, or in a hangar already while its Battle goes
 * on (MN-R-45). Replaced, never changed.
 */
export interface Out {
  readonly slot: number;
  readonly tile: number;
  /** It was deployed face-up. */
  readonly up: boolean;
  /** Who has seen which Mech it is, as bits: its pilot, a Keyhole, everyone. */
  readonly seen: number;
}

/** A Battle from the reveal on (BT-1); replaced, never changed. Side 0 is first clockwise from the Alpha Pilot. */
export interface Battle {
  readonly tile: number;
  /** A raid in the Pilot Phase: side 0 attacks, side 1 defends. */
  readonly raid: boolean;
  readonly seats: readonly [Seat, Seat];
  readonly power: readonly [number, number];
  /** The side whose abilities are ignored; -1 for none. */
  readonly blanked: number;
  /** The side that won; -1 before the comparison and in a tie. */
  readonly winner: number;
}

interface Of {
  readonly seat: Seat;
}

/** The questions of MN-D-1 to MN-D-10, in this order: `reveal` to `arena`, `during`, `loss`, `claimed` and so on. */
export type Ask =
  | ({ readonly ask: 'reveal' } & Of)
  | ({ readonly ask: 'initiation' } & Of)
  | ({ readonly ask: 'arena' } & Of)
  | ({ readonly ask: 'during' } & Of)
  | ({ readonly ask: 'loss' } & Of)
  /** `begun`: Veil Mother has turned a card and may turn more (MN-R-86). */
  | ({ readonly ask: 'claimed'; readonly tile: number; readonly begun: boolean } & Of)
  | ({ readonly ask: 'attack' } & Of)
  | ({ readonly ask: 'defend'; readonly tile: number } & Of)
  | ({ readonly ask: 'scrapDown' } & Of)
  | ({ readonly ask: 'scrap' } & Of);

export type Do =
  | { readonly do: 'startTurn' }
  | ({ readonly do: 'initiation' } & Of)
  | ({ readonly do: 'repair' } & Of)
  | ({ readonly do: 'initiationAbility' } & Of)
  | { readonly do: 'deal' }
  | ({ readonly do: 'arenaTurn' } & Of)
  | { readonly do: 'resolve' }
  | { readonly do: 'attack' }
  | ({ readonly do: 'claim'; readonly tile: number } & Of)
  | ({ readonly do: 'afterClaim'; readonly tile: number } & Of)
  | ({ readonly do: 'goHome' } & Of)
  | { readonly do: 'battle'; readonly tile: number }
  | { readonly do: 'during'; readonly side: 0 | 1 }
  | { readonly do: 'compare' }
  | { readonly do: 'loss' }
  | { readonly do: 'afterBattle' }
  | { readonly do: 'endBattle' }
  | ({ readonly do: 'scrapDown' } & Of)
  | ({ readonly do: 'scrapAbility' } & Of)
  | { readonly do: 'endTurn' };

export type Step = Ask | Do;

/** Steps contain only public facts, so a view can include the agenda unchanged. */
export interface State {
  readonly rules: Rules;
  readonly rng: Rng;
  turn: number;
  alpha: Seat;
  /** Faces; the top card is the last. */
  deck: number[];
  /** The top card is the last. */
  pile: Tile[];
  /** The oldest first (MN-R-82). */
  readonly arena: Tile[];
  /** Collections by seat, in order of arrival (MN-R-82). */
  readonly rows: readonly Tile[][];
  /** How many cards have left the deck. */
  tiles: number;
  /** By slot: which Mech it is, where it is, and who knows that its pilot has it, as bits. */
  readonly mechs: readonly number[];
  readonly places: number[];
  readonly known: number[];
  /** By seat. */
  readonly out: (Out | null)[];
  /** Slots whose hand ability has been used this turn (MN-R-50), as bits. */
  used: number;
  battle: Battle | null;
  /** Seats that have conceded (MN-R-96), as bits. */
  gone: number;
  readonly agenda: Step[];
  outcome: Outcome | null;
}

export function clone(s: State): State {
  const rows: Tile[][] = [];
  for (let seat = 0; seat < s.rows.length; seat++) rows.push(s.rows[seat].slice());
  return {
    rules: s.rules,
    rng: copyRng(s.rng),
    turn: s.turn,
    alpha: s.alpha,
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    arena: s.arena.slice(),
    rows,
    tiles: s.tiles,
    mechs: s.mechs,
    places: s.places.slice(),
    known: s.known.slice(),
    out: s.out.slice(),
    used: s.used,
    battle: s.battle,
    gone: s.gone,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}
