import { rngFrom, type Seat } from '@mechatable/kernel';
import { ScenarioTable, shorthand, type Mode } from '@mechatable/testkit';
import { scenario as everyMode } from '@mechatable/testkit/vitest';
import type { Action } from '../src/action.ts';
import { CARDS, cardNumber } from '../src/content/cards.ts';
import type { Options } from '../src/decks.ts';
import type { Event } from '../src/event.ts';
import { lanes, run } from '../src/game.ts';
import { powerOf } from '../src/power.ts';
import { emptyPile, setup } from '../src/setup.ts';
import { NOBODY, OWNER, type Pile, type Rules, type State } from '../src/state.ts';
import { CURRENT } from '../src/versions.ts';
import type { View } from '../src/view.ts';
import { SEAT_LETTERS, ZONE_NAME, zoneNumber } from '../src/zones.ts';

export type Letter = (typeof SEAT_LETTERS)[number];

/** Cards as a text: `VG-01 NT-02`. Piles are written top first. */
export interface SideGiven {
  readonly hand?: string;
  readonly deck?: string;
  /** Top first, unknown to all; three filler cards if left out. */
  readonly protection?: string;
  readonly pool?: string;
  readonly revealed?: string;
  /** In the order they went there. */
  readonly graveyard?: string;
  readonly trash?: string;
}

/**
 * A position: zones by name, each with its card and, where they matter, rest and equips
 * (`NT-01 r2 +MD-01`; an equip of the other side `+B:MD-06`), and the piles of A and B.
 */
export interface Position extends Partial<Record<string, string | SideGiven | number>> {
  readonly A?: SideGiven;
  readonly B?: SideGiven;
}

export interface Setting extends Partial<Rules> {
  readonly turn?: number;
  readonly active?: Letter;
  /**
   * Where play is: `main` in the neutral state (the default), `turn` as the active seat's turn is
   * about to start (its number is `turn`), `draw` as its Draw Phase is about to start.
   */
  readonly at?: 'main' | 'turn' | 'draw';
}

/** What a deck is filled with where a scenario does not care; when drawn, it differs from the rest. */
export const FILLER = 'NT-02';

const words = (text = ''): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function numbers(text?: string): number[] {
  return words(text).map((id) => {
    const card = cardNumber(id);
    if (card < 0) throw new Error(`there is no card ${id}`);
    return card;
  });
}

const topFirst = (text?: string): number[] => numbers(text).reverse();

function pileOf(s: State, given: SideGiven = {}): Pile {
  const filler = cardNumber(FILLER);
  const deck = given.deck === undefined ? new Array<number>(20).fill(filler) : topFirst(given.deck);
  const protection =
    given.protection === undefined ? new Array<number>(3).fill(filler) : topFirst(given.protection);
  const graveyard = numbers(given.graveyard);
  const graveyardId = graveyard.map(() => s.zoneOf.push(-1) - 1);
  return {
    ...emptyPile([], []),
    hand: numbers(given.hand),
    deck,
    deckKnown: deck.map(() => NOBODY),
    protection,
    protectionKnown: protection.map(() => (s.rules.protectionFrom === 'hand' ? OWNER : NOBODY)),
    pool: topFirst(given.pool),
    revealed: numbers(given.revealed),
    graveyard,
    graveyardId,
    trash: numbers(given.trash),
  };
}

function putOnBoard(s: State, zone: string, text: string): void {
  const place = zoneNumber(zone);
  if (place < 0) throw new Error(`there is no zone ${zone}`);
  const [id, ...marks] = words(text);
  const [card] = numbers(id);
  if (card === undefined) throw new Error(`zone ${zone} names no card`);
  const object = s.zoneOf.push(place) - 1;
  s.card[place] = card;
  s.object[place] = object;
  for (const mark of marks) {
    const rest = /^r(\d)$/.exec(mark);
    const equip = /^\+(?:([AB]):)?(\S+)$/.exec(mark);
    if (rest !== null) s.rest[place] = Number(rest[1]);
    else if (equip !== null) {
      s.equipCard.push(...numbers(equip[2]));
      s.equipOwner.push(SEAT_LETTERS.indexOf((equip[1] ?? zone.charAt(0)) as Letter));
      s.equipObject.push(s.zoneOf.push(-1) - 1);
      s.equipUnit.push(object);
    } else throw new Error(`${zone}: what does "${mark}" mean?`);
  }
}

/** The lists that the cards of the position would have come from. */
function withLists(s: State, seat: Seat): Pile {
  const pile = s.piles[seat] as Pile;
  const mine = s.card.filter(
    (card, zone) => card >= 0 && ZONE_NAME[zone]?.startsWith(seat === 0 ? 'A' : 'B'),
  );
  const equips = s.equipCard.filter((_, i) => s.equipOwner[i] === seat);
  const { hand, deck, protection, graveyard, trash, pool, revealed } = pile;
  const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
  return {
    ...pile,
    deckList: sorted([...hand, ...deck, ...protection, ...graveyard, ...trash, ...mine, ...equips]),
    poolList: sorted([...pool, ...revealed]),
  };
}

export function position(pieces: Position, setting: Setting = {}): State {
  const { turn = 5, active = 'A', at = 'main', version = CURRENT, ...rules } = setting;
  const options: Options = lanes.rules.options.parse(rules);
  const bare = setup(options, rngFrom('scenario'), version);
  const s: State = { ...bare, agenda: [], piles: [pileOf(bare, pieces.A), pileOf(bare, pieces.B)] };
  for (const [zone, text] of Object.entries(pieces)) if (typeof text === 'string') putOnBoard(s, zone, text);
  const ready: State = { ...s, piles: [withLists(s, 0), withLists(s, 1)] };
  const seat = SEAT_LETTERS.indexOf(active);
  ready.turn = at === 'turn' ? turn - 1 : turn;
  ready.active = at === 'turn' ? 1 - seat : seat;
  ready.agenda.push({ do: at === 'main' ? 'main' : at === 'turn' ? 'startTurn' : 'drawPhase' });
  return ready;
}

/** Whether the schema, which comes before `judge`, lets a value through as an action. */
export function isAction(value: unknown): boolean {
  return lanes.rules.actions.safeParse(value).success;
}

/** A table of this game, with the seats by their letters and the questions a scenario asks of it. */
export class Scene {
  readonly table: ScenarioTable<State, Action, Event, View, Options>;
  /** What happened before the first question. */
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

  /** What happens when the seat's time runs out: an action, or `loss`. */
  timeout(letter: Letter, inARow = 0): string {
    const timeout = lanes.rules.timeout(this.state, seatOf(letter), inARow);
    return timeout.kind === 'move' ? shorthand(timeout.action) : timeout.kind;
  }

  /** What the seat might try, legal or not. */
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
