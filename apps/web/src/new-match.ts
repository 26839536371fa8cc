import { openMatch, type AnyGame, type Fork } from '@mechatable/kernel';
import { theStore } from './storage.ts';

export interface NewMatch {
  readonly seats: readonly string[];
  readonly options: unknown;
  /** The match that this one goes on from. */
  readonly from?: Fork;
}

/** Opens a match and keeps it: its id. Options that the game refuses throw before anything is kept. */
export async function newMatch(game: AnyGame, { seats, options, from }: NewMatch): Promise<string> {
  const id = newId();
  const seed = secret(16);
  const opened = openMatch(game, { options, players: seats, seed, from });
  const store = await theStore();
  await store.create({
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: opened.options,
    seats,
    seed,
    from: from ?? null,
    opened: Date.now(),
  });
  return id;
}

/** A name for a match: short enough for an address, and no other match has it. */
export function newId(): string {
  return secret(5);
}

/** So many bytes that nobody can guess, in hexadecimal digits. */
function secret(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
