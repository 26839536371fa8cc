import type { Outcome, Seat, Viewer } from '@mechatable/kernel';
import { CARDS, ID } from './content/cards.ts';
import type { Until } from './content/language.ts';
import type { Event } from './event.ts';
import { powerOf } from './power.ts';
import {
  EVERYBODY,
  OWNER,
  type Combat,
  type Known,
  type Pile,
  type Rules,
  type State,
  type Step,
  type Trigger,
} from './state.ts';
import { UNIT_ZONES, ZONE_NAME } from './zones.ts';

/** A hidden card that the viewer knows; `place` counts from the bottom of its pile. */
export interface KnownCard {
  readonly place: number;
  readonly card: string;
  /** Known to everyone, not only to its owner. */
  readonly open: boolean;
}

/** The facts a viewer may know about one seat's cards off the board. */
export interface SideView {
  /** Null for a hand that the viewer may not see. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  /** Hand cards that everyone saw go there (LN-R-90). */
  readonly shown: readonly string[];
  readonly deckCount: number;
  readonly deckKnown: readonly KnownCard[];
  readonly protectionCount: number;
  readonly protectionKnown: readonly KnownCard[];
  readonly poolCount: number;
  readonly revealed: readonly string[];
  readonly taken: readonly string[];
  readonly graveyard: readonly { readonly card: string; readonly object: number }[];
  readonly trash: readonly string[];
  /** The viewer's own list, as brought to the match. */
  readonly list: { readonly deck: readonly string[]; readonly pool: readonly string[] } | null;
}

export interface BoardCard {
  readonly zone: string;
  readonly card: string;
  readonly object: number;
  readonly rest: number;
  /** Effective power of a unit (LN-R-43); 0 for a land. */
  readonly power: number;
  readonly equips: readonly { readonly card: string; readonly owner: Seat; readonly object: number }[];
  readonly changes: readonly {
    readonly by: string;
    readonly amount: number;
    readonly until: Until;
    readonly seat: Seat;
  }[];
}

/**
 * Everything a seat or a spectator may know, built up from what they may see. Pending work (agenda, queue,
 * combat) is entirely public: secrets are only ever in piles, never in steps.
 */
export interface View {
  readonly viewer: Viewer;
  readonly rules: Rules;
  readonly turn: number;
  readonly active: Seat;
  readonly mainActions: number;
  readonly resolutions: number;
  readonly sides: readonly [SideView, SideView];
  readonly board: readonly (BoardCard | null)[];
  readonly zoneOf: readonly number[];
  readonly used: readonly number[];
  readonly queue: readonly Trigger[];
  readonly combat: Combat | null;
  readonly agenda: readonly Step[];
  readonly outcome: Outcome | null;
}

const ids = (cards: readonly number[]): string[] => cards.map((card) => ID[card]);

function knownCards(cards: readonly number[], known: readonly Known[], least: Known): KnownCard[] {
  const found: KnownCard[] = [];
  for (let place = 0; place < cards.length; place++) {
    if (known[place] >= least)
      found.push({ place, card: ID[cards[place]], open: known[place] === EVERYBODY });
  }
  return found;
}

function sideView(pile: Pile, own: boolean): SideView {
  const least = own ? OWNER : EVERYBODY;
  return {
    hand: own ? ids(pile.hand) : null,
    handCount: pile.hand.length,
    shown: ids(pile.shown),
    deckCount: pile.deck.length,
    deckKnown: knownCards(pile.deck, pile.deckKnown, least),
    protectionCount: pile.protection.length,
    protectionKnown: knownCards(pile.protection, pile.protectionKnown, least),
    poolCount: pile.pool.length,
    revealed: ids(pile.revealed),
    taken: ids(pile.taken),
    graveyard: pile.graveyard.map((card, i) => ({ card: ID[card], object: pile.graveyardId[i] })),
    trash: ids(pile.trash),
    list: own ? { deck: ids(pile.deckList), pool: ids(pile.poolList) } : null,
  };
}

function boardCard(s: State, zone: number): BoardCard | null {
  const card = s.card[zone];
  if (card < 0) return null;
  const object = s.object[zone];
  const equips: { card: string; owner: Seat; object: number }[] = [];
  for (let i = 0; i < s.equipUnit.length; i++) {
    if (s.equipUnit[i] !== object) continue;
    equips.push({ card: ID[s.equipCard[i]], owner: s.equipOwner[i], object: s.equipObject[i] });
  }
  const changes: { by: string; amount: number; until: Until; seat: Seat }[] = [];
  for (let i = 0; i < s.changeUnit.length; i++) {
    if (s.changeUnit[i] !== object) continue;
    changes.push({
      by: ID[s.changeBy[i]],
      amount: s.changeAmount[i],
      until: s.changeUntil[i],
      seat: s.changeSeat[i],
    });
  }
  const power = zone < UNIT_ZONES ? powerOf(s, zone) : 0;
  return { zone: ZONE_NAME[zone], card: CARDS[card].id, object, rest: s.rest[zone], power, equips, changes };
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    rules: s.rules,
    turn: s.turn,
    active: s.active,
    mainActions: s.mainActions,
    resolutions: s.resolutions,
    sides: [sideView(s.piles[0], viewer === 0), sideView(s.piles[1], viewer === 1)],
    board: s.card.map((_, zone) => boardCard(s, zone)),
    zoneOf: s.zoneOf.slice(),
    used: s.used.slice(),
    queue: s.queue.slice(),
    combat: s.combat,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}

/** An event as a viewer sees it: only the owner sees hidden cards and a declined hand reaction. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  if (event.type === 'declined' && event.seat !== viewer) return null;
  if ('secret' in event && event.secret && event.seat !== viewer) return { ...event, card: null };
  if (event.type === 'looked' && event.seat !== viewer) return { ...event, cards: null };
  return event;
}
