import { displayNames } from '@mechatable/host';
import type { Push, Settings, Table } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';

const KEYS = 'vapid';
/** A message that is older than this is useless, in seconds. */
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

/** Tells people that it is their turn, even if they have no page open. */
export class PushService {
  readonly #push: Push;
  readonly #keys: VapidKeys;
  readonly #deliver: Deliver;
  readonly #log: FastifyBaseLogger;

  private constructor(push: Push, keys: VapidKeys, deliver: Deliver, log: FastifyBaseLogger) {
    this.#push = push;
    this.#keys = keys;
    this.#deliver = deliver;
    this.#log = log;
  }

  /** The server's keys are made at its first start. */
  static async open(
    settings: Settings,
    push: Push,
    log: FastifyBaseLogger,
    deliver: Deliver = (subscription, payload, options) =>
      webPush.sendNotification(subscription, payload, options),
  ): Promise<PushService> {
    const fresh = JSON.stringify(webPush.generateVAPIDKeys());
    const keys = JSON.parse(await settings.getOrSet(KEYS, fresh)) as VapidKeys;
    return new PushService(push, keys, deliver, log);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  subscribe(player: string, endpoint: string, keys: { p256dh: string; auth: string }): Promise<void> {
    return this.#push.subscribe({ endpoint, player, ...keys });
  }

  unsubscribe(player: string, endpoint: string): Promise<void> {
    return this.#push.unsubscribe(endpoint, player);
  }

  /** It is this player's turn. */
  async tellTurn(player: string, table: Table): Promise<void> {
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

  /** A browser that no longer wants messages is forgotten. */
  async #undelivered(endpoint: string, error: unknown): Promise<void> {
    const status = (error as { statusCode?: number }).statusCode;
    if (status === 404 || status === 410) await this.#push.unsubscribe(endpoint);
    else this.#log.warn(error, 'a push message was not delivered');
  }
}
