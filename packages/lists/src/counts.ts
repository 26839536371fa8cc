import type { DeckRules, PieceList } from '@mechatable/kernel';

/** How often each piece is there, all sections taken together, in the order of the list. */
export function copiesIn(list: PieceList): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const section of Object.values(list)) {
    for (const [id, count] of Object.entries(section)) copies.set(id, (copies.get(id) ?? 0) + count);
  }
  return copies;
}

/** How many pieces a section has; of the whole list, if none is named. */
export function sizeOf(list: PieceList, section?: string): number {
  const sections = section === undefined ? Object.values(list) : [list[section] ?? {}];
  return sections.flatMap((counts) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
}

/** How often a piece is in a section. */
export function countOf(list: PieceList, section: string, piece: string): number {
  const counts = list[section] ?? {};
  return counts[piece] ?? 0;
}

/** The list with so many copies of a piece in a section; none at all takes the piece out. */
export function withCount(list: PieceList, section: string, piece: string, count: number): PieceList {
  const rest = Object.entries(list[section] ?? {}).filter(([id]) => id !== piece || count > 0);
  const counts: Record<string, number> = Object.fromEntries(rest);
  if (count > 0) counts[piece] = count;
  return { ...list, [section]: counts };
}

/** A list with all its sections, and nothing in them. */
export function emptyList({ sections }: DeckRules): PieceList {
  return Object.fromEntries(sections.map(({ id }) => [id, {}]));
}

/** `1 card`, `3 cards`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
