import type { ClauseId } from '@mechatable/kernel';
import { clauseIdsIn, clausesFor, type Clause, type Rulebook } from '@mechatable/rulebook';
import type { TestResult } from './io.ts';
import type { Sample, Samples } from './samples.ts';

/**
 * How a clause is covered.
 * - proven: breaking the code behind it broke a test that names it, and that test still passes
 * - unnoticed: breaks were tried, and no test that names it failed
 * - named: tests name it, but no break of its code was tried on them
 * - untested: no test that passed names it
 * - pending: marked ⧗ in the book, not implemented yet
 * - flavor: marked ✎ in the book, nothing to test
 */
export type Status = 'proven' | 'unnoticed' | 'named' | 'untested' | 'pending' | 'flavor';

export interface ClauseCoverage {
  readonly clause: Clause;
  readonly status: Status;
  /** The titles of the passing tests that name it. */
  readonly tests: readonly string[];
  readonly sample: Sample | null;
}

export interface Coverage {
  /** The clauses that hold for the game. */
  readonly clauses: readonly ClauseCoverage[];
  /** Marked as not implemented yet, although a test names them. */
  readonly claimed: readonly ClauseId[];
  /** Ids that tests name and the book does not have. */
  readonly unknown: readonly ClauseId[];
}

export function coverageOf(
  book: Rulebook,
  game: string,
  tests: readonly TestResult[],
  samples: Samples = new Map(),
): Coverage {
  const prefixes = new Set(book.clauses.map(({ id }) => prefixOf(id)));
  const testsOf = new Map<ClauseId, string[]>(book.clauses.map(({ id }) => [id, []]));
  const unknown = new Set<ClauseId>();
  for (const { title, state } of tests) {
    if (state !== 'passed') continue;
    for (const id of clauseIdsIn(title)) {
      const titles = testsOf.get(id);
      if (titles !== undefined) titles.push(title);
      else if (prefixes.has(prefixOf(id))) unknown.add(id);
    }
  }
  const clauses = clausesFor(book, game).map((clause): ClauseCoverage => {
    const titles = testsOf.get(clause.id) ?? [];
    const sample = samples.get(clause.id) ?? null;
    return { clause, status: statusOf(clause, titles, sample), tests: titles, sample };
  });
  return {
    clauses,
    claimed: idsOf(clauses, 'pending').filter((id) => testsOf.get(id)?.length !== 0),
    unknown: [...unknown].sort(),
  };
}

export function idsOf(clauses: readonly ClauseCoverage[], status: Status): readonly ClauseId[] {
  return clauses.filter((one) => one.status === status).map(({ clause }) => clause.id);
}

/** Whether `npm test` may pass: every clause has a test or a mark, and no test claims what does not exist. */
export function isComplete({ clauses, claimed, unknown }: Coverage): boolean {
  return idsOf(clauses, 'untested').length === 0 && claimed.length === 0 && unknown.length === 0;
}

function statusOf({ flavor, pending }: Clause, titles: readonly string[], sample: Sample | null): Status {
  if (flavor) return 'flavor';
  if (pending === 'all') return 'pending';
  if (titles.length === 0) return 'untested';
  if (sample?.proof !== undefined) return titles.includes(sample.proof.test) ? 'proven' : 'named';
  return sample === null || sample.tried === 0 ? 'named' : 'unnoticed';
}

function prefixOf(id: ClauseId): string {
  return id.split('-')[0] ?? id;
}
