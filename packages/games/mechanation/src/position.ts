import { rngFrom, type Rng, type Seat, type Viewer } from '@mechatable/kernel';
import { STACKS, TIER } from './content/lookup.ts';
import { MECHS } from './content/mechs.ts';
import { BOX, faceNumber } from './content/territories.ts';
import { mechanation, run } from './game.ts';
import type { Options } from './options.ts';
import { EVERYONE, SEAT_NAMES, bitOf, clockwise, seatNumber, type SeatName } from './seats.ts';
import { setup } from './setup.ts';
import { HAND, STAGE_PLACE, type State, type Step, type Tile } from './state.ts';
import { CURRENT } from './versions.ts';

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
  /** The source of chance. Default: always the same shuffles. */
  readonly rng?: Rng;
  /** The rules version. Default: the current one. */
  readonly version?: number;
  readonly pilots?: number;
  readonly alpha?: SeatName;
  readonly turn?: number;
  /** The part of the turn that comes next. Default: the Arena turns. */
  readonly at?: 'turn' | 'deal' | 'arena' | 'attack' | 'scrap' | 'endTurn';
}

const NAMES = MECHS.map(({ name }) => name);

export function mechNamed(name: string): number {
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

/** Every pilot's three Mechs: those given, and for missing tiers the first free ones. */
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
  const {
    pilots = 4,
    alpha = 'P0',
    turn = 5,
    at = 'arena',
    version = CURRENT,
    rng = rngFrom('scenario'),
    ...options
  } = setting;
  const bare = setup(version, mechanation.rules.options.parse(options), pilots, rng);
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

/** The same, played on to its first question: a match can begin there. */
export function startAt(pieces: Position, setting?: Setting): State {
  const s = position(pieces, setting);
  run(s, []);
  return s;
}
