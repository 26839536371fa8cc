import type { ClauseId } from './verdict.ts';

/** One numbered entry of a rule book. */
export interface Clause {
  readonly id: ClauseId;
  readonly chapter: string;
  /** Markdown, without the leading id. */
  readonly text: string;
  /** Marked ✎ in the book: nothing in it can be tested. */
  readonly flavour: boolean;
  /**
   * Marked ⧗ in the book: not implemented yet. After the id, the mark is for the whole clause; at the start of a
   * paragraph, for that paragraph.
   */
  readonly pending: 'none' | 'part' | 'all';
}

export interface Rulebook {
  readonly title: string;
  readonly intro: string;
  readonly clauses: readonly Clause[];
}

const ENTRY = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*(?: (✎|⧗))? ?(.*)$/;
const PENDING_PARAGRAPH = /^⧗ /m;
const HEADING = /^(#{1,4}) (.+)$/;
const POSITION = /^```position\b/;

/**
 * The text of a rule book without its ```position blocks. They tell a screen how to draw an example whose
 * words stand beside them; to a reader of the text they say nothing new.
 */
export function withoutPositions(markdown: string): string {
  const kept: string[] = [];
  let where: 'text' | 'position' | 'behind' = 'text';
  for (const line of markdown.split(/\r?\n/)) {
    if (where === 'position') {
      if (line.startsWith('```')) where = 'behind';
      continue;
    }
    const gap = where === 'behind' && line.trim() === ''; // the one before the block is enough
    where = POSITION.test(line) ? 'position' : 'text';
    if (where === 'text' && !gap) kept.push(line);
  }
  return kept.join('\n');
}

/**
 * Reads a rule book: an entry starts with a line that opens with its bold id and runs up to the next
 * entry or heading; `##` headings are its chapter.
 */
export function parseRulebook(markdown: string): Rulebook {
  let title = '';
  let chapter = '';
  const intro: string[] = [];
  const clauses: { id: string; chapter: string; mark: string; lines: string[] }[] = [];
  let open: string[] = intro;
  for (const line of withoutPositions(markdown).split('\n')) {
    const heading = HEADING.exec(line);
    const entry = ENTRY.exec(line);
    if (heading !== null) {
      const [, level = '', text = ''] = heading;
      if (level === '#') title = text;
      if (level === '##') chapter = text;
      open = level === '#' ? intro : [];
    } else if (entry !== null) {
      const [, id = '', mark = '', text = ''] = entry;
      open = [text];
      clauses.push({ id, chapter, mark, lines: open });
    } else {
      open.push(line);
    }
  }
  return {
    title,
    intro: intro.join('\n').trim(),
    clauses: clauses.map(({ id, chapter, mark, lines }) => {
      const text = lines.join('\n').trim();
      const pending = mark === '⧗' ? 'all' : PENDING_PARAGRAPH.test(text) ? 'part' : 'none';
      return { id, chapter, flavour: mark === '✎', pending, text };
    }),
  };
}

const WORD = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g;
const ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/;

/** The ids that the title of a test names, each as a whole word: LN-R-1 is not in LN-R-10. */
export function clauseIdsIn(title: string): readonly ClauseId[] {
  return [...new Set(title.match(WORD))].filter((word) => ID.test(word));
}

const EDITION = /^\[(\d+e)\]/;

/**
 * The entries that hold for a game. A book of several editions marks an entry of one of them with it (`[2e]`),
 * and the game of that edition has it at the end of its id (`mecha-2e`).
 */
export function clausesFor({ clauses }: Rulebook, game: string): readonly Clause[] {
  return clauses.filter(({ text }) => {
    const edition = EDITION.exec(text)?.[1];
    return edition === undefined || game.endsWith(`-${edition}`);
  });
}
