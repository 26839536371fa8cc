import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * A connection for many requests. Node's own client takes as long per request as the server does, and the load generator
 * must not be the bottleneck.
 */
export class KeptConnection {
  readonly #port: number;
  /** Opened with the first request. */
  #socket: Socket | null = null;
  readonly #head: string;
  #received = '';
  /** Requests that wait for the answer of the one before. */
  readonly #waiting: string[] = [];
  #isBusy = false;

  constructor(port: number, path: string, token: string) {
    this.#port = port;
    this.#head = [
      `POST ${path} HTTP/1.1`,
      `host: 127.0.0.1:${String(port)}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      'content-length: ',
    ].join('\r\n');
  }

  post(body: string): void {
    const request = `${this.#head}${String(Buffer.byteLength(body))}${HEAD_END}${body}`;
    if (this.#isBusy) this.#waiting.push(request);
    else this.#send(request);
  }

  #send(request: string): void {
    this.#isBusy = true;
    this.#socket ??= this.#open();
    this.#socket.write(request);
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      this.#onData(String(text));
    });
    return socket;
  }

  #onData(text: string): void {
    this.#received += text;
    const end = this.#received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#received.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    const total = end + HEAD_END.length + length;
    if (this.#received.length < total) return;
    const answer = this.#received.slice(0, total);
    if (!answer.startsWith('HTTP/1.1 200') || !answer.includes('"ok":true'))
      throw new Error(`a move was refused: ${answer}`);
    this.#received = this.#received.slice(total);
    this.#isBusy = false;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#send(next);
  }
}
