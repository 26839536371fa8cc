import { z } from 'zod';
import type { Db } from './db.ts';
import { readJson } from './json.ts';
import type { PasskeysTable } from './schema.ts';

export interface NewPasskey {
  readonly credentialId: string;
  readonly player: string;
  /** As base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Passkey extends NewPasskey {
  readonly created: number;
}

/** Passkeys, which let players sign in on other devices. */
export class Passkeys {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds a passkey without signing in. Returns false if another player has it already. */
  add({ credentialId, player, publicKey, counter, transports }: NewPasskey): Promise<boolean> {
    const row = { credential_id: credentialId, player_id: player, public_key: publicKey, counter };
    const rest = { transports: JSON.stringify(transports), created: this.#db.clock() };
    return this.#db.write(async (tx) => {
      const added = await tx
        .insertInto('passkeys')
        .values({ ...row, ...rest })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    });
  }

  async find(credentialId: string): Promise<Passkey | null> {
    const row = await this.#db.query
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row === undefined ? null : passkeyFrom(row);
  }

  async of(player: string): Promise<readonly Passkey[]> {
    const rows = await this.#db.query
      .selectFrom('passkeys')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created')
      .orderBy('credential_id')
      .execute();
    return rows.map(passkeyFrom);
  }

  /** Saves the counter after signing in: a lower one next time means that the passkey was copied. */
  count(credentialId: string, counter: number): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.updateTable('passkeys').set({ counter }).where('credential_id', '=', credentialId).execute();
    });
  }

  /** Stores a challenge, and deletes expired ones. */
  keepChallenge(owner: string, challenge: string, expires: number): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('challenges').where('expires', '<', now).execute();
      await tx
        .insertInto('challenges')
        .values({ owner, challenge, expires })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet({ challenge, expires }))
        .execute();
    });
  }

  /** The challenge to sign; null if there is none, or it has expired. It is returned only once. */
  takeChallenge(owner: string): Promise<string | null> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      const taken = await tx
        .deleteFrom('challenges')
        .where('owner', '=', owner)
        .returning(['challenge', 'expires'])
        .executeTakeFirst();
      return taken !== undefined && taken.expires >= now ? taken.challenge : null;
    });
  }

  /** Does nothing if the player has no such passkey. */
  remove(player: string, credentialId: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .deleteFrom('passkeys')
        .where('credential_id', '=', credentialId)
        .where('player_id', '=', player)
        .execute();
    });
  }
}

const transportList = z.array(z.string());

export function passkeyFrom(row: PasskeysTable): Passkey {
  return {
    credentialId: row.credential_id,
    player: row.player_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: readJson(transportList, row.transports, `transports of passkey ${row.credential_id}`),
    created: row.created,
  };
}
