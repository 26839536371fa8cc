import type { FastifyBaseLogger } from 'fastify';
import type { PushService } from '../people/push-service.ts';
import type { Hubs } from './hubs.ts';

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

  /** Something has happened at a table. */
  hear(hubs: Hubs, table: string): void {
    this.#onChange();
    this.#call(hubs, table).catch((error: unknown) => {
      this.#log.error(error);
    });
  }

  async #call(hubs: Hubs, id: string): Promise<void> {
    const hub = await hubs.peek(id);
    if (hub === null) return;
    const before = this.#called.get(id) ?? new Set<string>();
    const waiting = hub.table.asked.flatMap((seat) => {
      const player = hub.seats[seat]?.playerId ?? null;
      const isPlaying = player !== null && hub.players[seat]?.kind === 'person';
      return isPlaying && hub.presenceOf(seat) !== 'online' && !this.#isHere(player) ? [player] : [];
    });
    if (waiting.length === 0) this.#called.delete(id);
    else this.#called.set(id, new Set(waiting));
    for (const player of waiting) if (!before.has(player)) await this.#push.tellTurn(player, hub.table);
  }
}
