import type { ClauseId } from '@mechatable/kernel';
import type { JSX } from 'preact';
import './clause.css';
import { words } from './words.ts';

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

/** A link to a clause that doesn't spell out its id: for lists in which every line has one. */
export function RuleLink({ gameId, id }: { gameId: string; id: ClauseId }): JSX.Element {
  return (
    <a class="rule-link" href={clauseHref(gameId, id)} title={id} aria-label={words.clause.rule(id)}>
      {words.clause.link}
    </a>
  );
}
