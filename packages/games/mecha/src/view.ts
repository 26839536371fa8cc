import type { Outcome, Seat, Viewer } from '@mechatable/kernel';
import { CELL_NAME, opponent } from './board.ts';
import { ID, IS_PILOT, KEYWORD_NAMES, MUST_MOVE_NOW, NAMES } from './content/cards.ts';
import type { Keyword } from './content/traits.ts';
import type { Event } from './event.ts';
import type { Step } from './agenda.ts';
import type { Link, Trigger } from './links.ts';
import type { Attached, FieldCommand, Pile, Unit } from './pieces.ts';
import type { Rules, State } from './state.ts';
import {
  areHandsOpen,
  attacksLeft,
  bandwidth,
  costOf,
  durabilityLeft,
  durabilityOf,
  handLimit,
  has,
  isFresh,
  isPilotSilenced,
  isSilenced,
  mayAttack,
  mayMove,
  nameOf,
  powerOf,
  rangeOf,
  stepsLeft,
  totalCost,
} from './values.ts';
import { handShown } from './zones.ts';

/** The facts a viewer may know about one seat (see "Hidden information" in the rule book). */
export interface SideView {
  /** Null for a hand that the viewer may not see. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  /** Cards of the hand that the opponent has seen; for a spectator, those that everybody has seen. */
  readonly seen: readonly string[];
  /** Those that everybody has seen. */
  readonly open: readonly string[];
  /** MG-HAND-2; null in the first edition, which has none. */
  readonly handLimit: number | null;
  readonly deckCount: number;
  /** The cards on top of the deck that the viewer knows, the top one last; and how many of them all know. */
  readonly top: readonly string[];
  readonly openTop: number;
  /** How many on top its owner knows. */
  readonly ownTop: number;
  readonly discard: readonly string[];
  readonly damage: readonly string[];
  readonly markers: number;
  readonly noTowers: boolean;
  readonly bandwidth: number;
  /** The total cost of its Mechas. */
  readonly cost: number;
  /** The deck list: the viewer's own; both with the option `openDeckLists` and after the match. */
  readonly list: readonly string[] | null;
}

/** `fresh`: it arrived this turn and has no Haste. */
export type Mark = 'fresh' | 'cannotMove' | 'cannotAttack' | 'mustMove';

/** A card attached to a unit. */
export interface AttachedView {
  readonly id: Attached['id'];
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  /** The id of the Pilot that it is attached to; -1 for the unit itself. */
  readonly on: Attached['on'];
  /** How actions name it: `d3.1`. */
  readonly place: string;
  /** The name it gives to its host. */
  readonly name: string | null;
  readonly isPilot: boolean;
  /** MG-R-69: it has lost its abilities. */
  readonly silenced: boolean;
}

/** A unit with its current values, and what the turn has done to it. */
export interface UnitView extends Omit<Unit, 'card' | 'cell' | 'attached'> {
  readonly card: string;
  readonly cell: string;
  readonly attached: readonly AttachedView[];
  /** Its current name (MG-R-70). */
  readonly name: string;
  /** MG-R-69: it has lost its printed abilities. */
  readonly silenced: boolean;
  readonly power: number;
  readonly durability: number;
  /** Durability left; in the first edition, its durability counters. */
  readonly left: number;
  readonly cost: number;
  readonly reach: number;
  /** Those without a number, printed or granted. */
  readonly keywords: readonly Keyword[];
  /** Bans and obligations this turn. */
  readonly marks: readonly Mark[];
  readonly stepsLeft: number;
  readonly attacksLeft: number;
}

export interface LyingView {
  readonly id: FieldCommand['id'];
  readonly card: string;
  readonly owner: Seat;
  readonly cell: string;
  readonly time: number;
}

/**
 * Everything a seat or a spectator may know, built from public facts and their own. Chain, queue and agenda are
 * entirely public: secrets are only in piles and among the answers, never in a step.
 */
export interface View {
  readonly viewer: Viewer;
  readonly rules: Rules;
  readonly turn: number;
  readonly active: Seat;
  readonly mainActions: number;
  readonly towerPlayed: boolean;
  readonly arrivals: number;
  readonly sides: readonly [SideView, SideView];
  readonly units: readonly UnitView[];
  readonly lying: readonly LyingView[];
  readonly chain: readonly Link[];
  readonly queue: readonly Trigger[];
  readonly held: readonly Trigger[];
  /** The unit whose attack must come next (MG-R-48), by id; -1 for none. */
  readonly mover: State['mover'];
  readonly bereaved: number;
  readonly eligible: number;
  readonly turnKeys: readonly [number, number];
  readonly stillness: boolean;
  readonly discards: number;
  readonly mills: number;
  readonly failedDraw: number;
  /** The viewer's own secret answer; -1 for none. */
  readonly answer: number;
  /** Seats that took a mulligan, as bits. */
  readonly mulligans: number;
  readonly agenda: readonly Step[];
  readonly outcome: Outcome | null;
}

