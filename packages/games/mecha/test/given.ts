import { openQuestion, rngFrom, type Seat } from '@mechatable/kernel';
import { ScenarioTable, shorthand, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { SEAT_LETTERS, cellNumber } from '../src/board.ts';
import { ID, NAME, NAMES, POOL } from '../src/content/cards.ts';
import type { Edition } from '../src/content/traits.ts';
import type { Event } from '../src/event.ts';
import { mecha1e, mecha2e, run, type MechaGame } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import type { Pile, Unit } from '../src/pieces.ts';
import { FILLER, position, type Letter, type Position, type Setting } from '../src/position.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { bandwidth, costOf, durabilityLeft, nameOf, powerOf } from '../src/values.ts';
import { CURRENT } from '../src/versions.ts';
import type { View } from '../src/view.ts';

const GAMES: Readonly<Record<Edition, MechaGame>> = { '1e': mecha1e, '2e': mecha2e };

export { FILLER, position, type Letter, type Position, type Setting };

/** Spaces of a row: `row(5, 'abc')` is a5, b5, c5. */
export function row(n: number, columns = 'abcdefg'): string[] {
  return Array.from(columns, (column) => `${column}${n}`);
}

const byLength = (edition: Edition): readonly (readonly [string, string])[] =>
  POOL[edition].map(({ name, id }) => [name, id] as const).sort(([a], [b]) => b.length - a.length);
const BY_LENGTH = { '1e': byLength('1e'), '2e': byLength('2e') };

/** `command Virus d4` → `command MG1-021 d4`; the name that Camouflage gives stays a name. */
function withIds(edition: Edition, text: string): string {
  if (text.startsWith('name ')) return text;
  return BY_LENGTH[edition].reduce((line, [name, id]) => line.replaceAll(name, id), text);
}

function withNames(text: string): string {
  return text.replaceAll(/MG[12]-\d{3}/g, (id) => NAME[ID.indexOf(id)] ?? id);
}

/** A table of this game, with the seats by their letters and the questions a scenario asks of it. */
export class Scene {
  readonly table: ScenarioTable<State, Action, Event, View, Options>;
  /** The events before the first question. */
  readonly opening: readonly Event[];
  /** All events since then. */
  readonly history: Event[] = [];

  constructor(state: State, mode: Mode) {
    const log: Event[] = [];
    run(state, log);
    this.opening = log;
    this.table = new ScenarioTable(GAMES[state.rules.edition], state, mode);
  }

  get #edition(): Edition {
    return this.state.rules.edition;
  }

  /** An action of South in shorthand, cards by name: `attack d4 d5`, `command Virus d4`. */
  S(action: string): this {
    return this.#play(0, action);
  }

  N(action: string): this {
    return this.#play(1, action);
  }

  #play(seat: Seat, action: string): this {
    this.table.play(seat, withIds(this.#edition, action));
    this.history.push(...this.table.events);
    return this;
  }

  /** Passes for every asked seat, until something else is asked. */
  passes(): this {
    for (;;) {
      const ask = openQuestion(this.state);
      if (ask?.ask !== 'respond') return this;
      this.#play(ask.seat, 'pass');
    }
  }

  /** The clause that refuses the action. */
  refusal(letter: Letter, action: string | Action): string {
    return this.table.refusal(
      seatOf(letter),
      typeof action === 'string' ? withIds(this.#edition, action) : action,
    );
  }

  legal(letter: Letter, kind = ''): string[] {
    return this.table
      .legal(seatOf(letter))
      .map(withNames)
      .filter((action) => action.startsWith(kind));
  }

  /** The result when the seat's time runs out: an action, or `loss`. */
  timeout(letter: Letter, inARow = 0): string {
    const timeout = GAMES[this.#edition].rules.timeout(this.state, seatOf(letter), inARow);
    return timeout.kind === 'move' ? withNames(shorthand(timeout.action)) : timeout.kind;
  }

  attempts(letter: Letter): string[] {
    return GAMES[this.#edition].rules.attempts(this.state, seatOf(letter)).map(shorthand).map(withNames);
  }

  /** Who is asked and what: `S main`, `N respond attack`; `over` at the end. */
  get asked(): string {
    const question = openQuestion(this.state);
    if (question === null) return 'over';
    const { ask } = question;
    if ('seats' in question)
      return `${question.seats.map((seat) => SEAT_LETTERS[seat as 0 | 1]).join('')} ${ask}`;
    const window = ask === 'respond' ? ` ${question.window}` : '';
    return `${SEAT_LETTERS[question.seat as 0 | 1]} ${ask}${window}`;
  }

  get state(): State {
    return this.table.state;
  }

  get events(): readonly Event[] {
    return this.table.events;
  }

  /** The unit on a space. */
  unit(cell: string): Unit | null {
    return this.state.board[cellNumber(cell)] ?? null;
  }

  /** The name of the unit on a space, or null. */
  at(cell: string): string | null {
    const u = this.unit(cell);
    return u === null ? null : (NAMES[nameOf(u)] ?? null);
  }

  /** Durability counters. */
  cnt(cell: string): number | null {
    const u = this.unit(cell);
    return u === null ? null : durabilityLeft(this.state, u);
  }

  dmg(cell: string): number | null {
    return this.unit(cell)?.damage ?? null;
  }

  power(cell: string): number | null {
    const u = this.unit(cell);
    return u === null ? null : powerOf(this.state, u);
  }

  cost(cell: string): number | null {
    const u = this.unit(cell);
    return u === null ? null : costOf(this.state, u);
  }

  /** The names of the cards attached to the unit on a space. */
  attached(cell: string): string[] {
    return (this.unit(cell)?.attached ?? []).map(({ card }) => NAME[card] ?? '');
  }

  /** The kinds of all events since the scenario began. */
  get happened(): string[] {
    return this.history.map(({ type }) => type);
  }

  arm(cell: string): number | null {
    return this.unit(cell)?.armour ?? null;
  }

  bandwidth(letter: Letter): number {
    return bandwidth(this.state, seatOf(letter));
  }

  pile(letter: Letter): Pile {
    return this.state.piles[seatOf(letter)] as Pile;
  }

  names(letter: Letter, zone: 'hand' | 'deck' | 'discard' | 'damage' | 'seen'): string[] {
    return this.pile(letter)[zone].map((card) => NAME[card] ?? '');
  }

  view(viewer: Letter | 'table'): View {
    return this.table.view(viewer === 'table' ? viewer : seatOf(viewer));
  }

  get winner(): Letter | 'draw' | null {
    const { outcome } = this.state;
    if (outcome === null) return null;
    const [first] = outcome.winners;
    return first === undefined ? 'draw' : SEAT_LETTERS[first as 0 | 1];
  }
}

function seatOf(letter: Letter): Seat {
  return SEAT_LETTERS.indexOf(letter);
}

export interface Hands {
  readonly given: (pieces: Position, setting?: Setting) => Scene;
  /** A match from its very start: the mulligans. */
  readonly match: (options?: Partial<Record<keyof Options, unknown>>, seed?: string) => Scene;
  /** A state changed by hand. */
  readonly scene: (state: State) => Scene;
}

function scenarioOf(edition: Edition, title: string, body: (hands: Hands) => void): void {
  everyMode(title, ({ mode }) => {
    body({
      given: (pieces, setting) => new Scene(position(pieces, setting, edition), mode),
      match: (options = {}, seed = 'opening') =>
        new Scene(
          setup(edition, CURRENT[edition], GAMES[edition].rules.options.parse(options), rngFrom(seed)),
          mode,
        ),
      scene: (state) => new Scene(state, mode),
    });
  });
}

/** A scenario of the first edition; it runs plainly, through JSON, and with every action undone and redone. */
export function scenario(title: string, body: (hands: Hands) => void): void {
  scenarioOf('1e', title, body);
}

/** The same in the second edition. */
export function scenario2e(title: string, body: (hands: Hands) => void): void {
  scenarioOf('2e', title, body);
}
