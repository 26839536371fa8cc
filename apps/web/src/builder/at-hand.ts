import { objections, writeLink, type AnyGame, type PieceList } from '@mechatable/kernel';
import { theShelf } from '../storage.ts';

/** A legal list that a person can choose at the table. */
export interface ListAtHand {
  readonly name: string;
  readonly list: PieceList;
  /** Where it comes from: the builder sent the person here with it, they keep it, or it comes with the game. */
  readonly from: 'brought' | 'built' | 'ready';
}

/** What people were sent to the table with, by match. Who loads the page anew finds it among what they keep. */
const brought = new Map<string, ListAtHand>();

export function bringAlong(matchId: string, name: string, list: PieceList): void {
  brought.set(matchId, { name, list, from: 'brought' });
}

/** What can be chosen in a match: what was brought along, then what was built here, then what stands ready; nothing twice. */
export async function listsAtHand({ id, armoury }: AnyGame, matchId: string): Promise<readonly ListAtHand[]> {
  if (armoury === undefined) return [];
  const first = brought.get(matchId);
  const saved = (await (await theShelf()).list()).filter(({ game }) => game === id);
  const all: readonly ListAtHand[] = [
    ...(first === undefined ? [] : [first]),
    ...saved.map(({ name, list }): ListAtHand => ({ name, list, from: 'built' })),
    ...armoury.ready.map(({ name, list }): ListAtHand => ({ name, list, from: 'ready' })),
  ];
  const legal = all.filter(({ list }) => objections(armoury, list).length === 0);
  return [...new Map(legal.toReversed().map((one) => [writeLink(armoury, one), one])).values()].toReversed();
}
