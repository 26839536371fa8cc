import { rngFrom, type Seat } from '@mechatable/kernel';
import { ScenarioTable, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { namedCounts } from '../src/actions/muster.ts';
import { NOWHERE, SQUARE_NAME } from '../src/board.ts';
import { TYPE_IDS, type TypeId } from '../src/content/types.ts';
import type { Event } from '../src/event.ts';
import { masc, run } from '../src/game.ts';
import { mechaName, mechaNumber } from '../src/names.ts';
import type { Options } from '../src/options.ts';
import {
  LETTERS,
  position,
  rngThrowing,
  squares,
  type Letter,
  type Position,
  type Setting,
} from '../src/position.ts';
import { stopsOf } from '../src/reach.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { CURRENT } from '../src/versions.ts';
import type { View } from '../src/view.ts';

export { position, rngThrowing, squares, type Letter, type Position, type Setting };

/** `moveMecha r1 E5` → the action. */
export function actionOf(text: string): Action {
  const [kind = '', ...words] = text.split(' ');
  const [one = '', two = '', three = ''] = words;
  const numbers = words.map(Number);
  switch (kind) {
    case 'pickPrivilege':
      return { kind, privilege: one as 'colour' | 'open' };
    case 'pickColour':
    case 'chooseFirst':
      return { kind, colour: one as 'red' | 'blue' };
    case 'placeTile':
      return { kind, tile: one, slot: Number(two), rotation: Number(three) };
    case 'commitForce':
      return { kind, ...namedCounts(numbers) };
    case 'placeMecha':
      return { kind, type: one as TypeId, square: two };
    case 'activate':
      return { kind, unit: one };
    case 'moveMecha':
      return { kind, mecha: one, to: two };
    case 'attack':
      return { kind, unit: one, target: two };
    case 'assign':
      return { kind, mecha: one };
    case 'finish':
    case 'reset':
    case 'pass':
      return { kind };
    default:
      throw new Error(`what action is "${text}"?`);
  }
}

/** A table of this game, with the seats by the letters of their colors. */
export class Scene {
  readonly table: ScenarioTable<State, Action, Event, View, Options>;
  /** All events, with those before the first question. */
  readonly history: Event[] = [];

  constructor(state: State, mode: Mode) {
    run(state, this.history);
    this.table = new ScenarioTable(masc, state, mode);
  }

  /** Actions of Red, one after the other, with semicolons between them: `activate r1; finish`. */
  R(actions: string): this {
    return this.#play('R', actions);
  }

  B(actions: string): this {
    return this.#play('B', actions);
  }

  #play(letter: Letter, actions: string): this {
    for (const action of actions.split(';')) {
      this.table.play(this.seat(letter), actionOf(action.trim()));
      this.history.push(...this.table.events);
    }
    return this;
  }

  /** Before the colors are settled: by seat. */
  by(seat: Seat, action: string): this {
    this.table.play(seat, actionOf(action));
    this.history.push(...this.table.events);
    return this;
  }

  seat(letter: Letter): Seat {
    return letter === 'R' ? this.state.red : 1 - this.state.red;
  }

  /** The clause that refuses the action. */
  refusal(letter: Letter, action: string): string {
    return this.table.refusal(this.seat(letter), actionOf(action));
  }

  legal(letter: Letter, kind = ''): string[] {
    return this.table.legal(this.seat(letter)).filter((action) => action.startsWith(kind));
  }

  /** Who is asked and what: `R activate`; `over` at the end. */
  get asked(): string {
    const top = this.state.agenda.at(-1);
    if (top === undefined || !('ask' in top)) return 'over';
    const seats = 'seats' in top ? top.seats : [top.seat];
    const letters = LETTERS.filter((letter) => seats.includes(this.seat(letter))).join('');
    return `${letters} ${top.ask}${top.ask === 'first' ? ` ${top.phase}` : ''}`;
  }

  get state(): State {
    return this.table.state;
  }

  /** The events of the last action. */
  get events(): readonly Event[] {
    return this.table.events;
  }

  eventsOf(type: Event['type']): Event[] {
    return this.history.filter((event) => event.type === type);
  }

  /** The clauses of the events of a type, in order. */
  clauses(type: Event['type']): string[] {
    return this.eventsOf(type).map(({ clause }) => clause);
  }

  #mecha(id: string): number {
    return mechaNumber(this.state, id);
  }

  /** The square of a mecha; null off the board. */
  at(id: string): string | null {
    const square = this.state.at[this.#mecha(id)] ?? NOWHERE;
    return square < 0 ? null : (SQUARE_NAME[square] ?? null);
  }

  damage(id: string): number {
    return this.state.damage[this.#mecha(id)] ?? NOWHERE;
  }

  spent(): string[] {
    return this.state.spent.flatMap((spent, mecha) => (spent === 1 ? [mechaName(this.state, mecha)] : []));
  }

  /** Where a mecha can stop, with the cost. */
  stops(id: string): Record<string, number> {
    const stops = stopsOf(this.state, this.#mecha(id));
    return Object.fromEntries(stops.map(({ square, cost }) => [SQUARE_NAME[square] ?? '', cost] as const));
  }

  type(id: string): TypeId | undefined {
    return TYPE_IDS[this.state.type[this.#mecha(id)] ?? NOWHERE];
  }

  view(viewer: Letter | 'table'): View {
    return this.table.view(viewer === 'table' ? viewer : this.seat(viewer));
  }

  get winner(): Letter | 'draw' | null {
    const { outcome } = this.state;
    if (outcome === null) return null;
    const [first] = outcome.winners;
    return first === undefined ? 'draw' : first === this.state.red ? 'R' : 'B';
  }
}

export interface Hands {
  readonly given: (pieces: Position, setting?: Setting) => Scene;
  /** A match from its very start. */
  readonly match: (options?: Partial<Options>, seed?: string) => Scene;
  /** A state changed by hand. */
  readonly scene: (state: State) => Scene;
}

/** A scenario of this game; it runs plainly, through JSON, and with every action undone and redone. */
export function scenario(title: string, body: (hands: Hands) => void): void {
  everyMode(title, ({ mode }) => {
    body({
      given: (pieces, setting) => new Scene(position(pieces, setting), mode),
      match: (options = {}, seed = 'opening') =>
        new Scene(setup(CURRENT, masc.rules.options.parse(options), rngFrom(seed)), mode),
      scene: (state) => new Scene(state, mode),
    });
  });
}
