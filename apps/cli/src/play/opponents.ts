import { Worker } from 'node:worker_threads';
import {
  ChooserPool,
  directChooser,
  type Answer,
  type Chooser,
  type Decision,
  type Thread,
} from '@mechatable/host';
import type { AnyGame, Seat } from '@mechatable/kernel';
import { commandOf, seatCommand } from '../players/command-bot.ts';
import type { Player } from '../players/player.ts';

/** Who a person meets in the terminal: bots of ours in another thread, and programs of one's own. */
export class Opponents implements Chooser {
  readonly #pool: ChooserPool | null;
  readonly #programs = new Map<Seat, Player>();

  /** Another thread finds the games in the catalog; others are played in this one. */
  constructor(gamesFromCatalog: boolean) {
    this.#pool = gamesFromCatalog ? new ChooserPool(startThread) : null;
  }

  runs(): boolean {
    return false;
  }

  async choose(decision: Decision): Promise<unknown> {
    const command = commandOf(decision.bot);
    if (command === null) return (this.#pool ?? directChooser).choose(decision);
    const { game, seats, seat, seq, legal, view } = decision;
    const program = this.#program(command, game, seats, seat);
    try {
      return await program.choose({ seat, seq, legal, view: () => view });
    } catch (error) {
      // Whoever takes back the end of the match meets a new one.
      this.#programs.delete(seat);
      void program.leave?.();
      throw error;
    }
  }

  close(): void {
    this.#pool?.close();
    for (const program of this.#programs.values()) void program.leave?.();
  }

  #program(command: readonly string[], game: AnyGame, seats: number, seat: Seat): Player {
    const known = this.#programs.get(seat);
    if (known !== undefined) return known;
    const program = seatCommand(command, game, seats);
    this.#programs.set(seat, program);
    return program;
  }
}

function startThread(hear: (answer: Answer) => void, broken: (error: Error) => void): Thread {
  const worker = new Worker(new URL('./bot-thread.js', import.meta.url));
  worker.on('message', hear);
  worker.on('error', broken);
  return {
    post(question) {
      worker.postMessage(question);
    },
    stop() {
      void worker.terminate();
    },
  };
}
