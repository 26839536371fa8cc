import type { FinalJournal } from '../history/log.ts';
import type { Fault } from '../faults/fault.ts';

/** Servers that share a database, and all their possible faults. */
export interface Cluster {
  readonly name: string;
  /** The address of each node for clients. */
  readonly urls: () => readonly string[];
  readonly faults: readonly Fault[];
  /** Stops all nodes, and reads what is stored. */
  stop(): Promise<readonly FinalJournal[]>;
  /** Ends everything immediately, whether it has been stopped or not. */
  destroy(): Promise<void>;
}
