import type { JSX } from 'preact';
import type { ClauseBlock, ExampleBlock } from '../../games/books/book.ts';
import { clauseHref } from '../../ui/clause-link.tsx';
import { CopyLink } from './copy-link.tsx';
import { Example } from './example.tsx';
import { markWords } from '../../ui/search.ts';
import { TestsOf } from './tests-of.tsx';
import { words } from './words.ts';

/** A clause in the book: its id in the margin, its text, examples and tests. */
export function Clause(props: {
  gameId: string;
  clause: ClauseBlock;
  examples: readonly ExampleBlock[];
  /** Words to highlight. */
  searched: readonly string[];
  /** The address names it. */
  isTarget: boolean;
}): JSX.Element {
  const { gameId, clause, examples, searched, isTarget } = props;
  const { id } = clause;
  const href = clauseHref(gameId, id);
  return (
    <div
      class="clause"
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-tag`}
      data-target={isTarget ? '' : undefined}
    >
      <div class="clause-margin">
        <a
          class="clause-tag"
          id={`${id}-tag`}
          href={href}
          dangerouslySetInnerHTML={{ __html: markWords(id, searched) }}
        />
        <CopyLink href={href} id={id} />
      </div>
      <div class="clause-body">
        <div class="clause-words" dangerouslySetInnerHTML={{ __html: markWords(clause.html, searched) }} />
        {clause.flavor && (
          <p class="fine">
            <span aria-hidden="true">✎ </span>
            {words.tests.background}
          </p>
        )}
        {examples.map((example, at) => (
          <Example key={at} gameId={gameId} example={example} searched={searched} />
        ))}
        <TestsOf gameId={gameId} clause={clause} />
      </div>
    </div>
  );
}
