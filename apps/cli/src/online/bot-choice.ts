import { ChooserPool, LateError, botSeed, directChooser, random256, type Chooser } from '@mechatable/host';
import { startThread } from '../play/start-thread.ts';
import { seatCommand } from '../players/command-bot.ts';
import type { Entrant } from '../players/entrant.ts';
import type { Player } from '../players/player.ts';
import type { Choose } from './play-table.ts';

const SIMPLEST = 'random';

/** Chooses for every table with a built-in bot or a program. A program is started once per table. */
export class BotChoice {
  readonly #entrant: Entrant;
  readonly #chooser: Chooser & { close?: () => void };
  readonly #programs = new Map<string, Player>();
  readonly #root = random256();

  /** Games of the catalog are played in another thread, others in this one. */
  constructor(entrant: Entrant, gamesFromCatalog: boolean) {
    this.#entrant = entrant;
    this.#chooser = gamesFromCatalog && entrant.kind === 'bot' ? new ChooserPool(startThread) : directChooser;
  }

  readonly choose: Choose = async (host, seat, { view, legal, seq }) => {
    const { game, id, players } = host;
    const seats = players.length;
    if (this.#entrant.kind === 'program') {
      const program = this.#programs.get(id) ?? seatCommand(this.#entrant.command, game, seats);
      this.#programs.set(id, program);
      return program.choose({ seat, seq, legal, view: () => view });
    }
    const seed = botSeed(this.#root, seq, seat);
    const decision = { game, bot: this.#entrant.bot, seed, seats, match: id, seq, seat, view, legal };
    try {
      return await this.#chooser.choose(decision);
    } catch (error) {
      if (!(error instanceof LateError)) throw error;
      return directChooser.choose({ ...decision, bot: SIMPLEST });
    }
  };

  /** The match at this table is over. */
  async leave(table: string): Promise<void> {
    const program = this.#programs.get(table);
    this.#programs.delete(table);
    await program?.leave?.();
  }

  async close(): Promise<void> {
    for (const table of [...this.#programs.keys()]) await this.leave(table);
    this.#chooser.close?.();
  }
}
