import { copyRng, type Outcome, type Rng, type Seat } from '@mechatable/kernel';
import type { Edition } from './content/language.ts';
import type { Knobs } from './editions.ts';
import type { AttachedId, LinkIndex, LyingId, None, PieceId, Target, UnitId } from './references.ts';

/** What is the same for the whole match. */
export interface Rules extends Knobs {
  readonly edition: Edition;
  /** The rules version that the match was opened under; see `versions.ts`. */
  readonly version: number;
}

/** One seat's cards off the board. */
export interface Pile {
  /** The list brought to the table, sorted. */
  readonly deckList: readonly number[];
  hand: number[];
  /** Cards of the hand that the opponent has seen and that have not left it since. */
  seen: number[];
  /** Those of them that everybody has seen: spectators remember only these. */
  open: number[];
  /** The top card is the last. */
  deck: number[];
  /** How many cards on top of the deck its owner knows, and how many everybody knows. */
  ownTop: number;
  openTop: number;
  discard: number[];
  damage: number[];
  /** MG-R-29: blank markers among the damage. */
  markers: number;
  /** Card Preplanning: no Tower can be played any more. */
  noTowers: boolean;
}

/** A card attached to a unit, or to a Pilot on it (`on` is the Pilot's id, else -1). Never changed once made. */
export interface Attached {
  readonly id: AttachedId;
  readonly card: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly on: AttachedId | None;
  /** The name it gives to its host (card Camouflage), as a number of `NAMES`; -1 for none. */
  readonly name: number;
}

/** A unit on the battlefield (MG-R-7). The fields from `steps` on are about the present turn or the next. */
export interface Unit {
  /** Counted up as units arrive and never used again, so that a chain can name one that is gone. */
  readonly id: UnitId;
  readonly card: number;
  readonly owner: Seat;
  controller: Seat;
  cell: number;
  /** Durability lost. MG-R-61: in the first edition counters added on top make it negative. */
  damage: number;
  armour: number;
  /** The turn it arrived in. */
  readonly arrived: number;
  /** In the order in which they were attached; replaced, never changed in place. */
  attached: readonly Attached[];
  steps: number;
  /** Attacks declared, called off or not (MG-R-95), and those that were carried out. */
  attacks: number;
  completed: number;
  /** Its own attacks given up (MG-R-48), less the extra ones made: with `attacks`, how many of its own are gone. */
  forfeited: number;
  extraSteps: number;
  /** Extra attacks it has left (MG-R-49). */
  extraAttacks: number;
  /** Granted until the turn ends; 0 for none. */
  speed: number;
  range: number;
  /** Bits: keywords, bans and duties of this turn, and of its controller's next one (MG-R-25). */
  now: number;
  next: number;
}

/** A Command on the battlefield: no unit (MG-CMD-6). */
export interface Lying {
  readonly id: LyingId;
  readonly card: number;
  readonly owner: Seat;
  readonly cell: number;
  readonly time: number;
}

/** MG-R-14. Units and attached cards are named by id; -1 is none. */
export type Link =
  /**
   * `cell` is the space where it is to arrive. What `target` and `second` are, the card's rule says: the id of
   * a unit, a Pilot or a Command, a seat, a place in the chain, or a card of the discard pile.
   */
  | {
      readonly kind: 'card';
      readonly seat: Seat;
      readonly card: number;
      readonly cell: number;
      readonly target: Target;
      readonly second: Target;
      /** Its card is elsewhere already: cancelled (MG-R-22), or on the battlefield (MG-R-80). */
      readonly gone: boolean;
    }
  /** `extra`: the extra spaces it had when it set out (MG-R-96). */
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly path: readonly number[];
      readonly extra: number;
    }
  /** `target`: -1 for the opposing player. `fixed`: it cannot become illegal but by leaving (MG-R-80). */
  | {
      readonly kind: 'attack';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly target: UnitId | None;
      readonly fixed: boolean;
    }
  | {
      readonly kind: 'ability';
      readonly seat: Seat;
      /** The unit and the space it held; -1 for an ability used from the damage zone. */
      readonly unit: UnitId | None;
      readonly cell: number;
      readonly card: number;
      /** A figure of the sacrificed unit: the durability it had left in 1e, all of it in 2e. */
      readonly paid: number;
      /** The place in the chain that it answers; -1 for none. */
      readonly target: LinkIndex | None;
      /** Pilots kept aside while it resolves (card Kamin). */
      readonly pilots: readonly Attached[];
    };

/** A triggered ability that waits (MG-R-19): whose, and what its event was about. */
export interface Trigger {
  readonly seat: Seat;
  readonly card: number;
  readonly effect: number;
  /** The unit or card that has the ability; -1 for one that was not on the battlefield. */
  readonly source: PieceId | None;
  /** A unit's id, a seat or a card, and for a card the seat that owns it. */
  readonly subject: Target;
  readonly second: Target;
}

/** An effect and how far it has come. */
export interface Progress {
  readonly seat: Seat;
  readonly card: number;
  /** Which list of parts: the Command's, from the damage zone, the ability's, or a trigger's by its number. */
  readonly of: 'effect' | 'zone' | 'zoneAbility' | 'ability' | number;
  readonly part: number;
  readonly source: PieceId | None;
  /** The space that the source held. */
  readonly cell: number;
  readonly target: Target;
  readonly second: Target;
  /** A number that one part leaves for the next: what was sacrificed, how many were discarded. */
  readonly paid: number;
}

/** MG-R-15: the occasions on which a seat may answer. */
export type WindowName = 'start' | 'draw' | 'end' | 'destroyed' | 'card' | 'move' | 'attack' | 'ability';

