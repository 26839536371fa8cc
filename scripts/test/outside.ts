import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A program that runs, and what it has printed so far. */
class Running {
  readonly #process: ChildProcess;
  readonly ended: Promise<Ended>;
  out = '';
  err = '';

  constructor(command: string, args: readonly string[], cwd: string) {
    const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
    this.#process = spawn(command, args, {
      cwd,
      env: Object.fromEntries(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npm is a batch file there
    });
    this.#process.stdout?.setEncoding('utf8').on('data', (text: string) => (this.out += text));
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.err += text));
    this.ended = new Promise((resolve, reject) => {
      this.#process.on('error', reject).on('close', (code) => {
        resolve({ code, out: this.out, err: this.err });
      });
    });
  }

  /** The pattern's capture, once it is printed. */
  async printed(pattern: RegExp): Promise<string> {
    while (this.#process.exitCode === null && this.#process.signalCode === null) {
      const [, found] = pattern.exec(this.out) ?? [];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`It ended without printing ${String(pattern)}:\n${this.out}${this.err}`);
  }

  stop(): Promise<Ended> {
    this.#process.kill('SIGTERM');
    return this.ended;
  }
}

/** An empty folder outside the repository, with nothing but what npm installs. */
export class Outside {
  readonly folder = mkdtempSync(join(tmpdir(), 'mechatable-outside-'));
  readonly #running: Running[] = [];

  constructor() {
    this.write('package.json', '{ "private": true, "type": "module" }\n');
  }

  /** Packages by name and version, or by the path of a tarball. */
  async install(packages: readonly string[]): Promise<void> {
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];
    await this.succeed('npm', ['install', ...flags, ...packages]);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  start(command: string, args: readonly string[]): Running {
    const running = new Running(command, args, this.folder);
    this.#running.push(running);
    return running;
  }

  run(command: string, args: readonly string[]): Promise<Ended> {
    return this.start(command, args).ended;
  }

  /** Its output; throws unless it exits with 0. */
  async succeed(command: string, args: readonly string[]): Promise<string> {
    const { code, out, err } = await this.run(command, args);
    if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" exited with ${code}:\n${out}${err}`);
    return out;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#running.map((running) => running.stop()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The code blocks of a text that begin with the name of a file: `// nim.ts`. */
export function filesIn(markdown: string): ReadonlyMap<string, string> {
  const blocks = [...markdown.matchAll(/^```\w+\n\/\/ (\S+\.\w+)\n(.*?)^```$/gms)];
  return new Map(blocks.map(([, name = '', code = '']) => [name, code]));
}
