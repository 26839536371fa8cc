import {
  byAgenda,
  defineGame,
  illegal,
  LEGAL,
  type AskOne,
  type ClauseId,
  type DoStep,
  type GameEvent,
  type Outcome,
  type Seat,
} from '@mechatable/kernel';
import { z } from 'zod';

/** The game that the peers are measured with, written for our kernel like all our games. */

/** A match of the version that restarts itself ends after this many discs. */
const MAX_DISCS = 1_000_000;
const COLUMNS = 7;
const ROWS = 6;
const EMPTY = -1;

interface Drop {
  readonly kind: 'drop';
  readonly column: number;
}

interface Turn extends AskOne {
  readonly ask: 'turn';
}

interface Board {
  /** Row by row from the bottom: the seat whose disc is there, or -1. */
  cells: number[];
  heights: number[];
  discs: number;
  winner: number;
}

interface State extends Board {
  agenda: Turn[];
}

interface Dropped extends GameEvent {
  readonly type: 'dropped' | 'conceded';
  readonly seat: Seat;
  readonly column: number;
}

const DROPS: readonly Drop[] = Array.from({ length: COLUMNS }, (_, column) => ({ kind: 'drop', column }));
const TURNS: readonly [Turn, Turn] = [
  { ask: 'turn', seat: 0 },
  { ask: 'turn', seat: 1 },
];
const NO_COLUMN = illegal('C4-1', 'Name a column from 1 to 7.');
const FULL = illegal('C4-2', 'This column is full: choose one with room.');
const NOT_ASKED = illegal('C4-3', 'Wait for your turn.');

/** Whether the disc in this cell makes four in a line. */
function makesFour(cells: readonly number[], column: number, row: number, seat: Seat): boolean {
  if (row >= 3) {
    const top = row * COLUMNS + column;
    if (cells[top - 7] === seat && cells[top - 14] === seat && cells[top - 21] === seat) return true;
  }
  for (let rise = -1; rise <= 1; rise++) {
    let length = 1;
    for (let c = column - 1, r = row - rise; c >= 0 && r >= 0 && r < ROWS; c--, r -= rise) {
      if (cells[r * COLUMNS + c] !== seat) break;
      length++;
    }
    for (let c = column + 1, r = row + rise; c < COLUMNS && r >= 0 && r < ROWS; c++, r += rise) {
      if (cells[r * COLUMNS + c] !== seat) break;
      length++;
    }
    if (length >= 4) return true;
  }
  return false;
}

function copyBoard({ cells, heights, discs, winner }: Board): Board {
  return { cells: cells.slice(), heights: heights.slice(), discs, winner };
}

function isFull({ heights }: Board): boolean {
  return heights.every((height) => height === ROWS);
}

function clear({ cells, heights }: Board): void {
  cells.fill(EMPTY);
  heights.fill(0);
}

function name(seat: Seat): string {
  return seat === 0 ? 'X' : 'O';
}

function sketch({ cells }: Board): string {
  const lines: string[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    const line = cells.slice(row * COLUMNS, (row + 1) * COLUMNS);
    lines.push(line.map((seat) => (seat === EMPTY ? '.' : name(seat))).join(' '));
  }
  return [...lines, DROPS.map(({ column }) => column + 1).join(' ')].join('\n');
}

interface Variant {
  readonly id: string;
  readonly title: string;
  /** Whether the board is cleared when someone has four or it is full, instead of ending the match. */
  readonly restarts: boolean;
}

const gameOf = ({ id, title, restarts }: Variant) => {
  const bound = restarts ? MAX_DISCS : COLUMNS * ROWS;
  const endedBy = ({ winner, discs }: State): ClauseId | null => {
    if (winner !== EMPTY) return 'C4-4';
    return discs < bound ? null : 'C4-5';
  };
  const rules = byAgenda<State, Drop, Dropped, Turn, DoStep>({
    questions: {
      turn: {
        answers: {
          drop: {
            candidates(_state, _seat, out) {
              for (let column = 0; column < COLUMNS; column++) out.push(DROPS[column] as Drop);
            },
            judge({ heights }, _seat, { column }) {
              const height = typeof column === 'number' ? heights[column] : undefined; // a record may hold anything
              if (height === undefined) return NO_COLUMN;
              return height < ROWS ? LEGAL : FULL;
            },
            apply(state, seat, { column }, log) {
              const row = state.heights[column] as number;
              state.cells[row * COLUMNS + column] = seat;
              state.heights[column] = row + 1;
              state.discs++;
              log.push({ type: 'dropped', clause: 'C4-1', seat, column });
              const isWon = makesFour(state.cells, column, row, seat);
              if (restarts && (isWon || isFull(state))) clear(state);
              else if (isWon) state.winner = seat;
              if (state.winner === EMPTY) state.agenda.push(seat === 0 ? TURNS[1] : TURNS[0]);
            },
          },
        },
        otherwise: NO_COLUMN,
      },
    },
    steps: {},
    endedBy,
    notAsked: NOT_ASKED,
  });

  const outcome = (state: State): Outcome | null => {
    const clause = endedBy(state);
    if (clause === null) return null;
    const { winner } = state;
    return winner === EMPTY
      ? { winners: [], clause, sentence: 'The board is full and nobody has four in a line.', capped: false }
      : { winners: [winner], clause, sentence: `${name(winner)} has four in a line.`, capped: false };
  };

  return defineGame<State, Drop, Dropped, Board, Record<string, never>>({
    id,
    title,
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    rules: {
      options: z.strictObject({}),
      actions: z.strictObject({ kind: z.literal('drop'), column: z.int() }),
      bound,
      setup: () => ({
        agenda: [TURNS[0]],
        cells: new Array<number>(COLUMNS * ROWS).fill(EMPTY),
        heights: new Array<number>(COLUMNS).fill(0),
        discs: 0,
        winner: EMPTY,
      }),
      clone: (state) => ({ agenda: state.agenda.slice(), ...copyBoard(state) }),
      toAct: rules.toAct,
      legal: rules.legal,
      attempts: rules.attempts,
      judge: rules.judge,
      apply: rules.apply,
      concede(state, seat) {
        state.winner = 1 - seat;
        state.agenda.length = 0;
        return [{ type: 'conceded', clause: 'C4-6', seat, column: EMPTY }];
      },
      view: copyBoard,
      eventFor: (event) => event,
      imagine(view) {
        const state: State = { agenda: [], ...copyBoard(view) };
        if (outcome(state) === null) state.agenda.push(view.discs % 2 === 0 ? TURNS[0] : TURNS[1]);
        return state;
      },
      outcome,
      turn: (state) => state.discs + 1,
    },
    words: {
      label: (_view, { column }) => `Drop a disc into column ${String(column + 1)}`,
      anchors: (_view, { column }) => [`column:${String(column + 1)}`],
      question: ({ discs }) => `${name(discs % 2)}: choose a column.`,
      describe: ({ type, seat, column }) =>
        type === 'dropped'
          ? `${name(seat)} drops a disc into column ${String(column + 1)}.`
          : `${name(seat)} gives up.`,
      sketch,
    },
    lab: {
      evaluate: () => 0,
      search: { horizon: COLUMNS * ROWS, sample: 1 }, // to the end, at random
      census: () => [],
      features: [],
      used: () => [],
    },
  });
};

export const connectFour = gameOf({ id: 'connect-four', title: 'Connect Four', restarts: false });

/** Never ends, to keep a server busy. */
export const endlessConnectFour = gameOf({
  id: 'endless-connect-four',
  title: 'Endless Connect Four',
  restarts: true,
});
