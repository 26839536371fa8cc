import { rngFrom, roll, type Rng } from '@mechatable/kernel';
import { BLUE, NOWHERE, RED, SQUARES, SQUARE_NAME, squareNumber } from './board.ts';
import { TYPES, typeNumber } from './content/types.ts';
import { run } from './game.ts';
import { mechaNumber } from './names.ts';
import { STANDARD, type Options } from './options.ts';
import { setup } from './setup.ts';
import type { State, Step } from './state.ts';
import { TWO_RIVERS_SLOTS, terrainOf } from './terrain.ts';
import { CURRENT } from './versions.ts';

export type Letter = 'R' | 'B';

export const LETTERS: readonly Letter[] = ['R', 'B'];
const CLEAR = '.'.repeat(SQUARES);

/** Mecha by name: type, square and, where they matter, damage and a chance already had: `Wolf E5 (2) spent`. */
export type Position = Readonly<Record<string, string>>;

/** Squares of one terrain, ranges along a row or a column included: `A1-I1 C4`. */
export type Squares = string;

export interface Setting extends Partial<Options> {
  /** The phase in which the position begins; Red starts phases. Default: Movement. */
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
  /** The source of chance. Default: always the same dice. */
  readonly rng?: Rng;
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
      if (dx !== 0 && dy !== 0) throw new Error(`"${part}" isn’t a line`);
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
  const [, type = '', square = '', damage = '0', spent = ''] = PIECE.exec(text) ?? [];
  const mecha = mechaNumber(s, id);
  const number = typeNumber(type.toLowerCase());
  if (mecha < 0 || number < 0) throw new Error(`${id}: what does "${text}" mean?`);
  s.at[mecha] = squareNumber(square);
  s.type[mecha] = number;
  s.damage[mecha] = Number(damage);
  s.spent[mecha] = spent === '' ? 0 : 1;
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

function rngFor({ dice, at, rng = [1, 2, 3, 4] }: Setting): Rng {
  return dice === undefined ? rng : rngThrowing(dice, at === 'turn');
}

function forceOf(s: State, colour: number): number[] {
  const size = s.at.length / 2;
  const own = s.type.slice(colour * size, (colour + 1) * size);
  return TYPES.map((_, type) => own.filter((other) => other === type).length);
}

/** The same, played on to its first question: a match can begin there. */
export function startAt(pieces: Position, setting?: Setting): State {
  const s = position(pieces, setting);
  run(s, []);
  return s;
}
