import { random256, startMatch } from '@mechatable/host';
import { drawParts, type AnyGame, type Fork, type Player } from '@mechatable/kernel';
import { theStore } from '../../browser/storage.ts';

export interface NewMatch {
  readonly players: readonly Player[];
  readonly options: unknown;
  /** The match that this one continues. */
  readonly from?: Omit<Fork, 'start'>;
}

/** Starts and stores a match, and returns its id. If the game refuses the options, it throws and stores nothing. */
export async function newMatch(game: AnyGame, { players, options, from }: NewMatch): Promise<string> {
  const id = newId();
  const seed = drawParts(players.length, random256);
  const { stored } = startMatch({ id, game, options, players, seed, from }, Date.now());
  const store = await theStore();
  await store.create(stored);
  return id;
}

/** A unique id for a match, short enough for an address. */
export function newId(): string {
  return random256().slice(0, 10);
}
