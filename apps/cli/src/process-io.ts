import { userInfo } from 'node:os';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { GAMES, RELEASES } from '@mechatable/catalog';
import { findInstallation } from './installation.ts';
import type { Io } from './io.ts';
import { plainText } from './plain-text.ts';
import { lanAddresses } from './serve/lan.ts';

const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';
const CLEAR_LINE = '\r\x1b[K';

const PARENT = process.ppid;

/** The real world: this process, its terminal and the catalog's games. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  endQuietlyWhenNobodyReads(stdout);
  const lines = new Lines();
  const output = stdout.isTTY;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    erase(what) {
      if (what === 'screen') stdout.write(CLEAR_SCREEN);
      else stderr.write(CLEAR_LINE);
    },
    ask: (prompt) => lines.next(prompt),
    onInterrupt(callback) {
      process.on('SIGINT', callback);
      return () => void process.off('SIGINT', callback);
    },
    terminal: { input: stdin.isTTY, output, errors: stderr.isTTY },
    hasColor: output && (env.NO_COLOR ?? '') === '',
    games: GAMES,
    releases: RELEASES,
    gamesFromCatalog: true,
    cwd: process.cwd(),
    preferredPort: env.PORT ?? '',
    preferredHost: env.HOST ?? '',
    user: userName(),
    databaseUrl: env.DATABASE_URL ?? '',
    addresses: lanAddresses,
    untilStopped,
    ...findInstallation(),
    close: () => {
      lines.close();
    },
  };
}

/** A container may run a user id that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${String(process.getuid?.() ?? '?')}`;
  }
}

/** Resolves on Ctrl-C, on SIGTERM, or when the npm that started this has ended. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    // When npm is stopped, it signals the shell in between, which doesn't pass the signal on to us.
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event !== undefined && process.ppid !== PARENT) stop();
    }, 200);
    function stop(): void {
      clearInterval(watch);
      resolve();
    }
  });
}

/** `mechatable rules lanes | head` closes our output early; that is not an error. */
function endQuietlyWhenNobodyReads(stdout: NodeJS.WriteStream): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** Lines of standard input: queued until asked for, or awaited until typed. */
class Lines {
  #reader: Interface | null = null;
  #ready: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;

  async next(prompt: string): Promise<string | null> {
    const reader = (this.#reader ??= this.#open());
    const { isTTY } = process.stdin;
    if (isTTY && this.#ready.length === 0 && !this.#ended) {
      reader.setPrompt(prompt);
      reader.prompt();
      const typed = await this.#take();
      if (typed === null) process.stdout.write('\n');
      return typed;
    }
    const line = await this.#take();
    process.stdout.write(line === null ? '\n' : plainText(`${prompt}${line}\n`)); // as if it had been typed
    return line;
  }

  close(): void {
    this.#reader?.close();
  }

  #take(): Promise<string | null> {
    const line = this.#ready.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #open(): Interface {
    const { stdin, stdout } = process;
    const reader = createInterface({ input: stdin, ...(stdin.isTTY ? { output: stdout } : {}) });
    reader.on('line', (line) => {
      if (this.#waiting === null) this.#ready.push(line);
      else this.#answer(line);
    });
    reader.on('SIGINT', () => {
      reader.close();
    });
    reader.on('close', () => {
      this.#ended = true;
      this.#answer(null);
    });
    return reader;
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(line);
  }
}
