import { createScratch, type Scratch } from '@mechatable/sql';
import { Child, type Usage } from './child.ts';
import type { ServerMessage } from './messages.ts';

export interface ServersOptions {
  readonly server: 'ours' | 'theirs';
  /** For Node. */
  readonly flags: readonly string[];
  /** How many of our servers share the database. */
  readonly nodes: number;
  /** A PostgreSQL server on which a scratch database is created; null for SQLite. */
  readonly database: string | null;
  /** The folder of boardgame.io. */
  readonly peers?: string;
  /** Whether the benchmark has been interrupted. */
  readonly stopped: AbortSignal;
}

/** Servers under load, each in its own process. */
export class Servers {
  readonly ports: readonly number[];
  readonly #children: readonly Child[];
  readonly #scratch: Scratch | null;

  private constructor(ports: readonly number[], children: readonly Child[], scratch: Scratch | null) {
    this.ports = ports;
    this.#children = children;
    this.#scratch = scratch;
  }

  static async start(options: ServersOptions): Promise<Servers> {
    const { server, flags, nodes, database, peers = '', stopped } = options;
    const scratch = server === 'theirs' || database === null ? null : await createScratch(database);
    const script = server === 'ours' ? 'our-server' : 'peer-server';
    const children: Child[] = [];
    try {
      stopped.throwIfAborted();
      for (let node = 0; node < nodes; node++) children.push(new Child(script, flags));
      const message: ServerMessage = { kind: 'start', peers, database: scratch?.address ?? null };
      const answers = await Promise.all(children.map((child) => child.ask<{ port: number }>(message)));
      const ports = answers.map(({ port }) => port);
      return new Servers(ports, children, scratch);
    } catch (error) {
      await stop(children, scratch);
      throw error;
    }
  }

  /** The processor time of all of them so far. */
  async usage(): Promise<Usage> {
    const message: ServerMessage = { kind: 'usage' };
    const all = await Promise.all(this.#children.map((child) => child.ask<Usage>(message)));
    const sum = (figureOf: (usage: Usage) => number): number =>
      all.reduce((so, usage) => so + figureOf(usage), 0);
    return {
      cpu: sum(({ cpu }) => cpu),
      system: sum(({ system }) => system),
      rss: sum(({ rss }) => rss),
      heap: sum(({ heap }) => heap),
    };
  }

  /** Ends them and deletes what they have stored. */
  stop(): Promise<void> {
    return stop(this.#children, this.#scratch);
  }
}

async function stop(children: readonly Child[], scratch: Scratch | null): Promise<void> {
  await Promise.all(children.map((child) => child.stop()));
  await scratch?.drop();
}
