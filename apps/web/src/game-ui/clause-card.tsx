import type { ClauseId } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { ClauseLink } from '../ui/clause-link.tsx';
import { loadClause } from '../games/books/load.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../ui/words.ts';

/** A clause with its text, which appears when the book is loaded. */
export function ClauseCard({ gameId, id }: { gameId: string; id: ClauseId }): JSX.Element {
  const clause = useLoaded(`${gameId} ${id}`, () => loadClause(gameId, id));
  return (
    <div class="clause-card" aria-busy={clause.is === 'loading'}>
      <ClauseLink gameId={gameId} id={id} />
      {clause.is === 'here' && clause.value !== null && (
        <div class="clause-words" dangerouslySetInnerHTML={{ __html: clause.value.html }} />
      )}
      {clause.is === 'here' && clause.value === null && <p class="fine">{words.clause.unknown}</p>}
      {clause.is === 'failed' && <p class="fine">{words.clause.failed}</p>}
    </div>
  );
}
