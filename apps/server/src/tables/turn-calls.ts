import type { Table } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { PushService } from '../people/push-service.ts';

/** Calls people whose turn it is and who have no page open. */
export class TurnCalls {
  readonly #push: PushService;
  readonly #log: FastifyBaseLogger;
  readonly #onChange: () => void;
  readonly #isHere: (player: string) => boolean;
  /** Who has been called to which table since they last moved there. */
  readonly #called = new Map<string, ReadonlySet<string>>();

  /** `isHere`: whether a player has another page of the site open, which tells them by itself. */
  constructor(
    push: PushService,
    log: FastifyBaseLogger,
    isHere: (player: string) => boolean,
    onChange: () => void,
  ) {
    this.#isHere = isHere;
    this.#push = push;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Something has happened at a table. `away`: the players who are asked and don't have the match open. */
  hear(table: Table, away: readonly string[]): void {
    this.#onChange();
    const waiting = away.filter((player) => !this.#isHere(player));
    const before = this.#called.get(table.id);
    if (waiting.length > 0) this.#called.set(table.id, new Set(waiting));
    else if (before !== undefined) this.#called.delete(table.id);
    for (const player of waiting) if (before?.has(player) !== true) this.#call(player, table);
  }

  #call(player: string, table: Table): void {
    this.#push.tellTurn(player, table).catch((error: unknown) => {
      this.#log.error(error);
    });
  }
}
