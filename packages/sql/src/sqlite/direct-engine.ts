import type { Answer, Engine, Query } from './engine.ts';
import { Sqlite } from './sqlite.ts';

/** SQLite in this thread, which waits for the disk with every commit. */
export class DirectEngine implements Engine {
  readonly #sqlite: Sqlite;

  constructor(file: string) {
    this.#sqlite = new Sqlite(file);
  }

  run(query: Query): Promise<Answer> {
    return promised(() => this.#sqlite.run(query));
  }

  runAll(queries: readonly Query[]): Promise<boolean> {
    return promised(() => this.#sqlite.runAll(queries));
  }

  rollback(): Promise<void> {
    return promised(() => {
      this.#sqlite.rollback();
    });
  }

  close(): Promise<void> {
    return promised(() => {
      this.#sqlite.close();
    });
  }
}

/** Runs immediately; an error becomes a rejection. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
