import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as 64 hexadecimal digits. Synchronous, and the same in Node, a worker and a browser. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
