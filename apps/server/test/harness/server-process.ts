import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { invariant } from '@mechatable/kernel';
import type { ServeOptions } from '../../src/serve.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Where the scripts are in every commit. */
const HARNESS = 'apps/server/test/harness';

/** A server with SQLite, or one of several nodes with PostgreSQL. */
type Start =
  | { readonly serve?: Partial<ServeOptions> }
  | { readonly node: { readonly database: string; readonly logLevel: string } };

type ProcessOptions = Start & {
  /** Modules that are loaded before the server. */
  readonly imports?: readonly string[];
  /** Where another commit of this repository is compiled, to run that one. */
  readonly checkout?: string;
};

/** The real server in its own process, always on the same port and with the same database. */
export class ServerProcess {
  readonly #folder: string;
  readonly #options: ProcessOptions;
  #port = 0;
  #process: ChildProcess | null = null;

  constructor(folder: string, options: ProcessOptions = {}) {
    this.#folder = folder;
    this.#options = options;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  get isRunning(): boolean {
    return this.#process !== null;
  }

  get pid(): number {
    return this.#running.pid ?? 0;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const options = this.#options;
    const flags = (options.imports ?? []).map((file) => `--import=${file}`);
    const [script, given] =
      'node' in options ? ['node-child.mjs', options.node] : ['child.mjs', options.serve ?? {}];
    const file = options.checkout === undefined ? here(script) : join(options.checkout, HARNESS, script);
    const args = [...flags, file, this.#folder, String(this.#port), JSON.stringify(given)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    this.#process = child;
    invariant(child.stdout !== null, 'its output is read');
    const lines = createInterface({ input: child.stdout });
    const ended = once(child, 'exit').then(() => {
      throw new Error('The server did not start.');
    });
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
    ended.catch(() => undefined); // it will end some day
    this.#port = Number(line);
  }

  /** Ends it, and resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#running.kill(signal);
  }

  /** Sends a message to what was loaded before the server, and waits until it answers. */
  async tell(message: object): Promise<void> {
    const child = this.#running;
    const answered = once(child, 'message');
    child.send(message);
    await answered;
  }

  get #running(): ChildProcess {
    if (this.#process === null) throw new Error('The server isn’t running.');
    return this.#process;
  }
}
