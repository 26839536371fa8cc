import { below, invariant, type AnyGame, type GameEvent, type Rng, type Seat } from '@mechatable/kernel';
import type { Considered } from '../bot.ts';
import { SETTLING, valueAfter } from '../settle.ts';
import { Keys } from './keys.ts';
import { childOf, newNode, type Arm, type Node } from './node.ts';
import { playOn } from './playout.ts';
import type { SearchSettings } from './settings.ts';
import { worthOf } from './worth.ts';

/** When a search ends: after a number of iterations, or when time is up, whichever comes first. */
export interface Budget {
  readonly iterations: number;
  /** Whether to stop; called before each iteration. */
  readonly isOver: () => boolean;
  /** Whether time is up; also called within an iteration while many actions are new. */
  readonly isLate?: (() => boolean) | undefined;
}

/** Restricts a search. */
export interface Look {
  /** Only this action at the root. */
  readonly only?: unknown;
  /** The worlds imagined so far; missing ones are added. */
  readonly worlds?: unknown[];
}

/** One of the choices that a search has evaluated; its share is that of the visits. */
export interface Weighed extends Considered {
  readonly visits: number;
}

/** New actions per iteration at the root: few enough to check the clock in between. */
const AT_ONCE = 32;
const never = (): boolean => false;
/** The information that a seat gets about an action it can't see. */
const UNSEEN = '';
/** The maximum depth in decisions. */
const DEPTH = 100;

/**
 * Information set Monte Carlo tree search. Each iteration takes a world imagined from the seat's view, walks down the
 * tree, tries something new, and backs up the result. It starts from views only, so it knows no more than the seat.
 */
export class Search {
  readonly #game: AnyGame;
  readonly #settings: SearchSettings;
  readonly #rng: Rng;
  readonly #keys = new Keys();
  readonly #seats: number;
  readonly #seat: Seat;
  /** The current node of each seat. */
  #roots: Node[];
  #isLate = never;
  /** The only action that the seat may try at the root. */
  #only: string | null = null;
  /** The path of the current iteration: which seat chose which arm, and at which node. */
  readonly #pulled: { readonly arm: Arm; readonly seat: Seat }[] = [];
  readonly #passed: Node[] = [];
  /** The arms that the current world allows at a node. */
  readonly #open: Arm[] = [];

  constructor(game: AnyGame, seats: number, seat: Seat, settings: SearchSettings, rng: Rng) {
    this.#game = game;
    this.#seats = seats;
    this.#seat = seat;
    this.#settings = settings;
    this.#rng = rng;
    this.#roots = newRoots(seats);
  }

