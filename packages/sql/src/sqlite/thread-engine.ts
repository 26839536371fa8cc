import { Worker } from 'node:worker_threads';
import { StoreFailedError } from '@mechatable/store';
import { words } from '../words.ts';
import type { Answer, Engine, Query } from './engine.ts';
import { packQueries, receivedError, type Call, type Reply, type Returned } from './thread-messages.ts';

interface Waiting {
  readonly resolve: (value: Returned) => void;
  readonly reject: (error: Error) => void;
}

/** The program of the thread. A thread runs compiled code only, even if this is the source. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/sqlite/thread.js' : './thread.js',
  import.meta.url,
);

/** SQLite in its own thread, so that only the commit waits for the disk. */
export class ThreadEngine implements Engine {
  readonly #worker: Worker;
  /** The thread answers in the order in which it is asked. */
  readonly #waiting: Waiting[] = [];
  #failure: Error | null = null;

  private constructor(file: string, script: URL) {
    this.#worker = new Worker(script, { workerData: file });
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.shift();
      if ('error' in reply) waiting?.reject(receivedError(reply.error));
      else waiting?.resolve(reply.value);
    });
    this.#worker.on('error', (error) => {
      this.#fail(new StoreFailedError(words.failed.other(file, error.message), { cause: error }));
    });
    this.#worker.on('exit', () => {
      this.#fail(new StoreFailedError(words.failed.closed));
    });
  }

  static async open(file: string, script = SCRIPT): Promise<ThreadEngine> {
    const engine = new ThreadEngine(file, script);
    try {
      await engine.#reply();
      return engine;
    } catch (error) {
      await engine.#worker.terminate();
      throw error;
    }
  }

  async run(query: Query): Promise<Answer> {
    const { sql, parameters } = query;
    return (await this.#ask({ kind: 'run', query: { sql, parameters } })) as Answer;
  }

  async runAll(queries: readonly Query[]): Promise<boolean> {
    return (await this.#ask({ kind: 'all', packed: packQueries(queries) })) as boolean;
  }

  async rollback(): Promise<void> {
    await this.#ask({ kind: 'rollback' });
  }

  async close(): Promise<void> {
    const closed = this.#ask({ kind: 'close' });
    this.#failure ??= new StoreFailedError(words.failed.closed);
    try {
      await closed;
    } finally {
      await this.#worker.terminate();
    }
  }

  #ask(call: Call): Promise<Returned> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    this.#worker.postMessage(call);
    return this.#reply();
  }

  #reply(): Promise<Returned> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
