import type { ClauseId } from '@mechatable/kernel';
import type { JSX } from 'preact';
import './clause.css';

export function clauseHref(gameId: string, id: ClauseId): string {
  return `/rules/${gameId}#${id}`;
}

/** The id of a clause, as a link to the rule book. */
export function ClauseLink({ gameId, id }: { gameId: string; id: ClauseId }): JSX.Element {
  return (
    <a class="clause-tag" href={clauseHref(gameId, id)}>
      {id}
    </a>
  );
}