const ids = (cards: readonly number[]): string[] => cards.map((card) => ID[card]);

/** How many cards on top of the deck the viewer knows. */
function knownTop({ ownTop, openTop }: Pile, isOwner: boolean): number {
  return isOwner ? Math.max(ownTop, openTop) : openTop;
}

function sideView(s: State, seat: Seat, viewer: Viewer, isOpen: boolean): SideView {
  const pile: Pile = s.piles[seat];
  const own = viewer === seat;
  return {
    hand: own ? ids(pile.hand) : isOpen ? ids(handShown(pile)) : null,
    handCount: pile.hand.length,
    seen: ids(own || viewer === opponent(seat) ? pile.seen : pile.open),
    open: ids(pile.open),
    handLimit: s.rules.edition === '1e' ? null : handLimit(s),
    deckCount: pile.deck.length,
    top: ids(pile.deck.slice(pile.deck.length - knownTop(pile, own))),
    openTop: pile.openTop,
    ownTop: pile.ownTop,
    discard: ids(pile.discard),
    damage: ids(pile.damage),
    markers: pile.markers,
    noTowers: pile.noTowers,
    bandwidth: bandwidth(s, seat),
    cost: totalCost(s, seat),
    list: own || s.rules.openDeckLists || s.outcome !== null ? ids(pile.deckList) : null,
  };
}

function marksOf(s: State, u: Unit): Mark[] {
  const marks: Mark[] = [];
  if (isFresh(s, u)) marks.push('fresh');
  if (!mayMove(s, u)) marks.push('cannotMove');
  if (!mayAttack(s, u)) marks.push('cannotAttack');
  if ((u.now & MUST_MOVE_NOW) !== 0 && u.steps === 0) marks.push('mustMove');
  return marks;
}

function attachedView(u: Unit, one: Attached, at: number): AttachedView {
  const isPilot = IS_PILOT[one.card];
  return {
    id: one.id,
    card: ID[one.card],
    owner: one.owner,
    controller: one.controller,
    on: one.on,
    place: `${CELL_NAME[u.cell]}.${at + 1}`,
    name: one.name < 0 ? null : NAMES[one.name],
    isPilot,
    silenced: isPilot && isPilotSilenced(u, one),
  };
}

/** Field by field: a spread that changes the type of a field is more than ten times slower. */
function unitView(s: State, u: Unit): UnitView {
  return {
    id: u.id,
    card: ID[u.card],
    owner: u.owner,
    controller: u.controller,
    cell: CELL_NAME[u.cell],
    damage: u.damage,
    armour: u.armour,
    arrived: u.arrived,
    attached: u.attached.map((one, at) => attachedView(u, one, at)),
    name: NAMES[nameOf(u)],
    silenced: isSilenced(s, u),
    steps: u.steps,
    attacks: u.attacks,
    completed: u.completed,
    forfeited: u.forfeited,
    extraSteps: u.extraSteps,
    extraAttacks: u.extraAttacks,
    speed: u.speed,
    range: u.range,
    now: u.now,
    next: u.next,
    power: powerOf(s, u),
    durability: durabilityOf(s, u),
    left: durabilityLeft(s, u),
    cost: costOf(s, u),
    reach: rangeOf(s, u),
    keywords: KEYWORD_NAMES.filter((keyword) => has(s, u, keyword)),
    marks: marksOf(s, u),
    stepsLeft: stepsLeft(s, u),
    attacksLeft: attacksLeft(s, u),
  };
}

function lyingView({ id, card, owner, cell, time }: FieldCommand): LyingView {
  return { id, card: ID[card], owner, cell: CELL_NAME[cell], time };
}

export function view(s: State, viewer: Viewer): View {
  const isOpen = areHandsOpen(s);
  return {
    viewer,
    rules: s.rules,
    turn: s.turn,
    active: s.active,
    mainActions: s.mainActions,
    towerPlayed: s.towerPlayed,
    arrivals: s.arrivals,
    sides: [sideView(s, 0, viewer, isOpen), sideView(s, 1, viewer, isOpen)],
    units: s.board.flatMap((u) => (u === null ? [] : [unitView(s, u)])),
    lying: s.lying.map(lyingView),
    chain: s.chain.slice(),
    queue: s.queue.slice(),
    held: s.held.slice(),
    mover: s.mover,
    bereaved: s.bereaved,
    eligible: s.eligible,
    turnKeys: [s.turnKeys[0], s.turnKeys[1]],
    stillness: s.stillness,
    discards: s.discards,
    mills: s.mills,
    failedDraw: s.failedDraw,
    answer: viewer === 'table' ? -1 : s.answers[viewer],
    mulligans: s.mulligans,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}

/** An event as a viewer sees it: hidden cards are shown to their owner, a hand to the player who looks. */
export function eventFor(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'drew':
    case 'took':
    case 'putBack':
      return event.seat === viewer || event.open ? event : { ...event, card: null };
    case 'looked':
      return event.seat === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}
