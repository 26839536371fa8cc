import { botDigest } from '@mechatable/bots';
import { playersOf } from '@mechatable/host';
import { invariant } from '@mechatable/kernel';
import type { MatchRating, Strength, Table } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { termsOf } from '../match/terms.ts';
import { anchorOf } from './anchors.ts';
import { newRatings } from './new-ratings.ts';
import { endsOf } from './places.ts';
import { NEWCOMER } from './scale.ts';

type Needed = Pick<
  MatchServices,
  'ratings' | 'tables' | 'journal' | 'findGame' | 'clock' | 'after' | 'retryMs' | 'log'
>;

/** Lets matches count, each once, as soon as everyone may know that they are over. */
export class RatingService {
  readonly #services: Needed;
  readonly #onRated: (table: string) => Promise<void>;
  readonly #timers = new Map<string, () => void>();

  /** `onRated`: called when a match has counted. */
  constructor(services: Needed, onRated: (table: string) => Promise<void>) {
    this.#services = services;
    this.#onRated = onRated;
  }

  /**
   * A match is over. If spectators see it later, it counts later: a rating that changes would tell them how it ended.
   */
  hear(table: Table): void {
    if (table.rating !== 'due' || table.status !== 'over') return;
    const delay = termsOf(table).delay * 1000;
    this.#rateIn(table.id, Math.min(delay, table.touched + delay - this.#services.clock()));
  }

  /** Matches that were over when the server stopped. */
  async resume(): Promise<void> {
    const { ratings, tables } = this.#services;
    const due = await ratings.due();
    for (const id of due) {
      const table = await tables.find(id);
      if (table !== null) this.hear(table);
    }
  }

  /** Lets a match count now. Returns false if it has counted before, or never will. */
  async rate(id: string): Promise<boolean> {
    const { ratings, tables, journal, findGame } = this.#services;
    const table = await tables.find(id);
    if (table?.rating !== 'due' || table.outcome === null) return false;
    const { head, entries } = await journal.read(id);
    invariant(head !== null, 'a match that is over has begun');
    const { game, rulesVersion, outcome } = table;
    const players = playersOf(head);
    const ends = endsOf(
      players,
      entries.map(({ entry }) => entry),
      outcome.winners,
    );
    const seats = ends.map((end, seat): MatchRating => {
      const player = players[seat];
      const bot = player?.kind === 'bot' ? player.bot : null;
      const digest = bot === null ? null : botDigest(findGame(game, rulesVersion), bot);
      return { seat, player: table.seats[seat]?.playerId ?? null, bot, digest, ...end };
    });
    const isNew = await ratings.count({ table: id, game, seats }, (known) =>
      newRatings(seats.map((seat) => ({ ...seat, ...strengthOf(game, seat, known) }))),
    );
    if (isNew) await this.#onRated(id);
    return isNew;
  }

  close(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #rateIn(id: string, milliseconds: number): void {
    this.#timers.get(id)?.();
    const { after, retryMs, log } = this.#services;
    const cancel = after(Math.max(0, milliseconds), () => {
      this.#timers.delete(id);
      this.rate(id).catch((error: unknown) => {
        log.error({ table: id, err: error }, 'a match could not be rated');
        this.#rateIn(id, retryMs);
      });
    });
    this.#timers.set(id, cancel);
  }
}

function strengthOf(
  game: string,
  { player, bot }: MatchRating,
  known: ReadonlyMap<string, Strength>,
): { strength: Strength; isAnchor: boolean } {
  if (bot !== null) return { strength: anchorOf(game, bot), isAnchor: true };
  return { strength: known.get(player ?? '') ?? NEWCOMER, isAnchor: false };
}
