import { z } from 'zod';
import { news, snapshot } from './match.ts';
import { message, room } from './room.ts';
import { tableInfo } from './tables.ts';

/**
 * The messages of a table's stream, by their event names. `snapshot` and `news` have the number of entries as their id:
 * a client that reconnects with `Last-Event-ID` gets only what is new.
 */
export const TABLE_MESSAGES = {
  room,
  snapshot,
  news,
  talk: z.strictObject({ messages: z.array(message) }),
} as const;

/** The messages of the lobby's stream. */
export const LOBBY_MESSAGES = {
  lobby: z.strictObject({
    /** Tables that wait for players, the latest first. */
    open: z.array(tableInfo),
    /** Unfinished tables of this player, those that wait for them first. */
    mine: z.array(tableInfo),
    /** How many people have the site open. */
    online: z.int().nonnegative(),
  }),
} as const;

export type TableMessages = {
  readonly [K in keyof typeof TABLE_MESSAGES]: z.infer<(typeof TABLE_MESSAGES)[K]>;
};
export type LobbyMessages = {
  readonly [K in keyof typeof LOBBY_MESSAGES]: z.infer<(typeof LOBBY_MESSAGES)[K]>;
};
