import pg from 'pg';
import { CHANNEL, readChange } from '../channel.ts';
import type { Change } from '../peers.ts';

/** How long to wait before connecting again, in milliseconds. */
const RETRY_MS = 500;
/** How often to see whether the connection is alive. */
const CHECK_MS = 5000;
const ANSWER_MS = 10_000;

/** Held by every server as long as it uses the database. */
const MEMBERS = 0x4d454348;

export interface ListenerOptions {
  readonly address: string;
  readonly isOurs: (process: number) => boolean;
  readonly onChange: (change: Change) => void;
  /** Called when nobody else uses the database, before anyone else can. */
  readonly first: () => Promise<unknown>;
  readonly onProblem: (error: unknown) => void;
}

/** The connection on which a server is notified by the others. It reconnects automatically. */
export class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(options: ListenerOptions) {
    this.#options = options;
  }

  static async open(options: ListenerOptions): Promise<Listener> {
    const listener = new Listener(options);
    await listener.#connect();
    return listener;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopTimer();
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.address,
      application_name: 'mechatable listener',
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
    });
    client.on('error', (error) => {
      this.#lost(client, error);
    });
    client.on('end', () => {
      this.#lost(client, new Error('The connection was closed.'));
    });
    client.on('notification', ({ processId, payload = '' }) => {
      if (!this.#options.isOurs(processId)) this.#options.onChange(readChange(payload));
    });
    try {
      await client.connect();
      await this.#join(client);
    } catch (error) {
      client.removeAllListeners('end');
      await client.end().catch(() => undefined); // it was not open
      throw error;
    }
    this.#client = client;
    this.#check(client);
  }

  /** The first server prepares the database before anyone plays; the others wait for that. */
  async #join(client: pg.Client): Promise<void> {
    await client.query(`listen ${CHANNEL}`);
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      MEMBERS,
    ]);
    const isFirst = rows[0]?.got === true;
    if (isFirst) await this.#options.first();
    await client.query('select pg_advisory_lock_shared($1)', [MEMBERS]);
    if (isFirst) await client.query('select pg_advisory_unlock($1)', [MEMBERS]);
  }

  /** A connection that was cut along the way looks alive until something is sent. */
  #check(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      const query = { text: 'select 1', query_timeout: ANSWER_MS };
      client.query(query).then(
        () => {
          if (this.#client === client) this.#check(client);
        },
        (error: unknown) => {
          this.#lost(client, error);
        },
      );
    }, CHECK_MS);
    this.#timer.unref();
  }

  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    this.#stopTimer();
    this.#options.onProblem(error);
    client.end().catch(() => undefined); // it is lost anyway
    void this.#again();
  }

  /** Reconnects. Notifications in between are lost, so anything may have changed. */
  async #again(): Promise<void> {
    while (!this.#isClosed) {
      await new Promise((resolve) => {
        this.#timer = setTimeout(resolve, RETRY_MS);
      });
      try {
        await this.#connect();
        this.#options.onChange({ table: null, message: null });
        return;
      } catch (error) {
        this.#options.onProblem(error);
      }
    }
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
