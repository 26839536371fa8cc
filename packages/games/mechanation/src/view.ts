import type { Outcome, Seat, Viewer } from '@mechatable/kernel';
import { MECH_ID, STACKS } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import type { Stage } from './content/language.ts';
import { FACE_ID } from './content/territories.ts';
import type { Event } from './event.ts';
import { handSize, limitOf } from './mechs.ts';
import type { Rules } from './options.ts';
import { SPECTATORS, bitOf } from './seats.ts';
import {
  HAND,
  MECHS_EACH,
  PLACE_STAGE,
  type Battle,
  type Origin,
  type State,
  type Step,
  type Tile,
} from './state.ts';
import { TILE_NAME } from './tiles.ts';
import { ranksOf } from './victory.ts';

/** A Territory on the table, as far as the viewer knows it. */
export interface TileView {
  readonly tile: string;
  /** `G3`, `W`; null if the viewer has not seen it. A face-down card may well be known. */
  readonly face: string | null;
  readonly up: boolean;
  /** Who has seen its face, as bits: seat 0 is 1, seat 1 is 2, …; 16 is all spectators. */
  readonly seen: number;
  readonly since: number;
  readonly from: Origin;
}

/** `either`: in hand, or the Mech that is out face-down (MN-R-88). */
export type MechPlace = 'hand' | 'out' | 'either' | Stage;

/** A Mech that the viewer knows to be a pilot's. */
export interface MechView {
  readonly mech: string;
  readonly place: MechPlace;
  /** Who knows it, as bits. It is public if bit 16 is set. */
  readonly known: number;
  /** Its hand ability has been used this turn. */
  readonly used: boolean;
}

/** A pilot's deployed Mech. */
export interface OutView {
  readonly tile: string;
  /** Null if the viewer has not seen it. */
  readonly mech: string | null;
  /** It was deployed face-up. */
  readonly up: boolean;
  readonly seen: number;
}

export interface PilotView {
  readonly seat: Seat;
  /** How many Mechs are in hand. */
  readonly hand: number;
  /** The ones the viewer knows, by tier. Pilots know all three of theirs. */
  readonly mechs: readonly MechView[];
  readonly out: OutView | null;
  readonly row: readonly TileView[];
  /** How many Territories this pilot may keep. */
  readonly limit: number;
  readonly gaveUp: boolean;
}

/**
 * All that a seat or a spectator may know. Agenda and Battle are entirely public: secrets are only in tiles, slots
 * and deployed Mechs.
 */
export interface View {
  readonly viewer: Viewer;
  readonly rules: Rules;
  readonly turn: number;
  readonly alpha: Seat;
  readonly deck: number;
  /** The top card is the last. */
  readonly pile: readonly TileView[];
  readonly arena: readonly TileView[];
  readonly pilots: readonly PilotView[];
  /** The Mechs whose owner, if any, the viewer does not know. */
  readonly unseen: readonly string[];
  /** How many cards have left the deck: the next one gets this number. */
  readonly tiles: number;
  readonly battle: Battle | null;
  readonly agenda: readonly Step[];
  readonly outcome: Outcome | null;
  /** By seat, when the match is over (MN-R-65). */
  readonly ranks: readonly number[] | null;
}

function tileView({ id, face, up, seen, since, from }: Tile, eyes: number): TileView {
  const known = (seen & eyes) !== 0;
  return { tile: TILE_NAME[id], face: known ? FACE_ID[face] : null, up, seen, since, from };
}

function tileViews(tiles: readonly Tile[], eyes: number): TileView[] {
  return tiles.map((tile) => tileView(tile, eyes));
}

/** MN-R-88: while a pilot has a hidden Mech out, nobody else learns which of the known ones are in hand. */
function placeOf(s: State, slot: number, seat: Seat, eyes: number): MechPlace {
  const place = s.places[slot];
  const stage = PLACE_STAGE[place];
  if (stage !== null) return stage;
  const out = s.out[seat];
  if (out !== null && (out.seen & eyes) === 0) return 'either';
  return place === HAND ? 'hand' : 'out';
}

function mechViews(s: State, seat: Seat, eyes: number): MechView[] {
  const found: MechView[] = [];
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    const known = s.known[slot];
    if ((known & eyes) === 0) continue;
    found.push({
      mech: MECH_ID[s.mechs[slot]],
      place: placeOf(s, slot, seat, eyes),
      known,
      used: (s.used & (1 << slot)) !== 0,
    });
  }
  return found;
}

function outView(s: State, seat: Seat, eyes: number): OutView | null {
  const out = s.out[seat];
  if (out === null) return null;
  const { slot, tile, up, seen } = out;
  const mech = (seen & eyes) === 0 ? null : MECH_ID[s.mechs[slot]];
  return { tile: TILE_NAME[tile], mech, up, seen };
}

function pilotView(s: State, seat: Seat, eyes: number): PilotView {
  return {
    seat,
    hand: handSize(s, seat),
    mechs: mechViews(s, seat, eyes),
    out: outView(s, seat, eyes),
    row: tileViews(s.rows[seat], eyes),
    limit: limitOf(s, seat),
    gaveUp: (s.gone & (1 << seat)) !== 0,
  };
}

const DEALT = STACKS.flat();

function unseenBy(s: State, eyes: number): string[] {
  const seen = MECHS.map(() => false);
  s.mechs.forEach((mech, slot) => {
    if ((s.known[slot] & eyes) !== 0) seen[mech] = true;
  });
  return DEALT.filter((mech) => !seen[mech]).map((mech) => MECH_ID[mech]);
}

export function view(s: State, viewer: Viewer): View {
  const eyes = bitOf(viewer);
  return {
    viewer,
    rules: s.rules,
    turn: s.turn,
    alpha: s.alpha,
    deck: s.deck.length,
    pile: tileViews(s.pile, eyes),
    arena: tileViews(s.arena, eyes),
    pilots: s.rows.map((_, seat) => pilotView(s, seat, eyes)),
    unseen: unseenBy(s, eyes),
    tiles: s.tiles,
    battle: s.battle,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
    ranks: s.outcome === null ? null : ranksOf(s),
  };
}

/** An event as a viewer sees it, without a card or Mech that is hidden from them. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  if (!('to' in event) || (event.to & bitOf(viewer)) !== 0) return event;
  return 'face' in event ? { ...event, face: null } : { ...event, mech: null };
}

/** Whether everyone knows this tile, Mech or deployed Mech. */
export function isPublicTo(seen: number): boolean {
  return (seen & SPECTATORS) !== 0;
}
