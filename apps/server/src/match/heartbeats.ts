/** How often every stream gets a heartbeat, so that proxies and clients know that the connection is alive. */
const EVERY_MS = 15_000;
const TICK_MS = 1000;
const GROUPS = EVERY_MS / TICK_MS;
const HEARTBEAT = ':\n\n';

interface Stream {
  send(text: string): void;
}

/**
 * The heartbeats of many streams. A shared timer takes less memory than one each. With each tick, a part of the streams gets
 * one: thousands at once would delay moves.
 */
export class Heartbeats {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<Stream>());
  #added = 0;
  #ticks = 0;
  #size = 0;
  #timer: NodeJS.Timeout | null = null;

  add(stream: Stream): void {
    this.#groups[this.#added++ % GROUPS]?.add(stream);
    this.#size++;
    this.#timer ??= setInterval(() => {
      this.tick();
    }, TICK_MS);
  }

  remove(stream: Stream): void {
    for (const group of this.#groups) if (group.delete(stream)) this.#size--;
    if (this.#size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Called every second. */
  tick(): void {
    for (const stream of this.#groups[this.#ticks++ % GROUPS] ?? []) stream.send(HEARTBEAT);
  }
}
