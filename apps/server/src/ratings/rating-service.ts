import { botDigest } from '@mechatable/bots';
import { playersOf } from '@mechatable/host';
import { invariant } from '@mechatable/kernel';
import type { MatchRating, Strength } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { anchorOf } from './anchors.ts';
import { newRatings } from './new-ratings.ts';
import { endsOf } from './places.ts';
import { NEWCOMER } from './scale.ts';

type Needed = Pick<MatchServices, 'ratings' | 'tables' | 'journal' | 'findGame'>;

/** Rates matches, each once. */
export class RatingService {
  readonly #services: Needed;
  readonly #onRated: (table: string) => Promise<void>;

  /** `onRated`: called when a match has counted. */
  constructor(services: Needed, onRated: (table: string) => Promise<void>) {
    this.#services = services;
    this.#onRated = onRated;
  }

  /** Rates a match now. Returns false if it was rated before, or never will be. */
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
}

function strengthOf(
  game: string,
  { player, bot }: MatchRating,
  known: ReadonlyMap<string, Strength>,
): { strength: Strength; isAnchor: boolean } {
  if (bot !== null) return { strength: anchorOf(game, bot), isAnchor: true };
  return { strength: known.get(player ?? '') ?? NEWCOMER, isAnchor: false };
}
