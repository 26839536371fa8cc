import { ChooserPool, directChooser, type Chooser, type Decision } from '@mechatable/host';
import type { AnyGame, Seat } from '@mechatable/kernel';
import { seatCommand } from '../players/command-bot.ts';
import type { ProgramEntrant } from '../players/entrant.ts';
import type { Player } from '../players/player.ts';
import { startThread } from './start-thread.ts';
import type { Seated } from './seating.ts';

/** Opponents in the terminal: our bots in another thread, and external programs. */
export class Opponents implements Chooser {
  readonly #pool: ChooserPool | null;
  /** The programs of `--bots`, and which of them were started. */
  readonly #seated = new Map<Seat, ProgramEntrant>();
  readonly #started = new Map<Seat, Player>();

  /** Games of the catalog are played in another thread, others in this one. */
  constructor(gamesFromCatalog: boolean, seated: readonly Seated[]) {
    this.#pool = gamesFromCatalog ? new ChooserPool(startThread) : null;
    for (const [seat, player] of seated.entries())
      if (player.kind === 'program') this.#seated.set(seat, player);
  }

  runs(seat: Seat): boolean {
    return this.#seated.has(seat);
  }

  async choose(decision: Decision): Promise<unknown> {
    const { game, seats, seat, seq, legal, view } = decision;
    const entrant = this.#seated.get(seat);
    if (entrant === undefined) return (this.#pool ?? directChooser).choose(decision);
    const program = this.#start(entrant, game, seats, seat);
    try {
      return await program.choose({ seat, seq, legal, view: () => view });
    } catch (error) {
      // After an undo of the match's end, a new process takes over.
      this.#started.delete(seat);
      void program.leave?.();
      throw error;
    }
  }

  close(): void {
    this.#pool?.close();
    for (const program of this.#started.values()) void program.leave?.();
  }

  #start({ command }: ProgramEntrant, game: AnyGame, seats: number, seat: Seat): Player {
    const known = this.#started.get(seat);
    if (known !== undefined) return known;
    const program = seatCommand(command, game, seats);
    this.#started.set(seat, program);
    return program;
  }
}
