import { rngFrom, type Seat } from '@mechatable/kernel';
import { ScenarioTable, shorthand, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { CARDS } from '../src/content/cards.ts';
import type { Options } from '../src/decks.ts';
import type { Event } from '../src/event.ts';
import { lanes, run } from '../src/game.ts';
import { FILLER, position, type Letter, type Position, type Setting } from '../src/position.ts';
import { powerOf } from '../src/power.ts';
import type { Pile, State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { SEAT_LETTERS, zoneNumber } from '../src/zones.ts';

export { FILLER, position, type Letter, type Position, type Setting };

/** Whether the schema, which comes before `judge`, lets a value through as an action. */
export function isAction(value: unknown): boolean {
  return lanes.rules.actions.safeParse(value).success;
}

/** A table of this game, with the seats by their letters and the questions a scenario asks of it. */
export class Scene {
  readonly table: ScenarioTable<State, Action, Event, View, Options>;
  /** The events before the first question. */
  readonly opening: readonly Event[];

  constructor(state: State, mode: Mode) {
    const log: Event[] = [];
    run(state, log);
    this.opening = log;
    this.table = new ScenarioTable(lanes, state, mode);
  }

  /** A's action, in shorthand: `attack A1f`, `playUnit VG-01`, `optional yes`. */
  A(action: Action | string): this {
    this.table.play(0, action);
    return this;
  }

  B(action: Action | string): this {
    this.table.play(1, action);
    return this;
  }

  /** The clause that refuses the action. */
  refusal(letter: Letter, action: Action | string): string {
    return this.table.refusal(seatOf(letter), action);
  }

  /** The refusal as the player reads it: `LN-R-26 Move to a zone …`. */
  reason(letter: Letter, action: Action): string {
    const clause = this.refusal(letter, action);
    const verdict = lanes.rules.judge(this.state, seatOf(letter), action);
    return verdict.ok ? clause : `${clause} ${verdict.sentence}`;
  }

  legal(letter: Letter): string[] {
    return this.table.legal(seatOf(letter));
  }

  /** The result when the seat's time runs out: an action, or `loss`. */
  timeout(letter: Letter, inARow = 0): string {
    const timeout = lanes.rules.timeout(this.state, seatOf(letter), inARow);
    return timeout.kind === 'move' ? shorthand(timeout.action) : timeout.kind;
  }

  /** The seat's attempts, legal or not. */
  attempts(letter: Letter): string[] {
    return lanes.rules.attempts(this.state, seatOf(letter)).map(shorthand);
  }

  /** Who is asked and what: `A main`, `B orderTrigger`; `over` at the end. */
  get asked(): string {
    const top = this.state.agenda.at(-1);
    return top !== undefined && 'ask' in top ? `${SEAT_LETTERS[top.seat as 0 | 1]} ${top.ask}` : 'over';
  }

  get state(): State {
    return this.table.state;
  }

  /** The events of the last action. */
  get events(): readonly Event[] {
    return this.table.events;
  }

  /** The clauses that the events of the last action name. */
  get clauses(): string[] {
    return this.events.map((event) => event.clause);
  }

  /** The card in a zone, or null. */
  at(zone: string): string | null {
    const card = this.state.card[zoneNumber(zone)] ?? -1;
    return CARDS[card]?.id ?? null;
  }

  power(zone: string): number {
    return powerOf(this.state, zoneNumber(zone));
  }

  rest(zone: string): number | undefined {
    return this.state.rest[zoneNumber(zone)];
  }

  /** The equips on the unit in a zone. */
  equips(zone: string): string[] {
    const object = this.state.object[zoneNumber(zone)];
    return ids(this.state.equipCard.filter((_, i) => this.state.equipUnit[i] === object));
  }

  hand(letter: Letter): string[] {
    return ids(this.pile(letter).hand);
  }

  /** Top first. */
  deck(letter: Letter): string[] {
    return ids(this.pile(letter).deck).reverse();
  }

  /** Top first. */
  protection(letter: Letter): string[] {
    return ids(this.pile(letter).protection).reverse();
  }

  graveyard(letter: Letter): string[] {
    return ids(this.pile(letter).graveyard);
  }

  trash(letter: Letter): string[] {
    return ids(this.pile(letter).trash);
  }

  revealed(letter: Letter): string[] {
    return ids(this.pile(letter).revealed);
  }

  pile(letter: Letter): Pile {
    return this.state.piles[seatOf(letter)] as Pile;
  }

  view(viewer: Letter | 'table'): View {
    return this.table.view(viewer === 'table' ? viewer : seatOf(viewer));
  }

  get winner(): Letter | 'draw' | null {
    const outcome = this.state.outcome;
    if (outcome === null) return null;
    const [first] = outcome.winners;
    return first === undefined ? 'draw' : SEAT_LETTERS[first as 0 | 1];
  }
}

/** The number of the object in a zone. */
export function objectAt(s: State, zone: string): number {
  return s.object[zoneNumber(zone)] ?? -1;
}

function seatOf(letter: Letter): Seat {
  return SEAT_LETTERS.indexOf(letter);
}

function ids(cards: readonly number[]): string[] {
  return cards.map((card) => CARDS[card]?.id ?? `card ${card}`);
}

export type Given = (pieces: Position, setting?: Setting) => Scene;

export interface Hands {
  readonly given: Given;
  /** A match from its very start: the toss. */
  readonly match: (options?: Partial<Record<keyof Options, unknown>>, seed?: string) => Scene;
  /** A state changed by hand, for what no card of today can bring about. */
  readonly scene: (state: State) => Scene;
}

/** A scenario of this game; it runs plainly, through JSON, and with every action undone and redone. */
export function scenario(title: string, body: (hands: Hands) => void): void {
  everyMode(title, ({ mode }) => {
    body({
      given: (pieces, setting) => new Scene(position(pieces, setting), mode),
      match: (options = {}, seed = 'opening') =>
        new Scene(lanes.rules.setup(lanes.rules.options.parse(options), 2, rngFrom(seed)), mode),
      scene: (state) => new Scene(state, mode),
    });
  });
}
