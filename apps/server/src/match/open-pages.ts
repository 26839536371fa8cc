import { randomUUID } from 'node:crypto';
import type { Db, Pages, RulesVersions } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';

/** How often to report to other servers that this one runs, in milliseconds. */
const BEAT_MS = 5000;

/** Which pages people have open: here, and on the other servers that share the database. */
export interface OpenPages {
  /** A player has opened their first page of a table here, or closed their last. Without a table: of the lobby. */
  note(player: string, table: string | null, isHere: boolean): void;
  /** The people who have a table open on another server. */
  elsewhere(table: string): Promise<ReadonlySet<string>>;
  /** Which of these tables are open on another server, and who has them open. */
  openElsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** How many people have the lobby open on other servers. */
  lobbiesElsewhere(): Promise<number>;
  /** What each running server knows; null for those that are too old to report it. */
  knownRules(): Promise<readonly (RulesVersions | null)[]>;
  close(): Promise<void>;
}

/** A server without others. */
const ALONE: OpenPages = {
  note: () => undefined,
  elsewhere: () => Promise.resolve(new Set()),
  openElsewhere: () => Promise.resolve(new Map()),
  lobbiesElsewhere: () => Promise.resolve(0),
  knownRules: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};

/** `rules`: what this server knows. */
export async function openPagesOf(
  db: Db,
  pages: Pages,
  rules: RulesVersions,
  log: FastifyBaseLogger,
): Promise<OpenPages> {
  return db.peers.exist ? SharedPages.open(pages, rules, log) : ALONE;
}

/** Keeps the list of this server's pages in the database. */
class SharedPages implements OpenPages {
  readonly #node = randomUUID();
  readonly #pages: Pages;
  readonly #rules: RulesVersions;
  readonly #log: FastifyBaseLogger;
  /** Open pages, by player and table. */
  readonly #open = new Map<string, readonly [player: string, table: string | null]>();
  /** The open pages that other servers know about. */
  #known = new Map<string, readonly [player: string, table: string | null]>();
  #saving: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  private constructor(pages: Pages, rules: RulesVersions, log: FastifyBaseLogger) {
    this.#pages = pages;
    this.#rules = rules;
    this.#log = log;
  }

  static async open(pages: Pages, rules: RulesVersions, log: FastifyBaseLogger): Promise<OpenPages> {
    const shared = new SharedPages(pages, rules, log);
    await pages.beat(shared.#node, rules);
    shared.#timer = setInterval(() => {
      void shared.#beat();
    }, BEAT_MS);
    shared.#timer.unref();
    return shared;
  }

  note(player: string, table: string | null, isHere: boolean): void {
    const key = `${player} ${table ?? ''}`;
    if (isHere) this.#open.set(key, [player, table]);
    else this.#open.delete(key);
    void this.#save();
  }

  elsewhere(table: string): Promise<ReadonlySet<string>> {
    return this.#pages.elsewhere(this.#node, table);
  }

  openElsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    return this.#pages.openElsewhere(this.#node, tables);
  }

  lobbiesElsewhere(): Promise<number> {
    return this.#pages.lobbiesElsewhere(this.#node);
  }

  knownRules(): Promise<readonly (RulesVersions | null)[]> {
    return this.#pages.knownRules();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#open.clear();
    await this.#saving;
    await this.#pages.leave(this.#node);
  }

  async #beat(): Promise<void> {
    try {
      // The others thought that this server was gone, and forgot its pages.
      if (!(await this.#pages.beat(this.#node, this.#rules))) this.#known = new Map();
      await this.#save();
    } catch (error) {
      this.#log.error(error, 'could not report to other servers that this one runs');
    }
  }

  /** Saves changes in order. Failed ones are retried with the next beat. */
  #save(): Promise<void> {
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    await Promise.resolve(); // lets others join
    try {
      for (;;) {
        const open = new Map(this.#open);
        const opened = [...open].filter(([key]) => !this.#known.has(key)).map(([, page]) => page);
        const closed = [...this.#known].filter(([key]) => !open.has(key)).map(([, page]) => page);
        if (opened.length === 0 && closed.length === 0) return;
        await this.#pages.change(this.#node, opened, closed);
        this.#known = open;
      }
    } catch (error) {
      this.#log.error(error, 'could not report to other servers who is here');
    }
  }
}
