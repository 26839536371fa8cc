import type { Outcome, Seat, Viewer } from '@mechatable/kernel';
import { CELL_NAME, opponent } from './board.ts';
import { ID, KEYWORD_NAMES, MUST_MOVE_NOW } from './content/cards.ts';
import type { Keyword } from './content/language.ts';
import type { Event } from './event.ts';
import type { Link, Lying, Pile, Rules, State, Step, Trigger, Unit } from './state.ts';
import {
  attacksLeft,
  bandwidth,
  costOf,
  durabilityLeft,
  has,
  isFresh,
  mayAttack,
  mayMove,
  powerOf,
  rangeOf,
  stepsLeft,
  totalCost,
} from './values.ts';

/** What a viewer may know of one seat (section E of the rule book). */
export interface SideView {
  /** Null for a hand that the viewer may not see. */
  readonly hand: readonly string[] | null;
  readonly handCount: number;
  /** Cards of the hand that the opponent has seen; null for those who have not. */
  readonly seen: readonly string[] | null;
  readonly deckCount: number;
  readonly discard: readonly string[];
  readonly damage: readonly string[];
  readonly markers: number;
  readonly bandwidth: number;
  /** The summed cost of its Mechas. */
  readonly cost: number;
  /** The list as brought to the table: one's own, or both under the knob `openDeckLists`. */
  readonly list: readonly string[] | null;
}

/** `fresh`: it arrived this turn and has no Haste. */
export type Mark = 'fresh' | 'cannotMove' | 'cannotAttack' | 'mustMove';

/** A unit with its current values, and what the turn has done to it. */
export interface UnitView extends Omit<Unit, 'card' | 'cell'> {
  readonly card: string;
  readonly cell: string;
  readonly power: number;
  /** Durability left; in the first edition, its durability counters. */
  readonly left: number;
  readonly cost: number;
  readonly reach: number;
  /** Those without a number, printed or granted. */
  readonly keywords: readonly Keyword[];
  /** What it is kept from or bound to this turn. */
  readonly marks: readonly Mark[];
  readonly stepsLeft: number;
  readonly attacksLeft: number;
}

export interface LyingView {
  readonly id: number;
  readonly card: string;
  readonly owner: Seat;
  readonly cell: string;
  readonly time: number;
}

/**
 * All that a seat or a spectator may know, built up from what is open to them. Chain, queue and agenda are
 * public as a whole: whatever is secret lies in a pile or among the answers, never in a step.
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
  readonly failedDraw: number;
  /** The viewer's own secret answer; -1 for none. */
  readonly answer: number;
  /** Seats that took a mulligan, as bits. */
  readonly mulligans: number;
  readonly agenda: readonly Step[];
  readonly outcome: Outcome | null;
}

const ids = (cards: readonly number[]): string[] => cards.map((card) => ID[card]);

function sideView(s: State, seat: Seat, viewer: Viewer): SideView {
  const pile: Pile = s.piles[seat];
  const own = viewer === seat;
  return {
    hand: own ? ids(pile.hand) : null,
    handCount: pile.hand.length,
    seen: own || viewer === opponent(seat) ? ids(pile.seen) : null,
    deckCount: pile.deck.length,
    discard: ids(pile.discard),
    damage: ids(pile.damage),
    markers: pile.markers,
    bandwidth: bandwidth(s, seat),
    cost: totalCost(s, seat),
    list: own || s.rules.openDeckLists ? ids(pile.deckList) : null,
  };
}

function marksOf(s: State, u: Unit): Mark[] {
  const marks: Mark[] = [];
  if (isFresh(s, u)) marks.push('fresh');
  if (!mayMove(u)) marks.push('cannotMove');
  if (!mayAttack(u)) marks.push('cannotAttack');
  if ((u.now & MUST_MOVE_NOW) !== 0 && u.steps === 0) marks.push('mustMove');
  return marks;
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
    steps: u.steps,
    attacks: u.attacks,
    extraSteps: u.extraSteps,
    extraAttacks: u.extraAttacks,
    speed: u.speed,
    range: u.range,
    now: u.now,
    next: u.next,
    power: powerOf(u),
    left: durabilityLeft(u),
    cost: costOf(u),
    reach: rangeOf(s, u),
    keywords: KEYWORD_NAMES.filter((keyword) => has(u, keyword)),
    marks: marksOf(s, u),
    stepsLeft: stepsLeft(s, u),
    attacksLeft: attacksLeft(u),
  };
}

function lyingView({ id, card, owner, cell, time }: Lying): LyingView {
  return { id, card: ID[card], owner, cell: CELL_NAME[cell], time };
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    rules: s.rules,
    turn: s.turn,
    active: s.active,
    mainActions: s.mainActions,
    towerPlayed: s.towerPlayed,
    arrivals: s.arrivals,
    sides: [sideView(s, 0, viewer), sideView(s, 1, viewer)],
    units: s.board.flatMap((u) => (u === null ? [] : [unitView(s, u)])),
    lying: s.lying.map(lyingView),
    chain: s.chain.slice(),
    queue: s.queue.slice(),
    failedDraw: s.failedDraw,
    answer: viewer === 'table' ? -1 : s.answers[viewer],
    mulligans: s.mulligans,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}

/** What a viewer learns of an event: drawn cards are shown to their owner, a hand to the one who looks. */
export function see(event: Event, viewer: Viewer): Event | null {
  if (event.type === 'drew' && event.seat !== viewer) return { ...event, card: null };
  if (event.type === 'looked' && event.seat !== viewer) return { ...event, cards: null };
  return event;
}
