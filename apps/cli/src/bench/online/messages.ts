import type { Timings } from '../../players/timings.ts';

/** A request of the benchmark to a server's process. It answers `start` with its port, and `usage` with a `Usage`. */
export type ServerMessage = StartMessage | { readonly kind: 'usage' };

export interface StartMessage {
  readonly kind: 'start';
  /** The folder of boardgame.io; empty for our server. */
  readonly peers: string;
  /** The PostgreSQL database of our server; null for SQLite. */
  readonly database: string | null;
}

/** A request of the benchmark to a process that generates load. */
export type LoadMessage =
  /** Opens matches. */
  | {
      readonly kind: 'open';
      readonly server: 'ours' | 'theirs';
      /** The port of the server for each match. */
      readonly ports: readonly number[];
      readonly peers: string;
      /** How many of the two players of a match of ours follow it. Default: both. */
      readonly connected?: number;
    }
  /** Plays them for at least this many seconds and moves, and answers with a `Played`. Then play continues. */
  | { readonly kind: 'play'; readonly seconds: number; readonly fewest: number; readonly think: number };

export interface Played {
  readonly seconds: number;
  /** Milliseconds from the mover's send until the opponent has it, for each move. */
  readonly timings: Timings;
  /** Processor time of the load in milliseconds. */
  readonly cpu: number;
}
