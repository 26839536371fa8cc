import type { Db } from './db.ts';
import type { SubscriptionsTable } from './schema.ts';

/** The Web Push endpoint of one of a player's browsers. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The most browsers of one player. */
const MAX_BROWSERS = 10;

/** Push subscriptions of players. */
export class Push {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * A browser has one subscription: if another player signs in there, it is theirs from then on. If a player has too
   * many, the oldest is dropped.
   */
  subscribe({ endpoint, player, p256dh, auth }: PushSubscription): Promise<void> {
    const rest = { player_id: player, p256dh, auth, created: this.#db.clock() };
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('subscriptions')
        .values({ endpoint, ...rest })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
        .execute();
      const others = await tx
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('player_id', '=', player)
        .where('endpoint', '!=', endpoint)
        .orderBy('created', 'desc')
        .orderBy('endpoint', 'desc')
        .execute();
      const old = others.slice(MAX_BROWSERS - 1).map((other) => other.endpoint);
      if (old.length > 0) await tx.deleteFrom('subscriptions').where('endpoint', 'in', old).execute();
    });
  }

  /** Does nothing if there is no such subscription. With a player, only if it is theirs. */
  unsubscribe(endpoint: string, player?: string): Promise<void> {
    return this.#db.write(async (tx) => {
      let query = tx.deleteFrom('subscriptions').where('endpoint', '=', endpoint);
      if (player !== undefined) query = query.where('player_id', '=', player);
      await query.execute();
    });
  }

  async of(player: string): Promise<readonly PushSubscription[]> {
    const rows = await this.#db.query
      .selectFrom('subscriptions')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created')
      .orderBy('endpoint')
      .execute();
    return rows.map(subscriptionFrom);
  }
}

function subscriptionFrom({ endpoint, player_id, p256dh, auth }: SubscriptionsTable): PushSubscription {
  return { endpoint, player: player_id, p256dh, auth };
}
