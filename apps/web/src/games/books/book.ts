import type { ClauseId } from '@mechatable/kernel';
import type { Clause } from '@mechatable/rulebook';

/** A rule book made ready for the screen. All HTML in it was written by us and made when the site was built. */
export interface Book {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  readonly slug: string;
  readonly blocks: readonly Block[];
}

export type Block = ClauseBlock | ExampleBlock | HeadingBlock | ProseBlock;

export interface ClauseBlock {
  readonly kind: 'clause';
  readonly id: ClauseId;
  /** Nothing in it can be tested. */
  readonly flavor: boolean;
  /** How much of it is not implemented yet; its HTML says so where it is. */
  readonly pending: Clause['pending'];
  readonly html: string;
  /** Its text and examples as plain text, for the search. */
  readonly text: string;
  /** How many scenarios name it. */
  readonly tested: number;
}

/** Words, a position to draw, or both. */
export interface ExampleBlock {
  readonly kind: 'example';
  /** The clause it belongs to; null for one in a chapter's prose. */
  readonly clause: ClauseId | null;
  readonly html: string;
  readonly positions: readonly Position[];
}

export interface Position {
  /** Which moment it is, where an example has several; else empty. */
  readonly caption: string;
  /** A card each: `A1f VG-01`, `B1f BA-02 rest 1 power 5 + MD-01`. */
  readonly lines: readonly string[];
}

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly html: string;
  readonly slug: string;
}

export interface ProseBlock {
  readonly kind: 'prose';
  readonly html: string;
}

/** The tests of a book. Their sources are large, so they are loaded on demand. */
export interface BookTests {
  readonly tests: readonly TestEntry[];
  /** By clause, the places in `tests` of those that name it. */
  readonly of: Readonly<Record<ClauseId, readonly number[]>>;
}

export interface TestEntry {
  /** As written, ids included; placeholders of a table are in ‹ ›. */
  readonly title: string;
  /** From the top of the repository. */
  readonly file: string;
  readonly line: number;
  readonly source: string;
  /** Lines left out at the end of a long source. */
  readonly cut: number;
}

export function clausesOf({ chapters }: Book): readonly ClauseBlock[] {
  return chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'clause'));
}
