import type { ServerResponse } from 'node:http';
import { Heartbeats } from './heartbeats.ts';

/** A client that reads so slowly that this many bytes are waiting is cut off; it can connect again. */
const MAX_WAITING = 4 * 1024 * 1024;

/** An event in the format of server-sent events. JSON has no line breaks, so it is one line. */
export function eventText(event: string, data: unknown, id: number | null): string {
  const head = id === null ? `event: ${event}\n` : `id: ${String(id)}\nevent: ${event}\n`;
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}

/** An open stream to a client. */
export class EventOutput {
  static readonly #heartbeats = new Heartbeats();
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
    EventOutput.#heartbeats.add(this);
    response.on('error', () => undefined); // a client that is gone is not an error; `close` follows
    response.on('close', () => {
      EventOutput.#heartbeats.remove(this);
      this.#onClose();
    });
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
