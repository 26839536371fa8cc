import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));

/** The real server in a process of its own, always on the same port and with the same database. */
export class ServerProcess {
  readonly #folder: string;
  #port = 0;
  #process: ChildProcess | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  get isRunning(): boolean {
    return this.#process !== null;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [CHILD, this.#folder, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
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
}
