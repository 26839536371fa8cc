import { playerName } from '@mechatable/kernel';
import { z } from 'zod';

/** 128 random bits: nobody finds a table by guessing. */
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'expected the id of a table');

export const playerId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'expected the id of a player');

export const gameId = z.string().min(1).max(60);

export const emblem = z.int().min(0).max(63);

/** Milliseconds since 1970. */
export const moment = z.int().nonnegative();

/** The public half of the key with which a person signs entries: a P-256 point. */
export const publicKey = z.string().regex(/^04[0-9a-f]{128}$/, 'expected a P-256 public key in hexadecimal');

export const signature = z.string().regex(/^[0-9a-f]{128}$/, 'expected 128 hexadecimal digits');

/** The idempotency key, chosen by the client. Requests with the same key are carried out once. */
export const requestKey = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/, 'expected 16 to 40 letters and digits');

/** How many entries the sender knows of. If there are more by now, the request is too late. */
export const entryNumber = z.int().nonnegative();

export const personName = playerName.pipe(z.string().max(30, 'expected at most 30 characters'));

/** Any plain data: options, actions, views. Games have their own schemas for these. */
export const data = z.unknown();
