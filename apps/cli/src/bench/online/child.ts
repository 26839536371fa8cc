import { fork, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The resources that a process has used so far. */
export interface Usage {
  /** Processor time in milliseconds: all of it, and the part that the system used. */
  readonly cpu: number;
  readonly system: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
}

/** A process of the benchmark. It answers every message. */
export class Child {
  static readonly #running = new Set<Child>();
  readonly #process: ChildProcess;

  constructor(script: 'our-server' | 'peer-server' | 'load', flags: readonly string[] = []) {
    const file = fileURLToPath(new URL(`./${script}.js`, import.meta.url));
    this.#process = fork(file, [], {
      execArgv: [...flags],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced', // for maps
    });
    Child.#running.add(this);
    this.#process.once('exit', () => {
      Child.#running.delete(this);
    });
  }

  /** Stops all of them. Pending requests fail. */
  static async stopAll(): Promise<void> {
    await Promise.all([...this.#running].map((child) => child.stop()));
  }

  /** Sends a message and waits for the answer. */
  ask<Answer>(message: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
        reject(
          new Error(`a process of the benchmark ended early (${signal ?? `exit code ${String(code)}`})`),
        );
      };
      this.#process.once('exit', onExit);
      this.#process.once('message', (answer) => {
        this.#process.off('exit', onExit);
        resolve(answer as Answer);
      });
      this.#process.send(message);
    });
  }

  /** It deletes what it has stored, and ends. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      if (!Child.#running.has(this)) {
        resolve();
        return;
      }
      this.#process.once('exit', () => {
        resolve();
      });
      if (this.#process.connected) this.#process.disconnect();
    });
  }
}

/** Answers messages of the parent process, and ends when it does. */
export function answerParent(
  answer: (message: unknown) => Promise<object>,
  onEnd: () => Promise<void>,
): void {
  process.on('SIGINT', () => undefined); // Ctrl-C reaches every process; the parent ends the others
  process.on('message', (message) => {
    void answer(message).then((result) => process.send?.(result));
  });
  process.on('disconnect', () => {
    void onEnd().then(() => process.exit(0));
  });
}

/** The resources that this process has used. Collects garbage first if it was started with `--expose-gc`. */
export function ownUsage(): Usage {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1000, system: system / 1000, rss, heap: heapUsed + external };
}
