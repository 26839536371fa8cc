import type { Me, Profile } from '@mechatable/protocol';
import type { Identity, Passkeys, Profile as StoredProfile } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { guestEmblem, guestName } from './names.ts';
import { hashOfToken, newId, newToken } from './tokens.ts';

/** How long a code for another device is valid, in milliseconds. */
const CODE_MS = 10 * 60_000;
/** How long a session is trusted without asking the store again. */
const CACHE_MS = 60_000;
const MAX_CACHED = 20_000;

interface Known {
  readonly player: string | null;
  readonly until: number;
}

/** Players: guests, their sessions, and signing in on other devices. */
export class People {
  readonly #identity: Identity;
  readonly #passkeys: Passkeys;
  readonly #clock: () => number;
  readonly #log: FastifyBaseLogger;
  readonly #sessions = new Map<string, Known>();

  constructor(identity: Identity, passkeys: Passkeys, clock: () => number, log: FastifyBaseLogger) {
    this.#log = log;
    this.#identity = identity;
    this.#passkeys = passkeys;
    this.#clock = clock;
  }

  /** The player that a token belongs to; null if it is not valid. */
  async playerOf(token: string): Promise<string | null> {
    const known = this.#sessions.get(token);
    if (known !== undefined && known.until > this.#clock()) return known.player;
    const hash = hashOfToken(token);
    const session = await this.#identity.findSession(hash);
    const player = session?.player.id ?? null;
    if (this.#sessions.size >= MAX_CACHED) this.#sessions.clear();
    if (player !== null) {
      this.#sessions.set(token, { player, until: this.#clock() + CACHE_MS });
      this.#touch(hash);
    }
    return player;
  }

  /** Makes a guest and their session. */
  async arrive(): Promise<{ me: Me; token: string }> {
    const token = newToken();
    const guest = { id: newId(), name: guestName(), emblem: guestEmblem(), tokenHash: hashOfToken(token) };
    const profile = await this.#identity.createGuest(guest);
    return { me: meOf(profile, 0), token };
  }

  async me(player: string): Promise<Me> {
    const [profile, passkeys] = await Promise.all([this.#identity.find(player), this.#passkeys.of(player)]);
    if (profile === null) throw refusal('not-signed-in', words.notSignedIn);
    return meOf(profile, passkeys.length);
  }

  async nameOf(player: string): Promise<string> {
    const profile = await this.#identity.find(player);
    if (profile === null) throw refusal('not-found', words.people.notFound);
    return profile.name;
  }

  async profiles(players: readonly string[]): Promise<ReadonlyMap<string, Profile>> {
    const found = await this.#identity.profiles(players);
    return new Map(found.map(({ id, name, emblem }) => [id, { id, name, emblem }]));
  }

  async change(
    player: string,
    change: { name?: string | undefined; emblem?: number | undefined },
  ): Promise<Me> {
    const { name, emblem } = await this.me(player);
    await this.#identity.rename(player, { name: change.name ?? name, emblem: change.emblem ?? emblem });
    return this.me(player);
  }

  export(player: string): Promise<unknown> {
    return this.#identity.export(player);
  }

  async delete(player: string): Promise<void> {
    await this.#identity.delete(player);
    this.forget(player);
  }

  async signOut(token: string): Promise<void> {
    await this.#identity.removeSession(hashOfToken(token));
    this.#sessions.delete(token);
  }

  /** A new session for a player who has proven who they are. */
  async signIn(player: string): Promise<{ me: Me; token: string }> {
    const token = newToken();
    await this.#identity.addSession(player, hashOfToken(token));
    return { me: await this.me(player), token };
  }

  /** A code that signs the player in on another device, once. */
  async makeCode(player: string): Promise<string> {
    const code = newToken().slice(0, 22);
    await this.#identity.addCode({ hash: hashOfToken(code), player, expires: this.#clock() + CODE_MS });
    return code;
  }

  async useCode(code: string): Promise<{ me: Me; token: string }> {
    const player = await this.#identity.takeCode(hashOfToken(code));
    if (player === null) throw refusal('not-allowed', words.people.badCode);
    return this.signIn(player);
  }

  /** Saves when a player was last seen, in the background. Play continues if it fails. */
  #touch(hash: string): void {
    this.#identity.touch(hash).catch((error: unknown) => {
      this.#log.warn(error, 'could not note when a player was here');
    });
  }

  /** Ends all sessions of a deleted player. */
  forget(player: string): void {
    for (const [token, known] of this.#sessions) if (known.player === player) this.#sessions.delete(token);
  }
}

function meOf({ id, name, emblem, created }: StoredProfile, passkeys: number): Me {
  return { id, name, emblem, created, passkeys };
}
