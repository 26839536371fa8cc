import type { CompiledQuery } from 'kysely';

/** Work that outlives the request that causes it. */
export interface Job {
  /** Decides which handler runs it. */
  readonly kind: string;
  /** A job replaces the one that has the same key. */
  readonly key: string;
  /** Data for the handler, as JSON. */
  readonly payload: object;
  /** When to run it, in milliseconds since 1970. Default: immediately. */
  readonly runAt?: number | undefined;
}

/** A job on its way into the database. */
export interface AddedJob {
  /** Belongs to the write that causes the job, so that both are saved or none. It changes, or returns, one row. */
  readonly query: CompiledQuery;
  /** Call it when the write is durable. */
  readonly onCommit: () => void;
}

/** Runs the jobs of one kind. It may run a job twice: after an error, or if the process ended before it was done. */
export interface JobHandler {
  /** How many jobs run at the same time, at most. Two with the same key never do. */
  readonly atOnce: number;
  /** Whether a job may take minutes. Otherwise its node is presumed lost after some seconds, and another one runs it. */
  readonly isLong?: boolean;
  readonly run: (payload: unknown) => Promise<void>;
}

export interface RunOptions {
  /** Calls `work` this many milliseconds later, unless the function that it returns is called before. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** How long to wait after the first error of a job, in milliseconds. After each further one it is twice as long. */
  readonly retryMs: number;
  readonly onError: (key: string, error: unknown) => void;
  /** Kinds of jobs that other nodes have to run. Default: none. */
  readonly elsewhere?: readonly string[];
  /** Called once when jobs of such a kind have waited for a minute: perhaps no node runs them. */
  readonly onNeglected?: (kind: string) => void;
}

/** Something that runs jobs. */
export interface JobRunner {
  /** Starts no more jobs. Unfinished ones run again at the next start, or on another node. */
  close(): Promise<void>;
}

/** The jobs of a database. */
export interface JobQueue {
  adding(job: Job): AddedJob;
  /** Runs the jobs of these kinds, earlier ones first, until it is closed. */
  run(handlers: Readonly<Record<string, JobHandler>>, options: RunOptions): Promise<JobRunner>;
}