/** MG-R-14: how many passes in a row close the chain, and how many there were. */
interface Offer {
  readonly window: WindowName;
  readonly seat: Seat;
  readonly need: number;
  readonly passes: number;
}

/** A question inside an effect: whom, and how the effect goes on. */
interface Inside {
  readonly seat: Seat;
  readonly progress: Progress;
}

export type Ask =
  | { readonly ask: 'mulligan'; readonly seats: readonly Seat[] }
  | { readonly ask: 'main'; readonly seat: Seat }
  | ({ readonly ask: 'respond' } & Offer)
  | { readonly ask: 'skip'; readonly seat: Seat }
  | { readonly ask: 'place'; readonly seat: Seat }
  | { readonly ask: 'dismiss'; readonly seat: Seat; readonly card: number }
  /** MG-R-79: one card too many in the hand. */
  | { readonly ask: 'trim'; readonly seat: Seat }
  | ({ readonly ask: 'sacrifice' } & Inside)
  | ({ readonly ask: 'discard'; readonly left: number } & Inside)
  | { readonly ask: 'discardEach'; readonly seats: readonly Seat[] }
  /** `taken`: the cards chosen so far. */
  | ({ readonly ask: 'take'; readonly left: number; readonly taken: readonly number[] } & Inside)
  | ({ readonly ask: 'put'; readonly left: number } & Inside)
  | ({ readonly ask: 'putBack'; readonly left: number } & Inside)
  | ({ readonly ask: 'name' } & Inside)
  | ({ readonly ask: 'target' } & Inside)
  /** Whether to look through the deck; then which card of it is played (card Drone Nest). */
  | { readonly ask: 'look' | 'fetch'; readonly seat: Seat; readonly trigger: Trigger };

export type Do =
  | { readonly do: 'mulligans' }
  | { readonly do: 'startTurn' }
  | { readonly do: 'drawPhase' }
  | { readonly do: 'drawStep' }
  | { readonly do: 'drawCard' }
  | { readonly do: 'startMain' }
  | { readonly do: 'main' }
  | { readonly do: 'endPhase' }
  | { readonly do: 'trim' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'window'; readonly window: WindowName }
  | ({ readonly do: 'offer' } & Offer)
  | { readonly do: 'resolve' }
  | { readonly do: 'finish' }
  /** The state check and the triggers; the first `waiting` of the queue are left for later. */
  | { readonly do: 'settle'; readonly waiting: number }
  /** A Trigger Command that has come to its owner's damage zone (MG-TRIG-2). */
  | { readonly do: 'spring'; readonly seat: Seat; readonly card: number }
  | { readonly do: 'discardAll' }
  | { readonly do: 'effect'; readonly progress: Progress };

export type Step = Ask | Do;

/** The secret answers of a simultaneous question, by seat: -1 none yet, else as the question counts them. */
export type Answers = [number, number];

/** Links, triggers, steps and lying Commands are never changed once made, so clones may share them. */
export interface State {
  readonly rules: Rules;
  readonly rng: Rng;
  turn: number;
  active: Seat;
  /** Main Phase actions of this turn (MG-R-35), and whether its Tower has been played (MG-R-37). */
  mainActions: number;
  towerPlayed: boolean;
  /** How many units and Commands have come to the battlefield. */
  arrivals: number;
  readonly piles: readonly [Pile, Pile];
  /** By cell. */
  readonly board: (Unit | null)[];
  lying: Lying[];
  readonly chain: Link[];
  readonly queue: Trigger[];
  /** Triggers that play a card: held back until the chain is over (MG-R-19). */
  readonly held: Trigger[];
  /** The unit that has moved and whose attack must come next (MG-R-48); -1 for none. */
  mover: UnitId | None;
  /** Seats that lost a Mecha since the last window DESTROYED, and those who have its right now, as bits (MG-R-81). */
  bereaved: number;
  eligible: number;
  /** Of this turn: Turn The Key by seat, Grand Hurricane, cards discarded from hands, uses of Rumour Mill. */
  readonly turnKeys: [number, number];
  stillness: boolean;
  discards: number;
  mills: number;
  /** Seats whose draw failed (MG-R-31), as bits: the loss is taken in the next state check. */
  failedDraw: number;
  readonly answers: Answers;
  /** Seats that took a mulligan, as bits: public once both have decided (MG-R-5). */
  mulligans: number;
  readonly agenda: Step[];
  outcome: Outcome | null;
}

function clonePile(p: Pile): Pile {
  return {
    deckList: p.deckList,
    hand: p.hand.slice(),
    seen: p.seen.slice(),
    open: p.open.slice(),
    deck: p.deck.slice(),
    ownTop: p.ownTop,
    openTop: p.openTop,
    discard: p.discard.slice(),
    damage: p.damage.slice(),
    markers: p.markers,
    noTowers: p.noTowers,
  };
}

function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    card: u.card,
    owner: u.owner,
    controller: u.controller,
    cell: u.cell,
    damage: u.damage,
    armour: u.armour,
    arrived: u.arrived,
    attached: u.attached,
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
  };
}

export function clone(s: State): State {
  const board = s.board.slice();
  for (let cell = 0; cell < board.length; cell++) {
    const unit = board[cell];
    if (unit !== null) board[cell] = cloneUnit(unit);
  }
  return {
    rules: s.rules,
    rng: copyRng(s.rng),
    turn: s.turn,
    active: s.active,
    mainActions: s.mainActions,
    towerPlayed: s.towerPlayed,
    arrivals: s.arrivals,
    piles: [clonePile(s.piles[0]), clonePile(s.piles[1])],
    board,
    lying: s.lying.slice(),
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
    answers: [s.answers[0], s.answers[1]],
    mulligans: s.mulligans,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}
