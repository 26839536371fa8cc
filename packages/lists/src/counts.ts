import type { DeckRules, PieceList } from '@mechatable/kernel';

/** How many copies of each piece a list has in all sections together, in the order of the list. */
export function copiesIn(list: PieceList): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const section of Object.values(list)) {
    for (const [id, count] of Object.entries(section)) copies.set(id, (copies.get(id) ?? 0) + count);
  }
  return copies;
}

/** How many pieces a section has, or the whole list if no section is given. */
export function sizeOf(list: PieceList, section?: string): number {
  const sections = section === undefined ? Object.values(list) : [list[section] ?? {}];
  return sections.flatMap((counts) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
}

/** How many copies of a piece a section has. */
export function countOf(list: PieceList, section: string, piece: string): number {
  const counts = list[section] ?? {};
  return counts[piece] ?? 0;
}

/** The list with this many copies of a piece in a section; 0 removes the piece. */
export function withCount(list: PieceList, section: string, piece: string, count: number): PieceList {
  const rest = Object.entries(list[section] ?? {}).filter(([id]) => id !== piece || count > 0);
  const counts: Record<string, number> = Object.fromEntries(rest);
  if (count > 0) counts[piece] = count;
  return { ...list, [section]: counts };
}

/** A list with all its sections empty. */
export function emptyList({ sections }: DeckRules): PieceList {
  return Object.fromEntries(sections.map(({ id }) => [id, {}]));
}
