import { deletePlayer } from './delete-player.ts';
import type { Db } from './db.ts';
import { exportPlayer, type PlayerData } from './export-player.ts';
import type { PlayersTable } from './schema.ts';

/** A person who uses the server. */
export type Profile = Readonly<PlayersTable>;

export interface NewGuest {
  readonly id: string;
  readonly name: string;
  readonly emblem: number;
  /** The hash of the token in the guest's cookie. */
  readonly tokenHash: string;
}

export interface Session {
  readonly player: Profile;
  readonly created: number;
  readonly seen: number;
}

export interface NewCode {
  readonly hash: string;
  readonly player: string;
  readonly expires: number;
}

/** Players, their sessions, and codes to sign in on other devices. Tokens and codes are stored only as hashes. */
export class Identity {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Creates a player who is signed in with this token. */
  createGuest({ id, name, emblem, tokenHash }: NewGuest): Promise<Profile> {
    const now = this.#db.clock();
    const profile = { id, name, emblem, created: now, seen: now };
    return this.#db.write(async (tx) => {
      await tx.insertInto('players').values(profile).execute();
      await tx
        .insertInto('sessions')
        .values({ token_hash: tokenHash, player_id: id, created: now, seen: now })
        .execute();
      return profile;
    });
  }

  async find(player: string): Promise<Profile | null> {
    const row = await this.#db.query
      .selectFrom('players')
      .selectAll()
      .where('id', '=', player)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The players with these ids, if they exist. */
  async profiles(players: readonly string[]): Promise<readonly Profile[]> {
    if (players.length === 0) return [];
    return this.#db.query.selectFrom('players').selectAll().where('id', 'in', players).execute();
  }

  /** The player who is signed in with this token, or null. */
  async findSession(tokenHash: string): Promise<Session | null> {
    const row = await this.#db.query
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .selectAll('players')
      .select(['sessions.created as signedIn', 'sessions.seen as used'])
      .where('sessions.token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { signedIn, used, ...player } = row;
    return { player, created: signedIn, seen: used };
  }

  /** Signs a player in with another token. */
  addSession(player: string, tokenHash: string): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('sessions')
        .values({ token_hash: tokenHash, player_id: player, created: now, seen: now })
        .execute();
    });
  }

  /** Signs out one browser. Does nothing if nobody is signed in with this token. */
  removeSession(tokenHash: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    });
  }

  /** Signs out all other browsers of a player. */
  removeOtherSessions(player: string, tokenHash: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .deleteFrom('sessions')
        .where('player_id', '=', player)
        .where('token_hash', '!=', tokenHash)
        .execute();
    });
  }

  /** Notes that the token was used. */
  touch(tokenHash: string): Promise<void> {
    const seen = this.#db.clock();
    return this.#db.write(async (tx) => {
      await tx.updateTable('sessions').set({ seen }).where('token_hash', '=', tokenHash).execute();
      await tx
        .updateTable('players')
        .set({ seen })
        .where('id', 'in', (eb) =>
          eb.selectFrom('sessions').select('player_id').where('token_hash', '=', tokenHash),
        )
        .execute();
    });
  }

  /** Notes that these players are here now. An id that no player has is ignored. */
  noteSeen(players: readonly string[]): Promise<void> {
    if (players.length === 0) return Promise.resolve();
    const seen = this.#db.clock();
    return this.#db.write(async (tx) => {
      await tx.updateTable('players').set({ seen }).where('id', 'in', players).execute();
    });
  }

  /** Matches keep the name that a player had when they sat down. */
  rename(player: string, { name, emblem }: Pick<Profile, 'name' | 'emblem'>): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.updateTable('players').set({ name, emblem }).where('id', '=', player).execute();
    });
  }

  /** Saves a one-time code, and forgets those that have expired. */
  addCode({ hash, player, expires }: NewCode): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('codes').where('expires', '<=', now).execute();
      await tx.insertInto('codes').values({ hash, player_id: player, expires }).execute();
    });
  }

  /** The player this code belongs to; null if it was used, has expired or never existed. It works only once. */
  takeCode(hash: string): Promise<string | null> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      const taken = await tx
        .deleteFrom('codes')
        .where('hash', '=', hash)
        .returning(['player_id', 'expires'])
        .executeTakeFirst();
      return taken !== undefined && taken.expires > now ? taken.player_id : null;
    });
  }

  /** Everything stored about a player, as plain data; null if there is no such player. */
  export(player: string): Promise<PlayerData | null> {
    return exportPlayer(this.#db.query, player);
  }

  /**
   * Deletes a player. Finished matches stay for the opponents, with 'Deleted player' in place of the name. End the
   * player's running matches first.
   */
  delete(player: string): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write((tx) => deletePlayer(tx, player, now));
  }
}
