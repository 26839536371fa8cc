import { rngFrom, type Seat, type Viewer } from '@mechatable/kernel';
import { ScenarioTable, shorthand, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { STACKS, TIER } from '../src/content/lookup.ts';
import { MECHS } from '../src/content/mechs.ts';
import { BOX, FACE_ID, faceNumber } from '../src/content/territories.ts';
import type { Event } from '../src/event.ts';
import { mechanation, run } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { EVERYONE, SEAT_NAMES, bitOf, clockwise, seatNumber, type SeatName } from '../src/seats.ts';
import { setup } from '../src/setup.ts';
import { HAND, PLACE_STAGE, STAGE_PLACE, type State, type Step, type Tile } from '../src/state.ts';
import { TILE_NAME } from '../src/tiles.ts';
import { defaultAnswer } from '../src/time-out.ts';
import { CURRENT } from '../src/versions.ts';
import type { PilotView, View } from '../src/view.ts';

/**
 * One pilot's cards: Mechs by name with commas between them, those in the hangar with their Stage
 * (`Keyhole DIS`), Territories as in the rule book (`G1 G2*`). Mechs not named are drawn from the box, by tier.
 */
export interface PilotGiven {
  readonly hand?: string;
  readonly hangar?: string;
  /** Which of these are public. Mechs in the hangar always are. */
  readonly known?: string;
  readonly row?: string;
}

/** Arena and scrap pile: the oldest first. Deck: the top card first. Default: all other cards. */
export interface Position extends Partial<Record<SeatName, PilotGiven>> {
  readonly arena?: string;
  readonly deck?: string;
  readonly pile?: string;
}

export interface Setting extends Partial<Options> {
  /** The rules version. Default: the current one. */
  readonly version?: number;
  readonly pilots?: number;
  readonly alpha?: SeatName;
  readonly turn?: number;
  /** The part of the turn that comes next. Default: the Arena turns. */
  readonly at?: 'turn' | 'deal' | 'arena' | 'attack' | 'scrap' | 'endTurn';
}

const NAMES = MECHS.map(({ name }) => name);

function mechNamed(name: string): number {
  const mech = NAMES.indexOf(name);
  if (mech < 0) throw new Error(`there is no Mech "${name}"`);
  return mech;
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function cards(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function faceOf(word: string): number {
  const face = faceNumber(word.replace('*', ''));
  if (face < 0) throw new Error(`there is no Territory "${word}"`);
  return face;
}

interface Owned {
  readonly mech: number;
  readonly place: number;
  readonly known: boolean;
}

function ownedBy(given: PilotGiven): Owned[] {
  const known = listed(given.known).map(mechNamed);
  const inHand = listed(given.hand).map((name) => {
    const mech = mechNamed(name);
    return { mech, place: HAND, known: known.includes(mech) };
  });
  const inHangar = listed(given.hangar).map((entry) => {
    const at = entry.lastIndexOf(' ');
    const stage = entry.slice(at + 1) as keyof typeof STAGE_PLACE;
    return { mech: mechNamed(entry.slice(0, at)), place: STAGE_PLACE[stage], known: true };
  });
  return [...inHand, ...inHangar];
}

/** Every pilot's three Mechs: those given, and for the missing tiers the first that nobody has. */
function dealMechs(owned: readonly Owned[][]): Owned[] {
  const taken = new Set(owned.flat().map(({ mech }) => mech));
  return owned.flatMap((own) =>
    STACKS.map((stack, tier) => {
      const found = own.find(({ mech }) => TIER[mech] === tier + 1);
      if (found !== undefined) return found;
      // The strongest first: most of them have no ability that would ask a question.
      const mech = stack.findLast((other) => !taken.has(other) && !FUSSY.includes(NAMES[other] ?? ''));
      if (mech === undefined) throw new Error(`no Mech of tier ${tier + 1} is left`);
      taken.add(mech);
      return { mech, place: HAND, known: false };
    }),
  );
}

const FUSSY = ['Leviathan', 'Magpie', 'Searchlight', 'Harbour Tug', 'Keyhole', 'Rivet Nurse', 'War Drum'];

function agendaFor(at: Setting['at'], alpha: Seat, pilots: number): Step[] {
  const seats = Array.from({ length: pilots }, (_, i) => clockwise(alpha, pilots - 1 - i, pilots));
  const scraps = seats.flatMap((seat): Step[] => [
    { do: 'scrapAbility', seat },
    { do: 'scrapDown', seat },
  ]);
  switch (at) {
    case 'turn':
      return [{ do: 'startTurn' }];
    case 'deal':
      return [{ do: 'deal' }];
    case 'attack':
      return [{ do: 'endTurn' }, ...scraps, { do: 'attack' }];
    case 'scrap':
      return [{ do: 'endTurn' }, ...scraps];
    case 'endTurn':
      return [{ do: 'endTurn' }];
    default:
      return [{ do: 'resolve' }, ...seats.map((seat): Step => ({ do: 'arenaTurn', seat }))];
  }
}

export function position(pieces: Position, setting: Setting = {}): State {
  const { pilots = 4, alpha = 'P0', turn = 5, at = 'arena', version = CURRENT, ...options } = setting;
  const bare = setup(version, mechanation.rules.options.parse(options), pilots, rngFrom('scenario'));
  let tiles = 0;
  const lay = (words: string[], owner: Viewer | null, from: Tile['from']): Tile[] =>
    words.map((word, i) => {
      const up = !word.includes('*');
      const seen = up ? EVERYONE : owner === null ? 0 : bitOf(owner);
      // As if one card had been left over each turn.
      const since = from === 'start' ? 0 : turn - words.length + i;
      return { id: tiles++, face: faceOf(word), up, seen, since, from };
    });
  const names = SEAT_NAMES.slice(0, pilots);
  const rows = names.map((name, seat) => lay(cards(pieces[name]?.row), seat, 'start'));
  const arena = lay(cards(pieces.arena), null, 'deck');
  const pile = lay(cards(pieces.pile), 'table', 'P0');
  const left = [...BOX];
  for (const { face } of [...rows.flat(), ...arena, ...pile]) left.splice(left.indexOf(face), 1);
  const mechs = dealMechs(names.map((name) => ownedBy(pieces[name] ?? {})));
  const seat = seatNumber(alpha);
  return {
    ...bare,
    turn: at === 'turn' ? turn - 1 : turn,
    alpha: seat,
    deck: pieces.deck === undefined ? left : cards(pieces.deck).map(faceOf).reverse(),
    pile,
    arena,
    rows,
    tiles,
    mechs: mechs.map(({ mech }) => mech),
    places: mechs.map(({ place }) => place),
    known: mechs.map(({ known }, slot) => (known ? EVERYONE : bitOf(Math.floor(slot / 3)))),
    agenda: agendaFor(at, seat, pilots),
  };
}

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

  /** What a viewer knows of a pilot. */
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