  /** Searches from a view of the seat until the budget is used up. Returns the number of iterations. */
  run(view: unknown, budget: Budget, { only, worlds = [] }: Look = {}): number {
    this.#only = only === undefined ? null : this.#keys.of(only);
    this.#isLate = budget.isLate ?? never;
    let done = 0;
    while (done < budget.iterations && !budget.isOver()) {
      const index = done % this.#settings.worlds;
      if (index === worlds.length) worlds.push(this.#game.rules.imagine(view, this.#rng));
      this.#iterate(this.#game.rules.clone(worlds[index]));
      done++;
    }
    return done;
  }

  /** The evaluated legal actions, the most visited first. */
  weighed(legal: readonly unknown[]): Weighed[] {
    const { arms } = this.#root;
    const tried = legal.flatMap((action, choice) => {
      const { visits, total } = arms.get(this.#keys.of(action)) ?? { visits: 0, total: 0 };
      return visits === 0 ? [] : [{ choice, visits, expected: total / visits }];
    });
    const all = tried.reduce((sum, { visits }) => sum + visits, 0);
    return tried
      .map((one) => ({ ...one, share: one.visits / all }))
      .sort((a, b) => b.visits - a.visits || b.expected - a.expected);
  }

  /** How many visits the most visited action is ahead of every other. */
  lead(): number {
    let first = 0;
    let second = 0;
    for (const { visits } of this.#root.arms.values()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second;
  }

  /** After the seat's own action and its events: keeps the tree below them. */
  advance(action: unknown, events: readonly GameEvent[]): void {
    const next = childOf(this.#root, this.#done(action, events, this.#seat, textOf(events)));
    this.#roots = newRoots(this.#seats);
    this.#roots[this.#seat] = next;
  }

  get #root(): Node {
    return nodeOf(this.#roots, this.#seat);
  }

  #iterate(world: unknown): void {
    this.#pulled.length = 0;
    this.#passed.length = 0;
    const at = this.#roots.slice();
    for (let depth = 0; depth < DEPTH; depth++) {
      const asked = this.#game.rules.toAct(world);
      if (asked.length === 0) break;
      const isNew = asked.some((seat) => at[seat]?.visits === 0);
      for (const seat of asked) this.#passed.push(nodeOf(at, seat));
      if (isNew && depth > 0) break;
      this.#step(at, world, asked);
    }
    const { horizon, sample } = this.#settings;
    const end = horizon === 0 ? world : playOn(this.#game, world, horizon, sample, this.#rng, this.#isLate);
    this.#handBack(this.#worthOf(end));
  }

  #worthOf(world: unknown): readonly number[] {
    return worthOf(this.#game, world, this.#seats, this.#settings.spread);
  }

  /** Every asked seat chooses in its own tree; then each seat moves to the node for what it has done and seen. */
  #step(at: Node[], world: unknown, asked: readonly Seat[]): void {
    // All choose before anyone acts, so that nobody knows another's choice.
    const chosen = asked.map((seat) => ({ seat, arm: this.#pull(nodeOf(at, seat), world, seat) }));
    for (const { seat, arm } of chosen) {
      this.#pulled.push({ seat, arm });
      const events = this.#game.rules.apply(world, seat, arm.action);
      const text = textOf(events);
      for (let other = 0; other < this.#seats; other++) {
        const known =
          other === seat ? this.#done(arm.action, events, seat, text) : this.#seen(events[0], other, text);
        at[other] = childOf(nodeOf(at, other), known);
      }
    }
  }

  /** Everything a seat sees as a result of its action, such as dice and cards. */
  #done(action: unknown, events: readonly GameEvent[], seat: Seat, text: string): string {
    let known = this.#keys.of(action) + this.#seen(events[0], seat, text);
    for (let i = 1; i < events.length; i++) known += this.#seen(events[i], seat);
    return known;
  }

  /** An event as a seat sees it, as text. */
  #seen(event: GameEvent | undefined, seat: Seat, text?: string): string {
    const seen = event === undefined ? null : this.#game.rules.eventFor(event, seat);
    if (seen === null) return UNSEEN;
    return seen === event && text !== undefined ? text : JSON.stringify(seen);
  }

  /** The best of the open arms, by its results so far and, while it has few visits, by its first estimate. */
  #pull(node: Node, world: unknown, seat: Seat): Arm {
    this.#openArms(node, world, seat);
    const { exploration, temperature, doubt } = this.#settings;
    let most = 0;
    let visits = 0;
    for (const arm of this.#open) {
      if (arm.prior > most) most = arm.prior;
      visits += arm.visits;
    }
    let promise = 0;
    for (const { prior } of this.#open) promise += Math.exp((prior - most) / temperature);
    const stake = exploration * Math.sqrt(visits + 1);
    const even = doubt / this.#open.length;
    let best: Arm | null = null;
    let bestBound = -Infinity;
    for (const arm of this.#open) {
      const expected = (arm.total + arm.prior) / (arm.visits + 1); // the prior counts like one visit
      const trust = (1 - doubt) * (Math.exp((arm.prior - most) / temperature) / promise) + even;
      const bound = expected + (stake * trust) / (arm.visits + 1);
      if (bound > bestBound) {
        best = arm;
        bestBound = bound;
      }
    }
    invariant(best !== null, 'a seat that is asked has an action');
    return best;
  }

  /** The arms that are legal in this world: at the root soon all of them, elsewhere a number that grows with the visits. */
  #openArms(node: Node, world: unknown, seat: Seat): void {
    const legal = this.#legal(node, world, seat);
    const { breadth, widening } = this.#settings;
    this.#open.length = 0;
    let unseen = 0;
    for (const action of legal) {
      const arm = node.arms.get(this.#keys.of(action));
      if (arm === undefined) legal[unseen++] = action;
      else this.#open.push(arm);
    }
    const earned = breadth + widening * Math.sqrt(node.visits) - this.#open.length;
    const room = Math.ceil(node === this.#root ? AT_ONCE : earned);
    const isAll = unseen <= room;
    const sight = unseen > 0 && room > 0 && legal.length > 1 ? this.#sightOf(world, seat) : world;
    for (let left = Math.min(unseen, room); left > 0; left--, unseen--) {
      if (this.#open.length > 0 && this.#isLate()) break;
      const at = isAll ? unseen - 1 : below(this.#rng, unseen);
      this.#open.push(this.#newArm(node, sight, seat, legal[at], legal.length === 1));
      legal[at] = legal[unseen - 1];
    }
  }

  /** The world that a seat bases its choice on: the current one, or one imagined from its own view. */
  #sightOf(world: unknown, seat: Seat): unknown {
    if (this.#settings.sight === 'world' || seat === this.#seat) return world;
    return this.#game.rules.imagine(this.#game.rules.view(world, seat), this.#rng);
  }

  #legal(node: Node, world: unknown, seat: Seat): unknown[] {
    const legal = this.#game.rules.legal(world, seat);
    if (this.#only === null || node !== this.#root) return legal;
    return legal.filter((action) => this.#keys.of(action) === this.#only);
  }

  /** The arm of an action with its first estimate; an only action gets an equal share. */
  #newArm(node: Node, world: unknown, seat: Seat, action: unknown, isOnly: boolean): Arm {
    const key = this.#keys.of(action);
    const prior = isOnly ? 1 / this.#seats : this.#promise(world, seat, action, node === this.#root);
    const arm: Arm = { key, action, prior, visits: 0, total: 0 };
    node.arms.set(key, arm);
    return arm;
  }

  /**
   * The first estimate of an action: the value of the next state; with care, after the questions that it leaves open are
   * answered.
   */
  #promise(world: unknown, seat: Seat, action: unknown, isCareful: boolean): number {
    const depth = isCareful ? SETTLING.depth : 0;
    const settling = { ...SETTLING, depth, across: this.#settings.across > 0 };
    return valueAfter(this.#game, world, seat, action, settling, (seen) => this.#worthOf(seen)[seat] ?? 0);
  }

  #handBack(worth: readonly number[]): void {
    for (const node of this.#passed) node.visits++;
    for (const { arm, seat } of this.#pulled) {
      arm.visits++;
      arm.total += worth[seat] ?? 0;
    }
  }
}

/** The first event of an action, as text. Most events look the same to every seat, so this is computed once. */
function textOf([first]: readonly GameEvent[]): string {
  return first === undefined ? UNSEEN : JSON.stringify(first);
}

function newRoots(seats: number): Node[] {
  return Array.from({ length: seats }, newNode);
}

function nodeOf(nodes: readonly Node[], seat: Seat): Node {
  const node = nodes[seat];
  invariant(node !== undefined, 'every seat has a tree');
  return node;
}
