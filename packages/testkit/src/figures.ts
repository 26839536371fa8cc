/** A position that a rule book draws beside a clause, in the lines that the book has for it. */
export interface Figure {
  readonly caption: string;
  readonly lines: readonly string[];
}

const CLAUSE = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*/;
const START = /^```position\b ?(.*)$/;

/** The figures of a rule book by clause, for tests that play what they claim. */
export function figuresIn(markdown: string): ReadonlyMap<string, readonly Figure[]> {
  const figures = new Map<string, Figure[]>();
  let clause = '';
  let open: { caption: string; lines: string[] } | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    if (open !== null) {
      if (line.startsWith('```')) open = null;
      else open.lines.push(line);
      continue;
    }
    clause = CLAUSE.exec(line)?.[1] ?? clause;
    const caption = START.exec(line)?.[1];
    if (caption === undefined) continue;
    open = { caption, lines: [] };
    figures.set(clause, [...(figures.get(clause) ?? []), open]);
  }
  return figures;
}
