import { clausesFor, type Clause, type ClauseId, type Rulebook } from '@mechatable/kernel';
import type { TestResult } from './io.ts';

/** Which clauses of a rule book are named by tests that ran and passed. */
export interface Coverage {
  /** Those that hold for the game. */
  readonly clauses: readonly Clause[];
  readonly tested: number;
  readonly untested: readonly ClauseId[];
  /** Marked ✎ in the book: they need no test. */
  readonly flavour: readonly ClauseId[];
  /** Ids that tests name and the book does not have. */
  readonly unknown: readonly ClauseId[];
  readonly testsOf: ReadonlyMap<ClauseId, readonly string[]>;
}

const WORD = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g;
const ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/;

/** The ids that a title names, each as a whole word: LN-R-1 is not in LN-R-10. */
export function idsIn(title: string): readonly ClauseId[] {
  return [...new Set(title.match(WORD))].filter((word) => ID.test(word));
}

export function coverageOf(book: Rulebook, game: string, tests: readonly TestResult[]): Coverage {
  const prefixes = new Set(book.clauses.map(({ id }) => prefixOf(id)));
  const testsOf = new Map<ClauseId, string[]>(book.clauses.map(({ id }) => [id, []]));
  const unknown = new Set<ClauseId>();
  for (const { title, state } of tests) {
    if (state !== 'passed') continue;
    for (const id of idsIn(title)) {
      const titles = testsOf.get(id);
      if (titles !== undefined) titles.push(title);
      else if (prefixes.has(prefixOf(id))) unknown.add(id);
    }
  }
  const clauses = clausesFor(book, game);
  const needed = clauses.filter(({ flavour }) => !flavour).map(({ id }) => id);
  const untested = needed.filter((id) => testsOf.get(id)?.length === 0);
  return {
    clauses,
    tested: needed.length - untested.length,
    untested,
    flavour: clauses.filter(({ flavour }) => flavour).map(({ id }) => id),
    unknown: [...unknown].sort(),
    testsOf,
  };
}

function prefixOf(id: ClauseId): string {
  return id.split('-')[0] ?? id;
}
