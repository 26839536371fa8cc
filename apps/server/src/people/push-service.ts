import { Agent } from 'node:https';
import { displayNames } from '@mechatable/host';
import type { Push, Settings, OnlineTable } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { assertPublic, PrivateAddressError, publicLookup } from './public-address.ts';

const KEYS = 'vapid';
/** The age in seconds after which a message is useless. */
const LIFETIME_S = 24 * 3600;

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Sends a message to one browser, through the push service of its maker. */
export type Deliver = (
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
  payload: string,
  options: { vapidDetails: { subject: string } & VapidKeys; TTL: number },
) => Promise<unknown>;

/** Players choose the address, so it must not lead into the server's own network. */
function deliverInPublic(): Deliver {
  const agent = new Agent({ lookup: publicLookup });
  return (subscription, payload, options) => {
    assertPublic(subscription.endpoint); // an address needs no lookup
    return webPush.sendNotification(subscription, payload, { ...options, agent });
  };
}

/** Notifies people of their turn, even if they have no page open. */
export class PushService {
  readonly #push: Push;
  readonly #keys: VapidKeys;
  readonly #deliver: Deliver;
  readonly #mustBePublic: boolean;
  readonly #log: FastifyBaseLogger;

  private constructor(push: Push, keys: VapidKeys, deliver: Deliver | undefined, log: FastifyBaseLogger) {
    this.#push = push;
    this.#keys = keys;
    this.#deliver = deliver ?? deliverInPublic();
    this.#mustBePublic = deliver === undefined;
    this.#log = log;
  }

  /** The server creates its keys at the first start. `deliver` replaces all push services. */
  static async open(
    settings: Settings,
    push: Push,
    log: FastifyBaseLogger,
    deliver?: Deliver,
  ): Promise<PushService> {
    const fresh = JSON.stringify(webPush.generateVAPIDKeys());
    const keys = JSON.parse(await settings.getOrSet(KEYS, fresh)) as VapidKeys;
    return new PushService(push, keys, deliver, log);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  async subscribe(player: string, endpoint: string, keys: { p256dh: string; auth: string }): Promise<void> {
    if (this.#mustBePublic) checkAddress(endpoint);
    await this.#push.subscribe({ endpoint, player, ...keys });
  }

  unsubscribe(player: string, endpoint: string): Promise<void> {
    return this.#push.unsubscribe(endpoint, player);
  }

  /** It is this player's turn. */
  async notifyTurn(player: string, table: OnlineTable): Promise<void> {
    const players = table.seats.flatMap((seat) => (seat.player === null ? [] : [seat.player]));
    const payload = JSON.stringify({ table: table.id, game: table.game, players: displayNames(players) });
    for (const { endpoint, p256dh, auth } of await this.#push.of(player)) {
      try {
        await this.#deliver({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: 'mailto:nobody@mechatable.invalid', ...this.#keys },
          TTL: LIFETIME_S,
        });
      } catch (error) {
        await this.#undelivered(endpoint, error);
      }
    }
  }

  /** Browsers that no longer want messages are deleted, and so are addresses that belong to no browser. */
  async #undelivered(endpoint: string, error: unknown): Promise<void> {
    const status = (error as { statusCode?: number }).statusCode;
    if (status === 404 || status === 410 || error instanceof PrivateAddressError)
      await this.#push.unsubscribe(endpoint);
    else this.#log.warn(error, 'a push message was not delivered');
  }
}

/** Refuses an address in the server's own network. */
function checkAddress(endpoint: string): void {
  try {
    assertPublic(endpoint);
  } catch (error) {
    if (error instanceof PrivateAddressError) throw refusal('bad-request', words.people.privateAddress);
    throw error;
  }
}
