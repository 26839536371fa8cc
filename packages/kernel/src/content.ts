import type { DeckRules } from './lists/deck-rules.ts';

/** A card, unit or tile as printed. Games extend it; galleries and counts need only this. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
}

/** A ready deck or force that one seat can bring. */
export interface Loadout {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
}

/** What a game is played with. */
export interface Content {
  /** The rule book's file name under `rules/`, without its extension. */
  readonly rulebook: string;
  readonly pieces: readonly Piece[];
  /** Ready decks or forces; if there are any, `options.loadouts` names one per seat. */
  readonly loadouts: readonly Loadout[];
  /** What players can build decks or forces from; null if there is nothing to build. */
  readonly deckRules: DeckRules | null;
}
