/** What the benchmark asks of a server's process. It answers `start` with its port, and `usage` with a `Usage`. */
export type ServerMessage = { readonly kind: 'start'; readonly peers: string } | { readonly kind: 'usage' };

/** What the benchmark asks of the process that makes the load. */
export type LoadMessage =
  /** Opens so many matches. */
  | {
      readonly kind: 'open';
      readonly server: 'ours' | 'theirs';
      readonly port: number;
      readonly matches: number;
      readonly peers: string;
      /** How many of the two players of a match of ours follow it. Default: both. */
      readonly connected?: number;
    }
  /** Plays them for so many seconds and at least so many moves, and answers with a `Played`. Then they go on. */
  | { readonly kind: 'play'; readonly seconds: number; readonly fewest: number; readonly think: number };

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from the mover's send until the opponent has it. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the load in milliseconds. */
  readonly cpu: number;
}
