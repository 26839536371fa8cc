import type { Thing } from '@mechatable/board';
import { rngFrom, type Seat } from '@mechatable/kernel';
import {
  NONE,
  SEAT_NAMES,
  attachedId,
  cardNumber,
  cellNumber,
  lyingId,
  mecha1e,
  mecha2e,
  unitId,
  type State,
} from '@mechatable/mecha';
import { inert } from '../shared/inert.ts';
import { NO_AIMS } from './aims.ts';
import { fieldPart } from './field-part.ts';
import { seatOf } from './naming.ts';
import { withOwnNames } from './style-names.ts';

const COLUMNS = 7;

/** Player, space and card, then its state in any order. */
const LINE = /^([SN]) ([a-g][1-5]) (\S+)((?: \+ \S+| (?:damage|armour|time) \d+)*)$/;

/**
 * A position of the rule book, one card a line: `S d3 MG1-004 damage 1`, `N d4 MG2-012 armour 2 + MG2-004`,
 * `S c2 MG1-023 time 2`. The cards say which edition it is. Only the rows and columns in use are drawn.
 */
export function example(lines: readonly string[]): Thing {
  const game = lines.some((line) => line.includes('MG2-')) ? mecha2e : mecha1e;
  const state = game.rules.setup(game.rules.options.parse({}), 2, rngFrom('example'));
  const cells = lines.map((line) => read(state, line));
  const rows = cells.map((cell) => Math.floor(cell / COLUMNS));
  const columns = cells.map((cell) => cell % COLUMNS);
  const cut = { rows: span(rows, 4, 2), columns: span(columns, COLUMNS - 1, 3) };
  // The rule book calls players by their sides.
  const names = { viewer: 'table', names: SEAT_NAMES } as const;
  const field = fieldPart({ ...game.rules.view(state, 'table'), names }, 0, NO_AIMS, cut);
  return withOwnNames(inert({ key: 'example', classes: 'table example', children: [field] }));
}

/** From the first to the last, and this many at least, on both sides. */
function span(numbers: readonly number[], most: number, least: number): number[] {
  let [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  for (let widens = 'left'; high - low + 1 < least && (low > 0 || high < most);) {
    if (low > 0 && (widens === 'left' || high === most)) low--;
    else high++;
    widens = widens === 'left' ? 'right' : 'left';
  }
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** Puts the card of a line on the battlefield, and says where. */
function read(state: State, line: string): number {
  const parts = LINE.exec(line.trim());
  if (parts === null) throw new Error(`Example line "${line}" must name a seat, a space and a card.`);
  const [, letter = '', name = '', id = '', more = ''] = parts;
  const seat = seatOf(letter);
  const cell = cellNumber(name);
  const card = known(id, line);
  const figure = (word: string): number => Number(new RegExp(` ${word} (\\d+)`).exec(more)?.[1] ?? 0);
  if (more.includes(' time ')) {
    state.lying.push({ id: lyingId(state.arrivals++), card, owner: seat, cell, time: figure('time') });
    return cell;
  }
  const attached = [...more.matchAll(/ \+ (\S+)/g)].map(([, carried = '']) => known(carried, line));
  state.board[cell] = {
    id: unitId(state.arrivals++),
    card,
    owner: seat,
    controller: seat,
    cell,
    damage: figure('damage'),
    armour: figure('armour'),
    arrived: -1,
    attached: attached.map((one) => carriedBy(state, seat, one)),
    ...UNTOUCHED,
  };
  return cell;
}

/** A unit that has done nothing this turn, and that no effect applies to. */
export const UNTOUCHED = {
  steps: 0,
  attacks: 0,
  completed: 0,
  forfeited: 0,
  extraSteps: 0,
  extraAttacks: 0,
  speed: 0,
  range: 0,
  now: 0,
  next: 0,
};

function carriedBy(
  state: State,
  seat: Seat,
  card: number,
): NonNullable<State['board'][number]>['attached'][number] {
  return { id: attachedId(state.arrivals++), card, owner: seat, controller: seat, on: NONE, name: -1 };
}

function known(id: string, line: string): number {
  const card = cardNumber(id);
  if (card < 0) throw new Error(`Example line "${line}": there is no card "${id}".`);
  return card;
}
