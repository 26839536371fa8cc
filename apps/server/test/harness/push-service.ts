import { Buffer } from 'node:buffer';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import type { Deliver } from '../../src/people/push-service.ts';
import { selfSigned } from './certificate.ts';

/** A browser that gets push messages. */
export class Browser {
  readonly auth = randomBytes(16);
  readonly #keys = createECDH('prime256v1');

  constructor() {
    this.#keys.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
  }

  /** Decrypts a message: https://www.rfc-editor.org/rfc/rfc8291 */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.auth, info, 32));
    const derive = (what: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), size));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()); // a 2 marks the end
  }
}

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Replaces the push service of a browser's maker, on this machine and with encryption. */
export interface PushStandIn {
  readonly url: string;
  readonly pushed: readonly Pushed[];
  readonly deliver: Deliver;
  close(): void;
}

export async function startPushService(): Promise<PushStandIn> {
  const { key, cert } = selfSigned();
  const pushed: Pushed[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      pushed.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ ca: cert });
  return {
    url: `https://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    pushed,
    deliver: (subscription, payload, options) =>
      webPush.sendNotification(subscription, payload, { ...options, agent }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
