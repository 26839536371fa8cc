import type { Profile } from '@mechatable/protocol';
import { words } from '../words.ts';

/** The profile of a deleted player. */
const NOBODY = '0'.repeat(22);

/** A player's public profile. Deleted players have no name. */
export function profileOf(player: string | null, profiles: ReadonlyMap<string, Profile>): Profile {
  const known = player === null ? undefined : profiles.get(player);
  return known ?? { id: player ?? NOBODY, name: words.people.deleted, emblem: 0 };
}
