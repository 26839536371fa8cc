import { z } from 'zod';
import { emblem, moment, personName, playerId } from './values.ts';

/** A player of this server, as everyone sees them. */
export const profile = z.strictObject({
  id: playerId,
  name: personName,
  emblem,
});
export type Profile = z.infer<typeof profile>;

/** A player of this server, as they see themselves. */
export const me = profile.extend({
  created: moment,
  /** How many passkeys can sign in as this player. */
  passkeys: z.int().nonnegative(),
});
export type Me = z.infer<typeof me>;

/** Whether a person's page is open: `away` if it isn't, `gone` if it hasn't been for longer than the grace period. */
export const presence = z.enum(['online', 'away', 'gone']);
export type Presence = z.infer<typeof presence>;
