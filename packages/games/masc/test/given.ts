import { rngFrom, roll, type Rng, type Seat } from '@mechatable/kernel';
import { ScenarioTable, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { namedCounts } from '../src/actions/muster.ts';
import { BLUE, NOWHERE, RED, SQUARES, SQUARE_NAME, squareNumber } from '../src/board.ts';
import { TYPES, TYPE_IDS, typeNumber, type TypeId } from '../src/content/types.ts';
import type { Event } from '../src/event.ts';
import { masc, run } from '../src/game.ts';
import { mechaName, mechaNumber } from '../src/names.ts';
import { STANDARD, type Options } from '../src/options.ts';
import { stopsOf } from '../src/reach.ts';
import { setup } from '../src/setup.ts';
import type { State, Step } from '../src/state.ts';
import { TWO_RIVERS_SLOTS, terrainOf } from '../src/terrain.ts';
import { CURRENT } from '../src/versions.ts';
import type { View } from '../src/view.ts';

export type Letter = 'R' | 'B';

const LETTERS: readonly Letter[] = ['R', 'B'];
const CLEAR = '.'.repeat(SQUARES);

/** Mecha by name: type, square and, where they matter, damage and a chance already had: `Wolf E5 (2) spent`. */
export type Position = Readonly<Record<string, string>>;

/** Squares of one terrain, ranges along a row or a column included: `A1-I1 C4`. */
export type Squares = string;

export interface Setting extends Partial<Options> {
  /** Where the position begins; Red starts phases. Left out: Movement. */
  readonly at?: 'turn' | 'begin movement' | 'movement' | 'begin combat' | 'combat' | 'score';
  readonly starts?: Letter;
  readonly initiative?: Letter;
  readonly map?: 'clear' | 'two rivers';
  readonly hindering?: Squares;
  readonly water?: Squares;
  readonly blocking?: Squares;
  readonly objective?: Squares;
  readonly turn?: number;
  readonly points?: readonly [number, number];
  /** The next dice: in this order at the beginning of a turn, else in any order. */
  readonly dice?: readonly number[];
  /** The dice of an attack on these mecha are being given out. */
  readonly volley?: { readonly dice: readonly number[]; readonly on: string };
}

/** `A1-C1 E5` → the names of the squares. */
export function squares(text: Squares): string[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [from = '', to = from] = part.split('-');
      const [a, b] = [squareNumber(from), squareNumber(to)];
      if (a < 0 || b < 0) throw new Error(`what squares are "${part}"?`);
      const [dx, dy] = [(b % 18) - (a % 18), Math.floor(b / 18) - Math.floor(a / 18)];
      if (dx !== 0 && dy !== 0) throw new Error(`"${part}" is no line`);
      const step = dy === 0 ? 1 : 18;
      return Array.from({ length: Math.max(dx, dy) + 1 }, (_, i) => SQUARE_NAME[a + i * step] ?? '');
    });
}

function terrainFor(setting: Setting): string {
  const signs = Array.from(setting.map === 'two rivers' ? terrainOf(TWO_RIVERS_SLOTS) : CLEAR);
  const put = (sign: string, text: Squares = ''): void => {
    for (const name of squares(text)) signs[squareNumber(name)] = sign;
  };
  put(':', setting.hindering);
  put('~', setting.water);
  put('#', setting.blocking);
  put('*', setting.objective);
  return signs.join('');
}

const PIECE = /^(\w+) ([A-R]\d+|gone)(?: \((\d+)\))?( spent)?$/;

function put(s: State, id: string, text: string): void {
  const [, type = '', square = '', damage = '0', spent] = PIECE.exec(text) ?? [];
  const mecha = mechaNumber(s, id);
  const number = typeNumber(type.toLowerCase());
  if (mecha < 0 || number < 0) throw new Error(`${id}: what does "${text}" mean?`);
  s.at[mecha] = squareNumber(square);
  s.type[mecha] = number;
  s.damage[mecha] = Number(damage);
  s.spent[mecha] = spent === undefined ? 0 : 1;
}

/** A generator that throws these dice next: a place in one long sequence of dice. */
export function rngThrowing(dice: readonly number[], inOrder: boolean): Rng {
  const sequence = rngFrom('dice');
  while (!throwsThem([...sequence], dice, inOrder)) roll(sequence, 6);
  return sequence;
}

function throwsThem(rng: Rng, dice: readonly number[], inOrder: boolean): boolean {
  const left = [...dice];
  for (const wanted of dice) {
    const die = roll(rng, 6);
    const at = left.indexOf(die);
    if (inOrder ? die !== wanted : at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

const AGENDA: Readonly<Record<NonNullable<Setting['at']>, (starts: number) => Step[]>> = {
  turn: () => [{ do: 'turn' }],
  'begin movement': () => [
    { do: 'score' },
    { do: 'begin', phase: 'combat' },
    { do: 'begin', phase: 'movement' },
  ],
  movement: (colour) => [
    { do: 'score' },
    { do: 'begin', phase: 'combat' },
    { do: 'act', phase: 'movement', colour, passes: 0 },
  ],
  'begin combat': () => [{ do: 'score' }, { do: 'begin', phase: 'combat' }],
  combat: (colour) => [{ do: 'score' }, { do: 'act', phase: 'combat', colour, passes: 0 }],
  score: () => [{ do: 'score' }],
};

/** Red is seat 0. As many mecha a side as the highest number named. */
export function position(pieces: Position, setting: Setting = {}): State {
  const size = Math.max(2, ...Object.keys(pieces).map((id) => Number(id.slice(1))));
  const { at = 'movement', starts = 'R', initiative = 'R', turn = 3, points = [0, 0], volley } = setting;
  const knobs = Object.fromEntries(Object.entries(setting).filter(([key]) => key in STANDARD));
  const rules: Options = { ...STANDARD, ...knobs, light: size - 1, mid: 1 };
  const bare = setup(CURRENT, rules, rngFrom('scenario'));
  const s: State = {
    ...bare,
    red: 0,
    opener: 0,
    terrain: terrainFor(setting),
    agenda: [],
    rng: rngFor(setting),
  };
  if (setting.map === 'two rivers') s.slots = TWO_RIVERS_SLOTS;
  for (const [id, text] of Object.entries(pieces)) put(s, id, text);
  s.turn = turn;
  s.initiative = LETTERS.indexOf(initiative);
  s.points[RED] = points[0];
  s.points[BLUE] = points[1];
  for (const colour of [RED, BLUE]) s.forces[colour] = forceOf(s, colour);
  s.agenda.push(...AGENDA[at](LETTERS.indexOf(starts)));
  if (volley !== undefined) {
    const eligible = volley.on.split(' ').map((id) => mechaNumber(s, id));
    const dice = [...volley.dice].sort((a, b) => a - b);
    s.agenda.push({ do: 'assign', dice, next: 0, eligible, fixed: NOWHERE });
  }
  return s;
}

function rngFor({ dice, at }: Setting): Rng {
  return dice === undefined ? [1, 2, 3, 4] : rngThrowing(dice, at === 'turn');
}

function forceOf(s: State, colour: number): number[] {
  const size = s.at.length / 2;
  const own = s.type.slice(colour * size, (colour + 1) * size);
  return TYPES.map((_, type) => own.filter((other) => other === type).length);
}

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

/** A table of this game, with the seats by the letters of their colours. */
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

  /** Before the colours are settled: by seat. */
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

  /** What the last action caused. */
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
