import { hex256, seatNumber } from '@mechatable/kernel';
import { z } from 'zod';
import { tableInfo } from './tables.ts';
import { entryNumber, moment, playerId } from './values.ts';

/** Everyone's remaining time. The receiver counts down from when it arrives. */
export const clockState = z.strictObject({
  /** Milliseconds that each seat has left at this moment; null for bots. */
  left: z.array(z.number().nullable()),
  /** The seats whose time is running. */
  running: z.array(seatNumber),
});
export type ClockState = z.infer<typeof clockState>;

/** An offer that others haven't answered yet. A new move makes it lapse. */
export const offer = z.strictObject({
  kind: z.enum(['undo', 'draw']),
  by: seatNumber,
  /** The number of entries when it was made. */
  at: entryNumber,
  /** For an undo: how many moves would remain. */
  to: z.int().nonnegative().nullable(),
  agreed: z.array(seatNumber),
});
export type Offer = z.infer<typeof offer>;

/** Everything around a match that everyone may know. Sent whole whenever it changes. */
export const room = z.strictObject({
  table: tableInfo,
  /** The receiver's seat; null for spectators. */
  you: seatNumber.nullable(),
  clock: clockState.nullable(),
  offers: z.array(offer),
  watching: z.int().nonnegative(),
  /** The seats whose people were away for so long that the others may decide what happens. */
  claimable: z.array(seatNumber),
  /** The latest hash of the chain, so that everyone can compare. */
  link: hex256.nullable(),
});
export type Room = z.infer<typeof room>;

export const PHRASES = ['hello', 'luck', 'well-played', 'thanks', 'oops', 'thinking', 'good-game'] as const;

/** The channel of a message: the table, the spectators, or one seat. */
export const channel = z.union([z.enum(['table', 'spectators']), seatNumber]);
export type Channel = z.infer<typeof channel>;

const MAX_MESSAGE = 300;

/** A quick phrase, or free text. */
export const utterance = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ text: z.string().trim().min(1).max(MAX_MESSAGE) }),
]);
export type Utterance = z.infer<typeof utterance>;

export const message = z.strictObject({
  number: z.int().nonnegative(),
  channel,
  /** Null for spectators. */
  seat: seatNumber.nullable(),
  player: playerId,
  name: z.string(),
  said: utterance,
  at: moment,
});
export type Message = z.infer<typeof message>;
