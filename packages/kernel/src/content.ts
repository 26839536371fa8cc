import type { ContentMark } from './custom-content.ts';
import type { ClauseId } from './verdict.ts';

/** A card, unit or tile as printed. Games extend it; galleries and counts need only this. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}

/** A starter deck or force that one seat can bring. */
export interface Loadout {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
}

/** A deck or force as data: for each section, the number of copies of each piece, by id. */
export type PieceList = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A piece as the deck builder shows it. */
export interface Part extends Piece {
  /** Its printed numbers, by the ids of `DeckRules.figures`; missing if the piece has no such number. */
  readonly figures: Readonly<Record<string, number>>;
  /** Words to find it by: `Haste`, `Range 2`, `Basic`. */
  readonly keywords: readonly string[];
  /** Those of its keywords that its text says, in whatever language. Default: none. */
  readonly inText?: readonly string[];
  /** The most copies in a list, and the clause that says so; null for any number. */
  readonly most: { readonly copies: number; readonly clause: ClauseId } | null;
  /** The only section it can be in. Default: any. */
  readonly section?: string;
  /** The name of the piece of an earlier edition that this one follows; left out if it is the same name. */
  readonly was?: string;
}

/** A part of a list with its own size: the deck, the pool. */
export interface Section {
  readonly id: string;
  /** In lowercase: `deck`. */
  readonly name: string;
  readonly size: { readonly min: number; readonly max: number };
  /** The clause for the size. */
  readonly clause: ClauseId;
  /** The clause for the upper limit, if it is a different one. */
  readonly maxClause?: ClauseId;
}

/**
 * The rules for building a deck or force, as data: pieces, sections and limits. If the game has loadouts,
 * `options.loadouts` accepts a legal list; otherwise players choose their list during the match.
 */
export interface DeckRules {
  /** The word for a list: `deck`. */
  readonly what: string;
  /** The word for a piece: `card`. */
  readonly piece: string;
  readonly sections: readonly Section[];
  /** Numbers on pieces; the first one makes the curve. */
  readonly figures: readonly { readonly id: string; readonly name: string }[];
  readonly parts: readonly Part[];
  /** The clause that forbids pieces from elsewhere. */
  readonly unknown: ClauseId;
  readonly ready: readonly (Loadout & { readonly list: PieceList })[];
  /** The options that a match needs to accept a custom list. Default: any. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The pieces of a game. */
export interface Content {
  /** The rule book's file name under `rules/`, without its extension. */
  readonly rulebook: string;
  readonly pieces: readonly Piece[];
  /** Starter decks or forces; if there are any, `options.loadouts` names one per seat. */
  readonly loadouts: readonly Loadout[];
  /** The rules for building decks or forces; null if there is nothing to build. */
  readonly deckRules: DeckRules | null;
  /** The content file that the game is played with here; null for the published content. */
  readonly custom: ContentMark | null;
}
