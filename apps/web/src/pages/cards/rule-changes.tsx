import type { JSX } from 'preact';
import type { GameEntry } from '../../games/games.ts';
import type { ClauseBlock } from '../../games/books/book.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import type { RuleDifferences } from './compare-rules.ts';
import { words } from './words.ts';

interface Props {
  readonly older: GameEntry;
  readonly newer: GameEntry;
  /** The id of the rule book. */
  readonly book: string;
  readonly chapters: readonly RuleDifferences[];
}

/** Chapter by chapter, what one edition says on the left and the other on the right. */
export function RuleChanges({ older, newer, book, chapters }: Props): JSX.Element {
  return (
    <section id="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">{words.ruleChanges.heading}</h2>
      {chapters.length === 0 && <p>{words.ruleChanges.none}</p>}
      {chapters.map((chapter) => (
        <section key={chapter.slug} class="rule-changes" aria-label={chapter.title}>
          <h3>
            <a href={`/rules/${book}#${chapter.slug}`}>{chapter.title}</a>
          </h3>
          <div class="columns">
            <Column title={older.title} book={book} clauses={chapter.older} />
            <Column title={newer.title} book={book} clauses={chapter.newer} />
          </div>
          {chapter.both.length > 0 && (
            <Column title={words.ruleChanges.both} book={book} clauses={chapter.both} />
          )}
        </section>
      ))}
    </section>
  );
}

function Column(props: { title: string; book: string; clauses: readonly ClauseBlock[] }): JSX.Element {
  const { title, book, clauses } = props;
  return (
    <div>
      <h4>{title}</h4>
      {clauses.length === 0 && <p class="fine">{words.ruleChanges.nothing}</p>}
      {clauses.map(({ id, html }) => (
        <div key={id} class="clause-card">
          <ClauseLink gameId={book} id={id} />
          <div class="clause-words" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </div>
  );
}
