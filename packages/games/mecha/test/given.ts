import type { Seat } from '@mechatable/kernel';
import { Table, shorthand, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { arrive, layDown } from '../src/arrivals.ts';
import { SEAT_LETTERS, cellNumber } from '../src/board.ts';
import { CARDS, ID, IS_COMMAND, NAME } from '../src/content/cards.ts';
import type { Event } from '../src/event.ts';
import { mecha1e, run } from '../src/game.ts';
import type { Knobs, Options } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { Pile, State, Unit } from '../src/state.ts';
import { bandwidth, durabilityLeft } from '../src/values.ts';
import type { View } from '../src/view.ts';

export type Letter = (typeof SEAT_LETTERS)[number];

/** Cards by name, with commas between them. Piles are written top first. */
export interface SideGiven {
  readonly hand?: string;
  readonly deck?: string;
  readonly discard?: string;
  readonly damage?: string;
}

/**
 * A position: spaces by name, each with its side, card and, where they matter, durability counters, Armour
 * counters, time counters and whether it arrived this turn (`N Turtle cnt2 arm0`, `S Skipper new`,
 * `S Road Works time1`); `c2+` is the Command on c2. And the piles of S and N.
 */
export interface Position extends Partial<Record<string, string | SideGiven>> {
  readonly S?: SideGiven;
  readonly N?: SideGiven;
}

export interface Setting extends Partial<Knobs> {
  readonly turn?: number;
  readonly active?: Letter;
  /** `main` in the Main Phase (the default), `turn` as the active seat's turn is about to start. */
  readonly at?: 'main' | 'turn' | 'startMain';
}

/** What a deck is filled with where a scenario does not care. */
export const FILLER = 'Class Ganon';

function cardNamed(name: string): number {
  const card = NAME.indexOf(name);
  if (card < 0) throw new Error(`there is no card "${name}"`);
  return card;
}

function cards(text = ''): number[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(cardNamed);
}

function pileOf(given: SideGiven = {}): Pile {
  const filler = new Array<number>(20).fill(cardNamed(FILLER));
  return {
    deckList: [],
    hand: cards(given.hand),
    seen: [],
    deck: given.deck === undefined ? filler : cards(given.deck).reverse(),
    discard: cards(given.discard),
    damage: cards(given.damage),
    markers: 0,
  };
}

const PIECE = /^([SN]) (.+?)((?: (?:cnt|arm|time)\d+| new)*)$/;

function put(s: State, cell: string, text: string): void {
  const parts = PIECE.exec(text);
  const at = cellNumber(cell.replace('+', ''));
  if (parts === null || at < 0) throw new Error(`${cell}: what does "${text}" mean?`);
  const [, letter = '', name = '', marks = ''] = parts;
  const seat = SEAT_LETTERS.indexOf(letter as Letter);
  const card = cardNamed(name);
  const mark = (word: string): number | null => {
    const found = new RegExp(`${word}(\\d+)`).exec(marks);
    return found === null ? null : Number(found[1]);
  };
  if (IS_COMMAND[card] === true) {
    layDown(s, seat, card, at, []);
    s.lying = s.lying.map((lying) =>
      lying.cell === at ? { ...lying, time: mark('time') ?? lying.time } : lying,
    );
    return;
  }
  arrive(s, seat, card, at, []);
  const u = s.board[at];
  if (u === null || u === undefined) return;
  u.damage += durabilityLeft(u) - (mark('cnt') ?? durabilityLeft(u));
  u.armour = mark('arm') ?? u.armour;
  if (!marks.includes('new')) s.board[at] = { ...u, arrived: 0 };
}

/** The list that the cards of the position would have come from. */
function withList(s: State, seat: Seat): Pile {
  const pile = s.piles[seat] as Pile;
  const onBoard = s.board.filter((u): u is Unit => u !== null && u.owner === seat).map((u) => u.card);
  const lying = s.lying.filter((other) => other.owner === seat).map((other) => other.card);
  const all = [...pile.hand, ...pile.deck, ...pile.discard, ...pile.damage, ...onBoard, ...lying];
  return { ...pile, deckList: all.sort((a, b) => a - b) };
}

export function position(pieces: Position, setting: Setting = {}): State {
  const { turn = 5, active = 'S', at = 'main', ...knobs } = setting;
  const bare = setup('1e', mecha1e.options.parse(knobs), 'scenario');
  const s: State = { ...bare, turn, agenda: [], piles: [pileOf(pieces.S), pileOf(pieces.N)] };
  for (const [cell, text] of Object.entries(pieces)) if (typeof text === 'string') put(s, cell, text);
  const seat = SEAT_LETTERS.indexOf(active);
  const ready: State = { ...s, piles: [withList(s, 0), withList(s, 1)] };
  ready.active = at === 'turn' ? 1 - seat : seat;
  ready.turn = at === 'turn' ? turn - 1 : turn;
  ready.agenda.push({ do: at === 'turn' ? 'startTurn' : at });
  return ready;
}

const BY_LENGTH = CARDS.map(({ name, id }) => [name, id] as const).sort(([a], [b]) => b.length - a.length);

/** `command Virus d4` → `command MG1-021 d4`. */
function withIds(text: string): string {
  return BY_LENGTH.reduce((line, [name, id]) => line.replaceAll(name, id), text);
}

function withNames(text: string): string {
  return text.replaceAll(/MG1-\d{3}/g, (id) => NAME[ID.indexOf(id)] ?? id);
}

/** A table of this game, with the seats by their letters and the questions a scenario asks of it. */
export class Scene {
  readonly table: Table<State, Action, Event, View, Options>;
  /** What happened before anybody was asked. */
  readonly opening: readonly Event[];
  /** All events since then. */
  readonly story: Event[] = [];

  constructor(state: State, mode: Mode) {
    const log: Event[] = [];
    run(state, log);
    this.opening = log;
    this.table = new Table(mecha1e, state, mode);
  }

  /** An action of South in shorthand, cards by name: `attack d4 d5`, `command Virus d4`. */
  S(action: string): this {
    return this.#play(0, action);
  }

  N(action: string): this {
    return this.#play(1, action);
  }

  #play(seat: Seat, action: string): this {
    this.table.play(seat, withIds(action));
    this.story.push(...this.table.events);
    return this;
  }

  /** Whoever is asked in a window passes, until something else is asked. */
  passes(): this {
    for (;;) {
      const top = this.state.agenda.at(-1);
      if (top === undefined || !('ask' in top) || top.ask !== 'respond') return this;
      this.#play(top.seat, 'pass');
    }
  }

  /** The clause that refuses the action. */
  refusal(letter: Letter, action: string | Action): string {
    return this.table.refusal(seatOf(letter), typeof action === 'string' ? withIds(action) : action);
  }

  legal(letter: Letter, kind = ''): string[] {
    return this.table
      .legal(seatOf(letter))
      .map(withNames)
      .filter((action) => action.startsWith(kind));
  }

  attempts(letter: Letter): string[] {
    return mecha1e.attempts(this.state, seatOf(letter)).map(shorthand).map(withNames);
  }

  /** Who is asked and what: `S main`, `N respond attack`; `over` at the end. */
  get asked(): string {
    const top = this.state.agenda.at(-1);
    if (top === undefined || !('ask' in top)) return 'over';
    if (top.ask === 'mulligan')
      return `${top.seats.map((seat) => SEAT_LETTERS[seat as 0 | 1]).join('')} mulligan`;
    const window = top.ask === 'respond' ? ` ${top.window}` : '';
    return `${SEAT_LETTERS[top.seat as 0 | 1]} ${top.ask}${window}`;
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
    return u === null ? null : (NAME[u.card] ?? null);
  }

  /** Durability counters. */
  cnt(cell: string): number | null {
    const u = this.unit(cell);
    return u === null ? null : durabilityLeft(u);
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

/** A scenario of this game; it runs plainly, through JSON, and with every action undone and redone. */
export function scenario(title: string, body: (hands: Hands) => void): void {
  everyMode(title, ({ mode }) => {
    body({
      given: (pieces, setting) => new Scene(position(pieces, setting), mode),
      match: (options = {}, seed = 'opening') =>
        new Scene(setup('1e', mecha1e.options.parse(options), seed), mode),
      scene: (state) => new Scene(state, mode),
    });
  });
}
