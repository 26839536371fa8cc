import { rngFrom, type Seat } from '@mechatable/kernel';
import { ScenarioTable, shorthand, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { MECHS } from '../src/content/mechs.ts';
import { FACE_ID, faceNumber } from '../src/content/territories.ts';
import type { Event } from '../src/event.ts';
import { mechanation, run } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { mechNamed, position, type PilotGiven, type Position, type Setting } from '../src/position.ts';
import { EVERYONE, SEAT_NAMES, seatNumber, type SeatName } from '../src/seats.ts';
import { setup } from '../src/setup.ts';
import { HAND, PLACE_STAGE, type State, type Tile } from '../src/state.ts';
import { TILE_NAME } from '../src/tiles.ts';
import { defaultAnswer } from '../src/time-out.ts';
import { CURRENT } from '../src/versions.ts';
import type { PilotView, View } from '../src/view.ts';

export { position, type PilotGiven, type Position, type Setting };

const BY_LENGTH = MECHS.map(({ name, id }) => [name, id] as const).sort(([a], [b]) => b.length - a.length);

/** A table of this game, with Mechs and Territories by name and the questions a scenario asks of it. */
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
    this.table = new ScenarioTable(mechanation, state, mode, state.rows.length);
  }

  /** An action in shorthand: `deploy Sunspear G3`, `use Keyhole P2`. Face-down unless it says `up`. */
  P0(action: string): this {
    return this.play(0, action);
  }

  P1(action: string): this {
    return this.play(1, action);
  }

  P2(action: string): this {
    return this.play(2, action);
  }

  P3(action: string): this {
    return this.play(3, action);
  }

  play(seat: Seat, action: string): this {
    this.table.play(seat, this.#spelt(action));
    this.history.push(...this.table.events);
    return this;
  }

  /** `deploy Sunspear G3` → `deploy sunspear t4 down`. A Territory that is there twice goes by its tile. */
  #spelt(action: string): string {
    const named = BY_LENGTH.reduce((line, [name, id]) => line.replaceAll(name, id), action);
    const words = named.split(' ').map((word) => (faceNumber(word) < 0 ? word : this.tile(word)));
    const [kind] = words;
    const faced = kind === 'deploy' || kind === 'attack';
    return faced && !['up', 'down'].includes(words.at(-1) ?? '')
      ? [...words, 'down'].join(' ')
      : words.join(' ');
  }

  /** The name of the tile that shows this face, or hides it. */
  tile(face: string): string {
    const found = [...this.state.arena, ...this.state.rows.flat()].filter(
      (tile) => FACE_ID[tile.face] === face,
    );
    const [only] = found;
    if (found.length !== 1 || only === undefined) throw new Error(`${face} is there ${found.length} times`);
    return TILE_NAME[only.id] ?? '';
  }

  /** The table answers as if time ran out, until this is asked: `P1 attack`. */
  until(asked: string): this {
    while (this.asked !== asked) {
      if (this.asked === 'over') throw new Error(`the match ended before "${asked}"`);
      this.timeOut();
    }
    return this;
  }

  timeOut(): this {
    const [seat = 0] = this.table.asked;
    return this.play(seat, shorthand(defaultAnswer(this.state, seat)));
  }

  /** The next pilots who are asked pass, this many times. */
  passes(times: number): this {
    for (let i = 0; i < times; i++) this.play(this.table.asked[0] ?? 0, 'pass');
    return this;
  }

  /** The clause that refuses the action. */
  refusal(name: SeatName, action: string | Action): string {
    return this.table.refusal(seatNumber(name), typeof action === 'string' ? this.#spelt(action) : action);
  }

  /** The clause that forbids undoing this action; null if it can be undone. */
  binding(name: SeatName, action: Action): string | null {
    const seat = seatNumber(name);
    if (!mechanation.rules.judge(this.state, seat, action).ok)
      throw new Error(`${shorthand(action)} is not legal`);
    return mechanation.rules.binding(this.state, seat, action)?.clause ?? null;
  }

  legal(name: SeatName, kind = ''): string[] {
    return this.table.legal(seatNumber(name)).filter((action) => action.startsWith(kind));
  }

  /** Who is asked and what: `P0 arena`; `over` at the end. */
  get asked(): string {
    const top = this.state.agenda.at(-1);
    if (top === undefined || !('ask' in top)) return 'over';
    return `${SEAT_NAMES[top.seat as 0 | 1 | 2 | 3]} ${top.ask}`;
  }

  get state(): State {
    return this.table.state;
  }

  get events(): readonly Event[] {
    return this.table.events;
  }

  /** The last events, by their types. */
  get happened(): string[] {
    return this.events.map(({ type }) => type);
  }

  row(name: SeatName): string {
    return this.#written(this.state.rows[seatNumber(name)] ?? []);
  }

  get arena(): string {
    return this.#written(this.state.arena);
  }

  get pile(): string {
    return this.#written(this.state.pile);
  }

  #written(tiles: readonly Tile[]): string {
    return tiles.map(({ face, up }) => `${FACE_ID[face] ?? ''}${up ? '' : '*'}`).join(' ');
  }

  /** Where a Mech is: `hand`, `out`, or its Stage. */
  where(name: string): string {
    const place = this.state.places[this.state.mechs.indexOf(mechNamed(name))] ?? -1;
    return PLACE_STAGE[place] ?? (place === HAND ? 'hand' : 'out');
  }

  isPublic(name: string): boolean {
    return this.state.known[this.state.mechs.indexOf(mechNamed(name))] === EVERYONE;
  }

  /** The Powers that were compared in the last Battle, in the order of the pilots. */
  get powers(): readonly number[] | undefined {
    const fought = this.history.filter((event) => event.type === 'fought').at(-1);
    return fought?.power;
  }

  view(viewer: SeatName | 'table'): View {
    return this.table.view(viewer === 'table' ? viewer : seatNumber(viewer));
  }

  /** A pilot as a viewer sees them. */
  sees(viewer: SeatName | 'table', name: SeatName): PilotView {
    return this.view(viewer).pilots[seatNumber(name)] as PilotView;
  }

  get winner(): SeatName | 'draw' | null {
    const { outcome } = this.state;
    if (outcome === null) return null;
    const [first] = outcome.winners;
    return first === undefined ? 'draw' : (SEAT_NAMES[first] ?? null);
  }
}

export interface Hands {
  readonly given: (pieces: Position, setting?: Setting) => Scene;
  /** A match from the start. */
  readonly match: (options?: Partial<Options>, pilots?: number, seed?: string) => Scene;
  /** A state changed by hand. */
  readonly scene: (state: State) => Scene;
}

/** A scenario of this game; it runs plainly, through JSON, and with every action undone and redone. */
export function scenario(title: string, body: (hands: Hands) => void): void {
  everyMode(title, ({ mode }) => {
    body({
      given: (pieces, setting) => new Scene(position(pieces, setting), mode),
      match: (options = {}, pilots = 4, seed = 'opening') =>
        new Scene(setup(CURRENT, mechanation.rules.options.parse(options), pilots, rngFrom(seed)), mode),
      scene: (state) => new Scene(state, mode),
    });
  });
}
