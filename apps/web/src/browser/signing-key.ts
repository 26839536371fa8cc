import type { Signer } from '@mechatable/host/remote';
import { openKeys } from '@mechatable/store/indexeddb';
import { StoreFailedError } from '@mechatable/store';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

let found: Promise<Signer | null> | null = null;

/**
 * Signs with this browser's own key, which can't be read, not even by this page. Null if the page was loaded without
 * encryption, or if the browser stores nothing: then moves are not signed.
 */
export function theSigner(): Promise<Signer | null> {
  found ??= openSigner();
  return found;
}

async function openSigner(): Promise<Signer | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return null;
  try {
    const keys = await openKeys();
    let pair = await keys.get();
    if (pair === null) {
      pair = await subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
      pair = await keys.putFirst(pair);
    }
    const { publicKey, privateKey } = pair;
    const key = hex(await subtle.exportKey('raw', publicKey));
    return {
      key,
      sign: async (text) => hex(await subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text))),
    };
  } catch (error) {
    if (error instanceof StoreFailedError) return null;
    throw error;
  }
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
