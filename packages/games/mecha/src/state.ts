import type { Outcome, Rng, Seat } from '@mechatable/kernel';
import type { Edition } from './content/language.ts';
import type { Knobs } from './options.ts';

/** What is the same for the whole match. */
export interface Rules extends Knobs {
  readonly edition: Edition;
}

/** One seat's cards off the board. */
export interface Pile {
  /** The list brought to the table, sorted. */
  readonly deckList: readonly number[];
  hand: number[];
  /** Cards of the hand that the opponent has seen (Espionage) and that have not left it since. */
  seen: number[];
  /** The top card is the last. */
  deck: number[];
  discard: number[];
  damage: number[];
  /** MG-R-29: blank markers among the damage. */
  markers: number;
}

/** A unit on the battlefield (MG-R-7). The last eight fields are about the present turn or the next. */
export interface Unit {
  /** Counted up as units arrive and never used again, so that a chain can name one that is gone. */
  readonly id: number;
  readonly card: number;
  readonly owner: Seat;
  controller: Seat;
  cell: number;
  /** Durability lost. MG-R-61: in the first edition counters added on top make it negative. */
  damage: number;
  armour: number;
  /** The turn it arrived in. */
  readonly arrived: number;
  steps: number;
  /** Attacks declared, called off or not (MG-R-95). */
  attacks: number;
  extraSteps: number;
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
  readonly id: number;
  readonly card: number;
  readonly owner: Seat;
  readonly cell: number;
  readonly time: number;
}

/** MG-R-14. Units are named by id; -1 is none, or the opposing player as the target of an attack. */
export type Link =
  /** `cell` is the space where it is to arrive, `target` a unit's id or a seat. */
  | {
      readonly kind: 'card';
      readonly seat: Seat;
      readonly card: number;
      readonly cell: number;
      readonly target: number;
    }
  | { readonly kind: 'move'; readonly seat: Seat; readonly unit: number; readonly path: readonly number[] }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly unit: number; readonly target: number }
  | {
      readonly kind: 'ability';
      readonly seat: Seat;
      readonly unit: number;
      readonly card: number;
      /** The durability that the sacrificed unit had left. */
      readonly paid: number;
    };

/** A triggered ability that waits (MG-R-19): whose, and the unit its event was about. */
export interface Trigger {
  readonly seat: Seat;
  readonly card: number;
  readonly effect: number;
  /** The unit or Command that has the ability. */
  readonly source: number;
  readonly subject: number;
}

/** An effect and how far it has come. `target` is a unit's id, or a seat. */
export interface Progress {
  readonly seat: Seat;
  readonly card: number;
  /** Which list of parts: the Command's, the ability's, or that of the trigger of this number. */
  readonly of: 'effect' | 'ability' | number;
  readonly part: number;
  readonly source: number;
  readonly target: number;
  readonly paid: number;
}

/** MG-R-15: the occasions on which a seat may answer. */
export type WindowName = 'start' | 'draw' | 'end' | 'card' | 'move' | 'attack' | 'ability';

/** MG-R-14: how many passes in a row close the chain, and how many there were. */
interface Offer {
  readonly window: WindowName;
  readonly seat: Seat;
  readonly need: number;
  readonly passes: number;
}

export type Ask =
  | { readonly ask: 'mulligan'; readonly seats: readonly Seat[] }
  | { readonly ask: 'main'; readonly seat: Seat }
  | ({ readonly ask: 'respond' } & Offer)
  | { readonly ask: 'place'; readonly seat: Seat }
  | { readonly ask: 'sacrifice'; readonly seat: Seat; readonly progress: Progress }
  | { readonly ask: 'discard'; readonly seat: Seat; readonly progress: Progress };

export type Do =
  | { readonly do: 'mulligans' }
  | { readonly do: 'startTurn' }
  | { readonly do: 'drawPhase' }
  | { readonly do: 'startMain' }
  | { readonly do: 'main' }
  | { readonly do: 'endPhase' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'window'; readonly window: WindowName }
  | ({ readonly do: 'offer' } & Offer)
  | { readonly do: 'resolve' }
  | { readonly do: 'finish' }
  | { readonly do: 'settle' }
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
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    damage: p.damage.slice(),
    markers: p.markers,
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
    steps: u.steps,
    attacks: u.attacks,
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
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
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
    failedDraw: s.failedDraw,
    answers: [s.answers[0], s.answers[1]],
    mulligans: s.mulligans,
    agenda: s.agenda.slice(),
    outcome: s.outcome,
  };
}
