import type { ClauseId } from '@mechatable/kernel';
import { CLAUSE_ID } from './clause-ids.ts';

/** A heading of a rule book, and what follows up to the next part. */
export interface HeadingPart {
  readonly kind: 'heading';
  /** 1 for the title, 2 for a chapter. */
  readonly level: number;
  readonly heading: string;
  /** Markdown. */
  readonly body: string;
}

/** A clause of a rule book: from the line that starts with its bold id up to the next part. */
export interface ClausePart {
  readonly kind: 'clause';
  readonly id: ClauseId;
  /** Marked ✎ in the book: nothing in it can be tested. */
  readonly flavor: boolean;
  /**
   * Marked ⧗ in the book: not implemented yet. After the id, the mark is for the whole clause; at the start of a
   * paragraph, for that paragraph.
   */
  readonly pending: 'none' | 'part' | 'all';
  /** Markdown, without the id and its mark. */
  readonly body: string;
}

export type RulebookPart = HeadingPart | ClausePart;

const HEADING = /^(#{1,4}) (.+)$/;
const CLAUSE = new RegExp(`^\\*\\*(${CLAUSE_ID})\\*\\*(?: (✎|⧗))? ?(.*)$`);
const PENDING_PARAGRAPH = /^⧗ /m;

/** The parts of a rule book, in order. Code blocks have no headings and no clauses. */
export function partsOf(markdown: string): readonly RulebookPart[] {
  const parts: RulebookPart[] = [];
  let open: RulebookPart | null = null;
  let lines: string[] = [];
  let fenced = false;
  const close = (): void => {
    if (open !== null) parts.push(withBody(open, lines.join('\n')));
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('```')) fenced = !fenced;
    const part = fenced ? null : partAt(line);
    if (part === null) {
      lines.push(line);
    } else {
      close();
      open = part;
      lines = part.kind === 'clause' ? [part.body] : [];
    }
  }
  close();
  return parts;
}

/** The part that starts with this line; null if none does. */
function partAt(line: string): RulebookPart | null {
  const heading = HEADING.exec(line);
  if (heading !== null) {
    const [, level = '', text = ''] = heading;
    return { kind: 'heading', level: level.length, heading: text, body: '' };
  }
  const clause = CLAUSE.exec(line);
  if (clause === null) return null;
  const [, id = '', mark, body = ''] = clause;
  return { kind: 'clause', id, flavor: mark === '✎', pending: mark === '⧗' ? 'all' : 'none', body };
}

function withBody(part: RulebookPart, body: string): RulebookPart {
  if (part.kind === 'heading' || part.pending === 'all') return { ...part, body };
  return { ...part, pending: PENDING_PARAGRAPH.test(body) ? 'part' : 'none', body };
}
