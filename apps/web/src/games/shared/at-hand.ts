import { publishedId, type AnyGame, type PieceList } from '@mechatable/kernel';
import { objections, writeLink } from '@mechatable/lists';
import { theListStore } from '../../browser/storage.ts';

/** A legal list that a player can choose at the table. */
export interface ListAtHand {
  readonly name: string;
  readonly list: PieceList;
  /** Where it comes from: brought from the builder, saved by the player, or part of the game. */
  readonly from: 'brought' | 'built' | 'ready';
}

/** Lists brought from the builder, by match. After a reload they are among the saved lists. */
const brought = new Map<string, ListAtHand>();
/** The lists offered at the table, by game. */
const laidOut = new Map<string, readonly ListAtHand[]>();

export function offerInMatch(matchId: string, name: string, list: PieceList): void {
  brought.set(matchId, { name, list, from: 'brought' });
}

/** The lists that can be chosen for a game, as of when the match was opened. */
export function listsAtHand(gameId: string): readonly ListAtHand[] {
  return laidOut.get(publishedId(gameId)) ?? [];
}

/**
 * Before a match in which lists are chosen at the table: collects the list brought from the builder, then saved lists,
 * then those of the game, without duplicates.
 */
export async function layOut(
  { id, content: { deckRules, loadouts } }: AnyGame,
  matchId: string,
): Promise<void> {
  if (deckRules === null || loadouts.length > 0) return;
  const first = brought.get(matchId);
  const saved = (await (await theListStore()).list()).filter(({ game }) => game === publishedId(id));
  const all: readonly ListAtHand[] = [
    ...(first === undefined ? [] : [first]),
    ...saved.map(({ name, list }): ListAtHand => ({ name, list, from: 'built' })),
    ...deckRules.ready.map(({ name, list }): ListAtHand => ({ name, list, from: 'ready' })),
  ];
  const legal = all.filter(({ list }) => objections(deckRules, list).length === 0);
  const once = new Map(legal.toReversed().map((one) => [writeLink(deckRules, one), one]));
  laidOut.set(publishedId(id), [...once.values()].toReversed());
}
