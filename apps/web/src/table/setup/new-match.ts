import { random256, startMatch } from '@mechatable/host';
import { drawParts, type AnyGame, type Fork, type Player } from '@mechatable/kernel';
import { theStore } from '../../browser/storage.ts';

export interface NewMatch {
  readonly players: readonly Player[];
  readonly options: unknown;
  /** The match that this one continues. */
  readonly from?: Omit<Fork, 'start'>;
  /** Against bots alone, whether the person can undo anything. Default: yes. */
  readonly practice?: boolean;
}

/** Starts and stores a match, and returns its id. If the game refuses the options, it throws and stores nothing. */
export async function newMatch(
  game: AnyGame,
  { players, options, from, practice: isWanted = true }: NewMatch,
): Promise<string> {
  const id = newId();
  const seed = drawParts(players.length, random256);
  const practice = isWanted && canPractice(players);
  const { stored } = startMatch({ id, game, options, players, seed, from, practice }, Date.now());
  const store = await theStore();
  await store.create(stored);
  return id;
}

/** Practice is for one person against bots. */
function canPractice(players: readonly Pick<Player, 'kind'>[]): boolean {
  return players.length > 1 && players.filter(({ kind }) => kind !== 'bot').length === 1;
}

/** A unique id for a match, short enough for an address. */
export function newId(): string {
  return random256().slice(0, 10);
}
