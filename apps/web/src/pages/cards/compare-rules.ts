import type { AnyGame } from '@mechatable/kernel';
import type { Book, ClauseBlock } from '../../games/books/book.ts';

/** One chapter: the clauses of each edition, and those that name both. */
export interface RuleDifferences {
  readonly title: string;
  readonly slug: string;
  readonly older: readonly ClauseBlock[];
  readonly newer: readonly ClauseBlock[];
  readonly both: readonly ClauseBlock[];
}

/** The mark of an edition in a shared rule book: `1e` for `mecha-1e`; null if the book isn't shared. */
export function editionOf({ id, content: { rulebook } }: AnyGame): string | null {
  return id.startsWith(`${rulebook}-`) ? id.slice(rulebook.length + 1) : null;
}

/** By chapter, without those that are the same for both editions. */
export function compareRules(book: Book, older: string, newer: string): readonly RuleDifferences[] {
  return book.chapters
    .map(({ title, slug, blocks }) => {
      const clauses = blocks.filter((block): block is ClauseBlock => block.kind === 'clause');
      return {
        title,
        slug,
        older: clauses.filter(isMarked(older)).map(unmarked(older)),
        newer: clauses.filter(isMarked(newer)).map(unmarked(newer)),
        both: clauses.filter(
          (clause) =>
            !isMarked(older)(clause) &&
            !isMarked(newer)(clause) &&
            names(clause, older) &&
            names(clause, newer),
        ),
      };
    })
    .filter((chapter) => [chapter.older, chapter.newer, chapter.both].some(({ length }) => length > 0));
}

const isMarked =
  (edition: string) =>
  ({ text }: ClauseBlock): boolean =>
    text.startsWith(`[${edition}]`);

/** In the column of its edition, a clause needs no mark. */
const unmarked =
  (edition: string) =>
  (clause: ClauseBlock): ClauseBlock => ({ ...clause, html: clause.html.replace(`[${edition}] `, '') });

function names({ text }: ClauseBlock, edition: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).includes(edition);
}
