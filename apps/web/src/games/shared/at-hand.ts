import type { AnyGame, PieceList } from '@mechatable/kernel';
import { objections, writeLink } from '@mechatable/lists';
import { theShelf } from '../../browser/storage.ts';

/** A legal list that a person can choose at the table. */
export interface ListAtHand {
  readonly name: string;
  readonly list: PieceList;
  /** Where it comes from: the builder sent the person here with it, they keep it, or it comes with the game. */
  readonly from: 'brought' | 'built' | 'ready';
}

/** What people were sent to the table with, by match. Who loads the page anew finds it among what they keep. */
const brought = new Map<string, ListAtHand>();
/** What is laid out at the table, by game. */
const laidOut = new Map<string, readonly ListAtHand[]>();

export function bringAlong(matchId: string, name: string, list: PieceList): void {
  brought.set(matchId, { name, list, from: 'brought' });
}

/** What can be chosen at the table of a game, as it was when the match was opened. */
export function listsAtHand(gameId: string): readonly ListAtHand[] {
  return laidOut.get(gameId) ?? [];
}

/**
 * Before a match in which lists are chosen at the table: lays out what was brought along, then what was built here, then
 * what stands ready; nothing twice.
 */
export async function layOut(
  { id, content: { deckRules, loadouts } }: AnyGame,
  matchId: string,
): Promise<void> {
  if (deckRules === null || loadouts.length > 0) return;
  const first = brought.get(matchId);
  const saved = (await (await theShelf()).list()).filter(({ game }) => game === id);
  const all: readonly ListAtHand[] = [
    ...(first === undefined ? [] : [first]),
    ...saved.map(({ name, list }): ListAtHand => ({ name, list, from: 'built' })),
    ...deckRules.ready.map(({ name, list }): ListAtHand => ({ name, list, from: 'ready' })),
  ];
  const legal = all.filter(({ list }) => objections(deckRules, list).length === 0);
  const once = new Map(legal.toReversed().map((one) => [writeLink(deckRules, one), one]));
  laidOut.set(id, [...once.values()].toReversed());
}
