import { publishedId, type AnyGame } from '@mechatable/kernel';
import { objections } from '@mechatable/lists';
import { theListStore } from '../../browser/storage.ts';
import { words } from '../words/index.ts';

/** A deck or force that a seat can bring to a match. */
export interface LoadoutChoice {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** Built in this browser. */
  readonly mine: boolean;
  /** False for a list that is not finished. */
  readonly playable: boolean;
  /** The value for the game's options: the id of a ready one, or the list itself. */
  readonly value: unknown;
}

/** The game's ready loadouts, then those built in this browser; empty if the game has none. */
export async function loadoutChoices(game: AnyGame): Promise<readonly LoadoutChoice[]> {
  if (game.content.loadouts.length === 0) return [];
  const ready = game.content.loadouts.map(({ id, name, plan }) => ({
    id,
    name,
    plan,
    mine: false,
    playable: true,
    value: id,
  }));
  const { deckRules } = game.content;
  if (deckRules === null) return ready;
  const saved = (await (await theListStore()).list()).filter((list) => list.game === publishedId(game.id));
  return [
    ...ready,
    ...saved.map(({ id, name, list }) => ({
      id,
      name,
      plan: words.setup.ownLoadout(deckRules.what),
      mine: true,
      playable: objections(deckRules, list).length === 0,
      value: list,
    })),
  ];
}
