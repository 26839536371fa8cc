import type { ServerResponse } from 'node:http';

/** How often to send a heartbeat, so that proxies and clients know that the connection is alive. */
const HEARTBEAT_MS = 15_000;
/** A client that reads so slowly that this many bytes are waiting is cut off; it can connect again. */
const MAX_WAITING = 4 * 1024 * 1024;

/** An event in the format of server-sent events. JSON has no line breaks, so it is one line. */
export function eventText(event: string, data: unknown, id: number | null): string {
  const head = id === null ? `event: ${event}\n` : `id: ${String(id)}\nevent: ${event}\n`;
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}

/** An open stream to a client. */
export class EventOutput {
  /** All open streams. A shared timer takes less memory than one each. */
  static readonly #open = new Set<EventOutput>();
  static #beat: NodeJS.Timeout | null = null;
  readonly #response: ServerResponse;
  #onClose: () => void = () => undefined;

  constructor(response: ServerResponse) {
    this.#response = response;
    // The stream ends when the connection does, so that each event is written as it is, without its own frame.
    response.useChunkedEncodingByDefault = false;
    response.shouldKeepAlive = false;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    EventOutput.#opened(this);
    response.on('error', () => undefined); // a client that is gone is not an error; `close` follows
    response.on('close', () => {
      EventOutput.#closed(this);
      this.#onClose();
    });
  }

  static #opened(output: EventOutput): void {
    this.#open.add(output);
    this.#beat ??= setInterval(() => {
      for (const one of this.#open) one.send(':\n\n');
    }, HEARTBEAT_MS);
  }

  static #closed(output: EventOutput): void {
    this.#open.delete(output);
    if (this.#open.size > 0 || this.#beat === null) return;
    clearInterval(this.#beat);
    this.#beat = null;
  }

  /** Called once, when the client is gone. */
  set onClose(listener: () => void) {
    this.#onClose = listener;
  }

  send(text: string): void {
    const response = this.#response;
    if (response.destroyed || response.writableEnded) return;
    // Events go straight to the connection, unless it still has an earlier answer to send: the response would only pass them on.
    const to = response.socket ?? response;
    to.write(text);
    if (to.writableLength > MAX_WAITING) response.destroy();
  }

  /** Ends the stream; the client will connect again, after this many milliseconds. */
  end(retry: number): void {
    this.send(`retry: ${String(retry)}\n\n`);
    this.#response.end();
  }
}
