import { rngFrom, type Rng, type Seat } from '@mechatable/kernel';
import { arrive, attach, layDown } from './arrivals.ts';
import { SEAT_LETTERS, cellNumber } from './board.ts';
import { CARDS, IS_COMMAND, POOL, cardNumber } from './content/cards.ts';
import type { Edition } from './content/traits.ts';
import type { Knobs } from './editions.ts';
import { mecha1e, mecha2e, run, type MechaGame } from './game.ts';
import type { Attached, Pile, Unit } from './pieces.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { durabilityLeft } from './values.ts';
import { CURRENT } from './versions.ts';

const GAMES: Readonly<Record<Edition, MechaGame>> = { '1e': mecha1e, '2e': mecha2e };

export type Letter = (typeof SEAT_LETTERS)[number];

/** Cards by name, with commas between them. Piles are written top first. */
export interface SideGiven {
  readonly hand?: string;
  readonly deck?: string;
  readonly discard?: string;
  readonly damage?: string;
}

/**
 * A position: spaces by name, each with its side, card and, where they matter, durability left, damage, Armour
 * counters, time counters, whether it arrived this turn and whether the other side controls it (`N Turtle cnt2 arm0`,
 * `S Skipper dmg1 new`, `S Road Works time1`, `S Skipper stolen`). Attached cards come after a plus sign, cards
 * attached to the Pilot before them after `>`, with a letter if the other side controls them (`S Skipper + Admiral
 * Grace > N:Jason's Rally Cry`). `c2+` is the Command on c2. And the piles of S and N.
 */
export interface Position extends Partial<Record<string, string | SideGiven>> {
  readonly S?: SideGiven;
  readonly N?: SideGiven;
}

export interface Setting extends Partial<Knobs> {
  /** The source of chance. Default: always the same shuffles. */
  readonly rng?: Rng;
  /** The rules version; the current one unless it says otherwise. */
  readonly version?: number;
  readonly turn?: number;
  readonly active?: Letter;
  /** `main` in the Main Phase (the default), `turn` as the active seat's turn is about to start. */
  readonly at?: 'main' | 'turn' | 'startMain';
}

/** The filler card of decks that a scenario does not specify. */
export const FILLER: Readonly<Record<Edition, string>> = { '1e': 'Class Ganon', '2e': 'Wind-Up Mouse' };

function cardNamed(edition: Edition, name: string): number {
  const card = POOL[edition].find((other) => other.name === name);
  if (card === undefined) throw new Error(`there is no card "${name}" in ${edition}`);
  return cardNumber(card.id);
}

/** Between cards: a comma that belongs to no name ("Donna, The Swift"). */
const BETWEEN = /, (?!The |Mechas In )/;

function cards(edition: Edition, text = ''): number[] {
  return text
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => cardNamed(edition, name));
}

function pileOf(edition: Edition, given: SideGiven = {}): Pile {
  const filler = new Array<number>(20).fill(cardNamed(edition, FILLER[edition]));
  return {
    deckList: [],
    hand: cards(edition, given.hand),
    seen: [],
    open: [],
    deck: given.deck === undefined ? filler : cards(edition, given.deck).reverse(),
    ownTop: 0,
    openTop: 0,
    discard: cards(edition, given.discard),
    damage: cards(edition, given.damage),
    markers: 0,
    noTowers: false,
  };
}

/** The side, the card with its attached cards, and marks. */
const PIECE = /^([SN]) (.+?)((?: (?:cnt|dmg|arm|time)\d+| new| stolen)*)$/;
/** A card attached to the unit, or after `>` to the Pilot before it; `N:` where the other side controls it. */
const ATTACHED = / ([+>]) (?:([SN]):)?/;

function attachTo(s: State, edition: Edition, u: Unit, seat: Seat, parts: readonly string[]): void {
  let last: Attached | null = null;
  for (let i = 0; i < parts.length; i += 3) {
    const [how, , name] = parts.slice(i, i + 3);
    const letter = parts.at(i + 1);
    const by = letter === undefined ? seat : SEAT_LETTERS.indexOf(letter as Letter);
    const one = attach(s, by, cardNamed(edition, name), u, how === '>' ? last : null, []);
    if (how === '+') last = one;
  }
}

function put(s: State, cell: string, text: string): void {
  const parts = PIECE.exec(text);
  const at = cellNumber(cell.replace('+', ''));
  if (parts === null || at < 0) throw new Error(`${cell}: what does "${text}" mean?`);
  const { edition } = s.rules;
  const [, letter = '', whole = '', marks = ''] = parts;
  const [name = '', ...attached] = whole.split(ATTACHED);
  const seat = SEAT_LETTERS.indexOf(letter as Letter);
  const card = cardNamed(edition, name);
  const mark = (word: string): number | null => {
    const found = new RegExp(`${word}(\\d+)`).exec(marks);
    return found === null ? null : Number(found[1]);
  };
  if (IS_COMMAND[card] && CARDS[card]?.becomes === null) {
    layDown(s, seat, card, at, []);
    s.lying = s.lying.map((lying) =>
      lying.cell === at ? { ...lying, time: mark('time') ?? lying.time } : lying,
    );
    return;
  }
  const u = arrive(s, seat, card, at, []);
  attachTo(s, edition, u, seat, attached);
  s.queue.length = 0;
  u.damage += mark('dmg') ?? 0;
  u.damage += durabilityLeft(s, u) - (mark('cnt') ?? durabilityLeft(s, u));
  u.armour = mark('arm') ?? u.armour;
  if (marks.includes('stolen')) u.controller = 1 - seat;
  if (!marks.includes('new')) s.board[at] = { ...u, arrived: 0 };
}

/** The list that the cards of the position would have come from. */
function withList(s: State, seat: Seat): Pile {
  const pile = s.piles[seat];
  const units = s.board.filter((u): u is Unit => u !== null);
  const onBoard = [...units, ...units.flatMap((u) => u.attached)]
    .filter((one) => one.owner === seat)
    .map(({ card }) => card);
  const lying = s.lying.filter((other) => other.owner === seat).map((other) => other.card);
  const all = [...pile.hand, ...pile.deck, ...pile.discard, ...pile.damage, ...onBoard, ...lying];
  return { ...pile, deckList: all.sort((a, b) => a - b) };
}

export function position(pieces: Position, setting: Setting = {}, edition: Edition = '1e'): State {
  const {
    turn = 5,
    active = 'S',
    at = 'main',
    version = CURRENT[edition],
    rng = rngFrom('scenario'),
    ...knobs
  } = setting;
  const bare = setup(edition, version, GAMES[edition].rules.options.parse(knobs), rng);
  const piles: [Pile, Pile] = [pileOf(edition, pieces.S), pileOf(edition, pieces.N)];
  const s: State = { ...bare, turn, agenda: [], piles };
  for (const [cell, text] of Object.entries(pieces)) if (typeof text === 'string') put(s, cell, text);
  const seat = SEAT_LETTERS.indexOf(active);
  const ready: State = { ...s, piles: [withList(s, 0), withList(s, 1)] };
  ready.active = at === 'turn' ? 1 - seat : seat;
  ready.turn = at === 'turn' ? turn - 1 : turn;
  ready.agenda.push({ do: at === 'turn' ? 'startTurn' : at });
  return ready;
}

/** The same, played on to its first question: a match can begin there. */
export function startAt(pieces: Position, setting?: Setting, edition?: Edition): State {
  const s = position(pieces, setting, edition);
  run(s, []);
  return s;
}
