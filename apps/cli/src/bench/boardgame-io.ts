import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { below, invariant, type Rng } from '@mechatable/kernel';

/** Connect four again, written for boardgame.io, for the comparison in `bench`. */
const COLUMNS = 7;
const ROWS = 6;

interface G {
  cells: (string | null)[];
  heights: number[];
  /** The column of the last disc. */
  last: number | null;
}

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

interface MoveArguments {
  readonly G: G;
  readonly ctx: Context;
}

interface PeerState {
  readonly G: G;
  readonly ctx: Context;
}

type Reducer = (state: PeerState, action: unknown) => PeerState;

interface Internal {
  CreateGameReducer(config: { game: unknown }): Reducer;
  InitializeGame(config: { game: unknown; numPlayers: number }): PeerState;
}

interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
}

interface Ai {
  readonly MCTSBot: new (settings: {
    readonly game: unknown;
    readonly iterations: number;
    readonly enumerate: (G: G) => readonly Move[];
  }) => { play(state: PeerState, player: string): Promise<unknown> };
}

export interface Core {
  readonly INVALID_MOVE: string;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the disc on top of this column is part of four in a line. */
function isVictory({ cells, heights }: G, column: number): boolean {
  const row = (heights[column] ?? 0) - 1;
  const mine = cells[row * COLUMNS + column];
  for (const [dx, dy] of DIRECTIONS) {
    let length = 1;
    for (const sign of [1, -1]) {
      for (let x = column + sign * dx, y = row + sign * dy; ; x += sign * dx, y += sign * dy) {
        if (x < 0 || x >= COLUMNS || y < 0 || y >= ROWS || cells[y * COLUMNS + x] !== mine) break;
        length++;
      }
    }
    if (length >= 4) return true;
  }
  return false;
}

function isFull({ heights }: G): boolean {
  return heights.every((height) => height === ROWS);
}

function clear(G: G): void {
  G.cells.fill(null);
  G.heights.fill(0);
  G.last = null;
}

/** `restarts`: the board is cleared when someone has four or it is full, instead of ending the match. */
export function gameFor({ INVALID_MOVE }: Core, restarts = false): unknown {
  return {
    name: 'connect-four',
    setup: (): G => ({
      cells: new Array<string | null>(COLUMNS * ROWS).fill(null),
      heights: new Array<number>(COLUMNS).fill(0),
      last: null,
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    // Its rules have little to do: they check only lines through the last disc.
    moves: {
      drop({ G, ctx }: MoveArguments, column: number): string | undefined {
        const height = G.heights[column];
        if (height === undefined || height >= ROWS) return INVALID_MOVE;
        G.cells[height * COLUMNS + column] = ctx.currentPlayer;
        G.heights[column] = height + 1;
        G.last = column;
        if (restarts && (isVictory(G, column) || isFull(G))) clear(G);
        return undefined;
      },
    },
    endIf({ G, ctx }: MoveArguments): unknown {
      if (G.last === null) return undefined;
      if (isVictory(G, G.last)) return { winner: ctx.currentPlayer };
      return isFull(G) ? { draw: true } : undefined;
    },
  };
}

/** Plays whole random matches; returns the number of moves made. */
export type Playouts = (matches: number, rng: Rng) => number;

export interface Peer {
  readonly name: string;
  /** The folder where it is installed. */
  readonly folder: string;
  readonly playouts: Playouts;
  /** Searches this many iterations from the empty board. */
  readonly search: (iterations: number) => Promise<void>;
}

/** Connect four on boardgame.io, played at random and searched, or null where it is not installed in this folder. */
export function boardgameIo(folder: string): Peer | null {
  process.env.NODE_ENV = 'production'; // as its own documentation recommends for speed
  const require = createRequire(join(folder, 'package.json'));
  try {
    const { version } = require('boardgame.io/package.json') as { version: string };
    const internal = require('boardgame.io/internal') as Internal;
    const core = require('boardgame.io/core') as Core;
    const ai = require('boardgame.io/ai') as Ai;
    return {
      name: `boardgame.io ${version}`,
      folder,
      playouts: playoutsOn(internal, core),
      search: searchOn(internal, core, ai),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function playoutsOn(internal: Internal, core: Core): Playouts {
  const game = gameFor(core);
  const reducer = internal.CreateGameReducer({ game });
  return (matches, rng) => {
    let moves = 0;
    const open: number[] = [];
    for (let match = 0; match < matches; match++) {
      let state = internal.InitializeGame({ game, numPlayers: 2 });
      while (state.ctx.gameover === undefined) {
        open.length = 0;
        for (let column = 0; column < COLUMNS; column++) {
          if ((state.G.heights[column] ?? ROWS) < ROWS) open.push(column);
        }
        const column = open[below(rng, open.length)];
        invariant(column !== undefined, 'boardgame.io kept playing on a full board');
        const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        moves++;
      }
    }
    return moves;
  };
}

function searchOn(internal: Internal, core: Core, { MCTSBot }: Ai): Peer['search'] {
  const game = gameFor(core);
  const enumerate = ({ heights }: G): readonly Move[] =>
    heights.flatMap((height, column) => (height < ROWS ? [{ move: 'drop', args: [column] }] : []));
  return async (iterations) => {
    const state = internal.InitializeGame({ game, numPlayers: 2 });
    await new MCTSBot({ game, iterations, enumerate }).play(state, '0');
  };
}
