import { sha256 as hasher } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// One hasher for all texts, reset before each: most texts are so short that making a new one would take longer than
// the hash itself.
const initial = hasher.create();
const working = hasher.create();
const ascii = new Uint8Array(256);

/** SHA-256 of a text, as bytes. */
export function digestOf(text: string): Uint8Array {
  initial._cloneInto(working);
  return working.update(bytesOf(text)).digest();
}

/** SHA-256 of a text, as 64 hexadecimal digits. Synchronous, and the same in Node, a worker and a browser. */
export function sha256(text: string): string {
  return bytesToHex(digestOf(text));
}

/** The text in UTF-8. Seeds are short and ASCII, so they are copied without a `TextEncoder`. */
function bytesOf(text: string): Uint8Array {
  const { length } = text;
  if (length > ascii.length) return utf8ToBytes(text);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return utf8ToBytes(text);
    ascii[i] = code;
  }
  return ascii.subarray(0, length);
}
