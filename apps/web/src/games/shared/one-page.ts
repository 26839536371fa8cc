/** A game on one page, for someone who has never seen it: how to win, the table, a turn, and common mistakes. */
export interface OnePageWords {
  /** How to win, in a sentence or two. */
  readonly goal: string;
  /** Explains the parts of the picture. */
  readonly labels: readonly Label[];
  /** The phases of a turn, in order. */
  readonly turn: readonly Part[];
  readonly mistakes: readonly Part[];
}

export interface OnePage extends OnePageWords {
  /** The table to put labels on, as the first player sees it. */
  table(): unknown;
}

export interface Part {
  readonly title: string;
  readonly text: string;
}

export interface Label extends Part {
  /** The anchor or the key of a thing in the picture. */
  readonly at: string;
}
