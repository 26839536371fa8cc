import { z } from 'zod';
import { data, gameId, moment } from './values.ts';

/** 128 random bits: only people with the link can find a study. */
export const studyId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'expected the id of a study');

/** `done`: decided, or everything is played. `stopped`: by a person; it can be resumed. */
export const studyState = z.enum(['running', 'done', 'stopped']);

/** A study of the lab that several machines play. */
export const sharedStudy = z.strictObject({
  id: studyId,
  kind: z.string(),
  game: gameId,
  /** Everything that the result depends on. The lab defines it. */
  settings: data,
  /** The version of the program that started it. */
  version: z.string(),
  state: studyState,
  created: moment,
  ended: moment.nullable(),
  /** How many shards there are to play, at most, and how many are played. */
  shards: z.int().nonnegative(),
  done: z.int().nonnegative(),
});
export type SharedStudy = z.infer<typeof sharedStudy>;
