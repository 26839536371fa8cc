import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Situation } from '@mechatable/bots';
import { ForfeitError } from '@mechatable/host';
import { printable, type AnyGame } from '@mechatable/kernel';
import type { Player } from './player.ts';
import { words as say } from './words.ts';

/** The line protocol described in docs/your-own-bot.md. */
const PROTOCOL = 1;

/** Time limit for a decision. */
const CLOCK_MS = 10_000;
/** Time limit for exiting after its input has ended. */
const GRACE_MS = 1000;
/** How many characters of an invalid answer are shown. */
const ANSWER_SHOWN = 80;
/** A program that writes more than this without ending the line isn't answering. */
const LONGEST_ANSWER = 1024 * 1024;
/** Maximum length of an error message. */
const LONGEST_FAULT = 1000;
/** How much of a program's error output is reported. */
const LAST_WORDS = 400;

export function seatCommand(
  command: readonly string[],
  game: AnyGame,
  seats: number,
  clock = CLOCK_MS,
): Player {
  return new CommandBot(command, game, seats, clock);
}

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: ForfeitError) => void;
}

/** A program in a seat, started when it is first asked. An error forfeits only this match. */
class CommandBot implements Player {
  readonly #command: readonly string[];
  readonly #game: AnyGame;
  readonly #seats: number;
  readonly #clock: number;
  #child: ChildProcessWithoutNullStreams | null = null;
  #waiting: Waiting | null = null;
  #ended: string | null = null;
  #complaint = '';

  constructor(command: readonly string[], game: AnyGame, seats: number, clock: number) {
    this.#command = command;
    this.#game = game;
    this.#seats = seats;
    this.#clock = clock;
  }

  async choose(situation: Situation): Promise<unknown> {
    const { seat, legal } = situation;
    const view = situation.view();
    const child = (this.#child ??= this.#start());
    const { id, words } = this.#game;
    const labels = legal.map((action) => words.label(view, action));
    const clock = { milliseconds: this.#clock };
    const question = { protocol: PROTOCOL, game: id, seats: this.#seats, seat, view, legal, labels, clock };
    const line = await this.#ask(child, JSON.stringify(question));
    const choice = choiceIn(line);
    const action = choice === null ? undefined : legal[choice];
    if (action !== undefined) return action;
    throw this.#fault(say.answered(line.slice(0, ANSWER_SHOWN), legal.length));
  }

  leave(): Promise<void> {
    const child = this.#child;
    if (child === null || this.#ended !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.stdin.end();
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const [program = '', ...words] = this.#command;
    const child = spawn(program, words);
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.#waiting?.resolve(line);
    });
    let unfinished = 0;
    child.stdout.on('data', (data: Buffer) => {
      const end = data.lastIndexOf('\n');
      unfinished = end < 0 ? unfinished + data.length : data.length - end - 1;
      if (unfinished <= LONGEST_ANSWER) return;
      this.#end(say.tooLong(LONGEST_ANSWER));
      child.kill('SIGKILL');
    });
    child.stderr.on('data', (data) => {
      this.#complaint = (this.#complaint + String(data)).slice(-LAST_WORDS);
    });
    child.stdin.on('error', () => {
      child.kill('SIGKILL'); // it stopped reading; `close` reports its end
    });
    child.on('error', (error) => {
      this.#end(say.notStarted(error.message));
    });
    child.on('close', (code, signal) => {
      this.#end(say.exited(signal ?? say.exitCode(code)));
    });
    return child;
  }

  #ask(child: ChildProcessWithoutNullStreams, question: string): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#end(say.tooSlow(this.#clock));
        child.kill('SIGKILL');
      }, this.#clock);
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiting = null;
      };
      this.#waiting = {
        resolve(line) {
          settle();
          resolve(line);
        },
        reject(error) {
          settle();
          reject(error);
        },
      };
      if (this.#ended === null) child.stdin.write(`${question}\n`);
      else this.#waiting.reject(this.#fault(this.#ended));
    });
  }

  #end(how: string): void {
    this.#ended ??= how;
    this.#waiting?.reject(this.#fault(this.#ended));
  }

  #fault(what: string): ForfeitError {
    const said = this.#complaint.trim().replace(/\s+/g, ' ');
    return new ForfeitError(printable(say.fault(this.#command.join(' '), what, said), LONGEST_FAULT));
  }
}

function choiceIn(line: string): number | null {
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const choice = (answer as { choice?: unknown } | null)?.choice;
  return typeof choice === 'number' ? choice : null;
}
