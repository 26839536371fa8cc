import type { Loadout, Piece } from '../content.ts';
import type { ClauseId } from '../verdict.ts';

/** A deck or force as it is written down: for each section, how often each piece, by id. */
export type PieceList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A piece as someone who builds looks at it. */
export interface Part extends Piece {
  /** Its printed numbers, by the ids of `DeckRules.figures`; a piece without such a number lacks it. */
  readonly figures: Readonly<Record<string, number>>;
  /** Words to find it by: `Haste`, `Range 2`, `Basic`. */
  readonly keywords: readonly string[];
  /** How often it may be in a list, and the clause that says so; null for any number. */
  readonly most: { readonly copies: number; readonly clause: ClauseId } | null;
  /** The one section that it can be in; left out where any will do. */
  readonly section?: string;
  /** The name of the piece of an earlier edition that this one follows; left out if it is the same name. */
  readonly was?: string;
}

/** A part of a list with a size of its own: the deck, the pool. */
export interface Section {
  readonly id: string;
  /** In small letters: `deck`. */
  readonly name: string;
  readonly size: { readonly min: number; readonly max: number };
  /** What settles the size. */
  readonly clause: ClauseId;
  /** What settles the upper limit; left out where it is the same clause. */
  readonly maxClause?: ClauseId;
}

/**
 * What one builds for a game, as data: pieces, sections and limits. Where the game has loadouts, a list that keeps
 * them is taken by `options.loadouts` as it is; elsewhere it is chosen at the table.
 */
export interface DeckRules {
  /** What a list is called: `deck`. */
  readonly what: string;
  /** What a piece is called: `card`. */
  readonly piece: string;
  readonly sections: readonly Section[];
  /** What can be counted on pieces; the first one makes the curve. */
  readonly figures: readonly { readonly id: string; readonly name: string }[];
  readonly parts: readonly Part[];
  /** The clause that forbids pieces from elsewhere. */
  readonly unknown: ClauseId;
  readonly ready: readonly (Loadout & { readonly list: PieceList })[];
  /** What a match has to be set to for a list of one's own to be chosen in it; left out if any will do. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Why a list is refused: the clause, a sentence, and the section or piece at fault, if it is one alone. */
export interface Objection {
  readonly clause: ClauseId;
  readonly sentence: string;
  readonly section: string | null;
  readonly piece: string | null;
}

/** Everything that is wrong with a list; empty if it may be played. */
export function objections(deckRules: DeckRules, list: PieceList): Objection[] {
  const found: Objection[] = [];
  for (const { id, name, size, clause: least, maxClause = least } of deckRules.sections) {
    const count = sizeOf(list, id);
    if (count >= size.min && count <= size.max) continue;
    const clause = count > size.max ? maxClause : least;
    const wanted = size.min === size.max ? size.min : `${size.min} to ${size.max}`;
    const sentence = `the ${name} has ${counted(count, deckRules.piece)} instead of ${wanted}`;
    found.push({ clause, sentence, section: id, piece: null });
  }
  const parts = new Map(deckRules.parts.map((part) => [part.id, part]));
  for (const [id, count] of copiesIn(list)) {
    const part = parts.get(id);
    if (part === undefined) {
      const sentence = `there is no ${deckRules.piece} "${id}"`;
      found.push({ clause: deckRules.unknown, sentence, section: null, piece: id });
      continue;
    }
    if (part.most !== null && count > part.most.copies) {
      const { copies, clause } = part.most;
      const allowed = copies === 1 ? 'only 1 is allowed' : `at most ${copies} are allowed`;
      const sentence = `${part.name} (${id}) appears ${count} times, ${allowed}`;
      found.push({ clause, sentence, section: null, piece: id });
    }
    const home = deckRules.sections.find((section) => section.id === part.section);
    if (home !== undefined && countOf(list, home.id, id) < count) {
      const sentence = `${part.name} (${id}) can only be in the ${home.name}`;
      found.push({ clause: home.clause, sentence, section: home.id, piece: id });
    }
  }
  return found;
}

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
