import { Buffer } from 'node:buffer';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The few kinds of values that an authenticator sends, in CBOR: https://www.rfc-editor.org/rfc/rfc8949 */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A simulated passkey on a phone. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #private: KeyObject;
  readonly #public: KeyObject;
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = pair.privateKey;
    this.#public = pair.publicKey;
    this.#origin = origin;
  }

  /** The answer to `beginPasskey`. */
  create({ challenge }: { challenge: string }): Record<string, unknown> {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2], // an elliptic curve
      [3, -7], // ECDSA with SHA-256
      [-1, 1], // P-256
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const authData = Buffer.concat([this.#data(HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, Cbor>()],
      ['authData', authData],
    ]);
    return this.#response({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to `beginSignIn`. */
  get({ challenge }: { challenge: string }): Record<string, unknown> {
    this.#counter++;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#private);
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #response(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const site = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([site, Buffer.from([flags | USER_PRESENT | USER_VERIFIED]), counter]);
  }
}
