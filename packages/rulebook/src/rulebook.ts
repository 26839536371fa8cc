import type { ClauseId } from '@mechatable/kernel';
import { partsOf, type ClausePart } from './parts.ts';

/** A numbered clause of a rule book. */
export interface Clause extends Pick<ClausePart, 'id' | 'flavor' | 'pending'> {
  readonly chapter: string;
  /** Markdown, without the leading id. */
  readonly text: string;
}

export interface Rulebook {
  readonly title: string;
  readonly intro: string;
  readonly clauses: readonly Clause[];
}

/** A position that the book draws. */
export interface DrawnPosition {
  readonly caption: string;
  /** As the book writes them. Games read them. */
  readonly lines: readonly string[];
}

const POSITION = /^```position\b ?(.*)$/;

/**
 * The text of a rule book without its ```position blocks. They define how an example is drawn; readers of the text don't
 * need them.
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

/** The positions in each clause that has some, so that tests can play what the book claims. */
export function positionsIn(markdown: string): ReadonlyMap<ClauseId, readonly DrawnPosition[]> {
  const found = new Map<ClauseId, readonly DrawnPosition[]>();
  for (const part of partsOf(markdown)) {
    const positions = part.kind === 'clause' ? drawnIn(part.body) : [];
    if (part.kind === 'clause' && positions.length > 0) found.set(part.id, positions);
  }
  return found;
}

function drawnIn(body: string): readonly DrawnPosition[] {
  const positions: DrawnPosition[] = [];
  let lines: string[] | null = null;
  for (const line of body.split('\n')) {
    const caption = POSITION.exec(line)?.[1];
    if (lines !== null && line.startsWith('```')) lines = null;
    else if (lines !== null) lines.push(line);
    else if (caption !== undefined) positions.push({ caption, lines: (lines = []) });
  }
  return positions;
}

/** Reads a rule book as text. `##` headings are the chapters of its clauses. */
export function parseRulebook(markdown: string): Rulebook {
  let title = '';
  let intro = '';
  let chapter = '';
  const clauses: Clause[] = [];
  for (const part of partsOf(markdown)) {
    const text = withoutPositions(part.body).trim();
    if (part.kind === 'clause') {
      const { id, flavor, pending } = part;
      clauses.push({ id, chapter, flavor, pending, text });
    } else if (part.level === 1) {
      title = part.heading;
      intro = text;
    } else if (part.level === 2) {
      chapter = part.heading;
    }
  }
  return { title, intro, clauses };
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
