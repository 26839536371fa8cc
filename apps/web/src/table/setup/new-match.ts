import { random256, startMatch } from '@mechatable/host';
import { drawParts, type AnyGame, type Fork, type Player } from '@mechatable/kernel';
import { theStore } from '../../browser/storage.ts';

export interface NewMatch {
  readonly players: readonly Player[];
  readonly options: unknown;
  /** The match that this one goes on from. */
  readonly from?: Omit<Fork, 'start'>;
}

/** Opens a match and keeps it: its id. Options that the game refuses throw before anything is kept. */
export async function newMatch(game: AnyGame, { players, options, from }: NewMatch): Promise<string> {
  const id = newId();
  const seed = drawParts(players.length, random256);
  const { stored } = startMatch({ id, game, options, players, seed, from }, Date.now());
  const store = await theStore();
  await store.create(stored);
  return id;
}

/** A name for a match: short enough for an address, and no other match has it. */
export function newId(): string {
  return random256().slice(0, 10);
}
