import type { Db } from './db.ts';
import type { SubscriptionsTable } from './schema.ts';

/** Where Web Push reaches one browser of a player. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly player: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Who gets notifications, and where. */
export class Push {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A browser has one subscription: if another player signs in there, it is theirs from then on. */
  subscribe({ endpoint, player, p256dh, auth }: PushSubscription): Promise<void> {
    const rest = { player_id: player, p256dh, auth, created: this.#db.clock() };
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('subscriptions')
        .values({ endpoint, ...rest })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
        .execute();
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
