import type { FinalJournal } from '../history/log.ts';
import type { Fault } from '../faults/fault.ts';

/** Servers that share a database, and all their possible faults. */
export interface Cluster {
  readonly name: string;
  /** The address of each node for clients. */
  readonly urls: () => readonly string[];
  readonly faults: readonly Fault[];
  /** Stops all nodes, and reads the matches that are stored, except these. */
  stop(except: ReadonlySet<string>): Promise<readonly FinalJournal[]>;
  /** Starts all nodes again. */
  start(): Promise<void>;
  /** Ends everything immediately, whether it has been stopped or not. */
  destroy(): Promise<void>;
}
