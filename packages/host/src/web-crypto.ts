import {
  forgeries,
  verify,
  type AnyGame,
  type MatchRecord,
  type SignatureCheck,
  type Verification,
} from '@mechatable/kernel';

/** 256 unpredictable random bits, in hexadecimal. */
export function random256(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks signatures with WebCrypto; null if it is not available. */
export function signatureCheck(): SignatureCheck | null {
  const { subtle } = crypto as Partial<Crypto>; // missing on a page that was loaded without encryption
  if (subtle === undefined) return null;
  return async (key, text, signature) => {
    try {
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
      const imported = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
      const check = { name: 'ECDSA', hash: 'SHA-256' } as const;
      return await subtle.verify(check, imported, bytesOf(signature), new TextEncoder().encode(text));
    } catch (error) {
      // A point that isn't on the curve isn't a valid key, so nothing was signed with it.
      if ((error as Error).name === 'DataError') return false;
      throw error;
    }
  };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );
}

/** Checks everything that a record can prove, signatures included. */
export async function verifyRecord(
  game: AnyGame,
  record: MatchRecord,
  seen: readonly string[] = [],
): Promise<Verification> {
  const check = signatureCheck();
  const forged = check === null ? null : await forgeries(record, check);
  return verify(game, record, { seen, forged });
}
