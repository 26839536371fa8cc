import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits: the id of a table or player. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 random bits that sign their holder in. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
