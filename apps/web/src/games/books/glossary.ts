import type { ClauseId } from '@mechatable/kernel';

/** A word or sign of a game, explained by the rule book. */
export interface Term {
  readonly name: string;
  /** The clauses that define it; the first one is worth a link. */
  readonly clauses: readonly [ClauseId, ...ClauseId[]];
  /** The text of these clauses about it, in a sentence or two each. */
  readonly text: readonly string[];
  /** A word: texts link it. Signs have no word that would be clear in a text. */
  readonly isWord: boolean;
}

/** The terms of a book by name. */
export type Glossary = Readonly<Record<string, Term>>;

/** The term for a word as a card has it: `Range 2`, `On Play`, `[On Play]`. */
export function findTerm(glossary: Glossary, word: string): Term | null {
  const bare = word.replace(/ \d+$/, '');
  return glossary[bare] ?? glossary[`[${bare}]`] ?? null;
}

/** Marks what holds in one edition only. */
const EDITION = /^\[(\d+e)\] /;

/** The meaning of a term in a game: of several editions, only its own. */
export function meaningIn(term: Term, gameId: string): readonly string[] {
  return term.text.flatMap((text) => {
    const edition = EDITION.exec(text)?.[1];
    return edition === undefined || gameId.endsWith(`-${edition}`) ? [text.replace(EDITION, '')] : [];
  });
}

export interface Span {
  readonly text: string;
  readonly term: Term | null;
}

/** A text with its terms apart, each only where it comes first. */
export function spansOf(text: string, glossary: Glossary): readonly Span[] {
  const pattern = patternOf(glossary);
  if (pattern === null) return [{ text, term: null }];
  const seen = new Set<Term>();
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = findTerm(glossary, word);
    if (term === null || seen.has(term)) continue;
    seen.add(term);
    if (index > end) spans.push({ text: text.slice(end, index), term: null });
    spans.push({ text: word, term });
    end = index + word.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end), term: null });
  return spans;
}

const patterns = new WeakMap<Glossary, RegExp | null>();

/** Finds the words of a glossary, the longer ones first, with their numbers; null if it has none. */
function patternOf(glossary: Glossary): RegExp | null {
  const known = patterns.get(glossary);
  if (known !== undefined) return known;
  const names = Object.values(glossary)
    .filter(({ isWord }) => isWord)
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  const pattern =
    names.length === 0
      ? null
      : new RegExp(`(?<!\\w)(?:${names.map(escaped).join('|')})(?: \\d+)?(?!\\w)`, 'g');
  patterns.set(glossary, pattern);
  return pattern;
}

function escaped(name: string): string {
  return name.replace(/[[\]().*+?^${}|\\]/g, '\\$&');
}
